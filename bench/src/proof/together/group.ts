const HOUR = 3_600_000;

export interface Line {
  readonly key: string;
  readonly quantity: number;
}

export interface Seat {
  readonly status: 0 | 1 | 2;
  readonly banned: boolean;
  readonly phone: string;
  /** called as the owner was at the beginning; every other name here is somebody's alone */
  readonly asOwner: boolean;
  readonly lines: readonly Line[];
  /** of the cart */
  readonly version: number;
  /** the member who chooses for a guest without a phone; null = they have one */
  readonly madeBy: string | null;
  /** the maker's uid and the key under which such a place was asked for */
  readonly asked: string;
}

export interface Group {
  readonly owner: string;
  readonly endsAt: number;
  readonly cancelled: boolean;
  readonly ordered: boolean;
  /** each pays the restaurant: only then it may order itself */
  readonly toStore: boolean;
  readonly byItself: boolean;
  /** the owner has told the others that it is fetched, as soon as can be: nothing is missing then */
  readonly told: boolean;
  /** it was to order itself, and something was missing */
  readonly notOrdered: boolean;
  readonly version: number;
  /** by uid: everybody who ever was in it */
  readonly seats: ReadonlyMap<string, Seat>;
}

export type Act =
  | { readonly does: 'join'; readonly who: string; readonly phone: string; readonly asOwner: boolean }
  | { readonly does: 'leave' | 'close' | 'setting'; readonly who: string }
  | { readonly does: 'by_itself'; readonly who: string; readonly on: boolean }
  | { readonly does: 'kick' | 'ban' | 'un_ban'; readonly who: string; readonly whom: string }
  | { readonly does: 'order'; readonly who: string; readonly include: readonly string[] }
  /** uid: what the server has called it; null = it has made none */
  | {
      readonly does: 'make place';
      readonly who: string;
      readonly key: string;
      readonly uid: string | null;
    }
  | { readonly does: 'remove place'; readonly who: string; readonly whom: string }
  | {
      readonly does: 'save';
      readonly who: string;
      /** a guest without a phone; null = oneself */
      readonly whose: string | null;
      /** null = the cart stays as it is */
      readonly lines: readonly Line[] | null;
      readonly status: 1 | 2 | null;
      /** null = whatever is there is written over */
      readonly version: number | null;
    };

export type State = 'cancelled' | 'ordered' | 'active' | 'closing' | 'expired';

export function stateOf({ cancelled, ordered, endsAt }: Group, now: number): State {
  if (cancelled) return 'cancelled';
  if (ordered) return 'ordered';
  if (now < endsAt) return 'active';
  return now < endsAt + HOUR ? 'closing' : 'expired';
}

export const isIn = (seat: Seat | undefined): seat is Seat =>
  seat !== undefined && seat.status !== 0 && !seat.banned;

export const seatsIn = ({ seats }: Group): [string, Seat][] => [...seats].filter(([, seat]) => isIn(seat));

/** The members whose dishes the owner orders: done, or taken in. */
export const eaters = (group: Group, include: readonly string[]): [string, Seat][] =>
  seatsIn(group).filter(
    ([uid, { status, lines }]) => lines.length > 0 && (status === 2 || include.includes(uid)),
  );

/** [GO33] Members who are not done are taken in where nobody can be asked. */
export const everybody = (group: Group): string[] => seatsIn(group).map(([uid]) => uid);
