import { type Say, useWords, type WordArea } from '@mam/client/i18n.ts';
import type { Store, SwitchedType } from '@mam/domain/store/store.ts';
import { type SwitchNews, switchNews, tableNews } from '@mam/domain/store/switch-news.ts';
import { tableNameIn } from '@mam/domain/table/table-here.ts';
import type { EpochMs, Zone } from '@mam/domain/time/moment.ts';
import { useVisit } from '../device/visit.ts';
import { switchWords } from '../words/areas.ts';
import { endText } from './end-text.ts';

type SaySwitch = typeof switchWords extends WordArea<infer Key> ? Say<Key> : never;

const NAMES = { DELI: 'deli', DELIAT: 'deliat', PICKUP: 'pickup', TABLE: 'table' } as const satisfies Record<
  SwitchedType,
  string
>;

/** "Giao hàng nghỉ tới 19:30", by the store's clock. */
export function newsText(say: SaySwitch, news: SwitchNews, now: EpochMs, zone: Zone): string {
  const { type, kind, minutes: n, until } = news;
  if (until === null) return say('stop_table');
  const time = endText(until, now, zone);
  return kind === 'pause' ? say(`pause_${NAMES[type]}`, { time }) : say(`busy_${NAMES[type]}`, { n, time });
}

/** The same in two words, under the name of its way. */
export function shortNewsText(say: SaySwitch, news: SwitchNews, now: EpochMs, zone: Zone): string {
  const { kind, minutes: n, until } = news;
  if (kind === 'busy' || until === null) return say('short_busy', { n });
  return say('short_pause', { time: endText(until, now, zone) });
}

/** [TB4] Whether the diner sits at one of the store's tables. */
export const useIsSeated = (store: Store): boolean =>
  useVisit(({ table }) => tableNameIn(store, table) !== '');

/** [ST25] The news for whoever reads here: at a table of its orders, elsewhere of those that go home. */
export function useSwitchNews(store: Store, now: EpochMs | null): readonly SwitchNews[] {
  const seated = useIsSeated(store);
  if (now === null) return [];
  if (!seated) return switchNews(store, now);
  const one = tableNews(store, now);
  return one ? [one] : [];
}

/** [ST25] The same as sentences; none while the page is rendered for everybody. */
export function useSwitchTexts(store: Store, now: EpochMs | null): readonly string[] {
  const say = useWords(switchWords);
  const news = useSwitchNews(store, now);
  return now === null ? [] : news.map((one) => newsText(say, one, now, store.zone));
}
