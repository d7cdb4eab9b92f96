import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SeededDiner } from '../../seeded-diners.ts';
import {
  asksNewCode,
  bankTells,
  differs,
  diner,
  type ExistingOrder,
  isOk,
  place,
  placeBeforeRace,
  randomOrderBody,
  staff,
  unlike,
  upTo,
  walletTells,
} from '../acts.ts';
import type { Ground } from '../ground.ts';
import type { Caller, Race } from '../round.ts';
import { byTransfer, byWallet, readOrderMoney, STEPS, stepsTo, unlikePaidOnce } from './money-facts.ts';

const A_LITTLE = 1_000;

/** Whether the board shows an order among those whose money needs a person. */
async function isSaidToStaff(ground: Ground, { code }: ExistingOrder): Promise<boolean> {
  const path = `/v1/staff/board?store=${ground.shop.store.id}`;
  const { data } = await ground.ask(0, { method: 'GET', path, headers: ground.owner });
  return data.money.some((order: { code: string }) => order.code === code);
}

/** [C21] [PA14] */
const wrongAmount: Race = {
  says: 'several payments at once, each less or more than what is due: not released, and said to staff',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const order = await placeBeforeRace(ground, chance, byTransfer);
    const amounts = upTo(callers).map((at) => order.total + (at % 2 === 0 ? -A_LITTLE : A_LITTLE));
    return {
      callers: amounts.map((total, at) => bankTells(ground, at, { ...order, total }, randomUUID())),
      judge: async (told) => {
        const money = await readOrderMoney(ground, order);
        return [
          ...money.wrong,
          ...unlike(told, []),
          ...differs(
            'captured',
            money.captured,
            amounts.reduce((sum, amount) => sum + amount, 0),
          ),
          ...differs('paid', money.paid, false),
          ...differs('status', money.status, 'WAIT_PAYMENT'),
          ...differs('said to staff', await isSaidToStaff(ground, order), true),
        ];
      },
    };
  },
};

/** [C21] [PA14] */
const inParts: Race = {
  says: 'an order paid in parts that come at once, each told of several times: paid, once',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const order = await placeBeforeRace(ground, chance, byTransfer);
    const parts = [A_LITTLE, 2 * A_LITTLE, order.total - 3 * A_LITTLE].map((total) => ({
      order: { ...order, total },
      reference: randomUUID(),
    }));
    return {
      callers: upTo(Math.max(callers, parts.length)).map((at) => {
        const part = parts[at % parts.length];
        if (!part) throw new Error('there are three');
        return bankTells(ground, at, part.order, part.reference);
      }),
      judge: (told) => unlikePaidOnce(ground, order, told),
    };
  },
};

/** The order of a diner that has been written by now, while its placing is under way; null = it came to nothing. */
async function writtenBy(
  ground: Ground,
  who: SeededDiner,
  isOver: () => boolean,
): Promise<ExistingOrder | null> {
  for (;;) {
    const over = isOver();
    const [row] = await ground.rows(
      `select id, code, hash, total, version from orders where uid = '${who.uid}'`,
    );
    if (row) {
      const { id, code, hash, total, version } = row;
      return {
        id: String(id),
        code: String(code),
        hash: String(hash),
        total: Number(total),
        version: Number(version),
        who,
      };
    }
    if (over) return null;
    await pause(1);
  }
}

/** [C22] [PA10] */
const toldBeforeAnswer: Race = {
  says: 'the money of an order is told of before the call that began its payment has returned: it counts, once',
  steps: ['after-commit', 'second-transaction', 'second-commit', 'before-reply'],
  prepare: async (ground, callers, chance) => {
    const who = diner(ground, 0);
    const placing = place(ground, chance.whole(0, 1), who, randomOrderBody(ground, chance, who, byWallet));
    let isOver = false;
    const tells =
      (at: number): Caller =>
      async (turn) => {
        const order = await writtenBy(ground, who, () => isOver);
        if (!order) return { status: 404, code: 'NOT_PLACED', data: null };
        return (await walletTells(ground, order))(at, 0)(turn);
      };
    return {
      callers: [
        (turn) =>
          placing(turn).finally(() => {
            isOver = true;
          }),
        ...upTo(Math.max(1, callers - 1)).map(tells),
      ],
      judge: async (told) => {
        const order = await writtenBy(ground, who, () => true);
        if (!order) return unlike(told, []);
        const [attempt, ...more] = await ground.rows(
          `select state from payment_attempts where order_id = '${order.id}'`,
        );
        return [
          ...(await unlikePaidOnce(ground, order, told)),
          ...differs('attempt', attempt?.state, 'paid'),
          ...differs('other attempts', more.length, 0),
        ];
      },
    };
  },
};

/** [C41] [PA10] */
const begunTwice: Race = {
  says: 'one attempt is put to its gateway from several screens and processes at once: everybody can pay by it',
  steps: ['before-transaction', 'before-commit', 'after-commit', 'second-transaction', 'second-commit'],
  prepare: async (ground, callers, chance) => {
    const order = await placeBeforeRace(ground, chance, { draft: { paymentMethod: 'ZALOPAYQR4' } });
    await ground.write([`update payment_attempts set expires_at = 0 where order_id = '${order.id}'`]);
    return {
      callers: upTo(callers).map(asksNewCode(ground, order)),
      judge: async (told) => {
        const attempts = await ground.rows(
          `select state from payment_attempts where order_id = '${order.id}' and number > 1`,
        );
        const without = told.filter(({ data }) => !data?.extra_data?.payment_link).length;
        return [
          ...unlike(told, []),
          ...differs('attempts', attempts.map(({ state }) => state).join(' '), 'pending'),
          ...differs('who was told no link', without, 0),
        ];
      },
    };
  },
};

/** [C18] [C19] [PA15] */
const rejectedAndPaid: Race = {
  says: 'staff reject an order, and give its money back, while the money comes: nothing is lost or given twice',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const order = await placeBeforeRace(ground, chance, byTransfer);
    const claim = `/v1/order/confirm-transfer/${encodeURIComponent(order.hash)}`;
    await ground.ask(0, { path: claim, body: {}, headers: { 'x-user-token': order.who.token } });
    const [row] = await ground.rows(`select version from orders where id = '${order.id}'`);
    const reject = { version: Number(row?.version), reason: 'Hết món' };
    const reference = randomUUID();
    const acts = [
      (at: number) => staff(ground, at, `order/${order.code}/reject`, reject),
      (at: number) => bankTells(ground, at, order, reference),
      (at: number) =>
        staff(ground, at, `order/${order.code}/refund`, { reason: 'Khách huỷ', amount: order.total }),
    ];
    const first = chance.whole(0, acts.length - 1);
    return {
      callers: upTo(Math.max(callers, acts.length)).flatMap(
        (at) => acts[(at + first) % acts.length]?.(at) ?? [],
      ),
      judge: async (told) => {
        const money = await readOrderMoney(ground, order);
        const { captured = 0, refunded = 0 } = money;
        const cancelled = money.status === 'CANCELLED';
        const codes = ['STALE', 'WRONG_STATUS', 'REFUND_TOO_MUCH', 'NOTHING_TO_REFUND'];
        return [
          ...money.wrong,
          ...unlike(told, codes),
          ...differs('captured', money.captured, order.total),
          ...differs('due back', money.due, cancelled ? captured - refunded : 0),
          ...(refunded > order.total ? [`${refunded} given back of ${order.total}`] : []),
          ...differs('paid', money.paid, !cancelled),
          ...differs('rejections', await stepsTo(ground, order, 'CANCELLED'), cancelled ? 1 : 0),
          ...differs(
            'refunds',
            money.rows.filter(({ kind }) => kind === 'refund').length,
            refundsTold(told, acts.length, first),
          ),
        ];
      },
    };
  },
};

/** How many who asked for a refund were told that it is written. */
const refundsTold = (told: Parameters<typeof unlike>[0], ways: number, first: number) =>
  told.filter((one, at) => (at + first) % ways === 2 && isOk(one)).length;

/** Money that comes in another way than it was asked for. */
export const ARRIVAL_RACES: Readonly<Record<string, Race>> = {
  'wrong-amount': wrongAmount,
  'in-parts': inParts,
  'told-before-answer': toldBeforeAnswer,
  'begun-twice': begunTwice,
  'rejected-and-paid': rejectedAndPaid,
};
