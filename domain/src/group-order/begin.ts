import { NAME_LENGTH } from '../contact/limits.ts';
import { isPhone } from '../contact/phone.ts';
import { cleanText, graphemes, isWithin } from '../contact/text.ts';
import { isOpenAt } from '../store/open-state.ts';
import type { Store } from '../store/store.ts';
import { pausedUntil, takesForLater } from '../store/switches.ts';
import type { EpochMs, Zone } from '../time/moment.ts';
import { epochOrJump, wallTime } from '../time/wall-time.ts';
import { isSameName } from './names.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const STEP = 5 * MINUTE;
const LONGEST = 24 * HOUR;
const SHORTEST_NAME = 3;
/** visible characters [GO42] */
export const TITLE_LENGTH = 40;

export type IntroductionRefusal =
  | 'GROUP_ORDER_NAME'
  | 'GROUP_ORDER_NAME_TAKEN'
  | 'GROUP_ORDER_PHONE'
  | 'GROUP_ORDER_END';

/** [GO5] A name of 3 to 18 visible characters that nobody else in it has, and a phone number: null, or what is wrong. */
export function introductionProblem(
  { name, phone }: { readonly name: string; readonly phone: string },
  taken: readonly string[] = [],
): Exclude<IntroductionRefusal, 'GROUP_ORDER_END'> | null {
  return nameProblem(name, taken) ?? (isPhone(phone) ? null : 'GROUP_ORDER_PHONE');
}

/** [GO5] [GO24] Of a name alone: a guest without a phone has nothing else. */
export function nameProblem(
  name: string,
  taken: readonly string[],
): 'GROUP_ORDER_NAME' | 'GROUP_ORDER_NAME_TAKEN' | null {
  const clean = cleanText(name);
  if (graphemes(clean) < SHORTEST_NAME || !isWithin(clean, NAME_LENGTH)) return 'GROUP_ORDER_NAME';
  return taken.some((other) => isSameName(clean, other)) ? 'GROUP_ORDER_NAME_TAKEN' : null;
}

/** [GO7] Whether people can choose until then: after now, and within a day. */
export function endProblem(endsAt: EpochMs, now: EpochMs): 'GROUP_ORDER_END' | null {
  return endsAt > now && endsAt <= now + LONGEST ? null : 'GROUP_ORDER_END';
}

/** [GO7] Until when people of a group order can choose at the latest. */
export const latestEnd = (begunAt: EpochMs): EpochMs => begunAt + LONGEST;

/** [GO7] Whether the owner may move the end there: after now, and within a day of the opening. */
export function movedEndProblem(
  endsAt: EpochMs,
  { begunAt, now }: { readonly begunAt: EpochMs; readonly now: EpochMs },
): 'GROUP_ORDER_END' | null {
  return endsAt > now && endsAt <= latestEnd(begunAt) ? null : 'GROUP_ORDER_END';
}

/** [GO42] Whether a group order may be called so; it need not be called anything. */
export const titleProblem = (title: string): 'GROUP_ORDER_TITLE' | null =>
  isWithin(cleanText(title), TITLE_LENGTH) ? null : 'GROUP_ORDER_TITLE';

/** [GO7] The end on offer: an hour from now, down to five minutes; 23:55 where that is another day, then null. */
export function suggestedEnd(now: EpochMs, zone: Zone): EpochMs | null {
  const today = wallTime(now, zone);
  const last = epochOrJump(today, 23, 55, zone);
  if (now >= last) return null;
  const hourAhead = now + HOUR;
  return Math.min(hourAhead - (hourAhead % STEP), last);
}

/** [GO7] So many minutes from now as an end, down to five minutes; null = that is another day. */
export function endIn(now: EpochMs, minutes: number, zone: Zone): EpochMs | null {
  const ahead = now + minutes * MINUTE;
  const end = ahead - (ahead % STEP);
  return end > now && end <= epochOrJump(wallTime(now, zone), 23, 55, zone) ? end : null;
}

/** [GO7] Whether what is chosen until then can be ordered then: the store is open, or delivers at a chosen time. */
export const storeTakesThen = (store: Store, endsAt: EpochMs): boolean =>
  isOpenAt(store, endsAt) || store.orderTypes.includes('DELIAT');

/** [GO7] [ST21] Until when all is paused that could be ordered then, where none of it can be ordered for later; null = some can. */
export const pausedThenUntil = (store: Store, endsAt: EpochMs): EpochMs | null =>
  takesForLater(store) ? null : pausedUntil(store, endsAt);
