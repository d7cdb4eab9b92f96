import { describe, expect, it } from 'vitest';
import { legArcs, RADIUS } from './ring-legs.ts';

const around = 2 * Math.PI * RADIUS;

describe('a ring with legs', () => {
  it('is one whole line when there is one leg', () => {
    expect(legArcs([{ done: 1 }], 3.4)).toEqual([{ from: 0, length: around, filled: true }]);
  });
  it('keeps the legs equal and apart', () => {
    const arcs = legArcs([{ done: 1 }, { done: 1 }, { done: 0 }, { done: 0 }], 3.4);
    expect(arcs.map((arc) => arc.filled)).toEqual([true, true, false, false]);
    const [first, second] = arcs;
    expect((second?.from ?? 0) - ((first?.from ?? 0) + (first?.length ?? 0))).toBeCloseTo(5.4);
  });
  it('splits the leg we are on', () => {
    const arcs = legArcs([{ done: 0.5 }, { done: 0 }], 3.4);
    expect(arcs.map((arc) => arc.filled)).toEqual([true, false, false]);
  });
  it('never leaves the circle, whatever it is told', () => {
    for (const done of [-1, 0, 0.01, 0.5, 0.99, 1, 7]) {
      for (const arc of legArcs([{ done }, { done }, { done }], 3.4)) {
        expect(arc.length).toBeGreaterThan(0);
        expect(arc.from + arc.length).toBeLessThanOrEqual(around);
      }
    }
  });
});
