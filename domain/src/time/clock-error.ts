import type { EpochMs } from './moment.ts';

/** Less may as well be the way an answer takes. */
const COUNTS_FROM = 120_000;

/** [TI7] How far a device's clock is ahead of the server's, in ms; what is under two minutes counts as nothing. */
export function clockError(device: EpochMs, server: EpochMs): number {
  const error = device - server;
  return Math.abs(error) < COUNTS_FROM ? 0 : error;
}
