// The price of bringing it, by docs/rules/delivery.md alone.
import type { Address } from '../../src/delivery/delivery.ts';
import type { OrderType, Store, ZoneArea } from '../../src/store/store.ts';

/** open = the restaurant calls to agree the fee; none = no part of the total. Amounts in the smallest unit. */
export type Bringing = { readonly fee: number } | 'open' | 'none';

type Spot = NonNullable<Address['location']>;

const EARTH_KM = 6371;

/** The angle between two directions from the middle of the earth, by their chord. */
function kmBetween(a: Spot, b: Spot): number {
  const at = ({ lat, lng }: Spot) => {
    const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
  };
  const [from, to] = [at(a), at(b)];
  const chord = Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
  return 2 * EARTH_KM * Math.asin(chord / 2);
}

/** Millionths of a degree: whole, so that which side of an edge somebody stands on is exact. */
function whole({ lat, lng }: Spot): readonly [bigint, bigint] {
  return [BigInt(Math.round(lat * 1e6)), BigInt(Math.round(lng * 1e6))];
}

/** [DE10] By how often the outline turns round the spot; the border belongs to it. */
function isWithin(corners: readonly Spot[], spot: Spot): boolean {
  const [y, x] = whole(spot);
  let turns = 0;
  for (const [at, corner] of corners.entries()) {
    const [y1, x1] = whole(corner);
    const [y2, x2] = whole(corners[(at + 1) % corners.length] ?? corner);
    const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
    const between = (x - x1) * (x - x2) <= 0n && (y - y1) * (y - y2) <= 0n;
    if (side === 0n && between) return true;
    if (y1 <= y && y2 > y && side > 0n) turns += 1;
    if (y1 > y && y2 <= y && side < 0n) turns -= 1;
  }
  return turns !== 0;
}

function covers(area: ZoneArea, spot: Spot | null, km: number | null): boolean {
  if (area.kind === 'distance') return km !== null && km <= area.upToKm;
  if (spot === null) return false;
  return area.kind === 'circle'
    ? kmBetween(area.center, spot) <= area.radiusKm
    : isWithin(area.corners, spot);
}

/** [DE1] [DE2] [DE3] [DE8] [DE11] Without a partner's answer a partner brings nothing. items = before any voucher. */
export function bringing(
  { shipping, location }: Store,
  type: OrderType | 'TABLE',
  address: Address | null,
  items: number,
): Bringing {
  if (type === 'PICKUP' || type === 'TABLE') return 'none';
  const spot = address?.location ?? null;
  const km = spot && location ? kmBetween(location, spot) : null;
  if (shipping.kind === 'FreeShip') return { fee: 0 };
  if (shipping.kind === 'Negotiation') return 'open';
  if (shipping.kind === 'Partner') return 'none';
  if ('flat' in shipping) return { fee: shipping.flat };
  if ('steps' in shipping) {
    if (shipping.steps.length === 0) return 'open';
    const near = shipping.steps.filter(({ upToKm }) => km !== null && km <= upToKm);
    const step = near.reduce<(typeof near)[number] | null>(
      (best, one) => (best === null || one.upToKm < best.upToKm ? one : best),
      null,
    );
    return step ? { fee: step.fee } : 'none';
  }
  if (shipping.zones.length === 0) return 'open';
  const zone = shipping.zones.find(({ area }) => covers(area, spot, km));
  if (zone === undefined) return 'none';
  return { fee: zone.freeFrom !== null && items >= zone.freeFrom ? 0 : zone.fee };
}
