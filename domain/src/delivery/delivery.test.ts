import { describe, expect, it } from 'vitest';
import { aStore } from '../../test/a-store.ts';
import type { DeliveryZone, Store } from '../store/store.ts';
import { isAddressText, isAtAddress, maySuggest, needsLocationPrompt, wordsFitPin } from './address-text.ts';
import type { Address } from './delivery.ts';
import {
  deliveryKm,
  isTooFar,
  isUndeliverable,
  type KnownShipping,
  type PartnerAnswer,
  pricedKm,
  shippingFee,
  type ToDeliver,
  takesTextAddress,
  toFreeDelivery,
} from './shipping-fee.ts';
import { openOutline, outlineProblem } from './zone-outline.ts';

const SHOP = { lat: 10.7769, lng: 106.7009 };
const TEXT: Address = { text: '12 Nguyễn Huệ, Quận 1', detail: '', location: null };
/** due north, a degree being about 111.2 km */
const away = (km: number): Address => ({
  ...TEXT,
  location: { lat: SHOP.lat + km / 111.19493, lng: SHOP.lng },
});

/** The fee for delivery there, with so much in the cart. */
const fee = (
  store: Store,
  address: Address | null,
  known?: KnownShipping,
  type: ToDeliver['type'] = 'DELI',
  itemTotal = 100_000,
) => shippingFee(store, { type, address, itemTotal }, known);

describe('the shipping fee', () => {
  it('[DE1] free delivery costs 0, negotiation is agreed by phone, a flat fee is the same everywhere', () => {
    expect(fee(aStore(), TEXT)).toEqual({ kind: 'fee', amount: 0, distanceKm: null });
    const negotiated = aStore({ shipping: { kind: 'Negotiation' } });
    expect(fee(negotiated, TEXT, {}, 'DELIAT')).toEqual({ kind: 'to-confirm', distanceKm: null });
    const flat = aStore({ shipping: { kind: 'Config', flat: 15_000 } });
    expect(fee(flat, TEXT)).toEqual({ kind: 'fee', amount: 15_000, distanceKm: null });
    expect(fee(flat, null)).toMatchObject({ amount: 15_000 });
  });

  it('[OR13] a delivery is as far as its fee says, else as the crow flies, else nobody knows', () => {
    const store = aStore({ location: SHOP });
    expect(pricedKm({ kind: 'fee', amount: 0, distanceKm: 4.2 })).toBe(4.2);
    expect(pricedKm({ kind: 'needs-location' })).toBeNull();
    expect(pricedKm(null)).toBeNull();
    expect(deliveryKm(store, away(3), { kind: 'out-of-range', distanceKm: 4.2, limitKm: 4 })).toBe(4.2);
    expect(deliveryKm(store, away(3), { kind: 'fee', amount: 0, distanceKm: null })).toBeCloseTo(3, 3);
    expect(deliveryKm(store, TEXT, null)).toBeNull();
    expect(deliveryKm(store, null, null)).toBeNull();
  });

  it('[OR13] too far is beyond the limit: exactly it is within, 0 sets none, unknown is no reason', () => {
    const far = (distanceLimitKm: number, km: number | null) => isTooFar({ distanceLimitKm }, km);
    expect([far(5, 5), far(5, 5.1), far(0, 900), far(5, null)]).toEqual([false, true, false, false]);
  });

  it('[DE2] steps: the first whose distance is not exceeded, nothing beyond the last', () => {
    const steps = [
      { upToKm: 6, fee: 25_000 },
      { upToKm: 3, fee: 15_000 },
    ];
    const store = aStore({ shipping: { kind: 'Config', steps } });
    expect(fee(store, away(2.9))).toMatchObject({ kind: 'fee', amount: 15_000 });
    expect(fee(store, away(3.1))).toMatchObject({ kind: 'fee', amount: 25_000 });
    expect(fee(store, TEXT, { distanceKm: 3 })).toMatchObject({ amount: 15_000 });
    expect(fee(store, away(1), { distanceKm: 6.01 })).toEqual({
      kind: 'out-of-range',
      distanceKm: 6.01,
      limitKm: 6,
    });
    expect(fee(store, TEXT)).toEqual({ kind: 'needs-location' });
    expect(fee(aStore({ shipping: { kind: 'Config', steps: [] } }), TEXT)?.kind).toBe('to-confirm');
  });

  it('[DE3] nothing is delivered for pickup or at a table', () => {
    expect(fee(aStore(), TEXT, {}, 'PICKUP')).toBeNull();
    expect(fee(aStore(), null, {}, 'TABLE')).toBeNull();
  });

  it('[DE4] a text address is enough where distance changes nothing', () => {
    const takes = (shipping: Parameters<typeof aStore>[0]) => takesTextAddress(aStore(shipping));
    expect(takes({ shipping: { kind: 'FreeShip' } })).toBe(true);
    expect(takes({ shipping: { kind: 'Negotiation' } })).toBe(true);
    expect(takes({ shipping: { kind: 'Config', flat: 0 } })).toBe(true);
    expect(takes({ shipping: { kind: 'Config', steps: [] } })).toBe(false);
    expect(takes({ shipping: { kind: 'Partner' } })).toBe(false);
  });

  it('[DE5] a partner that does not answer, or does not drive there, blocks delivery', () => {
    const store = aStore({ shipping: { kind: 'Partner' } });
    expect(fee(store, TEXT)).toEqual({ kind: 'needs-location' });
    expect(fee(store, away(2))).toEqual({ kind: 'unsupported' });
    expect(fee(store, away(2), { partner: { kind: 'unserved' } })).toEqual({ kind: 'unsupported' });
    const says = (partner: PartnerAnswer) => fee(store, away(2), { partner });
    expect(says({ kind: 'fee', amount: 18_000, distanceKm: 3.5 })).toEqual({
      kind: 'fee',
      amount: 18_000,
      distanceKm: 3.5,
    });
    expect(says({ kind: 'unsure', distanceKm: null })?.kind).toBe('to-confirm');
    expect(says({ kind: 'too-far', distanceKm: 31, limitKm: 25 })).toEqual({
      kind: 'out-of-range',
      distanceKm: 31,
      limitKm: 25,
    });
  });
});

const round = (name: string, radiusKm: number, terms: Partial<DeliveryZone> = {}): DeliveryZone => ({
  name,
  area: { kind: 'circle', center: SHOP, radiusKm },
  fee: 20_000,
  minimum: 0,
  freeFrom: null,
  ...terms,
});
const zoned = (...zones: DeliveryZone[]) => aStore({ shipping: { kind: 'Config', zones } });

describe('delivery zones', () => {
  it('[DE8] the first zone that holds the address decides, whatever others overlap there', () => {
    const [small, large] = [round('gần', 1, { fee: 10_000 }), round('xa', 3)];
    expect(fee(zoned(small, large), away(0.5))).toMatchObject({ amount: 10_000, zone: { name: 'gần' } });
    expect(fee(zoned(large, small), away(0.5))).toMatchObject({ amount: 20_000, zone: { name: 'xa' } });
    expect(fee(zoned(small, large), away(2))).toMatchObject({ amount: 20_000 });
  });

  it('[DE9] by distance it is the way that counts, where it is known', () => {
    const near = round('3 km', 0, { area: { kind: 'distance', upToKm: 3 } });
    expect(fee(zoned(near), away(2.9))?.kind).toBe('fee');
    expect(fee(zoned(near), TEXT, { distanceKm: 3 })?.kind).toBe('fee');
    expect(fee(zoned(near), away(2.9), { distanceKm: 3.01 })).toEqual({
      kind: 'out-of-range',
      distanceKm: 3.01,
      limitKm: 3,
    });
  });

  it('[DE8] outside of every zone nobody delivers; an address that is not on the map is asked for', () => {
    expect(fee(zoned(round('gần', 1)), away(2))).toMatchObject({ kind: 'out-of-range', limitKm: null });
    expect(fee(zoned(round('gần', 1)), TEXT)).toEqual({ kind: 'needs-location' });
    expect(fee(zoned(), TEXT)?.kind).toBe('to-confirm');
    expect(takesTextAddress(zoned(round('gần', 1)))).toBe(false);
  });

  it('[DE11] free from its amount on, exactly it included; what is missing is told', () => {
    const store = zoned(round('gần', 1, { freeFrom: 200_000 }));
    const at = (itemTotal: number) => fee(store, away(0.5), {}, 'DELI', itemTotal);
    expect([at(199_999), at(200_000)]).toMatchObject([{ amount: 20_000 }, { amount: 0 }]);
    expect(toFreeDelivery(at(199_999), 199_999)).toBe(1);
    expect(toFreeDelivery(at(200_000), 200_000)).toBeNull();
    expect(toFreeDelivery(fee(zoned(round('gần', 1)), away(0.5)), 100_000)).toBeNull();
    expect(toFreeDelivery(null, 100_000)).toBeNull();
  });
});

it('[DE17] what nobody delivers has no total; what is agreed by phone or still asked for has one', () => {
  const limit = { kind: 'out-of-range', distanceKm: 30, limitKm: 12 } as const;
  expect([{ kind: 'unsupported' } as const, limit].map(isUndeliverable)).toEqual([true, true]);
  const fee = { kind: 'fee', amount: 0, distanceKm: 1 } as const;
  const others = [
    fee,
    { kind: 'to-confirm', distanceKm: null } as const,
    { kind: 'needs-location' } as const,
    null,
  ];
  expect(others.some(isUndeliverable)).toBe(false);
});

describe('the outline of a zone', () => {
  const corners = (...pairs: [number, number][]) => pairs.map(([lat, lng]) => ({ lat, lng }));
  const SQUARE = corners([10, 106], [10, 107], [11, 107], [11, 106]);

  it('[DE13] may be closed by its first corner or not', () => {
    expect(outlineProblem(SQUARE)).toBeNull();
    const [first = SHOP] = SQUARE;
    expect(outlineProblem([...SQUARE, first])).toBeNull();
    expect(openOutline([...SQUARE, first])).toEqual(SQUARE);
  });

  it('[DE13] has three corners or more, each once, and edges that do not cross', () => {
    expect(outlineProblem([])).toBe('TOO_FEW_CORNERS');
    expect(outlineProblem(corners([10, 106], [10, 107], [10, 106]))).toBe('TOO_FEW_CORNERS');
    expect(outlineProblem([...SQUARE, SHOP, SHOP])).toBe('SAME_CORNER_TWICE');
    const bowTie = corners([10, 106], [11, 107], [10, 107], [11, 106]);
    expect(outlineProblem(bowTie)).toBe('CROSSES_ITSELF');
    const onALine = corners([10, 106], [10, 107], [10, 108]);
    expect(outlineProblem(onALine)).toBe('CROSSES_ITSELF');
    const touching = corners([10, 106], [10, 107], [11, 107], [10, 106.5], [11, 106]);
    expect(outlineProblem(touching)).toBe('CROSSES_ITSELF');
  });
});

describe('an address as text', () => {
  it('[DE6] suggestions from 4 characters, confirming from 5, saving from 10', () => {
    expect([maySuggest('abc '), maySuggest('abcd')]).toEqual([false, true]);
    expect([isAddressText('1234', 'confirm'), isAddressText('12345', 'confirm')]).toEqual([false, true]);
    expect([isAddressText('123456789', 'save'), isAddressText('1234567890', 'save')]).toEqual([false, true]);
    expect([
      needsLocationPrompt('ab', SHOP),
      needsLocationPrompt('abc', null),
      needsLocationPrompt('abc', SHOP),
    ]).toEqual([true, true, false]);
  });

  it('[DE14] a pin within 300 m of where the address was keeps its words, farther away it is named anew', () => {
    const moved = (km: number) => away(km).location ?? SHOP;
    expect([
      wordsFitPin('12 Lê Lợi', moved(0.29), SHOP),
      wordsFitPin('12 Lê Lợi', moved(0.31), SHOP),
    ]).toEqual([true, false]);
    expect([wordsFitPin(' ', SHOP, SHOP), wordsFitPin('12 Lê Lợi', SHOP, null)]).toEqual([false, false]);
  });

  it('[DE7] who is within 300 m of the kept address is at it', () => {
    expect([isAtAddress(SHOP, away(0.29)), isAtAddress(SHOP, away(0.31))]).toEqual([true, false]);
    expect([isAtAddress(SHOP, TEXT), isAtAddress(SHOP, null)]).toEqual([false, false]);
  });
});
