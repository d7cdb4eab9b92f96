import { readdirSync, readFileSync } from 'node:fs';

/** Time on a CPU all threads of a process have had, in µs, as the scheduler counts it: to the nanosecond. */
export function cpuMicroseconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const spent = threads.map((thread) => {
    const [ns] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(ns) / 1000;
  });
  return spent.reduce((sum, us) => sum + us, 0);
}

/** How often the threads of a process have gone to sleep, to wait for something. */
function countSleeps(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => {
    const status = readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8');
    return sum + Number(/^voluntary_ctxt_switches:\s+(\d+)$/m.exec(status)?.[1] ?? 0);
  }, 0);
}

/** Ticks of the clock a second that Linux tells times of processes in. */
const TICKS = 100;

/** Time on a CPU the ended children of a process have had, in µs, to the hundredth of a second. */
function cpuOfEnded(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15);
  return ((Number(user) + Number(system)) * 1_000_000) / TICKS;
}

/** Something of a process and of all it has started that still run. */
function ofTree(pid: number, of: (pid: number) => number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + ofTree(Number(child), of), of(pid));
  } catch {
    return 0; // it has just ended
  }
}

/** CPU time of a process and of all it has started, µs: connections that nobody needs are closed, and are counted still. */
export const cpuOfTree = (pid: number): number =>
  ofTree(pid, (each) => cpuMicroseconds(each) + cpuOfEnded(each));
export const sleepsOfTree = (pid: number): number => ofTree(pid, countSleeps);
/** CPU time of each backend by its pid; PostgreSQL's own housekeeping serves no client and is left out. */
export function cpuOfBackends(postmaster: number): Map<number, number> {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  const backends = children.map(Number).filter((pid) => {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return /^postgres: \S+ \S+ 127\.0\.0\.1/.test(title);
  });
  return new Map(backends.map((pid) => [pid, cpuMicroseconds(pid)]));
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
