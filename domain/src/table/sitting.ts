import type { EpochMs } from '../time/moment.ts';

const MINUTE = 60_000;
/** [TB44] So long after its first guest others join by scanning, in ms. */
export const JOIN_BY_SCAN = 20 * MINUTE;
/** [TB48] A sitting nobody orders in, comes to or calls from for so long is over, in ms. */
export const SITTING_IDLE = 3 * 60 * MINUTE;
/** a guest who came longer ago than this has gone, ms: nobody eats for a day */
export const LONGEST_STAY = 24 * 60 * MINUTE;
/** [TB46] So often one phone, one network address and all together may be wrong about the digits of a sitting. */
export const WRONG_DIGITS_OF_GUEST = 5;
export const WRONG_DIGITS_OF_ADDRESS = 20;
export const WRONG_DIGITS_OF_SITTING = 200;
/** [TB44] So many phones are at one table at most. */
export const MOST_AT_TABLE = 60;
/** [TB46] How many digits the first phone shows. */
export const SITTING_DIGITS = 4;

/** [TB46] The digits of a new sitting; `dice` answers a whole number from 0 to below what it is handed. */
export const drawDigits = (dice: (below: number) => number): string =>
  String(dice(10 ** SITTING_DIGITS)).padStart(SITTING_DIGITS, '0');

/** [TB88] [TB89] Other digits than these, for those who are not to come back by what they know. */
export function drawOtherDigits(digits: string, dice: (below: number) => number): string {
  const drawn = dice(10 ** SITTING_DIGITS - 1);
  return String(drawn < Number(digits) ? drawn : drawn + 1).padStart(SITTING_DIGITS, '0');
}

/** A phone stands so to a sitting; 'out' = it was put out [TB88], or made room for others who ask [TB47]. */
export type GuestState = 'in' | 'asking' | 'refused' | 'out' | 'left';

/** The time one party spends at a table, as far as it decides who may do what. */
export interface SittingState {
  readonly digits: string;
  /** of everybody, so far */
  readonly wrongDigits: number;
  /** when its first guest came; null = nobody has, the staff opened it */
  readonly firstAt: EpochMs | null;
  /** when somebody came to it or ordered in it last */
  readonly lastAt: EpochMs;
  /** when somebody of the staff saw its guests first; null = nobody has */
  readonly seenAt: EpochMs | null;
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
  /** the one that goes on at this table; null = none does */
  readonly sitting: SittingState | null;
  /** this phone in it, and how often it was wrong about the digits; null = it is new */
  readonly guest: {
    readonly state: GuestState;
    readonly isPutOut: boolean;
    readonly wrongDigits: number;
  } | null;
  /** null = none were typed */
  readonly digits: string | null;
  /** how often its network address was wrong about them */
  readonly wrongOfAddress: number;
  /** it is in a sitting that has moved away from this table */
  readonly moved: boolean;
  /** it asks the first phone to be let in */
  readonly asks: boolean;
  /** its party is another one than the one that goes on here */
  readonly isAnother: boolean;
  /** the table it sits at elsewhere; null = at none */
  readonly elsewhere: string | null;
  /** it wants to sit here and no longer there */
  readonly moves: boolean;
  /** how many others are there */
  readonly there: number;
  readonly now: EpochMs;
}

export type SitDown =
  | { readonly does: 'begin' | 'begin anew' | 'join' | 'stay' | 'ask' | 'follow' }
  | {
      readonly refused:
        | 'SITTING_DIGITS_NEEDED'
        | 'SITTING_DIGITS_WRONG'
        | 'SITTING_DIGITS_OFF'
        | 'SITTING_ASKED'
        | 'SITTING_SEEN';
    }
  | { readonly refused: 'SITTING_ELSEWHERE'; readonly from: string }
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
 * [TB43] [TB44] [TB45] [TB46] [TB47] [TB90] A phone that scanned a table's code begins, joins or is in a sitting,
 * follows its party, or waits for a yes. Callers count SITTING_DIGITS_WRONG for the guest, its address and the sitting.
 */
export function sitDown(down: SittingDown): SitDown {
  const done = comeTo(down);
  const leaves = 'does' in done && done.does !== 'stay' && done.does !== 'follow';
  // [TB91] nobody is moved from one table to another without having said so
  return leaves && down.elsewhere !== null && !down.moves
    ? { refused: 'SITTING_ELSEWHERE', from: down.elsewhere }
    : done;
}

function comeTo(down: SittingDown): SitDown {
  const { sitting, guest, digits, moved, asks, there, now } = down;
  // [TB82] a phone that means the party sitting here now says its digits, or asks
  if (moved && digits === null && !asks) return { does: 'follow' };
  if (sitting === null || isSittingOver(sitting, now)) return { does: 'begin' };
  if (down.isAnother) return sitting.seenAt === null ? { does: 'begin anew' } : { refused: 'SITTING_SEEN' };
  if (guest?.state === 'in') return { does: 'stay' };
  const joins = oneMoreAtTable(there) ?? ({ does: 'join' } as const);
  const until = joinsByScanUntil(sitting);
  // a phone the first one has refused, or that was put out, does not come in by scanning again
  const needsWord = guest !== null && (guest.state === 'refused' || guest.isPutOut);
  if (!needsWord && (until === null || now < until)) return joins;
  if (digits !== null) return byDigits(digits, down, sitting) ?? joins;
  if (!asks) return { refused: 'SITTING_DIGITS_NEEDED' };
  if (guest?.state === 'asking') return { does: 'stay' };
  return guest?.state === 'refused' ? { refused: 'SITTING_ASKED' } : { does: 'ask' };
}

/** [TB46] Why these digits open nothing; null = they do. */
function byDigits(
  digits: string,
  { guest, wrongOfAddress }: SittingDown,
  sitting: SittingState,
): { readonly refused: 'SITTING_DIGITS_OFF' | 'SITTING_DIGITS_WRONG' } | null {
  const isOff =
    sitting.wrongDigits >= WRONG_DIGITS_OF_SITTING ||
    wrongOfAddress >= WRONG_DIGITS_OF_ADDRESS ||
    (guest?.wrongDigits ?? 0) >= WRONG_DIGITS_OF_GUEST;
  if (isOff) return { refused: 'SITTING_DIGITS_OFF' };
  return digits === sitting.digits ? null : { refused: 'SITTING_DIGITS_WRONG' };
}

/** A phone of a sitting. */
export interface SittingGuest {
  readonly id: string;
  readonly state: GuestState;
  readonly joinedAt: EpochMs;
}

/** [TB45] [TB89] The first phone: the one the staff named, else of those who are there the one that came first; null = nobody is there. */
export function firstPhone<Guest extends SittingGuest>(
  guests: readonly Guest[],
  named: string | null,
): Guest | null {
  const there = guests.filter(({ state }) => state === 'in');
  const first = there.reduce<Guest | null>(
    (sofar, guest) => (sofar === null || guest.joinedAt < sofar.joinedAt ? guest : sofar),
    null,
  );
  return there.find(({ id }) => id === named) ?? first;
}

/** [TB54] Whether a party may move to a table, by the sitting that goes on there; null = it may. */
export const mayMoveTo = (there: string | null, own: string): { readonly refused: 'TABLE_TAKEN' } | null =>
  there === null || there === own ? null : { refused: 'TABLE_TAKEN' };

/** [TB48] Whether a sitting ends because a guest leaves: nobody else is there, and nothing was ordered. */
export const endsWithGuest = (
  guests: readonly SittingGuest[],
  { leaves, rounds }: { readonly leaves: string; readonly rounds: number },
): boolean => rounds === 0 && guests.every(({ id, state }) => id === leaves || state !== 'in');
