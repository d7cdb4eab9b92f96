import { describe, expect, it } from 'vitest';
import { isAutoOrderDue, saidAgain, takenInUnasked } from './by-itself.ts';
import { groupOrderState, OWNERS_HOUR } from './life.ts';

const END = Date.UTC(2026, 10, 30, 5);
const ZONE = 'Asia/Ho_Chi_Minh';

describe('ordered by itself', () => {
  const order = { chosen: true, refused: false };
  const life = { cancelled: false, ordered: false, endsAt: END, over: false };
  const itself = (now: number, other: object = {}) =>
    isAutoOrderDue({ ...order, ...other, state: groupOrderState({ ...life, ...other }, now) });

  it('[GO32] [GO34] [GO35] in the owner’s hour alone, as long as nothing else has become of it', () => {
    expect(itself(END - 1)).toBe(false);
    expect(itself(END)).toBe(true);
    expect(itself(END + OWNERS_HOUR - 1)).toBe(true);
    expect(itself(END + OWNERS_HOUR)).toBe(false);
    for (const otherwise of [{ chosen: false }, { refused: true }, { cancelled: true }, { ordered: true }])
      expect(itself(END, otherwise)).toBe(false);
  });

  it('[GO22] [GO33] of who is not done those who are not over their limit', () => {
    const one = { isBanned: false, joinedAt: 0, changedAt: null, itemCount: 1, name: '' };
    const sessions = [
      { ...one, uid: 'choosing', status: 1 as const },
      { ...one, uid: 'over', status: 1 as const },
      { ...one, uid: 'empty', status: 1 as const, itemCount: 0 },
      { ...one, uid: 'done', status: 2 as const },
      { ...one, uid: 'left', status: 0 as const },
    ];
    const taken = takenInUnasked(sessions, ({ uid }) => (uid === 'over' ? 1 : 0));
    expect(taken.map(({ uid }) => uid)).toEqual(['choosing']);
  });

  it('[GO36] counts a day from when it was said', () => {
    const time = { days: 1, hour: 11, minute: 30 };
    // 23:30 and 0:30 in the shop's zone
    const late = Date.UTC(2026, 11, 31, 16, 30);
    expect(saidAgain(time, late, late + 29 * 60_000, ZONE)).toEqual(time);
    expect(saidAgain(time, late, late + 60 * 60_000, ZONE)).toEqual({ ...time, days: 0 });
    expect(saidAgain({ ...time, days: 0 }, late, late + 60 * 60_000, ZONE).days).toBe(-1);
  });
});
