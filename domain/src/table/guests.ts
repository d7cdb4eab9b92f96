import type { EpochMs } from '../time/moment.ts';
import { firstPhone, type SittingGuest } from './sitting.ts';

/** [TB87] So long the others read that somebody has come, ms. */
export const JUST_CAME = 3 * 60_000;
/** [TB47] So many of one network address, and so many in all, ask to be let in at once. */
export const MOST_ASKING_OF_ADDRESS = 8;
export const MOST_ASKING = 24;

interface AmongGuests {
  /** the guest who says so, and the one it is about */
  readonly by: string;
  readonly who: string;
  /** the phone that the staff named as the first; null = none */
  readonly named: string | null;
}

/** [TB45] Whether a guest may say who is let in: a phone that asks, or was put out, is answered by the first phone alone. */
export function mayLetIn(
  guests: readonly SittingGuest[],
  { by, who, named }: AmongGuests,
): { readonly refused: 'SITTING_FIRST_ONLY' | 'SITTING_NOT_ASKING' } | null {
  if (firstPhone(guests, named)?.id !== by) return { refused: 'SITTING_FIRST_ONLY' };
  const state = guests.find(({ id }) => id === who)?.state;
  return state === 'asking' || state === 'out' ? null : { refused: 'SITTING_NOT_ASKING' };
}

/**
 * [TB88] Whether a guest may put another one out: anybody who is there, but who was there when the staff saw the party is
 * put out by the first phone alone, and by the staff. null = yes.
 */
export function mayPutOut(
  guests: readonly SittingGuest[],
  { by, who, named, seenAt }: AmongGuests & { readonly seenAt: EpochMs | null },
): { readonly refused: 'SITTING_NOT_THERE' | 'SITTING_WAS_SEEN' } | null {
  const guest = guests.find(({ id }) => id === who);
  if (guest?.state !== 'in' || who === by) return { refused: 'SITTING_NOT_THERE' };
  const wasSeen = seenAt !== null && guest.joinedAt <= seenAt;
  return wasSeen && firstPhone(guests, named)?.id !== by ? { refused: 'SITTING_WAS_SEEN' } : null;
}

/** Somebody who asks to be let in. */
export interface Asker {
  readonly id: string;
  /** the network address it asks from */
  readonly network: string;
  readonly askedAt: EpochMs;
}

/** [TB47] The asker that makes room for one more from this network address; null = there is room. */
export function makesRoom(asking: readonly Asker[], network: string): string | null {
  const from = (address: string) => asking.filter((asker) => asker.network === address);
  const own = from(network);
  if (own.length >= MOST_ASKING_OF_ADDRESS) return longestAsking(own);
  if (asking.length < MOST_ASKING) return null;
  const addresses = [...new Set(asking.map((asker) => asker.network))];
  const most = addresses.map(from).reduce((a, b) => (b.length > a.length ? b : a), []);
  return longestAsking(most);
}

const longestAsking = (asking: readonly Asker[]): string | null =>
  asking.reduce<Asker | null>((first, one) => (first && first.askedAt <= one.askedAt ? first : one), null)
    ?.id ?? null;

/** [TB87] Of the others at a table those who came just now, and not before this phone did. */
export const whoJustCame = <Guest extends { readonly joinedAt: EpochMs; readonly isYou: boolean }>(
  guests: readonly Guest[],
  now: EpochMs,
): readonly Guest[] => {
  const you = guests.find((guest) => guest.isYou);
  return guests.filter(
    (guest) => !guest.isYou && you && guest.joinedAt >= you.joinedAt && now < guest.joinedAt + JUST_CAME,
  );
};
