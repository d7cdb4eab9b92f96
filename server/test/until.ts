import { setTimeout as pause } from 'node:timers/promises';

/** Resolves once it holds. A wait before a test ends with its hook's limit; expect.poll asks within tests alone. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(50);
}
