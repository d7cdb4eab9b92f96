import { randomUUID } from 'node:crypto';
import {
  bankTells,
  differs,
  gatewayActs,
  NOBODY,
  placeBeforeRace,
  staff,
  unlike,
  upTo,
  walletTells,
} from './acts.ts';
import type { Ground, StepName } from './ground.ts';
import { byWallet, readOrderMoney, unlikePaidOnce } from './paying/money-facts.ts';
import type { Caller, Race } from './round.ts';

const STEPS: readonly StepName[] = [
  'before-transaction',
  'before-commit',
  'after-commit',
  'second-transaction',
];
const MESSAGES = 3;

const runs =
  (ground: Ground, duty: string) =>
  (at: number): Caller =>
  (turn) =>
    ground.runDuty(at, duty, turn);

/** Messages that are due; answers their keys. */
async function enqueued(ground: Ground): Promise<string[]> {
  const now = ground.now();
  const keys = upTo(MESSAGES).map(() => randomUUID());
  await ground.write(
    keys.map(
      (key) =>
        `insert into outbox (id, brand, kind, key, document, created_at, due_at, tries, fault)
          values ('${key}', 'BEPNHA', 'race', '${key}', '{}', ${now}, ${now}, 0, '')`,
    ),
  );
  return keys;
}

const sendsOf = (ground: Ground, key: string) => ground.sent().filter((sent) => sent === key).length;

/** [C24] */
const outbox: Race = {
  says: 'several processes send what is in the outbox: each message once',
  steps: STEPS,
  prepare: async (ground, callers) => {
    const keys = await enqueued(ground);
    return {
      callers: upTo(callers).map(runs(ground, 'outbox')),
      judge: async (told) => {
        const rows = await ground.rows('select tries, lease, due_at, sent_at from outbox');
        const done = rows.filter((row) => row.sent_at !== null && row.due_at === null && row.lease === null);
        return [
          ...unlike(told, []),
          ...differs('messages done', done.length, MESSAGES),
          ...keys.flatMap((key) => differs('times sent', sendsOf(ground, key), 1)),
          ...rows.flatMap(({ tries }) => differs('times taken', tries, 1)),
        ];
      },
    };
  },
};

/** [C24] */
const leaseOver: Race = {
  says: 'the lease of who sends a message runs out: another sends it, and it is done once however late the first is',
  steps: ['after-commit', 'second-transaction'],
  prepare: async (ground, callers) => {
    const keys = await enqueued(ground);
    const run = runs(ground, 'outbox');
    // one message after the other: what races is who sends them, not this
    const runOut = async () => {
      for (const key of keys)
        await ground.write([
          `update outbox set due_at = ${ground.now() - 1} where key = '${key}' and lease is not null`,
        ]);
    };
    const another =
      (at: number): Caller =>
      async (turn) => {
        await runOut();
        return run(at)(turn);
      };
    return {
      callers: upTo(callers).map((at) => (at === 0 ? run(at) : another(at))),
      judge: async (told) => {
        // the next tick does all that a lease taken away has left open
        await runOut();
        await run(0)(NOBODY);
        const rows = await ground.rows('select key, tries, lease, due_at, sent_at from outbox');
        const done = rows.filter((row) => row.sent_at !== null && row.due_at === null && row.lease === null);
        return [
          ...unlike(told, []),
          ...differs('messages done', done.length, keys.length),
          ...rows.flatMap(({ key, tries }) => differs('times sent', sendsOf(ground, String(key)), tries)),
        ];
      },
    };
  },
};

/** [C23] [C24] [PA20] */
const silentPayment: Race = {
  says: 'several processes ask about a payment nobody has told of, while its diner looks: it is counted once',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const order = await placeBeforeRace(ground, chance, byWallet);
    await gatewayActs(ground, order, 'silent');
    await ground.write([
      `update payment_attempts set next_ask_at = 1, asked_at = 0 where order_id = '${order.id}'`,
    ]);
    const path = `/v1/order/check-status-payment/${encodeURIComponent(order.hash)}`;
    const headers = { 'x-user-token': order.who.token, 'sec-fetch-mode': 'cors' };
    const looks =
      (at: number): Caller =>
      (turn) =>
        ground.ask(at, { method: 'GET', path, headers }, turn);
    const run = runs(ground, 'silent payments');
    return {
      callers: upTo(callers).map((at) => (at % 3 === 2 ? looks(at) : run(at))),
      judge: async (told) => {
        const [after] = await ground.rows(
          `select state, next_ask_at from payment_attempts where order_id = '${order.id}'`,
        );
        return [
          ...(await unlikePaidOnce(ground, order, told)),
          ...differs('attempt', after?.state, 'paid'),
          ...differs('asked about again', after?.next_ask_at, null),
        ];
      },
    };
  },
};

/** [C23] [C24] [PA16] */
const silentRefund: Race = {
  says: 'several processes ask about a refund under way, while money comes: each is counted once',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const order = await placeBeforeRace(ground, chance, byWallet);
    await gatewayActs(ground, order, 'pay');
    await staff(ground, 0, `order/${order.code}/refund`, { reason: 'Khách trả món', amount: order.total })(
      NOBODY,
    );
    await ground.write(["update payments set status = 'asked', next_ask_at = 1 where kind = 'refund'"]);
    const run = runs(ground, 'silent refunds');
    const reference = randomUUID();
    const last = callers - 1;
    return {
      callers: upTo(callers).map((at) => (at === last ? bankTells(ground, at, order, reference) : run(at))),
      judge: async (told) => {
        const money = await readOrderMoney(ground, order);
        const refunds = money.rows.filter(({ kind }) => kind === 'refund');
        return [
          ...money.wrong,
          ...unlike(told, []),
          ...differs('refunds', refunds.map(({ status }) => status).join(' '), 'done'),
          ...differs('captured', money.captured, 2 * order.total),
          ...differs('refunded', money.refunded, order.total),
        ];
      },
    };
  },
};

/** [OR17] */
const freedPlace: Race = {
  says: 'several processes tell of a place nobody has paid for while its money comes: it is the order’s for good',
  steps: ['before-transaction', 'before-status', 'before-commit', 'after-commit'],
  prepare: async (ground, callers, chance) => {
    const order = await placeBeforeRace(ground, chance, { ...byWallet, shop: ground.slotShop });
    const told = await walletTells(ground, order);
    await ground.write([`update slot_places set held_until = 1 where order_id = '${order.id}'`]);
    const [last] = await ground.rows('select max(seq) as seq from events');
    const run = runs(ground, 'places not paid for');
    const first = chance.whole(0, 1);
    const pays = (at: number) => at % callers === first;
    return {
      callers: upTo(callers).map((at) => (pays(at) ? told(at, 0) : run(at))),
      judge: async (answers) => {
        const [taken, ...more] = await ground.rows('select order_id, held_until from slot_places');
        const bells = await ground.rows(
          `select seq from events where topic = 'slots:BEPNHA:${ground.slotShop.store.id}' and seq > ${last?.seq}`,
        );
        return [
          ...unlike(answers, []),
          ...differs('place', taken?.held_until, null),
          ...differs('other places', more.length, 0),
          // one when it is free, one when it is taken
          ...(bells.length > 2 || bells.length < 1 ? [`${bells.length} bells`] : []),
          ...differs('paid', (await readOrderMoney(ground, order)).paid, true),
        ];
      },
    };
  },
};

/** The duties that nobody asks for, done by every process at once. */
export const DUTY_RACES: Readonly<Record<string, Race>> = {
  outbox,
  'lease-over': leaseOver,
  'silent-payment': silentPayment,
  'silent-refund': silentRefund,
  'freed-place': freedPlace,
};
