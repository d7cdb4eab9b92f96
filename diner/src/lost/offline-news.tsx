import { useWords } from '@mam/client/i18n.ts';
import { menuTopic } from '@mam/contract/http/topic.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { lastSeen, seenName } from '../data/last-seen.ts';
import { timeNow } from '../device/clock.ts';
import { persisted } from '../device/persisted.ts';
import { type StoreMenu, useMenu } from '../menu/use-menu.ts';
import { PriceChangeList } from '../pricing/price-change-list.tsx';
import { priceNews } from '../pricing/price-news.ts';
import { usePlace } from '../start/use-place.ts';
import { offlineWords } from '../words/areas.ts';
import { OfflineBand } from './offline-band.tsx';

interface News {
  readonly before: Quote;
  readonly after: Quote;
  readonly today: StoreMenu;
}

/** While the server is away: how old the menu is. When it is back: what the cart costs now, if that is not the same. */
export function OfflineNews() {
  const say = useWords(offlineWords);
  const ages = useStore(lastSeen);
  const place = usePlace();
  const menu = useMenu(place);
  const topic = [menuTopic(place.brand, place.storeId)];
  const old = ages[seenName(topic)] !== undefined;
  const asking = useIsFetching({ queryKey: topic }) > 0;
  const seen = useRef<{
    here: StoreMenu;
    lines: ReturnType<typeof persisted.getState>['cart']['lines'];
  } | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const here = menu.state === 'ready' ? menu.value : null;

  useEffect(() => {
    if (!here) return;
    if (old) {
      const note = () => {
        // the new menu may be here before it is called new: what was seen first counts
        const first = seen.current?.here.store.id === here.store.id ? seen.current.here : here;
        seen.current = { here: first, lines: persisted.getState().cart.lines };
      };
      note();
      return persisted.subscribe(note);
    }
    if (!seen.current || asking) return;
    const { here: before, lines } = seen.current;
    seen.current = null;
    if (before.store.id !== here.store.id || before.store.brand !== here.store.brand || lines.length === 0)
      return;
    const changed = priceNews(before, here, lines, timeNow());
    if (changed) setNews({ ...changed, today: here });
    else showToast(say('back'));
  }, [here, old, asking, say]);

  const times = Object.values(ages);
  return (
    <>
      {times.length > 0 ? <OfflineBand at={Math.min(...times)} menu={old} /> : null}
      {news ? (
        <Question
          title={say('changed_title')}
          confirm={say('changed_ok')}
          onCancel={() => setNews(null)}
          onConfirm={() => setNews(null)}
        >
          <p>{say('changed_text')}</p>
          <PriceChangeList before={news.before} after={news.after} currency={news.today.store.currency} />
        </Question>
      ) : null}
    </>
  );
}
