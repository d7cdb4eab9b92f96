import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';

/** Linux's controller of CPU time, where root may make groups of processes. */
const GROUPS = '/sys/fs/cgroup/cpu';
const PERIOD_US = 20_000;
const groupOf = (pid: number) => `${GROUPS}/mam-bench-${pid}`;

/** Whether this machine can hold a process to less than a core. */
export function canHold(): boolean {
  const probe = groupOf(process.pid);
  try {
    mkdirSync(probe);
  } catch {
    return false;
  }
  const can = existsSync(`${probe}/cpu.cfs_quota_us`);
  rmdirSync(probe);
  return can;
}

/** Holds a process that runs, with all its threads, to a share of one core (0.3 = 30 %), until it is let go. */
export function hold(pid: number, share: number): void {
  mkdirSync(groupOf(pid));
  writeFileSync(`${groupOf(pid)}/cpu.cfs_period_us`, String(PERIOD_US));
  writeFileSync(`${groupOf(pid)}/cpu.cfs_quota_us`, String(Math.round(PERIOD_US * share)));
  writeFileSync(`${groupOf(pid)}/cgroup.procs`, String(pid));
}

export function letGo(pid: number): void {
  writeFileSync(`${GROUPS}/cgroup.procs`, String(pid));
  rmdirSync(groupOf(pid));
}
