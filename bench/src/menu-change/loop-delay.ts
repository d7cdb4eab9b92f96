// Loaded into a server ahead of its own program: says how long its event loop was held up at most since it was asked last.
import { isMainThread } from 'node:worker_threads';
import type { HeldUp } from './watched-server.ts';

const EVERY = 5;

const cpu = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Looks every few ms: what lies between two looks held the loop up, for as long as the clock says or its own work took. */
function watch(): void {
  let longest: HeldUp = { clock: 0, work: 0 };
  let before = { clock: performance.now(), work: cpu() };
  setInterval(() => {
    const now = { clock: performance.now(), work: cpu() };
    longest = {
      clock: Math.max(longest.clock, now.clock - before.clock - EVERY),
      work: Math.max(longest.work, now.work - before.work),
    };
    before = now;
  }, EVERY).unref();
  process.on('message', () => {
    process.send?.(longest);
    longest = { clock: 0, work: 0 };
  });
  process.channel?.unref();
}

if (isMainThread) watch();
