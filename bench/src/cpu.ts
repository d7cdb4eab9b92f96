import { readdirSync, readFileSync } from 'node:fs';

/** Time on a CPU all threads of a process have had, in µs, as the scheduler counts it: to the nanosecond. */
export function cpuOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const spent = threads.map((thread) => {
    const [ns] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(ns) / 1000;
  });
  return spent.reduce((sum, us) => sum + us, 0);
}

/** The same of a process and of all it has started that still run. */
export function cpuOfTree(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + cpuOfTree(Number(child)), cpuOf(pid));
  } catch {
    return 0; // it has just ended
  }
}

/** What runs for a PostgreSQL: the backends of its clients, not its housekeeping. */
export function cpuOfBackends(postmaster: number): Map<number, number> {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  const backends = children.map(Number).filter((pid) => {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return /^postgres: \S+ \S+ 127\.0\.0\.1/.test(title);
  });
  return new Map(backends.map((pid) => [pid, cpuOf(pid)]));
}

/** The process that listens on a port of a PostgreSQL of our own. */
export function postmasterAt(port: string): number {
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const args = readFileSync(`/proc/${entry}/cmdline`, 'utf8').split('\0');
      if (/postgres$/.test(args[0] ?? '') && args[args.indexOf('-p') + 1] === port) return Number(entry);
    } catch {
      // ended while we looked
    }
  }
  throw new Error(`no PostgreSQL on port ${port}`);
}
