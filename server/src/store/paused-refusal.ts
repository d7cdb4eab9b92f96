import type { PlacingRefusal } from '@mam/domain/checkout/placing.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { sameDay } from '@mam/domain/time/days.ts';
import { formatClock, formatDay } from '@mam/domain/time/format-time.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { refuse } from '../http/answer.ts';

type Paused = Extract<PlacingRefusal, { readonly refused: 'PAUSED' | 'TABLES_PAUSED' }>;
type PausedType = Omit<Extract<Paused, { readonly refused: 'PAUSED' }>, 'refused'>;

/** [OR94] [TB95] Refused with the end of the pause. */
export function pausedRefusal(refusal: Paused, store: Pick<Store, 'zone'>, now: number) {
  return refusal.refused === 'PAUSED'
    ? refuse('PAUSED', pausedWords(refusal, store, now))
    : refuse('TABLES_PAUSED', endWords(refusal.until, store, now));
}

/** The values of PAUSED: which kind, until when, and whether a later time would do. */
export const pausedWords = (
  { type, until, takesLater }: PausedType,
  store: Pick<Store, 'zone'>,
  now: number,
) => ({ ...endWords(until, store, now), type, takes_later: takesLater });

/** The end by the store's clock, with its day where that is not today, and as a number. */
function endWords(until: number, { zone }: Pick<Store, 'zone'>, now: number) {
  const end = wallTime(until, zone);
  const clock = formatClock(end);
  const time = sameDay(end, wallTime(now, zone)) ? clock : `${clock} ${formatDay(end, 'vi')}`;
  return { time, until: Math.floor(until / 1000) };
}
