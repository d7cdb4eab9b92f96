import { expect, it } from 'vitest';
import { type Opener, openPlaces } from './stream-places.ts';

const HERE = { network: '198.51.100.1' };
const times = (count: number, opener: (n: number) => Opener, places = openPlaces(30)) =>
  Array.from({ length: count }, (_, n) => places.take(opener(n)) !== null).filter(Boolean).length;

it('[LI5] strangers of an address have twenty, its diners and its guests as many as it may, the staff all', () => {
  const places = openPlaces(30);
  const open = (kind: Opener['kind'], count: number) =>
    times(count, (n) => ({ ...HERE, kind, person: kind === 'stranger' ? null : `${kind} ${n}` }), places);
  expect(open('stranger', 300)).toBe(20);
  expect(open('diner', 300)).toBe(30);
  expect(open('guest', 300)).toBe(30);
  expect(open('staff', 300)).toBe(300);
  expect(places.take({ kind: 'stranger', person: null, network: '198.51.100.2' })).not.toBeNull();
});

it('[LI5] one person has six, whatever they are, and gives back what they close', () => {
  const places = openPlaces(30);
  const mine = () => places.take({ ...HERE, kind: 'staff', person: 'hùng' });
  const taken = Array.from({ length: 7 }, mine);
  expect(taken.map((place) => place !== null)).toEqual([...Array(6).fill(true), false]);
  taken[0]?.();
  expect(mine()).not.toBeNull();
});
