import { describe, expect, it } from 'vitest';
import { aStore } from '../../test/a-store.ts';
import { isAddressText, isAtAddress, maySuggest, needsLocationPrompt } from './address-text.ts';
import type { Address } from './delivery.ts';
import { shippingFee, takesTextAddress } from './shipping-fee.ts';

const SHOP = { lat: 10.7769, lng: 106.7009 };
const TEXT: Address = { text: '12 Nguyễn Huệ, Quận 1', detail: '', location: null };
/** due north, a degree being about 111.2 km */
const away = (km: number): Address => ({
  ...TEXT,
  location: { lat: SHOP.lat + km / 111.19493, lng: SHOP.lng },
});

describe('the shipping fee', () => {
  it('[DE1] free delivery costs 0, negotiation is agreed by phone, a flat fee is the same everywhere', () => {
    expect(shippingFee(aStore(), 'DELI', TEXT)).toEqual({ kind: 'fee', amount: 0, distanceKm: null });
    const negotiated = aStore({ shipping: { kind: 'Negotiation' } });
    expect(shippingFee(negotiated, 'DELIAT', TEXT)).toEqual({ kind: 'to-confirm', distanceKm: null });
    const flat = aStore({ shipping: { kind: 'Config', flat: 15_000 } });
    expect(shippingFee(flat, 'DELI', TEXT)).toEqual({ kind: 'fee', amount: 15_000, distanceKm: null });
    expect(shippingFee(flat, 'DELI', null)).toMatchObject({ amount: 15_000 });
  });

  it('[DE2] steps: the first whose distance is not exceeded, nothing beyond the last', () => {
    const steps = [
      { upToKm: 6, fee: 25_000 },
      { upToKm: 3, fee: 15_000 },
    ];
    const store = aStore({ shipping: { kind: 'Config', steps } });
    expect(shippingFee(store, 'DELI', away(2.9))).toMatchObject({ kind: 'fee', amount: 15_000 });
    expect(shippingFee(store, 'DELI', away(3.1))).toMatchObject({ kind: 'fee', amount: 25_000 });
    expect(shippingFee(store, 'DELI', TEXT, { distanceKm: 3 })).toMatchObject({ amount: 15_000 });
    expect(shippingFee(store, 'DELI', away(1), { distanceKm: 6.01 })).toEqual({
      kind: 'out-of-range',
      distanceKm: 6.01,
      limitKm: 6,
    });
    expect(shippingFee(store, 'DELI', TEXT)).toEqual({ kind: 'needs-location' });
    expect(shippingFee(aStore({ shipping: { kind: 'Config', steps: [] } }), 'DELI', TEXT)?.kind).toBe(
      'to-confirm',
    );
  });

  it('[DE3] nothing is delivered for pickup or at a table', () => {
    expect(shippingFee(aStore(), 'PICKUP', TEXT)).toBeNull();
    expect(shippingFee(aStore(), 'TABLE', null)).toBeNull();
  });

  it('[DE4] a text address is enough where distance changes nothing', () => {
    const takes = (shipping: Parameters<typeof aStore>[0]) => takesTextAddress(aStore(shipping));
    expect(takes({ shipping: { kind: 'FreeShip' } })).toBe(true);
    expect(takes({ shipping: { kind: 'Negotiation' } })).toBe(true);
    expect(takes({ shipping: { kind: 'Config', flat: 0 } })).toBe(true);
    expect(takes({ shipping: { kind: 'Config', steps: [] } })).toBe(false);
    expect(takes({ shipping: { kind: 'Partner' } })).toBe(false);
  });

  it('[DE5] a partner that does not answer blocks delivery; its fee counts when it does', () => {
    const store = aStore({ shipping: { kind: 'Partner' } });
    expect(shippingFee(store, 'DELI', TEXT)).toEqual({ kind: 'unsupported' });
    expect(shippingFee(store, 'DELI', TEXT, { partnerFee: 18_000, distanceKm: 2 })).toEqual({
      kind: 'fee',
      amount: 18_000,
      distanceKm: 2,
    });
    expect(shippingFee(store, 'DELI', TEXT, { partnerFee: null })?.kind).toBe('to-confirm');
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

  it('[DE7] who is within 300 m of the kept address is at it', () => {
    expect([isAtAddress(SHOP, away(0.29)), isAtAddress(SHOP, away(0.31))]).toEqual([true, false]);
    expect([isAtAddress(SHOP, TEXT), isAtAddress(SHOP, null)]).toEqual([false, false]);
  });
});
