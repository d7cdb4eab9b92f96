import { randomUUID } from 'node:crypto';
import {
  asksNewCode,
  bankTells,
  differs,
  isOk,
  NOBODY,
  placeBeforeRace,
  staff,
  unlike,
  upTo,
  walletTells,
} from '../acts.ts';
import type { Caller, Race } from '../round.ts';
import { byTransfer, byWallet, readOrderMoney, STEPS } from './money-facts.ts';

/** [C25] [C26] */
const confirmOrReject: Race = {
  says: 'staff confirm and reject one order at once: one of them does, the others are told',
  steps: [...STEPS, 'before-reply'],
  prepare: async (ground, callers, chance) => {
    const order = await placeBeforeRace(ground, chance);
    const { code, version } = order;
    const accept = (at: number) => staff(ground, at, `order/${code}/accept`, { version, minutes: 20 });
    const reject = (at: number) => staff(ground, at, `order/${code}/reject`, { version, reason: 'Hết món' });
    return {
      callers: upTo(callers).map((at) => (at % 4 < 2 ? accept(at) : reject(at))),
      judge: async (told) => {
        const { status } = await readOrderMoney(ground, order);
        const won = told.findIndex(isOk);
        const steps = await ground.rows(`select version from order_steps where order_id = '${order.id}'`);
        return [
          ...unlike(told, ['STALE', 'WRONG_STATUS']),
          ...differs('decisions', told.filter(isOk).length, 1),
          ...differs('status', status, won % 4 < 2 ? 'CONFIRMED' : 'CANCELLED'),
          ...differs('steps', steps.length, 2),
        ];
      },
    };
  },
};

/** [C25] [OR35] */
const cancelOrAccept: Race = {
  says: 'the buyer cancels, tapping again and again, while staff accept: one side wins, the other is told',
  steps: [...STEPS, 'before-status', 'before-reply'],
  prepare: async (ground, callers, chance) => {
    const order = await placeBeforeRace(ground, chance);
    const { code, version, who } = order;
    const path = `/v1/order/${encodeURIComponent(order.hash)}/cancel`;
    const accept = (at: number) => staff(ground, at, `order/${code}/accept`, { version, minutes: 20 });
    const cancel =
      (at: number): Caller =>
      (turn) =>
        ground.ask(at, { path, body: {}, headers: { 'x-user-token': who.token } }, turn);
    const isCancel = (at: number) => at % 2 === 0;
    return {
      callers: upTo(callers).map((at) => (isCancel(at) ? cancel(at) : accept(at))),
      judge: async (told) => {
        const { status } = await readOrderMoney(ground, order);
        const steps = await ground.rows(`select version from order_steps where order_id = '${order.id}'`);
        const cancels = told.filter((_, at) => isCancel(at));
        const accepts = told.filter((_, at) => !isCancel(at));
        const cancelled = cancels.some(isOk);
        return [
          ...unlike(told, ['STALE', 'WRONG_STATUS', 'ORDER_NOT_CANCELLABLE']),
          ...differs('accepted', accepts.filter(isOk).length, cancelled ? 0 : 1),
          ...differs('told it is cancelled', cancels.filter(isOk).length, cancelled ? cancels.length : 0),
          ...differs('status', status, cancelled ? 'USER_CANCELLED' : 'CONFIRMED'),
          ...differs('steps', steps.length, 2),
        ];
      },
    };
  },
};

/** [C19] [PA14] */
const seenAndTold: Race = {
  says: 'staff confirm a transfer, several at once, while the bank tells of it: counted once',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const order = await placeBeforeRace(ground, chance, byTransfer);
    const path = `/v1/order/confirm-transfer/${encodeURIComponent(order.hash)}`;
    await ground.ask(0, { path, body: {}, headers: { 'x-user-token': order.who.token } });
    const [row] = await ground.rows(`select version from orders where id = '${order.id}'`);
    const body = { version: Number(row?.version) };
    const reference = randomUUID();
    const last = callers - 1;
    return {
      callers: upTo(callers).map((at) =>
        at === last
          ? bankTells(ground, at, order, reference)
          : staff(ground, at, `order/${order.code}/confirm-transfer`, body),
      ),
      judge: async (told) => {
        const money = await readOrderMoney(ground, order);
        const confirmed = told.slice(0, last).filter(isOk).length;
        return [
          ...money.wrong,
          ...unlike(told, ['STALE', 'ALREADY_PAID']),
          ...(confirmed > 1 ? [`${confirmed} confirmed it`] : []),
          ...differs('captured', money.captured, order.total),
          ...differs('paid', money.paid, true),
        ];
      },
    };
  },
};

/** [PA16] */
const refundTwice: Race = {
  says: 'one payment given back by several at once: once',
  steps: ['before-transaction', 'before-commit', 'after-commit'],
  prepare: async (ground, callers, chance) => {
    const order = await placeBeforeRace(ground, chance, byTransfer);
    await bankTells(ground, 0, order, randomUUID())(NOBODY);
    const body = { reason: 'Khách trả món', amount: order.total };
    return {
      callers: upTo(callers).map((at) => staff(ground, at, `order/${order.code}/refund`, body)),
      judge: async (told) => {
        const money = await readOrderMoney(ground, order);
        return [
          ...money.wrong,
          ...unlike(told, ['REFUND_TOO_MUCH', 'NOTHING_TO_REFUND']),
          ...differs('refunds', told.filter(isOk).length, 1),
          ...differs('refunded', money.refunded, order.total),
        ];
      },
    };
  },
};

/** [C41] */
const newCode: Race = {
  says: 'a new code to pay with is asked for many times at once: everybody gets the same one',
  steps: ['before-transaction', 'before-commit', 'after-commit'],
  prepare: async (ground, callers, chance) => {
    const order = await placeBeforeRace(ground, chance, byWallet);
    await (await walletTells(ground, order))(0, 1006)(NOBODY);
    return {
      callers: upTo(callers).map(asksNewCode(ground, order)),
      judge: async (told) => {
        const attempts = await ground.rows(
          `select number from payment_attempts where order_id = '${order.id}'`,
        );
        return [...unlike(told, []), ...differs('attempts', attempts.length, 2)];
      },
    };
  },
};

/** [C19] [PA27] */
const otherMethod: Race = {
  says: 'an order is to be paid on receipt while its money comes: the money is counted',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const order = await placeBeforeRace(ground, chance, byWallet);
    const told = await walletTells(ground, order);
    const path = `/v1/order/payment-method/${encodeURIComponent(order.hash)}`;
    const body = { payment_method: 'PAYMENT_ON_DELIVERY' };
    const headers = { 'x-user-token': order.who.token };
    const first = chance.whole(0, 1);
    return {
      callers: upTo(callers).map(
        (at): Caller =>
          at % 2 === first ? told(at, 0) : (turn) => ground.ask(at, { path, body, headers }, turn),
      ),
      judge: async (answers) => {
        const money = await readOrderMoney(ground, order);
        return [
          ...money.wrong,
          ...unlike(answers, ['ALREADY_PAID', 'NOT_PAYABLE', 'PAYMENT_BEGUN']),
          ...differs('captured', money.captured, order.total),
          ...differs('paid', money.paid, true),
        ];
      },
    };
  },
};

/** Decisions of staff and diners about one order at once. */
export const CHOICE_RACES: Readonly<Record<string, Race>> = {
  'confirm-or-reject': confirmOrReject,
  'cancel-or-accept': cancelOrAccept,
  'seen-and-told': seenAndTold,
  'refund-twice': refundTwice,
  'new-code': newCode,
  'other-method': otherMethod,
};
