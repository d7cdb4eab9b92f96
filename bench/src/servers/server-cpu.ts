import { readFileSync } from 'node:fs';
import type { TemporaryServer } from './temporary-server.ts';

/** ms of a clock tick in /proc */
const TICK = 10;

/** ms of CPU the server has used so far, all its threads. */
export function serverCpuMs({ pid }: Pick<TemporaryServer, 'pid'>): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}
