import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second */
const TICK = 10;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** ms */
  readonly used: number;
}

function processOf(pid: number): Process | null {
  try {
    // the name before it may hold blanks and brackets
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/s);
    const [, parent, ...rest] = fields.split(' ');
    return { pid, parent: Number(parent), used: (Number(rest[9]) + Number(rest[10])) * TICK };
  } catch {
    return null; // it has just ended
  }
}

/** The CPU time a process and all it has started have used so far, in ms. Linux only: /proc tells it. */
export function cpuTimeOf(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOf(Number(name)) ?? []);
  const usedFrom = (root: number): number =>
    all.reduce(
      (sum, one) => sum + (one.pid === root ? one.used : 0) + (one.parent === root ? usedFrom(one.pid) : 0),
      0,
    );
  return usedFrom(pid);
}
