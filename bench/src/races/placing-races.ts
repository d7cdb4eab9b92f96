import { randomUUID } from 'node:crypto';
import type { OrderLineBody } from '@mam/contract/checkout/order-body.schema.ts';
import { pathId } from '@mam/domain/menu/sold-out.ts';
import {
  differs,
  diner,
  isOk,
  NOBODY,
  place,
  placeBeforeRace,
  randomOrderBody,
  staff,
  unlike,
  upTo,
} from './acts.ts';
import type { Ground, RaceAnswer, StepName } from './ground.ts';
import type { Race } from './round.ts';

export const PLACING_STEPS: readonly StepName[] = [
  'before-transaction',
  'after-price',
  'before-redemption',
  'before-commit',
  'after-commit',
  'before-reply',
];
/** of the demo brand: one use in all, and one a person */
const [ONCE, ONCE_EACH] = ['MOTLAN', 'LUA30K'];
export async function count(ground: Ground, from: string): Promise<number> {
  const [row] = await ground.rows(`select count(*) as n from ${from}`);
  return Number(row?.n);
}

const distinctOrderHashes = (told: readonly RaceAnswer[]) =>
  new Set(told.filter(isOk).map(({ data }) => data.hash));

/** Every order somebody was told of is there once, and no other. */
export async function wrongOrders(
  ground: Ground,
  told: readonly RaceAnswer[],
  should: number,
): Promise<string[]> {
  const kept = new Set((await ground.rows('select hash from orders')).map(({ hash }) => hash));
  const known = distinctOrderHashes(told);
  return [
    ...differs('orders', kept.size, should),
    ...differs('orders acknowledged', known.size, should),
    ...[...known].filter((hash) => !kept.has(hash)).map((hash) => `acknowledged and not kept: ${hash}`),
  ];
}

/** [C1] [C2] [C4] */
const sameKey: Race = {
  says: 'one key, asked for at once by its diner and by another: one order each',
  steps: PLACING_STEPS,
  prepare: async (ground, callers, chance) => {
    const key = randomUUID();
    const orders = [0, 1].map((who) => ({
      who: diner(ground, who),
      body: randomOrderBody(ground, chance, diner(ground, who)),
    }));
    const all = upTo(callers).map((at) => {
      const order = orders[at % 3 === 2 ? 1 : 0];
      if (!order) throw new Error('there are two');
      return place(ground, at, order.who, order.body, key);
    });
    return {
      callers: all,
      judge: async (told) => {
        const again = await Promise.all([0, 2].map((at) => all[at]?.(NOBODY)));
        const everything = [...told, ...again.flatMap((one) => one ?? [])];
        return [...unlike(told, ['IN_FLIGHT']), ...(await wrongOrders(ground, everything, 2))];
      },
    };
  },
};

/** [C5] */
const noKey: Race = {
  says: 'the same order without a key at once: one order, and everybody is told of it',
  steps: PLACING_STEPS,
  prepare: async (ground, callers, chance) => {
    const who = diner(ground, 0);
    const body = randomOrderBody(ground, chance, who);
    return {
      callers: upTo(callers).map((at) => place(ground, at, who, body, null)),
      judge: async (told) => [...unlike(told, []), ...(await wrongOrders(ground, told, 1))],
    };
  },
};

/** [C3] */
const otherBody: Race = {
  says: 'one key for different orders at once: one order, the others are told of the key',
  steps: PLACING_STEPS,
  prepare: async (ground, callers, chance) => {
    const [who, key] = [diner(ground, 0), randomUUID()];
    return {
      callers: upTo(callers).map((at) => {
        const note = `order ${at}`;
        return place(ground, at, who, randomOrderBody(ground, chance, who, { draft: { note } }), key);
      }),
      judge: async (told) => [
        ...unlike(told, ['IN_FLIGHT', 'IDEMPOTENCY_MISMATCH']),
        ...(await wrongOrders(ground, told, 1)),
      ],
    };
  },
};

async function wrongUses(ground: Ground, code: string): Promise<string[]> {
  const [campaign] = await ground.rows(`select used from voucher_campaigns where code = '${code}'`);
  const held = await count(ground, "voucher_uses where state <> 'RELEASED'");
  const open = await count(ground, `orders where voucher_code = '${code}' and status <> 'CANCELLED'`);
  return [...differs('uses counted', Number(campaign?.used), held), ...differs('orders with it', open, held)];
}

/** [C8] */
const lastUse: Race = {
  says: 'the last use of a voucher: one order, the others are told that it is gone',
  steps: PLACING_STEPS,
  prepare: async (ground, callers, chance) => ({
    callers: upTo(callers).map((at) => {
      const who = diner(ground, at);
      return place(ground, at, who, randomOrderBody(ground, chance, who, { voucher: ONCE }));
    }),
    judge: async (told) => [
      ...unlike(told, ['VOUCHER_GONE']),
      ...(await wrongOrders(ground, told, 1)),
      ...(await wrongUses(ground, ONCE)),
    ],
  }),
};

/** [C9] */
const onceEach: Race = {
  says: 'a voucher of once a person, by one diner and by others with the same phone: one order',
  steps: PLACING_STEPS,
  prepare: async (ground, callers, chance) => {
    const { phone } = diner(ground, 0);
    return {
      callers: upTo(callers).map((at) => {
        const who = diner(ground, at % 2 === 0 ? 0 : at);
        return place(ground, at, who, randomOrderBody(ground, chance, who, { voucher: ONCE_EACH, phone }));
      }),
      judge: async (told) => [
        // a diner who has tried a used-up code ten times is slowed down
        ...unlike(told, ['VOUCHER_GONE', 'TOO_MANY_OPEN', 'TOO_OFTEN']),
        ...(await wrongOrders(ground, told, 1)),
        ...(await wrongUses(ground, ONCE_EACH)),
      ],
    };
  },
};

/** [C10] */
const givenBack: Race = {
  says: 'an order with the last use is rejected while others want the use: it comes back once',
  steps: ['before-transaction', 'before-status', 'before-commit', 'after-commit'],
  prepare: async (ground, callers, chance) => {
    const { code, version } = await placeBeforeRace(ground, chance, { voucher: ONCE });
    const reject = (at: number) => staff(ground, at, `order/${code}/reject`, { version, reason: 'Hết món' });
    return {
      callers: upTo(callers).map((at) => {
        const who = diner(ground, at + 1);
        return at < 2
          ? reject(at)
          : place(ground, at, who, randomOrderBody(ground, chance, who, { voucher: ONCE }));
      }),
      judge: async (told) => {
        const placed = told.slice(2).filter(isOk).length;
        return [
          ...unlike(told.slice(0, 2), ['STALE', 'WRONG_STATUS']),
          ...unlike(told.slice(2), ['VOUCHER_GONE']),
          ...differs('rejections', told.slice(0, 2).filter(isOk).length, 1),
          ...(placed > 1 ? [`${placed} orders with the last use`] : []),
          ...differs('uses held', await count(ground, "voucher_uses where state <> 'RELEASED'"), placed),
          ...(await wrongUses(ground, ONCE)),
        ];
      },
    };
  },
};

/** A dish that was chosen, and the size and the options of it that were. */
function soldThings({ item_id, selected_child: size, customizations }: OrderLineBody) {
  const dish = String(item_id);
  const options = (customizations ?? []).flatMap(({ id: group, options: chosen }) =>
    chosen.map(({ id }) => ({ kind: 'option', item_id: pathId(dish, String(group), String(id)) })),
  );
  const sizes = size ? [{ kind: 'variant', item_id: pathId(dish, String(size.id)) }] : [];
  return [{ kind: 'dish', item_id: dish }, ...sizes, ...options];
}

/** [C7] [ME16] */
const soldOut: Race = {
  says: 'a dish, its size or an option is sold out while it is ordered: whoever is priced afterwards does not get it',
  steps: PLACING_STEPS,
  prepare: async (ground, _callers, chance) => {
    const who = diner(ground, 0);
    const body = randomOrderBody(ground, chance, who);
    const [item] = body.items;
    if (!item) throw new Error('an order has a line');
    const thing = chance.pick(soldThings(item));
    const { id: store } = ground.shop.store;
    const sell = (soldOut: boolean) =>
      staff(ground, 1, 'sold-out', { store, ...thing, sold_out: soldOut }, 'PUT');
    await sell(false)(NOBODY);
    return {
      callers: [place(ground, 0, who, body), sell(true)],
      judge: async (told, held) => {
        const another = diner(ground, 1);
        const late = await place(ground, 0, another, {
          ...body,
          user: { ...body.user, phone: another.phone },
        })(NOBODY);
        await sell(false)(NOBODY);
        const [first, sold] = told;
        return [
          ...(sold && !isOk(sold) ? [`not sold out: ${sold.code}`] : []),
          ...(isOk(late) ? ['ordered after it was sold out'] : []),
          ...(held === 'before-transaction' && first && isOk(first) ? ['priced by an old menu'] : []),
          ...(await wrongOrders(ground, first ? [first] : [], first && isOk(first) ? 1 : 0)),
        ];
      },
    };
  },
};

export const PLACING_RACES: Readonly<Record<string, Race>> = {
  'same-key': sameKey,
  'no-key': noKey,
  'other-body': otherBody,
  'last-use': lastUse,
  'once-each': onceEach,
  'given-back': givenBack,
  'sold-out': soldOut,
};
