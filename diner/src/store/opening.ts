import type { Say, WordArea } from '@mam/client/i18n.ts';
import { formatHours } from '@mam/domain/store/format-hours.ts';
import { type OpenState, openState } from '@mam/domain/store/open-state.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { hoursOn, openingHoursOf, specialDayOn } from '@mam/domain/store/timetable.ts';
import { nearDay } from '@mam/domain/time/days.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { menuWords } from '../words/areas.ts';
import { dateWord } from '../words/date-words.ts';

export type SayMenu = typeof menuWords extends WordArea<infer Key> ? Say<Key> : never;

/** Today's hours in words, and why they are not the usual ones. */
export function todayText(store: Store, now: EpochMs, say: SayMenu): string {
  const [timetable, today] = [openingHoursOf(store), wallTime(now, store.zone)];
  const hours = formatHours(hoursOn(timetable, today));
  const note = specialDayOn(timetable, today)?.note;
  if (note) return hours ? `${note}: ${hours}` : note;
  const open = openState(store, now);
  if (open.state === 'open' && open.until === null) return say('hours_always');
  if (hours) return say('hours_today', { hours });
  // a night that began yesterday goes on: nobody is told that they rest
  return open.state === 'open' ? '' : say('hours_none');
}

/** [TI6] "22:00", "07:00 ngày mai", "07:00, 30/11/2026". */
function momentText(at: EpochMs, now: EpochMs, zone: string, say: SayMenu): string {
  const then = wallTime(at, zone);
  const time = formatClock(then);
  const near = nearDay(then, wallTime(now, zone));
  if (near === 'today') return time;
  return near === 'tomorrow' ? say('at_tomorrow', { time }) : `${time}, ${dateWord(then)}`;
}

/** Open, closed or paused, in words, and until when. */
export function statusText(
  store: Store,
  now: EpochMs,
  say: SayMenu,
): { state: OpenState['state']; text: string } {
  const open = openState(store, now);
  if (open.state === 'paused' && open.until !== null)
    return {
      state: 'paused',
      text: say('paused_until', { time: momentText(open.until, now, store.zone, say) }),
    };
  if (open.state === 'paused' || open.state === 'unpublished')
    return { state: open.state, text: say(open.state) };
  if (!store.hasMenu) return { state: 'closed', text: say('no_menu') };
  if (open.state === 'closed') {
    const text = open.opensAt
      ? say('closed_until', { time: momentText(open.opensAt, now, store.zone, say) })
      : say('closed');
    return { state: 'closed', text };
  }
  const until = open.until === null ? null : wallTime(open.until, store.zone);
  return { state: 'open', text: until ? say('open_until', { time: formatClock(until) }) : say('open') };
}
