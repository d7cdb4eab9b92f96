import { describe, expect, it } from 'vitest';
import {
  JUST_CAME,
  MOST_ASKING,
  MOST_ASKING_OF_ADDRESS,
  makesRoom,
  mayLetIn,
  mayPutOut,
  whoJustCame,
} from './guests.ts';
import type { GuestState } from './sitting.ts';

const guest = (id: string, state: GuestState, joinedAt: number) => ({ id, state, joinedAt });
const party = [
  guest('a', 'in', 1),
  guest('b', 'in', 2),
  guest('c', 'asking', 3),
  guest('d', 'refused', 4),
  guest('e', 'out', 5),
  guest('f', 'in', 6),
];

describe('letting in', () => {
  const may = (by: string, who: string, named: string | null = null) => mayLetIn(party, { by, who, named });

  it('[TB45] the first phone alone says it, to who asks or was put out', () => {
    expect([may('a', 'c'), may('a', 'e')]).toEqual([null, null]);
    for (const by of ['b', 'c']) expect(may(by, 'c')).toEqual({ refused: 'SITTING_FIRST_ONLY' });
    for (const who of ['b', 'd', 'nobody']) expect(may('a', who)).toEqual({ refused: 'SITTING_NOT_ASKING' });
  });

  it('[TB89] whom the staff named says it', () => {
    expect(may('b', 'c', 'b')).toBeNull();
    expect(may('a', 'c', 'b')).toEqual({ refused: 'SITTING_FIRST_ONLY' });
  });
});

describe('putting out', () => {
  const may = (by: string, who: string, seenAt: number | null = null) =>
    mayPutOut(party, { by, who, named: null, seenAt });

  it('[TB88] every guest may as long as no staff has seen the party, also the first phone', () => {
    expect([may('b', 'a'), may('f', 'a'), may('a', 'f')]).toEqual([null, null, null]);
  });

  it('[TB88] is about who is there, and not about oneself', () => {
    for (const who of ['a', 'c', 'd', 'e', 'nobody'])
      expect(may('a', who)).toEqual({ refused: 'SITTING_NOT_THERE' });
  });

  it('[TB88] who was there when the staff saw the party is put out by the first phone alone', () => {
    const seenAt = 2;
    for (const who of ['a', 'b']) expect(may('f', who, seenAt)).toEqual({ refused: 'SITTING_WAS_SEEN' });
    expect([may('a', 'b', seenAt), may('b', 'f', seenAt)]).toEqual([null, null]);
  });
});

describe('asking', () => {
  const asker = (network: string, askedAt: number) => ({ id: `${network}${askedAt}`, network, askedAt });
  const from = (network: string, count: number) =>
    Array.from({ length: count }, (_, n) => asker(network, count - n));

  it('[TB47] one more of an address takes the place of who has asked longest from there', () => {
    expect(makesRoom(from('a', MOST_ASKING_OF_ADDRESS - 1), 'a')).toBeNull();
    expect(makesRoom(from('a', MOST_ASKING_OF_ADDRESS), 'a')).toBe('a1');
    expect(makesRoom(from('a', MOST_ASKING_OF_ADDRESS), 'b')).toBeNull();
  });

  it('[TB47] where all places are taken, that of who has asked longest from the address with most', () => {
    const all = [...from('b', 1), ...'acd'].flatMap((one) =>
      typeof one === 'string' ? from(one, one === 'c' ? MOST_ASKING_OF_ADDRESS : 8) : [one],
    );
    expect(all.length).toBeGreaterThan(MOST_ASKING);
    expect(makesRoom(all, 'x')).toMatch(/^[acd]1$/);
  });
});

it('[TB87] who came just now is news for who was there before', () => {
  const at = (id: string, joinedAt: number, isYou = false) => ({ id, joinedAt, isYou });
  const guests = [at('before', 1), at('you', 10, true), at('after', 20)];
  expect(whoJustCame(guests, 21).map(({ id }) => id)).toEqual(['after']);
  expect(whoJustCame(guests, 20 + JUST_CAME)).toEqual([]);
  expect(whoJustCame([at('after', 20)], 21)).toEqual([]);
});
