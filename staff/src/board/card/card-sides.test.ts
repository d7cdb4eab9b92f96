import { describe, expect, it } from 'vitest';
import { dealCards } from './card-sides.ts';

const none = new Map();

describe('cards on a tablet', () => {
  it('are dealt left, right, left', () => {
    expect([...dealCards(none, ['a', 'b', 'c']).values()]).toEqual(['left', 'right', 'left']);
  });

  it('stay where they are when another goes or comes', () => {
    const before = dealCards(none, ['a', 'b', 'c', 'd']);
    const after = dealCards(before, ['b', 'c', 'd', 'e']);
    for (const code of ['b', 'c', 'd']) expect(after.get(code)).toBe(before.get(code));
    expect(after.get('e')).toBe('left');
    expect(after.has('a')).toBe(false);
  });

  it('fill the shorter side first', () => {
    const before = dealCards(none, ['a', 'b', 'c', 'd']);
    const after = dealCards(before, ['b', 'd', 'x', 'y']);
    expect([after.get('x'), after.get('y')]).toEqual(['left', 'left']);
  });
});
