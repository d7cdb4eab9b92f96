import { NAME_LENGTH } from '../contact/limits.ts';
import { isPhone } from '../contact/phone.ts';
import { cleanText, graphemes, isWithin } from '../contact/text.ts';
import { isOpenAt } from '../store/open-state.ts';
import type { Store } from '../store/store.ts';
import type { EpochMs, Zone } from '../time/moment.ts';
import { epochOrJump, wallTime } from '../time/wall-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const STEP = 5 * MINUTE;
const LONGEST = 24 * HOUR;
const SHORTEST_NAME = 3;

export type IntroductionRefusal =
  | 'GROUP_ORDER_NAME'
  | 'GROUP_ORDER_NAME_TAKEN'
  | 'GROUP_ORDER_PHONE'
  | 'GROUP_ORDER_END';

const sameName = (a: string, b: string): boolean => cleanText(a).toLowerCase() === cleanText(b).toLowerCase();

/** [GO5] A name of 3 to 18 visible characters, not that of the owner, and a phone number: null, or what is wrong. */
export function introductionProblem(
  { name, phone }: { readonly name: string; readonly phone: string },
  ownerName: string | null = null,
): Exclude<IntroductionRefusal, 'GROUP_ORDER_END'> | null {
  return nameProblem(name, ownerName) ?? (isPhone(phone) ? null : 'GROUP_ORDER_PHONE');
}

/** [GO5] [GO24] Of a name alone: a guest without a phone has nothing else. */
export function nameProblem(
  name: string,
  ownerName: string | null,
): 'GROUP_ORDER_NAME' | 'GROUP_ORDER_NAME_TAKEN' | null {
  const clean = cleanText(name);
  if (graphemes(clean) < SHORTEST_NAME || !isWithin(clean, NAME_LENGTH)) return 'GROUP_ORDER_NAME';
  return ownerName !== null && sameName(clean, ownerName) ? 'GROUP_ORDER_NAME_TAKEN' : null;
}

/** [GO7] Whether people can choose until then: after now, and within a day. */
export function endProblem(endsAt: EpochMs, now: EpochMs): 'GROUP_ORDER_END' | null {
  return endsAt > now && endsAt <= now + LONGEST ? null : 'GROUP_ORDER_END';
}

/** [GO7] What is offered as the end: an hour from now, down to five minutes; 23:55 where that is another day, null from then on. */
export function suggestedEnd(now: EpochMs, zone: Zone): EpochMs | null {
  const today = wallTime(now, zone);
  const last = epochOrJump(today, 23, 55, zone);
  if (now >= last) return null;
  const hourAhead = now + HOUR;
  return Math.min(hourAhead - (hourAhead % STEP), last);
}

/** [GO7] Whether what is chosen until then can be ordered then: the store is open, or delivers at a chosen time. */
export const storeTakesThen = (store: Store, endsAt: EpochMs): boolean =>
  isOpenAt(store, endsAt) || store.orderTypes.includes('DELIAT');
