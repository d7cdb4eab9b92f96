import { describe, expect, it } from 'vitest';
import { boardFreshness, type Connection } from './freshness.ts';

const connection: Connection = { live: 'live', online: true, failed: false, readAt: 1000 };

describe('whether the board can be believed', () => {
  it('is fresh while the live stream is up, however long nothing happened', () => {
    expect(boardFreshness(connection, 600_000)).toEqual({ kind: 'fresh' });
  });

  it('is slow while it is polled', () => {
    expect(boardFreshness({ ...connection, live: 'down' }, 3000)).toEqual({ kind: 'slow' });
  });

  it('is old when polls do not come back', () => {
    expect(boardFreshness({ ...connection, live: 'down' }, 11_000)).toEqual({ kind: 'old', ms: 10_000 });
  });

  it('is old without a network or after a failed reading, and says since when', () => {
    expect(boardFreshness({ ...connection, online: false }, 3000)).toEqual({ kind: 'old', ms: 2000 });
    expect(boardFreshness({ ...connection, failed: true }, 3000)).toEqual({ kind: 'old', ms: 2000 });
  });

  it('is never younger than now', () => {
    expect(boardFreshness({ ...connection, failed: true }, 0)).toEqual({ kind: 'old', ms: 0 });
  });
});
