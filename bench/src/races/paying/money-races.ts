import { randomUUID } from 'node:crypto';
import { bankTells, differs, placeBeforeRace, unlike, upTo, walletTells } from '../acts.ts';
import type { Caller, Race } from '../round.ts';
import { byTransfer, byWallet, readOrderMoney, STEPS, stepsTo, unlikePaidOnce } from './money-facts.ts';

const LONGER_THAN_UNPAID_LASTS = 2 * 3_600_000;

/** [C15] */
const toldAgain: Race = {
  says: 'one transfer told of many times at once: counted once',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const order = await placeBeforeRace(ground, chance, byTransfer);
    const reference = randomUUID();
    return {
      callers: upTo(callers).map((at) => bankTells(ground, at, order, reference)),
      judge: (told) => unlikePaidOnce(ground, order, told),
    };
  },
};

/** [C20] */
const paidTwice: Race = {
  says: 'several payments of one order at once: one pays it, each other is due back',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const order = await placeBeforeRace(ground, chance, byTransfer);
    return {
      callers: upTo(callers).map((at) => bankTells(ground, at, order, randomUUID())),
      judge: async (told) => {
        const money = await readOrderMoney(ground, order);
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
    const order = await placeBeforeRace(ground, chance, byWallet);
    const told = await walletTells(ground, order);
    const first = chance.whole(0, 1);
    return {
      callers: upTo(callers).map((at) => told(at, at % 2 === first ? 0 : 1006)),
      judge: async (answers) => {
        const money = await readOrderMoney(ground, order);
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

/** [C18] [C19] [PA34] */
const endedAndPaid: Race = {
  says: 'an order nobody has paid for ends while its money comes: paid, or ended and all of it on its way back, once',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const order = await placeBeforeRace(ground, chance, byWallet);
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
        const money = await readOrderMoney(ground, order);
        const over = money.status === 'WAIT_PAYMENT_CANCELLED';
        return [
          ...money.wrong,
          ...unlike(answers, []),
          ...differs('captured', money.captured, order.total),
          ...differs('due back', money.due, 0),
          ...differs('given back', money.refunded, over ? order.total : 0),
          ...differs('paid', money.paid, !over),
        ];
      },
    };
  },
};

export const MONEY_RACES: Readonly<Record<string, Race>> = {
  'told-again': toldAgain,
  'paid-twice': paidTwice,
  'failed-and-paid': failedAndPaid,
  'ended-and-paid': endedAndPaid,
};
