import { describe, expect, it } from 'vitest';
import { leadsTo, searchedFrom } from './phone-search.ts';

describe('a search by phone number [OR37]', () => {
  it('looks back ninety days', () => {
    expect(new Date(searchedFrom(Date.UTC(2026, 10, 24, 12))).toISOString()).toBe('2026-08-26T12:00:00.000Z');
  });

  it('leads to one’s own orders, to nobody else’s and to none that staff took', () => {
    expect(leadsTo('a', 'a', false)).toBe(true);
    expect(leadsTo('b', 'a', false)).toBe(false);
    expect(leadsTo(null, 'a', false)).toBe(false);
  });

  it('[MS9] leads who has proved the number to all that was ordered with it', () => {
    expect(leadsTo('b', 'a', true)).toBe(true);
    expect(leadsTo(null, 'a', true)).toBe(true);
  });
});
