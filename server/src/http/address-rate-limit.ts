const MINUTE = 60_000;
const SHARE_OF_CHANGES = 5;

interface Count {
  reads: number;
  changes: number;
}

/**
 * A wide backstop a network address and minute, in this process: a full dining room shares one address, so
 * what limits a person is counted by token, phone or table elsewhere.
 */
export function addressLimit(perMinute: number, now: () => number): (ip: string, change: boolean) => boolean {
  const mostChanges = Math.max(1, Math.floor(perMinute / SHARE_OF_CHANGES));
  let counts = new Map<string, Count>();
  let minute = 0;
  return (ip, change) => {
    const current = Math.floor(now() / MINUTE);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    let count = counts.get(ip);
    if (!count) {
      count = { reads: 0, changes: 0 };
      counts.set(ip, count);
    }
    if (change) {
      count.changes += 1;
      return count.changes <= mostChanges;
    }
    count.reads += 1;
    return count.reads <= perMinute;
  };
}
