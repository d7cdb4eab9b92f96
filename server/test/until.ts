import { setTimeout as pause } from 'node:timers/promises';

/** Resolves once it holds. Whoever waits before a test has the limit of its hook, and expect.poll asks within tests alone. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(50);
}
