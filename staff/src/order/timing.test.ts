import { USUAL_MINUTES } from '@mam/domain/order/promise.ts';
import { describe, expect, it } from 'vitest';
import { cardTiming, clockText, clockWords, minutesLate, type Timed } from './timing.ts';

const MINUTE = 60_000;

function order(more: Partial<Timed> = {}): Timed {
  return {
    createdAt: 0,
    answerFrom: null,
    answerBy: null,
    acceptedAt: null,
    promisedAt: null,
    readyBy: null,
    readyAt: null,
    departedAt: null,
    wantedAt: null,
    type: 'PICKUP',
    needs: USUAL_MINUTES,
    ...more,
  };
}

describe('a new order', () => {
  const fresh = order({ answerFrom: 0, answerBy: 5 * MINUTE });

  it('[OR39] counts down to its answer and the ring empties', () => {
    expect(cardTiming(fresh, 'new', 0)).toEqual({ kind: 'left', ms: 5 * MINUTE, part: 1, alarm: false });
    expect(cardTiming(fresh, 'new', 2.5 * MINUTE).part).toBe(0.5);
  });

  it('turns red for the last third and stays red when it is over', () => {
    expect(cardTiming(fresh, 'new', 3 * MINUTE).alarm).toBe(false);
    expect(cardTiming(fresh, 'new', 3.5 * MINUTE).alarm).toBe(true);
    expect(cardTiming(fresh, 'new', 15 * MINUTE)).toMatchObject({ part: 0, alarm: true });
  });

  it('wanted in a few hours shows the time instead of an alarm', () => {
    const wantedAt = 5 * 60 * MINUTE;
    const [answerFrom, answerBy] = [4 * 60 * MINUTE, 245 * MINUTE];
    expect(cardTiming(order({ wantedAt, answerFrom, answerBy }), 'new', 4 * MINUTE)).toEqual({
      kind: 'at',
      ms: wantedAt,
      part: null,
      alarm: false,
    });
    expect(cardTiming(order({ wantedAt, answerFrom, answerBy }), 'new', answerFrom)).toMatchObject({
      kind: 'left',
      ms: 5 * MINUTE,
    });
  });

  it('says how long it waits where it is not the kitchen’s turn: a transfer is looked for', () => {
    expect(cardTiming(order(), 'new', 4 * MINUTE)).toEqual({
      kind: 'since',
      ms: 4 * MINUTE,
      part: null,
      alarm: false,
    });
  });
});

describe('a cooking order', () => {
  const cooking = order({ acceptedAt: 0, promisedAt: 20 * MINUTE });

  it('fills its bar towards the promise', () => {
    expect(cardTiming(cooking, 'cooking', 5 * MINUTE)).toEqual({
      kind: 'left',
      ms: 15 * MINUTE,
      part: 0.25,
      alarm: false,
    });
  });

  it('[OR68] of a delivery counts to when the kitchen is done, not to the door', () => {
    expect(cardTiming({ ...cooking, readyBy: 8 * MINUTE }, 'cooking', 6 * MINUTE)).toMatchObject({
      ms: 2 * MINUTE,
      part: 0.75,
    });
  });

  it('is late from the first second after the promise', () => {
    expect(cardTiming(cooking, 'cooking', 20 * MINUTE).alarm).toBe(false);
    expect(cardTiming(cooking, 'cooking', 20 * MINUTE + 1000)).toMatchObject({ part: 1, alarm: true });
  });

  it('says how many whole minutes late, one at least', () => {
    expect(minutesLate(cardTiming(cooking, 'cooking', 23 * MINUTE + 10_000))).toBe(3);
    expect(minutesLate(cardTiming(cooking, 'cooking', 20 * MINUTE + 1000))).toBe(1);
    expect(minutesLate(cardTiming(cooking, 'cooking', 10 * MINUTE))).toBe(0);
  });
});

describe('a ready order', () => {
  it('counts up since it was ready and warns after ten minutes', () => {
    const ready = order({ readyAt: MINUTE });
    expect(cardTiming(ready, 'ready', 2 * MINUTE)).toEqual({
      kind: 'since',
      ms: MINUTE,
      part: null,
      alarm: false,
    });
    expect(cardTiming(ready, 'ready', 12 * MINUTE).alarm).toBe(true);
  });

  it('never counts below zero when clocks disagree', () => {
    expect(cardTiming(order({ readyAt: MINUTE }), 'ready', 0).ms).toBe(0);
  });
});

it.each([
  ['new', 'left', 8_000, 'clock.new'],
  ['new', 'left', -8_000, 'clock.new.over'],
  ['new', 'since', 8_000, 'clock.new.since'],
  ['cooking', 'left', 8_000, 'clock.cooking'],
  ['cooking', 'left', -8_000, 'clock.cooking.over'],
  ['cooking', 'since', 8_000, 'clock.cooking.since'],
  ['ready', 'since', 8_000, 'clock.ready'],
  ['on-the-way', 'since', 8_000, 'clock.on-the-way'],
] as const)(
  'who listens to the clock of a card hears where it goes: %s, %s, %i',
  (column, kind, ms, words) => {
    expect(clockWords({ kind, ms, part: null, alarm: false }, column)).toBe(words);
  },
);

it.each([
  [0, '0:00'],
  [62_000, '1:02'],
  [62_999, '1:02'],
  [-190_000, '−3:10'],
  [3_600_000, '1h00'],
  [-3_900_000, '−1h05'],
])('%i ms reads %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
