import { randomUUID } from 'node:crypto';
import { bankTells, differs, isOk, type Standing, staff, standing, unlike, walletTells } from './acts.ts';
import type { Ground, StepName } from './ground.ts';
import type { Caller, Race } from './round.ts';

const STEPS: readonly StepName[] = ['before-transaction', 'before-status', 'before-commit', 'after-commit'];
const LONGER_THAN_UNPAID_LASTS = 2 * 3_600_000;
const NOBODY = { race: '', stop: null };

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const byWallet = { draft: { paymentMethod: 'MOMO_QR_AIO' } };
const byTransfer = { draft: { paymentMethod: 'TRANSFER' } };

/** The order with its money as its rows have it; every amount is what its rows add up to. */
async function moneyOf(ground: Ground, { id }: Standing) {
  const [order] = await ground.rows(
    `select status, version, paid_at, captured, refunded, refund_due from orders where id = '${id}'`,
  );
  const rows = await ground.rows(`select kind, amount, status from payments where order_id = '${id}'`);
  const sum = (kind: string) =>
    rows
      .filter((row) => row.kind === kind && row.status !== 'failed')
      .reduce((total, { amount }) => total + Number(amount), 0);
  const [captured, refunded, due] = [order?.captured, order?.refunded, order?.refund_due].map(Number);
  const wrong = [
    ...differs('captured', captured, sum('capture')),
    ...differs('refunded', refunded, sum('refund')),
  ];
  return { status: order?.status, paid: order?.paid_at !== null, captured, refunded, due, rows, wrong };
}

async function stepsTo(ground: Ground, { id }: Standing, status: string): Promise<number> {
  const steps = await ground.rows(`select status from order_steps where order_id = '${id}'`);
  return steps.filter((step) => step.status === status).length;
}

/** [C25] [C26] */
const confirmOrReject: Race = {
  says: 'staff confirm and reject one order at once: one of them does, the others are told',
  steps: [...STEPS, 'before-reply'],
  prepare: async (ground, callers, chance) => {
    const order = await standing(ground, chance);
    const { code, version } = order;
    const accept = (at: number) => staff(ground, at, `order/${code}/accept`, { version, minutes: 20 });
    const reject = (at: number) => staff(ground, at, `order/${code}/reject`, { version, reason: 'Hết món' });
    return {
      callers: upTo(callers).map((at) => (at % 4 < 2 ? accept(at) : reject(at))),
      judge: async (told) => {
        const { status } = await moneyOf(ground, order);
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

/** [C15] */
const toldAgain: Race = {
  says: 'one transfer told of many times at once: counted once',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const order = await standing(ground, chance, byTransfer);
    const reference = randomUUID();
    return {
      callers: upTo(callers).map((at) => bankTells(ground, at, order, reference)),
      judge: async (told) => {
        const money = await moneyOf(ground, order);
        return [
          ...money.wrong,
          ...unlike(told, []),
          ...differs('captured', money.captured, order.total),
          ...differs('due back', money.due, 0),
          ...differs('times paid', await stepsTo(ground, order, 'PAYMENT_SUCCESS'), 1),
        ];
      },
    };
  },
};

/** [C20] */
const paidTwice: Race = {
  says: 'several payments of one order at once: one pays it, each other is due back',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const order = await standing(ground, chance, byTransfer);
    return {
      callers: upTo(callers).map((at) => bankTells(ground, at, order, randomUUID())),
      judge: async (told) => {
        const money = await moneyOf(ground, order);
        return [
          ...money.wrong,
          ...unlike(told, []),
          ...differs('captured', money.captured, callers * order.total),
          ...differs('due back', money.due, (callers - 1) * order.total),
          ...differs(
            'payments that paid it',
            money.rows.filter(({ status }) => status === 'settles').length,
            1,
          ),
          ...differs('times paid', await stepsTo(ground, order, 'PAYMENT_SUCCESS'), 1),
        ];
      },
    };
  },
};

/** [C16] [C17] */
const failedAndPaid: Race = {
  says: 'a payment is told of as failed and as paid at once: it is paid',
  steps: ['before-transaction', 'before-commit', 'after-commit'],
  prepare: async (ground, callers, chance) => {
    const order = await standing(ground, chance, byWallet);
    const told = await walletTells(ground, order);
    const first = chance.whole(0, 1);
    return {
      callers: upTo(callers).map((at) => told(at, at % 2 === first ? 0 : 1006)),
      judge: async (answers) => {
        const money = await moneyOf(ground, order);
        const [attempt] = await ground.rows(
          `select state from payment_attempts where order_id = '${order.id}'`,
        );
        return [
          ...money.wrong,
          ...unlike(answers, []),
          ...differs('attempt', attempt?.state, 'paid'),
          ...differs('captured', money.captured, order.total),
          ...differs('times paid', await stepsTo(ground, order, 'PAYMENT_SUCCESS'), 1),
        ];
      },
    };
  },
};

/** [C18] [C19] */
const endedAndPaid: Race = {
  says: 'an order nobody has paid for ends while its money comes: paid, or ended and all of it due back',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const order = await standing(ground, chance, byWallet);
    const told = await walletTells(ground, order);
    await ground.rows(
      `update orders set created_at = created_at - ${LONGER_THAN_UNPAID_LASTS} where id = '${order.id}'`,
    );
    const end =
      (at: number): Caller =>
      (turn) =>
        ground.runDuty(at, 'unpaid orders', turn);
    const first = chance.whole(0, 1);
    return {
      callers: upTo(callers).map((at) => (at % 2 === first ? told(at, 0) : end(at))),
      judge: async (answers) => {
        const money = await moneyOf(ground, order);
        const over = money.status === 'WAIT_PAYMENT_CANCELLED';
        return [
          ...money.wrong,
          ...unlike(answers, []),
          ...differs('captured', money.captured, order.total),
          ...differs('due back', money.due, over ? order.total : 0),
          ...differs('paid', money.paid, !over),
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
    const order = await standing(ground, chance, byTransfer);
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
        const money = await moneyOf(ground, order);
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
    const order = await standing(ground, chance, byTransfer);
    await bankTells(ground, 0, order, randomUUID())(NOBODY);
    const body = { reason: 'Khách trả món', amount: order.total };
    return {
      callers: upTo(callers).map((at) => staff(ground, at, `order/${order.code}/refund`, body)),
      judge: async (told) => {
        const money = await moneyOf(ground, order);
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
    const order = await standing(ground, chance, byWallet);
    await (await walletTells(ground, order))(0, 1006)(NOBODY);
    const path = `/v1/order/create-new-qr-payment/${encodeURIComponent(order.hash)}`;
    const headers = { 'x-user-token': order.who.token };
    return {
      callers: upTo(callers).map(
        (at): Caller =>
          (turn) =>
            ground.ask(at, { path, body: {}, headers }, turn),
      ),
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
    const order = await standing(ground, chance, byWallet);
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
        const money = await moneyOf(ground, order);
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

export const MONEY_RACES: Readonly<Record<string, Race>> = {
  'confirm-or-reject': confirmOrReject,
  'told-again': toldAgain,
  'paid-twice': paidTwice,
  'failed-and-paid': failedAndPaid,
  'ended-and-paid': endedAndPaid,
  'seen-and-told': seenAndTold,
  'refund-twice': refundTwice,
  'new-code': newCode,
  'other-method': otherMethod,
};
