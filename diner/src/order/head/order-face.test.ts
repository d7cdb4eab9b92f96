import { type OrderStatus, STATUSES } from '@mam/domain/order/status.ts';
import { describe, expect, it } from 'vitest';
import vi from '../../words/order/vi.json' with { type: 'json' };
import { chooseOrderFace, type Faced, legProgress } from './order-face.ts';

const at = (status: OrderStatus | null, more: Partial<Faced> = {}): Faced => ({
  status,
  pickup: false,
  ready: false,
  hasDriver: false,
  lost: false,
  ...more,
});

describe('the face of an order', () => {
  it('has words for every status, known or not', () => {
    for (const status of [...STATUSES, null])
      for (const pickup of [true, false])
        for (const ready of [true, false]) {
          const { name } = chooseOrderFace(at(status, { pickup, ready }));
          expect(vi).toHaveProperty(`${name}_title`);
          expect(vi).toHaveProperty(`${name}_text`);
        }
  });
  it('shows an unknown status as preparing', () => {
    expect(chooseOrderFace(at(null)).name).toBe('preparing');
  });
  it('tells a cooking pickup from one that waits', () => {
    expect(chooseOrderFace(at('CONFIRMED', { pickup: true })).name).toBe('preparing_pickup');
    expect(chooseOrderFace(at('WAIT_PICKUP', { pickup: true, ready: true })).name).toBe('ready_pickup');
  });
  it('names the driver only where one is', () => {
    expect(chooseOrderFace(at('ACCEPTED')).name).toBe('preparing');
    expect(chooseOrderFace(at('ACCEPTED', { hasDriver: true })).name).toBe('accepted');
  });
  it('says why an order ended', () => {
    expect(chooseOrderFace(at('WAIT_PAYMENT_CANCELLED'))).toMatchObject({
      name: 'payment_failed',
      quiet: true,
    });
    expect(chooseOrderFace(at('FAILED', { lost: true })).name).toBe('sync');
    expect(chooseOrderFace(at('CANCELLED')).name).toBe('cancelled');
  });
});

describe('the leg an order is on', () => {
  it('fills with the time, but says neither "nothing yet" nor "done"', () => {
    expect(legProgress(0, 100, 50)).toBe(0.5);
    expect(legProgress(0, 100, -5)).toBe(0.06);
    expect(legProgress(0, 100, 500)).toBe(0.94);
  });
  it('is half full when nobody promised a time', () => {
    expect(legProgress(null, 100, 50)).toBe(0.5);
    expect(legProgress(100, 100, 50)).toBe(0.5);
  });
});
