import type { Parameters } from 'fast-check';

/** Every property runs on the same dice; SEED=… throws others. The seed stands in each suite's name. */
export const SEED = Number(process.env.SEED ?? 20_261_130);

export function runs(numRuns: number): Parameters<unknown> {
  return { seed: SEED, numRuns };
}
