import type { EpochMs } from '../time/moment.ts';

const DAY = 24 * 60 * 60 * 1000;

/** [OR37] How far a search by phone number looks back: 90 days in ms. */
const LOOKS_BACK = 90 * DAY;
/** [OR81] How far back a proof opens what has ended: 30 days in ms, for a number may have had another owner before. */
const OPENS_BACK = 30 * DAY;

/** [OR37] From when on orders are found by a phone number. */
export const searchedFrom = (now: EpochMs): EpochMs => now - LOOKS_BACK;

/** [OR81] Whether a proof makes an order with its number one's own: it is under way (endedAt null), or ended of late. */
export const opensByProof = (endedAt: EpochMs | null, provedAt: EpochMs): boolean =>
  endedAt === null || endedAt >= provedAt - OPENS_BACK;

/**
 * [OR37] Whether a search by a number that was proved just now shows an order with it. Of one that was taken for a caller
 * (creator null) the link alone opens everything, so only what the proof opens is shown.
 */
export const isFoundByProof = (
  { creator, endedAt }: { readonly creator: string | null; readonly endedAt: EpochMs | null },
  now: EpochMs,
): boolean => creator !== null || opensByProof(endedAt, now);
