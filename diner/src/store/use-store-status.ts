import { type Say, useWords } from '@mam/client/i18n.ts';
import { openState } from '@mam/domain/store/open-state.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { openingHoursOf, specialDayOn } from '@mam/domain/store/timetable.ts';
import { nearDay } from '@mam/domain/time/days.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { PillKind } from '@mam/ui/pill.tsx';
import { storesWords } from '../words/areas.ts';
import { dateWord } from '../words/date-words.ts';
import type vi from '../words/stores/vi.json';
import { endText } from './end-text.ts';
import { useSwitchTexts } from './use-switch-news.ts';

type StoresSay = Say<keyof typeof vi>;

/** A store's state in a word, and what follows from it. */
export interface StoreStatus {
  readonly kind: PillKind;
  readonly open: boolean;
  readonly word: string;
  readonly more: string;
}

function opensAgain(say: StoresSay, at: EpochMs, now: EpochMs, zone: string): string {
  const then = wallTime(at, zone);
  const near = nearDay(then, wallTime(now, zone));
  const time = formatClock(then);
  if (near === 'today') return say('opens_today', { time });
  if (near === 'tomorrow') return say('opens_tomorrow', { time });
  return say('opens_on', { time, day: dateWord(then) });
}

/** The state of a store, in the words of the screen; times are the store's. */
export function describeStoreStatus(say: StoresSay, store: Store, now: EpochMs): StoreStatus {
  const state = openState(store, now);
  if (state.state === 'unpublished')
    return { kind: 'bad', open: false, word: say('unpublished'), more: say('unpublished_more') };
  if (state.state === 'paused')
    return {
      kind: 'warn',
      open: false,
      word: say('paused'),
      more:
        state.until === null
          ? say('paused_more')
          : say('paused_until', { time: endText(state.until, now, store.zone) }),
    };
  if (!store.hasMenu) return { kind: 'plain', open: false, word: say('no_menu'), more: '' };
  if (state.state === 'open') {
    const more =
      state.until === null ? '' : say('until', { time: formatClock(wallTime(state.until, store.zone)) });
    return { kind: 'good', open: true, word: say('open'), more };
  }
  const parts = [
    // why it is closed, where today is no day like any other
    specialDayOn(openingHoursOf(store), wallTime(now, store.zone))?.note,
    state.opensAt === null ? '' : opensAgain(say, state.opensAt, now, store.zone),
    state.takesScheduled ? say('takes_scheduled') : '',
  ];
  return { kind: 'plain', open: false, word: say('closed'), more: parts.filter(Boolean).join(', ') };
}

export function useStoreStatus(store: Store, now: EpochMs | null): StoreStatus | null {
  const say = useWords(storesWords);
  const [news] = useSwitchTexts(store, now);
  if (now === null) return null;
  const status = describeStoreStatus(say, store, now);
  return news && status.open ? { ...status, more: news } : status;
}
