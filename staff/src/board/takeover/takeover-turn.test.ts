import { describe, expect, it } from 'vitest';
import { COMES_BACK_AFTER_MS, NO_TURN, nextTurn, putAside } from './takeover-turn.ts';

describe('the new order that has the whole screen', () => {
  it('is the longest waiting one', () => {
    expect(nextTurn(NO_TURN, ['a', 'b'], 0, false).shown).toBe('a');
  });

  it('stays while others come', () => {
    const turn = nextTurn(NO_TURN, ['b'], 0, false);
    expect(nextTurn(turn, ['a', 'b'], 1, false).shown).toBe('b');
  });

  it('makes room for the next one when it is answered, by whomever', () => {
    const turn = nextTurn(NO_TURN, ['a', 'b'], 0, false);
    expect(nextTurn(turn, ['b'], 1, false).shown).toBe('b');
    expect(nextTurn(turn, [], 1, false).shown).toBeNull();
  });

  it('does not come between the cook and an open sheet, but stays under one of its own', () => {
    expect(nextTurn(NO_TURN, ['a'], 0, true).shown).toBeNull();
    const turn = nextTurn(NO_TURN, ['a'], 0, false);
    expect(nextTurn(turn, ['a'], 1, true).shown).toBe('a');
  });

  it('put aside, comes back after a minute', () => {
    const aside = putAside(['a'], 0);
    expect(nextTurn(aside, ['a'], COMES_BACK_AFTER_MS - 1, false).shown).toBeNull();
    expect(nextTurn(aside, ['a'], COMES_BACK_AFTER_MS, false).shown).toBe('a');
  });

  it('put aside, still lets a newer one in', () => {
    const aside = putAside(['a'], 0);
    expect(nextTurn(aside, ['a', 'b'], 1, false).shown).toBe('b');
  });

  it('is the very same turn when nothing changed, so that nothing is drawn again', () => {
    const turn = nextTurn(NO_TURN, ['a'], 0, false);
    expect(nextTurn(turn, ['a', 'b'], 1, false)).toBe(turn);
  });
});
