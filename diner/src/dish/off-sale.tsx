import { useWords } from '@mam/client/i18n.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { offSale } from '@mam/domain/menu/off-sale.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { sameDay } from '@mam/domain/time/days.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import type { WallTime } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { useWall } from '../cart/use-wall.ts';
import { useMinute } from '../device/clock.ts';
import { useWhere } from '../menu/use-where.ts';
import { dishWords } from '../words/areas.ts';
import { dayOfYearWord } from '../words/date-words.ts';
import styles from './dish-form.module.css';

/** Why something opened by its link is not sold: a sentence, and a word for the button. */
interface SaidOffSale {
  readonly why: string;
  readonly word: string;
}

/** "17:00", or "06:00 30/11" on another day. */
function timeText(then: WallTime, today: WallTime): string {
  return sameDay(then, today) ? formatClock(then) : `${formatClock(then)} ${dayOfYearWord(then)}`;
}

/** [ME12] The reason a thing is not sold here when the food is wanted; null = it is, or the time is not known yet. */
export function useOffSale(store: Store, thing: Dish | Combo): SaidOffSale | null {
  const say = useWords(dishWords);
  const wall = useWall(store);
  const now = useMinute();
  const off = offSale(thing, wall, useWhere(store));
  if (now === null || off === null) return null;
  const today = wallTime(now, store.zone);
  if (off.reason === 'AT_TABLE_ONLY') return { why: say('at_table_only'), word: say('table_only') };
  if (off.reason === 'NOT_NOW') {
    const times = { now: timeText(wall, today), time: timeText(off.next, today) };
    return { why: say('not_now', times), word: say('not_sold') };
  }
  const why = off.until ? say('over_until', { time: timeText(off.until, today) }) : say('over');
  return { why, word: say('no_longer') };
}

export function OffSaleNote({ off }: { readonly off: SaidOffSale | null }) {
  return off ? (
    <p className={styles.off} role="note">
      {off.why}
    </p>
  ) : null;
}
