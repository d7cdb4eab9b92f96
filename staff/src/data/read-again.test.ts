import { Refused } from '@mam/client/call.ts';
import { describe, expect, it } from 'vitest';
import { lastingError, mayComeYet, pauseAfter } from './read-again.ts';

const refused = (code: string, status: number) =>
  new Refused({ ok: false, code, message: '', status, data: {} });

describe('a read that failed', () => {
  it('is asked again soon, then every second, however long it takes', () => {
    expect([0, 1, 2, 3, 1_000].map(pauseAfter)).toEqual([300, 600, 1_000, 1_000, 1_000]);
  });

  it('is asked again when nobody answered, nobody could read it, or the server had a bad moment', () => {
    expect(mayComeYet(refused('CONNECTION', 0))).toBe(true);
    expect(mayComeYet(refused('CONNECTION', 200))).toBe(true);
    expect(mayComeYet(refused('FAULT', 503))).toBe(true);
    expect(mayComeYet(refused('TOO_OFTEN', 429))).toBe(true);
  });

  it('is not when the answer was no, or when the fault is here', () => {
    expect(mayComeYet(refused('NO_IDENTITY', 401))).toBe(false);
    expect(mayComeYet(refused('NOT_YOURS', 403))).toBe(false);
    expect(mayComeYet(new TypeError('ours'))).toBe(false);
  });

  it('is said from the second miss on', () => {
    const reason = refused('CONNECTION', 0);
    expect(lastingError({ error: null, failureCount: 1, failureReason: reason })).toBeNull();
    expect(lastingError({ error: null, failureCount: 2, failureReason: reason })).toBe(reason);
    expect(lastingError({ error: reason, failureCount: 0, failureReason: null })).toBe(reason);
  });
});
