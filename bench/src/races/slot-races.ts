import { randomUUID } from 'node:crypto';
import { differs, diner, isOk, NOBODY, place, randomOrderBody, staff, unlike, upTo } from './acts.ts';
import type { StepName } from './ground.ts';
import { count, PLACING_STEPS, wrongOrders } from './placing-races.ts';
import type { Race } from './round.ts';

/** how many places a slot of the shop with slots has */
const PLACES = 6;
/** steps of a caller that writes and has not yet answered */
const HELD: readonly StepName[] = ['before-commit', 'after-commit'];
/** two times of one slot */
const NOON_TOMORROW = [0, 10].map((minute) => ({ orderNow: false, pickupAt: { days: 1, hour: 12, minute } }));

/** [OR16] */
const slotPlaces: Race = {
  says: 'more orders than a slot has places: exactly its places',
  steps: PLACING_STEPS,
  prepare: async (ground, callers, chance) => {
    const wishes = NOON_TOMORROW.map((draft) => ({ shop: ground.slotShop, draft }));
    return {
      callers: upTo(callers).map((at) => {
        const who = diner(ground, at);
        return place(ground, at, who, randomOrderBody(ground, chance, who, wishes[at % 2]));
      }),
      judge: async (told) => [
        ...unlike(told, ['SLOT_FULL']),
        ...(await wrongOrders(ground, told, Math.min(callers, PLACES))),
        ...differs('places taken', await count(ground, 'slot_places'), Math.min(callers, PLACES)),
      ],
    };
  },
};

/** [OR17] */
const placeGivenBack: Race = {
  says: 'an order of a full slot is rejected while others want its place: one of them gets it',
  steps: ['before-transaction', 'before-status', 'before-commit', 'after-commit'],
  prepare: async (ground, callers, chance) => {
    const wish = { shop: ground.slotShop, draft: NOON_TOMORROW[0] };
    const placed = await Promise.all(
      upTo(PLACES).map((at) => {
        const who = diner(ground, at);
        return place(ground, at, who, randomOrderBody(ground, chance, who, wish))(NOBODY);
      }),
    );
    const code = placed[0]?.data.order_code;
    const reject = (at: number) =>
      staff(ground, at, `order/${code}/reject`, { version: 1, reason: 'Đông quá' });
    return {
      callers: upTo(Math.max(callers, 3)).map((at) => {
        const who = diner(ground, at + PLACES);
        return at < 2 ? reject(at) : place(ground, at, who, randomOrderBody(ground, chance, who, wish));
      }),
      judge: async (told) => {
        const got = told.slice(2).filter(isOk).length;
        return [
          ...unlike(told.slice(0, 2), ['STALE', 'WRONG_STATUS']),
          ...unlike(told.slice(2), ['SLOT_FULL']),
          ...differs('rejections', told.slice(0, 2).filter(isOk).length, 1),
          ...(got > 1 ? [`${got} orders in one place`] : []),
          ...differs('places taken', await count(ground, 'slot_places'), PLACES - 1 + got),
        ];
      },
    };
  },
};

/** [C42] [OR23] */
const orderCodes: Race = {
  says: 'orders at several stores of a brand at once: each has a code of its own, and the one it was told',
  steps: HELD,
  prepare: async (ground, callers, chance) => ({
    callers: upTo(callers).map((at) => {
      const who = diner(ground, at);
      const shop = at % 2 === 0 ? ground.shop : ground.otherShop;
      return place(ground, at, who, randomOrderBody(ground, chance, who, { shop }), randomUUID());
    }),
    judge: async (told) => {
      const rows = await ground.rows('select code, hash from orders');
      const codes = new Map(rows.map(({ code, hash }) => [hash, code]));
      return [
        ...unlike(told, []),
        ...(await wrongOrders(ground, told, told.length)),
        ...differs('codes', new Set(codes.values()).size, told.length),
        ...told
          .filter(({ data }) => codes.get(data?.hash) !== data?.order_code)
          .map(() => 'told another code'),
      ];
    },
  }),
};

/** Things a brand has only so many of: places of a slot, codes. */
export const SLOT_RACES: Readonly<Record<string, Race>> = {
  'slot-places': slotPlaces,
  'place-given-back': placeGivenBack,
  'order-codes': orderCodes,
};
