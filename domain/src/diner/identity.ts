const DAY = 24 * 60 * 60 * 1000;
const FORGOTTEN_AFTER = 180 * DAY;
/** being seen is written down so seldom, in ms */
const NOTED_EVERY = 7 * DAY;

/** [DN7] Until when an identity is kept that was seen last at this moment; epoch ms both. */
export const identityKeptUntil = (seenAt: number): number => seenAt + FORGOTTEN_AFTER + NOTED_EVERY;

/** [DN7] Whether it has to be written down that an identity is seen now; null = kept for ever. */
export const mustBeNoted = (keptUntil: number | null, now: number): boolean =>
  keptUntil !== null && identityKeptUntil(now) - keptUntil >= NOTED_EVERY;
