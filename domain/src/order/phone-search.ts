import type { EpochMs } from '../time/moment.ts';

/** [OR37] How far a search by phone number looks back: 90 days in ms. */
const LOOKS_BACK = 90 * 24 * 60 * 60 * 1000;

/** [OR37] From when on orders are found by a phone number. */
export const searchedFrom = (now: EpochMs): EpochMs => now - LOOKS_BACK;

/** [OR37] Whether a search may lead this diner to an order: theirs alone. creator null = taken by staff for a caller. */
export const leadsTo = (creator: string | null, uid: string): boolean => creator === uid;
