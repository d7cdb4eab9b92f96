import { describe, expect, it } from 'vitest';
import { keptSince } from './kept.ts';
import { isInScope, trailScope } from './reader.ts';

const person = { id: 'me', readsOthers: false, readsAll: false, stores: [] as readonly number[] };
const LINES = [
  { store: 101, staffId: 'other' },
  { store: 102, staffId: 'other' },
  { store: null, staffId: 'other' },
  { store: null, staffId: 'me' },
  { store: 102, staffId: 'me' },
  { store: 101, staffId: null },
];

describe('who reads the trail', () => {
  const read = (reader: typeof person) =>
    LINES.map((line) => isInScope(trailScope(reader), line))
      .map(Number)
      .join('');

  it('[AU5] owners all of it, managers their stores, others their own acts', () => {
    expect(read({ ...person, readsOthers: true, readsAll: true })).toBe('111111');
    expect(read({ ...person, readsOthers: true, stores: [101] })).toBe('100111');
    expect(read({ ...person, readsOthers: true })).toBe('110111');
    expect(read({ ...person, stores: [101] })).toBe('000110');
  });

  it('[AU6] a line is kept for 24 whole months, and months go whole', () => {
    const at = (text: string) => new Date(keptSince(Date.parse(text))).toISOString();
    expect(at('2026-11-28T21:00:00Z')).toBe('2024-11-01T00:00:00.000Z');
    expect(at('2026-12-01T00:00:00Z')).toBe('2024-12-01T00:00:00.000Z');
    expect(at('2027-01-31T23:59:59Z')).toBe('2025-01-01T00:00:00.000Z');
  });
});
