import type { OrderStatus } from '@mam/domain/order/status.ts';
import { describe, expect, it } from 'vitest';
import { buildTimeline } from './timeline.ts';

const order = (
  status: OrderStatus,
  steps: readonly [OrderStatus, number][],
  ready: number | null = null,
) => ({
  status,
  createdAt: 100,
  readyAt: ready,
  promisedAt: null as number | null,
  readyBy: null as number | null,
  promises: [] as readonly { saidAt: number; promisedAt: number }[],
  steps: steps.map(([name, at]) => ({ status: name, at })),
});
const short = (steps: ReturnType<typeof buildTimeline>) =>
  steps.map(({ name, at, state }) => `${name} ${at} ${state}`);

describe('the timeline of an order', () => {
  it('begins at the placing and shows what is to come', () => {
    expect(short(buildTimeline(order('WAIT_CONFIRM', [['WAIT_CONFIRM', 100]]), false))).toEqual([
      'placed 100 now',
      'accepted null todo',
      'ready null todo',
      'delivering null todo',
      'arrived null todo',
    ]);
  });
  it('has no way to drive for a pickup, and shows the food waiting', () => {
    const steps = buildTimeline(
      order('WAIT_PICKUP', [
        ['CONFIRMED', 200],
        ['WAIT_PICKUP', 300],
      ]),
      true,
    );
    expect(short(steps)).toEqual([
      'placed 100 done',
      'accepted 200 done',
      'ready 300 now',
      'arrived null todo',
    ]);
  });
  it('takes "ready" of a delivery from the recorded fact, the status does not change', () => {
    const steps = buildTimeline(order('CONFIRMED', [['CONFIRMED', 200]], 300), false);
    expect(short(steps).slice(0, 4)).toEqual([
      'placed 100 done',
      'accepted 200 done',
      'ready 300 now',
      'delivering null todo',
    ]);
  });
  it('is done to the end when the order is', () => {
    const steps = buildTimeline(
      order('COMPLETED', [
        ['CONFIRMED', 200],
        ['RES_DELIVERY', 400],
        ['COMPLETED', 500],
      ]),
      false,
    );
    expect(short(steps)).toEqual([
      'placed 100 done',
      'accepted 200 done',
      'ready null done',
      'delivering 400 done',
      'arrived 500 done',
    ]);
  });
  it('[OR68] says for when the kitchen and the way were promised, each at its own step', () => {
    const taken = {
      ...order('CONFIRMED', [['CONFIRMED', 200]]),
      promisedAt: 900,
      readyBy: 600,
      promises: [{ saidAt: 200, promisedAt: 900 }],
    };
    const promised = (steps: ReturnType<typeof buildTimeline>) =>
      steps.flatMap((step) => (step.promised === null ? [] : [`${step.name} ${step.promised}`]));
    expect(promised(buildTimeline(taken, false))).toEqual(['ready 600', 'arrived 900']);
    expect(promised(buildTimeline({ ...taken, readyBy: 900 }, true))).toEqual(['ready 900']);
    // a step that is done has no promise any more
    expect(promised(buildTimeline({ ...taken, readyAt: 500 }, false))).toEqual(['arrived 900']);
    // one promise stands where it is to come, and nowhere else
    expect(buildTimeline(taken, false).flatMap(({ promises }) => promises)).toEqual([]);
  });
  it('[OR69] keeps every promise beside the step it was made in', () => {
    const [first, second, third] = [
      { saidAt: 200, promisedAt: 900 },
      { saidAt: 850, promisedAt: 1200 },
      { saidAt: 1100, promisedAt: 1500 },
    ];
    const steps = buildTimeline(
      {
        ...order(
          'RES_DELIVERY',
          [
            ['CONFIRMED', 200],
            ['RES_DELIVERY', 1000],
          ],
          950,
        ),
        promises: [first, second, third],
      },
      false,
    );
    expect(steps.map(({ name, promises }) => [name, promises])).toEqual([
      ['placed', []],
      ['accepted', [first, second]],
      ['ready', []],
      ['delivering', [third]],
      ['arrived', []],
    ]);
  });
  it('ends where it was cancelled', () => {
    const steps = buildTimeline(
      order('CANCELLED', [
        ['WAIT_CONFIRM', 100],
        ['CANCELLED', 150],
      ]),
      false,
    );
    expect(short(steps)).toEqual(['placed 100 done', 'cancelled 150 now']);
  });
});
