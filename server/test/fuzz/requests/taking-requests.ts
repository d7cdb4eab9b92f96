import { bodyOfTaken } from '../../taking/taken-body.ts';
import type { Maker } from '../request.ts';
import { orderForCall } from '../subjects.ts';
import { STORES } from '../world.ts';

/** An order for a caller who fetches it, at the counter, or with everything that may be said of one. */
const taking =
  (more: object): Maker =>
  ({ world, brand }) => {
    world.counted += 1;
    const phone = `${brand === 'BEPNHA' ? '06' : '+49152'}${String(world.counted).padStart(8, '0')}`;
    const caller = { name: `Mai ${brand}`, phone, note: `giấu ${brand}`, taken: { for: 'caller' } } as const;
    const body = bodyOfTaken(world.shops[brand], caller, world.now());
    return { headers: world.staff[brand].manager, body: { ...body, ...more } };
  };

/** Digits a number ends in, names, a few of either. */
const CALLERS = ['001', '0700000001', 'Mai', 'mai b', '%', '12', 'm'] as const;

export const TAKING_MAKERS: Readonly<Record<string, Maker>> = {
  'POST /v1/staff/taken-order': taking({ minutes: 25, way_minutes: 0, exception: true, shipping_fee: 12 }),
  'GET /v1/staff/callers': ({ world, brand, chance }) => ({
    query: { store: STORES[brand][0], q: chance.pick(CALLERS) },
    headers: world.staff[brand].manager,
  }),
  'GET /v1/staff/caller': async (ground) => {
    const order = await orderForCall(ground, 'done');
    return {
      query: { store: STORES[order.brand][0], code: order.code },
      headers: ground.world.staff[order.brand].manager,
    };
  },
  'POST /v1/staff/taken-order/weigh': taking({ exception: true, shipping_fee: 12 }),
};
