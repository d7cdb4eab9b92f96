import { describe, expect, it } from 'vitest';
import {
  drawDigits,
  drawOtherDigits,
  endsWithGuest,
  firstPhone,
  type GuestState,
  isSittingOver,
  JOIN_BY_SCAN,
  joinsByScanUntil,
  MOST_AT_TABLE,
  mayMoveTo,
  SITTING_IDLE,
  type SittingState,
  sitDown,
  WRONG_DIGITS_OF_ADDRESS,
  WRONG_DIGITS_OF_GUEST,
  WRONG_DIGITS_OF_SITTING,
} from './sitting.ts';

const BEGUN = 1_000_000;
const goesOn: SittingState = {
  digits: '0417',
  wrongDigits: 0,
  firstAt: BEGUN,
  lastAt: BEGUN,
  seenAt: null,
  endedAt: null,
};
const LATE = BEGUN + JOIN_BY_SCAN;
const was = (state: GuestState, { wrongDigits = 0, isPutOut = state === 'out' } = {}) => ({
  state,
  isPutOut,
  wrongDigits,
});
const sit = (change: Partial<Parameters<typeof sitDown>[0]> = {}) =>
  sitDown({
    sitting: goesOn,
    guest: null,
    digits: null,
    wrongOfAddress: 0,
    moved: false,
    asks: false,
    isAnother: false,
    elsewhere: null,
    moves: false,
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
    // a guest of the one that ended is new like everybody
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
    const guest = was('left', { wrongDigits: WRONG_DIGITS_OF_GUEST });
    expect(sit({ guest, digits: '0417' })).toEqual({ refused: 'SITTING_DIGITS_OFF' });
    const almost = { ...goesOn, wrongDigits: WRONG_DIGITS_OF_SITTING - 1 };
    expect(
      sit({
        sitting: almost,
        guest: was('left', { wrongDigits: WRONG_DIGITS_OF_GUEST - 1 }),
        digits: '0417',
      }),
    ).toEqual({
      does: 'join',
    });
    expect(sit({ wrongOfAddress: WRONG_DIGITS_OF_ADDRESS, digits: '0417' })).toEqual({
      refused: 'SITTING_DIGITS_OFF',
    });
    // from another address they still open
    expect(sit({ sitting: { ...goesOn, wrongDigits: WRONG_DIGITS_OF_ADDRESS }, digits: '0417' })).toEqual({
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

  it('[TB88] who was put out comes back by the digits or by asking, and not by scanning', () => {
    const now = LATE - 1;
    for (const guest of [was('out'), was('asking', { isPutOut: true })])
      expect(sit({ now, guest })).toEqual({ refused: 'SITTING_DIGITS_NEEDED' });
    expect(sit({ now, guest: was('out'), asks: true })).toEqual({ does: 'ask' });
    expect(sit({ now, guest: was('out'), digits: '0417' })).toEqual({ does: 'join' });
  });

  it('[TB90] another party begins anew where no staff has seen the one that sits here, and nowhere else', () => {
    for (const guest of [null, was('in'), was('out'), was('refused'), was('asking')])
      expect(sit({ isAnother: true, guest })).toEqual({ does: 'begin anew' });
    const sitting = { ...goesOn, seenAt: BEGUN };
    expect(sit({ isAnother: true, sitting })).toEqual({ refused: 'SITTING_SEEN' });
    expect(sit({ isAnother: true, sitting: null })).toEqual({ does: 'begin' });
  });

  it('[TB91] who sits elsewhere is asked before anything is left, and told nothing of it before they may come', () => {
    const asked = { refused: 'SITTING_ELSEWHERE', from: '12' };
    const elsewhere = '12';
    expect(sit({ elsewhere, sitting: null })).toEqual(asked);
    expect(sit({ elsewhere, now: LATE - 1 })).toEqual(asked);
    expect(sit({ elsewhere, isAnother: true })).toEqual(asked);
    expect(sit({ elsewhere, asks: true })).toEqual(asked);
    expect(sit({ elsewhere, now: LATE - 1, moves: true })).toEqual({ does: 'join' });
    expect(sit({ elsewhere })).toEqual({ refused: 'SITTING_DIGITS_NEEDED' });
    expect(sit({ elsewhere, guest: was('in') })).toEqual({ does: 'stay' });
    expect(sit({ elsewhere, moved: true })).toEqual({ does: 'follow' });
  });
});

it('[TB46] digits are four, each as likely as another', () => {
  expect(drawDigits(() => 0)).toBe('0000');
  expect(drawDigits((below) => below - 1)).toBe('9999');
  expect(drawDigits(() => 42)).toBe('0042');
});

it('[TB88] digits that somebody knows are followed by any others', () => {
  const all = Array.from({ length: 9_999 }, (_, n) => drawOtherDigits('0417', () => n));
  expect([new Set(all).size, all.includes('0417'), all[0], all.at(-1)]).toEqual([
    9_999,
    false,
    '0000',
    '9999',
  ]);
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

it('[TB45] [TB89] the first phone is that of who came first and is still there, or whom the staff named', () => {
  const guests = [guest('b', 'in', 2), guest('a', 'in', 1), guest('z', 'asking', 0)];
  expect(firstPhone(guests, null)?.id).toBe('a');
  expect(firstPhone(guests, 'b')?.id).toBe('b');
  expect(firstPhone(guests, 'z')?.id).toBe('a');
  const without = guests.filter(({ id }) => id !== 'a');
  expect(firstPhone(without, 'a')?.id).toBe('b');
  expect(firstPhone([guest('a', 'left', 1)], 'a')).toBeNull();
});

it('[TB54] a party moves where nobody else sits', () => {
  expect([mayMoveTo(null, 'a'), mayMoveTo('a', 'a')]).toEqual([null, null]);
  expect(mayMoveTo('b', 'a')).toEqual({ refused: 'TABLE_TAKEN' });
});
