import { aStore } from '@mam/domain/test/a-store.ts';
import { expect, it, vi } from 'vitest';
import { currentServerFee, debounce, feeQuestion, feeToShow, LOCAL } from './server-fee.ts';

const HERE = { text: '27 Lê Thánh Tôn', detail: 'Lầu 2', location: { lat: 10.78, lng: 106.7 } };
const partner = aStore({ shipping: { kind: 'Partner' } });
const zoned = aStore({
  shipping: {
    kind: 'Config',
    zones: [{ name: 'A', area: { kind: 'distance', upToKm: 3 }, fee: 1, minimum: 0, freeFrom: null }],
  },
});

it('[DE15] asks for partner and worked-out fees with the items before any voucher, and for nothing else', () => {
  const asked = (store = partner, address: typeof HERE | null = HERE) =>
    feeQuestion({ store, address, itemTotal: 65_000 });
  expect(asked()).toEqual({
    pos_parent: 'TEST',
    pos_id: 101,
    lat: 10.78,
    lng: 106.7,
    amount: 65_000,
    address: '27 Lê Thánh Tôn',
  });
  expect(asked(zoned)).not.toBeNull();
  expect(asked(aStore({ shipping: { kind: 'FreeShip' } }))).toBeNull();
  expect(asked(aStore({ shipping: { kind: 'Negotiation' } }))).toBeNull();
  expect(asked(partner, null)).toBeNull();
});

it('[DE15] does not ask about words alone where only a place on the map has a fee', () => {
  const words = { ...HERE, location: null };
  expect(feeQuestion({ store: zoned, address: words, itemTotal: 0 })).toBeNull();
  const flat = aStore({ shipping: { kind: 'Config', flat: 15_000 } });
  expect(feeQuestion({ store: flat, address: words, itemTotal: 0 })).toMatchObject({ amount: 0 });
});

it('[DE15] shows what the server said; a partner’s fee is never guessed, a fee of our own stands when the call failed', () => {
  const own = { kind: 'fee', amount: 15_000, distanceKm: 2 } as const;
  const fee = { kind: 'fee', amount: 18_000, distanceKm: 3 } as const;
  expect(feeToShow(partner, { kind: 'unsupported' }, { state: 'known', fee })).toEqual(fee);
  expect(feeToShow(partner, { kind: 'unsupported' }, { state: 'asking' })?.kind).toBe('to-confirm');
  expect(feeToShow(partner, { kind: 'unsupported' }, LOCAL)).toEqual({ kind: 'unsupported' });
  expect(feeToShow(zoned, own, { state: 'asking' })).toEqual(own);
  expect(feeToShow(zoned, own, LOCAL)).toEqual(own);
  expect(feeToShow(partner, null, { state: 'asking' })).toBeNull();
});

it('[DE15] asks half a second after the last change, and only about that', () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const ask = (question: string) => debounce(question, (value) => asked.push(value));
  const takeBack = ask('one');
  vi.advanceTimersByTime(499);
  takeBack();
  ask('two');
  vi.advanceTimersByTime(499);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['two']);
  vi.advanceTimersByTime(5_000);
  expect(asked).toEqual(['two']);
  vi.useRealTimers();
});

it('[DE15] an answer counts for its own question only; a call that failed leaves the own sum', () => {
  const fee = { kind: 'fee', amount: 18_000, distanceKm: 3 } as const;
  const answer = (wanted: string | null, asked: string | null, more: { failed?: boolean; fee?: null } = {}) =>
    currentServerFee({ wanted, asked, fee, failed: false, ...more });
  expect(answer('now', 'now')).toEqual({ state: 'known', fee });
  expect(answer('now', 'before')).toEqual({ state: 'asking' });
  expect(answer('now', null)).toEqual({ state: 'asking' });
  expect(answer(null, null)).toEqual(LOCAL);
  expect(answer('now', 'now', { fee: null })).toEqual({ state: 'asking' });
  expect(answer('now', 'now', { fee: null, failed: true })).toEqual(LOCAL);
  expect(answer('now', 'before', { fee: null, failed: true })).toEqual({ state: 'asking' });
});
