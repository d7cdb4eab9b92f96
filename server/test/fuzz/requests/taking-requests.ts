import { bodyOfTaken } from '../../taking/taken-body.ts';
import type { Maker } from '../request.ts';

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

export const TAKING_MAKERS: Readonly<Record<string, Maker>> = {
  'POST /v1/staff/taken-order': taking({ minutes: 25, way_minutes: 0, exception: true, shipping_fee: 12 }),
  'POST /v1/staff/taken-order/weigh': taking({ exception: true, shipping_fee: 12 }),
};
