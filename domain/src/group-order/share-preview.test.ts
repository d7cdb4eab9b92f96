import { describe, expect, it } from 'vitest';
import { aLine } from '../../test/a-cart.ts';
import { aDish, aMenu } from '../../test/a-dish.ts';
import { aStore, at } from '../../test/a-store.ts';
import { readCart } from '../cart/read-cart.ts';
import { wallTime } from '../time/wall-time.ts';
import { sharePreview, type ToPreview } from './share-preview.ts';

const menu = aMenu([
  aDish('pho', { listPrice: 100_000, price: 100_000 }),
  aDish('tea', { listPrice: 20_000, price: 20_000 }),
]);
const NOON = wallTime(at('2026-11-30 12:00'), 'Asia/Ho_Chi_Minh');
const read = (dish: string, quantity = 1) => readCart([aLine('k', dish, { quantity })], menu, NOON);
const flat = { kind: 'Config', flat: 30_000 } as const;

const previewed = (change: Partial<ToPreview> = {}) =>
  sharePreview({
    // their keys are the same: each is unique in its own cart alone
    team: [
      { uid: 'a', read: read('pho') },
      { uid: 'b', read: read('tea', 2) },
      { uid: 'c', read: read('tea', 3) },
    ],
    store: aStore({ shipping: flat }),
    menu,
    type: 'DELI',
    address: null,
    promotion: null,
    rule: 'proportional',
    ...change,
  });

describe('what somebody’s share will be, about', () => {
  it('[GO21] the shares of a bill of all that is chosen, delivery in it', () => {
    // 200.000 + 30.000
    expect(previewed()).toEqual({ shares: [115_000, 46_000, 69_000], delivery: 'in' });
    expect(previewed({ rule: 'equal-fees' })?.shares).toEqual([110_000, 50_000, 70_000]);
    expect(previewed({ type: 'PICKUP' })).toEqual({ shares: [100_000, 40_000, 60_000], delivery: 'none' });
  });

  it('[GO21] nothing chosen is no bill, whatever bringing it would cost', () => {
    expect(previewed({ team: [{ uid: 'a', read: [] }] })).toBeNull();
  });

  it('[GO21] with what so many people get', () => {
    const promotion = { items: 1_000, delivery: 10_000 };
    expect(previewed({ promotion })?.shares).toEqual([90_000, 36_000, 54_000]);
  });

  it('[GO21] what nobody can say yet, and what cannot be had, is not in it', () => {
    const steps = [{ upToKm: 5, fee: 15_000 }];
    const far = aStore({ shipping: { kind: 'Config', steps } });
    expect(previewed({ store: far })).toEqual({ shares: [100_000, 40_000, 60_000], delivery: 'open' });
    const gone = { uid: 'd', read: read('nothing of ours') };
    expect(previewed({ team: [{ uid: 'a', read: read('pho') }, gone] })?.shares).toEqual([130_000, 0]);
    expect(previewed({ team: [gone] })).toBeNull();
  });
});
