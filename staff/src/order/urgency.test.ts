import { expect, it } from 'vitest';
import { answerStageAt, isEverywhere, silenceableRing } from './urgency.ts';

const order = { louderAt: 75_000, everywhereAt: 150_000, managerAt: 225_000 };

it('[OR42] an order is asked for more and more loudly, as the server says when', () => {
  expect([0, 75_000, 150_000, 225_000, 400_000].map((now) => answerStageAt(order, now))).toEqual([
    null,
    'louder',
    'everywhere',
    'manager',
    'manager',
  ]);
  expect([null, 'louder', 'everywhere', 'manager'].map((stage) => isEverywhere(stage as never))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('[OR42] one that was silenced rings again with the next stage', () => {
  const rings = [0, 75_000, 150_000, 225_000].map((now) =>
    silenceableRing('K7QPA', answerStageAt(order, now)),
  );
  expect(new Set(rings).size).toBe(4);
});
