import type { EpochMs } from '../time/moment.ts';

/** [OR37] How far a search by phone number looks back: 90 days in ms. */
const LOOKS_BACK = 90 * 24 * 60 * 60 * 1000;

/** [OR37] From when on orders are found by a phone number. */
export const searchedFrom = (now: EpochMs): EpochMs => now - LOOKS_BACK;

/**
 * [OR37] [MS9] Whether a search may lead this diner to an order: theirs, or ordered with a number they have proved. creator
 * null = taken by staff for a caller.
 */
export const leadsTo = (creator: string | null, uid: string, proved: boolean): boolean =>
  proved || creator === uid;
