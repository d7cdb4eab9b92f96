import type { EpochMs } from '../time/moment.ts';

const MINUTE = 60_000;
/** [TB44] So long after its first guest others join by scanning, in ms. */
export const JOIN_BY_SCAN = 20 * MINUTE;
/** [TB48] A sitting nobody orders in, comes to or calls from for so long is over, in ms. */
export const SITTING_IDLE = 3 * 60 * MINUTE;
/** a guest who came longer ago than this has gone, ms: nobody eats for a day */
export const LONGEST_STAY = 24 * 60 * MINUTE;
/** [TB46] So often one guest, and all together, may be wrong about the digits of a sitting. */
export const WRONG_DIGITS_OF_GUEST = 5;
export const WRONG_DIGITS_OF_SITTING = 20;
/** [TB47] So many may ask to be let in at once. */
export const MOST_ASKING = 8;
/** [TB44] So many phones are at one table at most. */
export const MOST_AT_TABLE = 60;
/** [TB46] How many digits the first phone shows. */
export const SITTING_DIGITS = 4;

/** [TB46] The digits of a new sitting; `dice` answers a whole number from 0 to below what it is handed. */
export const drawDigits = (dice: (below: number) => number): string =>
  String(dice(10 ** SITTING_DIGITS)).padStart(SITTING_DIGITS, '0');

/** What a phone is to a sitting. */
export type GuestState = 'in' | 'asking' | 'refused' | 'left';

/** The time one party spends at a table, as far as it decides who may do what. */
export interface SittingState {
  readonly digits: string;
  /** of everybody, so far */
  readonly wrongDigits: number;
  /** when its first guest came; null = nobody has, the staff opened it */
  readonly firstAt: EpochMs | null;
  /** when somebody came to it or ordered in it last */
  readonly lastAt: EpochMs;
  /** null = it goes on */
  readonly endedAt: EpochMs | null;
}

/** [TB48] Whether a sitting has ended, also where nobody has written it down yet. */
export const isSittingOver = (
  { endedAt, lastAt }: Pick<SittingState, 'endedAt' | 'lastAt'>,
  now: EpochMs,
): boolean => endedAt !== null || now >= lastAt + SITTING_IDLE;

/** [TB44] Until when a sitting is joined by scanning alone; null = until its first guest has come. */
export const joinsByScanUntil = ({ firstAt }: Pick<SittingState, 'firstAt'>): EpochMs | null =>
  firstAt === null ? null : firstAt + JOIN_BY_SCAN;

interface SittingDown {
  /** what goes on at this table; null = nothing does */
  readonly sitting: SittingState | null;
  /** what this phone is to it already, and how often it was wrong about the digits; null = it is new */
  readonly guest: { readonly state: GuestState; readonly wrongDigits: number } | null;
  /** null = none were typed */
  readonly digits: string | null;
  /** it is in a sitting that has moved away from this table */
  readonly moved: boolean;
  /** it asks the first phone to be let in */
  readonly asks: boolean;
  /** how many others ask, and how many are there */
  readonly asking: number;
  readonly there: number;
  readonly now: EpochMs;
}

export type SitDown =
  | { readonly does: 'begin' | 'join' | 'stay' | 'ask' | 'follow' }
  | {
      readonly refused:
        | 'SITTING_DIGITS_NEEDED'
        | 'SITTING_DIGITS_WRONG'
        | 'SITTING_DIGITS_OFF'
        | 'SITTING_ASKED';
    }
  | SittingFull;

export interface SittingFull {
  readonly refused: 'SITTING_FULL';
  /** phones */
  readonly limit: number;
}

/** [TB44] Whether one more phone may come to a table where so many are; null = yes. */
export const oneMoreAtTable = (there: number): SittingFull | null =>
  there >= MOST_AT_TABLE ? { refused: 'SITTING_FULL', limit: MOST_AT_TABLE } : null;

/**
 * [TB43] [TB44] [TB45] [TB46] [TB47] What becomes of a phone that has scanned the code of a table: it begins a sitting,
 * joins the one that goes on, is in it already, is led to where its party sits now, waits for the first phone's yes, or is told what it needs.
 * SITTING_DIGITS_WRONG is to be counted, for the guest and for the sitting.
 */
export function sitDown({ sitting, guest, digits, moved, asks, asking, there, now }: SittingDown): SitDown {
  // [TB82] who means the party that sits here now says its digits, or asks
  if (moved && digits === null && !asks) return { does: 'follow' };
  if (sitting === null || isSittingOver(sitting, now)) return { does: 'begin' };
  if (guest?.state === 'in') return { does: 'stay' };
  const joins = oneMoreAtTable(there) ?? ({ does: 'join' } as const);
  const until = joinsByScanUntil(sitting);
  // whom the first phone has refused does not come in by scanning again
  if (guest?.state !== 'refused' && (until === null || now < until)) return joins;
  if (digits !== null) {
    const off =
      sitting.wrongDigits >= WRONG_DIGITS_OF_SITTING || (guest?.wrongDigits ?? 0) >= WRONG_DIGITS_OF_GUEST;
    if (off) return { refused: 'SITTING_DIGITS_OFF' };
    return digits === sitting.digits ? joins : { refused: 'SITTING_DIGITS_WRONG' };
  }
  if (!asks) return { refused: 'SITTING_DIGITS_NEEDED' };
  if (guest?.state === 'asking') return { does: 'stay' };
  if (guest?.state === 'refused' || asking >= MOST_ASKING) return { refused: 'SITTING_ASKED' };
  return { does: 'ask' };
}

/** A phone of a sitting. */
export interface SittingGuest {
  readonly id: string;
  readonly state: GuestState;
  readonly joinedAt: EpochMs;
}

/** [TB45] The first phone: of those who are there, the one that came first; null = nobody is there. */
export function firstPhone<Guest extends SittingGuest>(guests: readonly Guest[]): Guest | null {
  const there = guests.filter(({ state }) => state === 'in');
  return there.reduce<Guest | null>(
    (first, guest) => (first === null || guest.joinedAt < first.joinedAt ? guest : first),
    null,
  );
}

/** [TB45] Whether a guest may say who is let in: a phone that asks is answered by the first phone alone. */
export function mayLetIn(
  guests: readonly SittingGuest[],
  { by, who }: { readonly by: string; readonly who: string },
): { readonly refused: 'SITTING_FIRST_ONLY' | 'SITTING_NOT_ASKING' } | null {
  if (firstPhone(guests)?.id !== by) return { refused: 'SITTING_FIRST_ONLY' };
  return guests.find(({ id }) => id === who)?.state === 'asking' ? null : { refused: 'SITTING_NOT_ASKING' };
}

/** [TB54] Whether a party may move to a table, by the sitting that goes on there; null = it may. */
export const mayMoveTo = (there: string | null, own: string): { readonly refused: 'TABLE_TAKEN' } | null =>
  there === null || there === own ? null : { refused: 'TABLE_TAKEN' };

/** [TB48] Whether a sitting ends because a guest leaves: nobody else is there, and nothing was ordered. */
export const endsWithGuest = (
  guests: readonly SittingGuest[],
  { leaves, rounds }: { readonly leaves: string; readonly rounds: number },
): boolean => rounds === 0 && guests.every(({ id, state }) => id === leaves || state !== 'in');
