import { randomUUID } from 'node:crypto';
import {
  differs,
  diner,
  type ExistingOrder,
  isOk,
  placeBeforeRace,
  randomOrderBody,
  unlike,
  upTo,
} from './acts.ts';
import type { Ground, StepName } from './ground.ts';
import type { Caller, Race } from './round.ts';
import { tableOrder } from './table-orders.ts';

const STEPS: readonly StepName[] = [
  'before-transaction',
  'after-price',
  'before-redemption',
  'before-commit',
  'after-commit',
];
/** how many more orders each limit takes */
const LEFT = 3;
/** [OR15] open and unpaid, of one person */
const OF_A_PERSON = 3;
/** addresses kept for documents: nobody has them */
const ONE_ADDRESS = '203.0.113.7';
const addressAt = (at: number) => `198.18.${at >> 8}.${at & 255}`;

interface Copies {
  readonly count: number;
  readonly network: string;
  readonly seat: string;
  readonly table: string | null;
}

const text = (value: string | null) => (value === null ? 'null' : `'${value}'`);

/** As many open orders more like one that stands, of nobody we know. */
async function copied(
  ground: Ground,
  { id }: ExistingOrder,
  { count, network, seat, table }: Copies,
): Promise<void> {
  const [order] = await ground.rows(`select * from orders where id = '${id}'`);
  const columns = Object.keys(order ?? {});
  const own: Record<string, string> = {
    id: "'copy ' || i",
    code: "'copy ' || i",
    hash: "'copy ' || i",
    uid: 'null',
    phone_key: "'copy'",
    table_name: text(table),
  };
  const counted = `with recursive copies (i) as (select 1 union all select i + 1 from copies where i < ${count})`;
  await ground.write([
    `insert into orders (${columns}) ${counted} select ${columns.map((name) => own[name] ?? `one.${name}`)}
      from orders one, copies where one.id = '${id}'`,
    `insert into order_origins
        (order_id, brand, store_id, network, seat, table_name, at, counts_until, open, waiting)
      ${counted} select 'copy ' || i, brand, store_id, '${network}', '${seat}', ${text(table)}, at,
        ${Number.MAX_SAFE_INTEGER}, 1, 1 from order_origins, copies where order_id = '${id}'`,
    `delete from order_origins where order_id = '${id}'`,
  ]);
}

/** Orders of as many diners, each from an address. */
const orders =
  (ground: Ground, body: (at: number) => object, from: (at: number) => string, path = '/v1/order') =>
  (at: number): Caller => {
    const sent = body(at);
    const headers = {
      'x-user-token': diner(ground, at).token,
      'idempotency-key': randomUUID(),
      'x-forwarded-for': from(at),
    };
    return (turn) => ground.ask(at, { path, body: sent, headers }, turn);
  };

/** [C40] [CH5] So many more orders than a limit takes, and exactly those it takes. */
const limitRace = (
  says: string,
  code: string,
  fill: (ground: Ground) => Copies,
  callersOf: (ground: Ground, chance: Parameters<Race['prepare']>[2]) => (at: number) => Caller,
): Race => ({
  says,
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    await copied(ground, await placeBeforeRace(ground, chance), fill(ground));
    return {
      callers: upTo(Math.max(callers, LEFT + 1)).map(callersOf(ground, chance)),
      judge: async (told) => {
        const kept = await ground.rows("select order_id from order_origins where order_id not like 'copy %'");
        return [
          ...unlike(told, [code]),
          ...differs('orders', told.filter(isOk).length, LEFT),
          ...differs('orders kept', kept.length, LEFT),
        ];
      },
    };
  },
});

const ofAddress = limitRace(
  'more orders of one address than may stand open: exactly the limit',
  'TOO_MANY_NEARBY',
  ({ limits }) => ({ count: limits.ofAddress - LEFT, network: ONE_ADDRESS, seat: 'outside', table: null }),
  (ground, chance) =>
    orders(
      ground,
      (at) => randomOrderBody(ground, chance, diner(ground, at)),
      () => ONE_ADDRESS,
    ),
);

const ofStore = limitRace(
  'more orders at a store than may stand open, from everywhere: exactly the limit',
  'STORE_BUSY',
  ({ limits }) => ({ count: limits.ofStore - LEFT, network: ONE_ADDRESS, seat: 'outside', table: null }),
  (ground, chance) => orders(ground, (at) => randomOrderBody(ground, chance, diner(ground, at)), addressAt),
);

/** as an order carries it */
const TABLE = '7';
const ofTable = limitRace(
  'more orders of one table than may wait: exactly the limit',
  'TABLE_BUSY',
  ({ limits }) => ({ count: limits.ofTable - LEFT, network: ONE_ADDRESS, seat: 'table', table: TABLE }),
  (ground, chance) =>
    orders(
      ground,
      (at) => tableOrder(ground, chance, diner(ground, at), TABLE).body,
      addressAt,
      '/v1/payment/create_order_normal',
    ),
);

/** [C40] [OR15] */
const ofPerson: Race = {
  says: 'more orders of one diner, and of others with the same phone, than may stand open unpaid: exactly the limit',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const { phone } = diner(ground, 0);
    const body = (at: number) => randomOrderBody(ground, chance, diner(ground, at), { phone });
    const byPhone = orders(ground, body, addressAt);
    const byDiner = (at: number) =>
      orders(
        ground,
        () => randomOrderBody(ground, chance, diner(ground, 0), { draft: { note: `${at}` } }),
        addressAt,
      );
    return {
      callers: upTo(Math.max(callers, OF_A_PERSON + 1)).map((at) =>
        at % 2 === 0 ? byDiner(at)(0) : byPhone(at),
      ),
      judge: async (told) => {
        const kept = await ground.rows('select id from orders');
        return [
          ...unlike(told, ['TOO_MANY_OPEN']),
          ...differs('orders', told.filter(isOk).length, OF_A_PERSON),
          ...differs('orders kept', kept.length, OF_A_PERSON),
        ];
      },
    };
  },
};

/** More orders at once than a limit takes. */
export const FLOOD_RACES: Readonly<Record<string, Race>> = {
  'limit-of-address': ofAddress,
  'limit-of-store': ofStore,
  'limit-of-table': ofTable,
  'limit-of-person': ofPerson,
};
