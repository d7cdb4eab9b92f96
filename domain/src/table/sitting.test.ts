import { describe, expect, it } from 'vitest';
import {
  drawDigits,
  endsWithGuest,
  firstPhone,
  type GuestState,
  isSittingOver,
  JOIN_BY_SCAN,
  joinsByScanUntil,
  MOST_ASKING,
  MOST_AT_TABLE,
  mayLetIn,
  mayMoveTo,
  SITTING_IDLE,
  type SittingState,
  sitDown,
  WRONG_DIGITS_OF_GUEST,
  WRONG_DIGITS_OF_SITTING,
} from './sitting.ts';

const BEGUN = 1_000_000;
const goesOn: SittingState = { digits: '0417', wrongDigits: 0, firstAt: BEGUN, lastAt: BEGUN, endedAt: null };
const LATE = BEGUN + JOIN_BY_SCAN;
const was = (state: GuestState, wrongDigits = 0) => ({ state, wrongDigits });
const sit = (change: Partial<Parameters<typeof sitDown>[0]> = {}) =>
  sitDown({
    sitting: goesOn,
    guest: null,
    digits: null,
    moved: false,
    asks: false,
    asking: 0,
    there: 1,
    now: LATE,
    ...change,
  });

describe('sitting down', () => {
  it('[TB82] leads to its party whoever scans the table it has left, unless they mean who sits there now', () => {
    for (const sitting of [null, goesOn]) expect(sit({ sitting, moved: true })).toEqual({ does: 'follow' });
    expect(sit({ moved: true, digits: '0417' })).toEqual({ does: 'join' });
    expect(sit({ moved: true, asks: true })).toEqual({ does: 'ask' });
  });

  it('[TB43] begins a sitting where none goes on', () => {
    expect(sit({ sitting: null })).toEqual({ does: 'begin' });
    expect(sit({ sitting: { ...goesOn, endedAt: LATE - 1 } })).toEqual({ does: 'begin' });
    // who was in the one that ended is new like everybody
    expect(sit({ sitting: { ...goesOn, endedAt: LATE - 1 }, guest: was('in') })).toEqual({ does: 'begin' });
    expect(sit({ now: BEGUN + SITTING_IDLE, digits: '0417' })).toEqual({ does: 'begin' });
  });

  it('[TB44] joins by scanning for twenty minutes after its first guest, not a moment longer', () => {
    expect(sit({ now: LATE - 1 })).toEqual({ does: 'join' });
    expect(sit({ now: LATE })).toEqual({ refused: 'SITTING_DIGITS_NEEDED' });
    expect(sit({ now: LATE - 1, guest: was('left') })).toEqual({ does: 'join' });
    expect(joinsByScanUntil(goesOn)).toBe(LATE);
  });

  it('[TB44] joins by scanning however late where nobody has come yet', () => {
    const opened = { ...goesOn, firstAt: null };
    expect(sit({ sitting: opened, now: BEGUN + SITTING_IDLE - 1 })).toEqual({ does: 'join' });
    expect(joinsByScanUntil(opened)).toBeNull();
  });

  it('[TB44] finds no room where sixty phones are', () => {
    const full = { refused: 'SITTING_FULL', limit: MOST_AT_TABLE };
    expect(sit({ now: LATE - 1, there: MOST_AT_TABLE - 1 })).toEqual({ does: 'join' });
    expect(sit({ now: LATE - 1, there: MOST_AT_TABLE })).toEqual(full);
    expect(sit({ digits: '0417', there: MOST_AT_TABLE })).toEqual(full);
    expect(sit({ guest: was('in'), there: MOST_AT_TABLE })).toEqual({ does: 'stay' });
  });

  it('[TB44] stays in what it is in, whatever it sends', () => {
    expect(sit({ guest: was('in'), digits: '9999', asks: true })).toEqual({ does: 'stay' });
  });

  it('[TB46] joins later with the digits, which are asked for', () => {
    expect(sit({ digits: '0417' })).toEqual({ does: 'join' });
    expect(sit({ digits: '417' })).toEqual({ refused: 'SITTING_DIGITS_WRONG' });
    expect(sit({ digits: '0418', guest: was('asking') })).toEqual({ refused: 'SITTING_DIGITS_WRONG' });
    expect(sit({ digits: '0417', guest: was('refused') })).toEqual({ does: 'join' });
  });

  it('[TB46] opens nothing by digits after too many wrong ones, not even with the right ones', () => {
    const tried = { ...goesOn, wrongDigits: WRONG_DIGITS_OF_SITTING };
    expect(sit({ sitting: tried, digits: '0417' })).toEqual({ refused: 'SITTING_DIGITS_OFF' });
    const guest = was('left', WRONG_DIGITS_OF_GUEST);
    expect(sit({ guest, digits: '0417' })).toEqual({ refused: 'SITTING_DIGITS_OFF' });
    const almost = { ...goesOn, wrongDigits: WRONG_DIGITS_OF_SITTING - 1 };
    expect(sit({ sitting: almost, guest: was('left', WRONG_DIGITS_OF_GUEST - 1), digits: '0417' })).toEqual({
      does: 'join',
    });
    // and the first phone can still say yes
    expect(sit({ sitting: tried, asks: true })).toEqual({ does: 'ask' });
  });

  it('[TB47] asks the first phone once, and not after its no', () => {
    expect(sit({ asks: true })).toEqual({ does: 'ask' });
    expect(sit({ asks: true, guest: was('left') })).toEqual({ does: 'ask' });
    expect(sit({ asks: true, guest: was('asking') })).toEqual({ does: 'stay' });
    expect(sit({ asks: true, guest: was('refused') })).toEqual({ refused: 'SITTING_ASKED' });
    expect(sit({ now: LATE - 1, guest: was('refused') })).toEqual({ refused: 'SITTING_DIGITS_NEEDED' });
  });

  it('[TB47] lets so many ask at once and no more', () => {
    expect(sit({ asks: true, asking: MOST_ASKING - 1 })).toEqual({ does: 'ask' });
    expect(sit({ asks: true, asking: MOST_ASKING })).toEqual({ refused: 'SITTING_ASKED' });
  });
});

it('[TB46] digits are four, each as likely as another', () => {
  expect(drawDigits(() => 0)).toBe('0000');
  expect(drawDigits((below) => below - 1)).toBe('9999');
  expect(drawDigits(() => 42)).toBe('0042');
});

describe('the end', () => {
  it('[TB48] is written down, or has come by itself after three hours', () => {
    expect(isSittingOver(goesOn, BEGUN + SITTING_IDLE - 1)).toBe(false);
    expect(isSittingOver(goesOn, BEGUN + SITTING_IDLE)).toBe(true);
    expect(isSittingOver({ ...goesOn, endedAt: BEGUN }, BEGUN)).toBe(true);
  });

  it('[TB48] comes with the last guest who leaves, unless something was ordered', () => {
    const guests = [guest('a', 'in', 1), guest('b', 'left', 2), guest('c', 'asking', 3)];
    expect(endsWithGuest(guests, { leaves: 'a', rounds: 0 })).toBe(true);
    expect(endsWithGuest(guests, { leaves: 'a', rounds: 1 })).toBe(false);
    expect(endsWithGuest([...guests, guest('d', 'in', 4)], { leaves: 'a', rounds: 0 })).toBe(false);
  });
});

const guest = (id: string, state: GuestState, joinedAt: number) => ({ id, state, joinedAt });

describe('the first phone', () => {
  it('[TB45] is that of who came first and is still there', () => {
    const guests = [guest('b', 'in', 2), guest('a', 'in', 1), guest('z', 'asking', 0)];
    expect(firstPhone(guests)?.id).toBe('a');
    expect(firstPhone(guests.filter(({ id }) => id !== 'a'))?.id).toBe('b');
    expect(firstPhone([guest('a', 'left', 1)])).toBeNull();
  });

  it('[TB45] alone lets in who asks', () => {
    const guests = [
      guest('a', 'in', 1),
      guest('b', 'in', 2),
      guest('c', 'asking', 3),
      guest('d', 'refused', 4),
    ];
    expect(mayLetIn(guests, { by: 'a', who: 'c' })).toBeNull();
    expect(mayLetIn(guests, { by: 'b', who: 'c' })).toEqual({ refused: 'SITTING_FIRST_ONLY' });
    expect(mayLetIn(guests, { by: 'c', who: 'c' })).toEqual({ refused: 'SITTING_FIRST_ONLY' });
    for (const who of ['b', 'd', 'nobody'])
      expect(mayLetIn(guests, { by: 'a', who })).toEqual({ refused: 'SITTING_NOT_ASKING' });
  });
});

it('[TB54] a party moves where nobody else sits', () => {
  expect([mayMoveTo(null, 'a'), mayMoveTo('a', 'a')]).toEqual([null, null]);
  expect(mayMoveTo('b', 'a')).toEqual({ refused: 'TABLE_TAKEN' });
});
