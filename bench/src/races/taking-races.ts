import { randomUUID } from 'node:crypto';
import type { Chance } from '../chance.ts';
import { STORE } from '../random-orders.ts';
import { differs, diner, isOk, NOBODY, place, randomOrderBody, staff, unlike, upTo } from './acts.ts';
import type { Ground, StepName } from './ground.ts';
import { count } from './placing-races.ts';
import type { Caller, Race } from './round.ts';

const STEPS: readonly StepName[] = [
  'before-transaction',
  'after-price',
  'before-redemption',
  'before-status',
  'before-commit',
  'after-commit',
];
const TABLE = '7';
const FETCHED = { taken_for: 'caller', type: 'PICKUP', is_order_now: true };

/** The body of an order that staff take, of random dishes. */
function takenBody(ground: Ground, chance: Chance, more: object) {
  const { items, user } = randomOrderBody(ground, chance, diner(ground, 0));
  return { store: STORE, items, user, payment_method: 'PAYMENT_ON_DELIVERY', ...more };
}

const take =
  (ground: Ground, server: number, body: object, key: string = randomUUID()): Caller =>
  (turn) => {
    const headers = { ...ground.owner, 'idempotency-key': key };
    return ground.ask(server, { path: '/v1/staff/taken-order', body, headers }, turn);
  };

/** [OR102] */
const takenOnce: Race = {
  says: 'staff take one order under one key many times at once: it is there once, accepted, with one line in the trail',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const [key, body] = [randomUUID(), takenBody(ground, chance, { ...FETCHED })];
    const before = await count(ground, "trail where act = 'takeOrder'");
    return {
      callers: upTo(callers).map((at) => take(ground, at, body, key)),
      judge: async (told) => [
        ...unlike(told, ['IN_FLIGHT']),
        ...differs('orders told of', new Set(told.filter(isOk).map(({ data }) => data.order.code)).size, 1),
        ...differs('accepted', await count(ground, "orders where status = 'CONFIRMED' and uid is null"), 1),
        ...differs('orders', await count(ground, 'orders'), 1),
        ...differs('steps', await count(ground, 'order_steps'), 2),
        ...differs('lines of the trail', await count(ground, "trail where act = 'takeOrder'"), before + 1),
      ],
    };
  },
};

/** [OR107] [TB58] Every round is one of a party; what a party that has gone has ordered stands on no open bill. */
async function wrongParties(ground: Ground, taken: number): Promise<string[]> {
  const here = 'sitting_tables where taken = 1';
  const stray = await ground.rows(
    `select o.code from orders o left join sittings s on s.id = o.sitting_id
      where s.id is null or (s.ended_at is not null and o.bill_closed_at is null)`,
  );
  return [
    ...differs('rounds', await count(ground, 'orders'), taken),
    ...differs('rounds of no party, or on an open bill of one that has gone', stray.length, 0),
    ...differs('more than a party at the table', (await count(ground, here)) > 1, false),
  ];
}

/** [OR107] */
const takenAtTable: Race = {
  says: 'waiters take rounds at one table while others see its party out: each is the round of one party, and none stays on a bill that is closed',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const body = () => takenBody(ground, chance, { taken_for: 'table', table_name: TABLE });
    const first = await take(ground, 0, body())(NOBODY);
    if (!isOk(first)) throw new Error(`no first round: ${first.code}`);
    const [sitting] = await ground.rows('select id from sittings');
    const close = (server: number) => staff(ground, server, `sitting/${sitting?.id}/close`, {});
    const closes = (at: number) => at % 4 === 3;
    return {
      callers: upTo(callers).map((at) => (closes(at) ? close(at) : take(ground, at, body()))),
      judge: async (told) => {
        const rounds = told.filter((one, at) => !closes(at) && isOk(one)).length + 1;
        return [...unlike(told, ['SITTING_OVER', 'UNKNOWN']), ...(await wrongParties(ground, rounds))];
      },
    };
  },
};

/** [OR80] [OR103] */
const takenBesideDiner: Race = {
  says: 'staff take orders with a number whose owner orders with it: none waits for the other, and no limit of theirs counts for the other',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const who = diner(ground, 0);
    const user = { name: 'Chị Hạnh', phone: who.phone };
    const isStaff = (at: number) => at % 4 !== 0;
    const mine = upTo(callers).filter((at) => !isStaff(at)).length;
    return {
      callers: upTo(callers).map((at) =>
        isStaff(at)
          ? take(ground, at, takenBody(ground, chance, { ...FETCHED, user }))
          : place(ground, at, who, randomOrderBody(ground, chance, who)),
      ),
      judge: async (told) => [
        ...unlike(
          told.filter((_, at) => isStaff(at)),
          [],
        ),
        ...differs('taken', await count(ground, 'orders where uid is null'), told.length - mine),
        ...differs(
          'known as one caller',
          await count(ground, `callers where orders = ${told.length - mine}`),
          1,
        ),
      ],
    };
  },
};

/** Races of orders that staff take, by the names they are asked for with. */
export const TAKING_RACES: Readonly<Record<string, Race>> = {
  'taken-once': takenOnce,
  'taken-at-table': takenAtTable,
  'taken-beside-diner': takenBesideDiner,
};
