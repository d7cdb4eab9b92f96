import { aStore } from '@mam/domain/test/a-store.ts';
import { expect, it } from 'vitest';
import { deliveryReach } from './reach.ts';

const at = (lat: number | null) => ({
  text: '27 Lê Thánh Tôn',
  detail: '',
  location: lat === null ? null : { lat, lng: 106.7009 },
});
/** 1.11 km and 5.56 km north of the store */
const NEAR = at(10.7869);
const FAR = at(10.8269);
const WORDS = at(null);

it('[OR13] beyond the limit of the store is outside, whatever the fee says', () => {
  const free = aStore({ distanceLimitKm: 3 });
  expect(deliveryReach(free, NEAR, 0)).toEqual({
    state: 'inside',
    km: expect.closeTo(1.11, 1),
    limitKm: null,
  });
  expect(deliveryReach(free, FAR, 0)).toEqual({ state: 'outside', km: expect.closeTo(5.56, 1), limitKm: 3 });
  expect(deliveryReach(aStore({ distanceLimitKm: 0 }), FAR, 0).state).toBe('inside');
});

it('[DE2] beyond the last step is outside, and names how far it goes', () => {
  const steps = aStore({ shipping: { kind: 'Config', steps: [{ upToKm: 2, fee: 10_000 }] } });
  expect(deliveryReach(steps, NEAR, 0)).toMatchObject({ state: 'inside', limitKm: null });
  expect(deliveryReach(steps, FAR, 0)).toMatchObject({ state: 'outside', limitKm: 2 });
});

it('is not known for words alone, nor where only a partner can tell', () => {
  expect(deliveryReach(aStore(), WORDS, 0)).toEqual({ state: 'unknown', km: null, limitKm: null });
  expect(deliveryReach(aStore({ shipping: { kind: 'Partner' } }), NEAR, 0).state).toBe('unknown');
  expect(deliveryReach(aStore({ shipping: { kind: 'Negotiation' } }), NEAR, 0).state).toBe('inside');
});

it('[DE8] outside of every zone is outside', () => {
  const zone = {
    name: 'A',
    area: { kind: 'distance', upToKm: 2 },
    fee: 1,
    minimum: 0,
    freeFrom: null,
  } as const;
  const zoned = aStore({ shipping: { kind: 'Config', zones: [zone] } });
  expect(deliveryReach(zoned, NEAR, 50_000).state).toBe('inside');
  expect(deliveryReach(zoned, FAR, 50_000).state).toBe('outside');
});
