/** The word of a screen's own texts for why a store takes nothing now. */
export const CLOSED_WORDS = {
  STORE_CLOSED: 'closed',
  STORE_PAUSED: 'paused',
  STORE_UNPUBLISHED: 'unpublished',
} as const;
