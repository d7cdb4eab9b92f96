import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { minutesUntilThere } from '@mam/domain/order/promise.ts';
import { formatKm, kmBetween } from '@mam/domain/store/distance.ts';
import type { OpenState } from '@mam/domain/store/open-state.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { pauseOf } from '@mam/domain/store/switches.ts';
import { Dot, Pill } from '@mam/ui/pill.tsx';
import { ChevronRight, Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWhereabouts } from '../delivery/use-whereabouts.ts';
import { useNow } from '../device/clock.ts';
import { statusText, todayText } from '../store/opening.ts';
import { useIsSeated, useSwitchTexts } from '../store/use-switch-news.ts';
import { menuWords } from '../words/areas.ts';
import styles from './store-facts.module.css';

/** How far the diner is: from the address food is brought to, else from where the browser says without being asked. */
function useDistance(store: Store): string | null {
  const language = useLanguage();
  const { location } = useWhereabouts();
  const km = kmBetween(location, store.location);
  return km === null ? null : formatKm(km, language);
}

/** True for a store that takes no orders at any hour: its opening hours would mislead. */
const isOff = (status: { readonly state: OpenState['state'] } | null): boolean =>
  status?.state === 'paused' || status?.state === 'unpublished';

interface StatusLine {
  readonly state: OpenState['state'];
  /** what is paused or takes longer stands before the hours */
  readonly news: boolean;
  readonly text: string;
  /** after it, where there is room */
  readonly more: string;
}

/** [ST25] The state of a store in a line; null while the page is rendered for everybody. A table asks for its own orders. */
function useStatusLine(store: Store): StatusLine | null {
  const say = useWords(menuWords);
  const now = useNow();
  const seated = useIsSeated(store);
  const texts = useSwitchTexts(store, now);
  if (now === null) return null;
  const status = statusText(seated ? { ...store, switches: [] } : store, now, say);
  const news = isOff(status) ? [] : texts;
  const [first, second] = news;
  const hours = store.hideStatus || isOff(status) ? '' : todayText(store, now, say);
  if (first === undefined || (status.state !== 'open' && !seated))
    return { ...status, news: false, more: first ?? hours };
  return { state: status.state, news: true, text: first, more: second ?? hours };
}

/** On a phone: a pill with state and hours, then time, distance and place; a line each, even where one is empty. */
export function PhoneFacts({ store }: { store: Store }) {
  const say = useWords(menuWords);
  const now = useNow();
  const distance = useDistance(store);
  const status = useStatusLine(store);
  // while nobody cooks or brings it, no minutes are promised
  const minutes =
    now !== null && status?.state === 'open' && store.deliveryMinutes && pauseOf(store, 'DELI', now) === null
      ? say('delivery_minutes', { n: minutesUntilThere(store, 'DELI', now) })
      : null;
  const kind = { open: 'good', closed: 'warn', paused: 'bad', unpublished: 'bad' } as const;
  return (
    <div className={styles.meta}>
      {/* a store may hide its hours; that it takes nothing is always said */}
      {store.hideStatus && !isOff(status) && !status?.news ? null : (
        <p className={styles.status}>
          {status ? (
            <Pill kind={status.news ? 'warn' : kind[status.state]}>
              <Dot live={status.state === 'open' && !status.news} />
              {status.text}
            </Pill>
          ) : null}
          {status?.more ? <span className="clip">{status.more}</span> : null}
        </p>
      )}
      <AboutButton>
        <span className="clip">{[minutes, distance, store.address].filter(Boolean).join(' · ')}</span>
      </AboutButton>
    </div>
  );
}

/** Opens what there is to know about the store: its whole address, its hours, what delivery costs. */
function AboutButton({ children }: { readonly children: ReactNode }) {
  const say = useWords(menuWords);
  const { show } = useDialog('about');
  return (
    <button type="button" className={styles.about} aria-haspopup="dialog" onClick={show}>
      <span className="vh">{say('about')} </span>
      {children}
      <ChevronRight />
    </button>
  );
}

/** On a desktop: the same on the cover, with a sign before each line. */
export function WideFacts({ store }: { store: Store }) {
  const distance = useDistance(store);
  const status = useStatusLine(store);
  return (
    <div className={styles.wide}>
      <p>
        {status && (!store.hideStatus || isOff(status) || status.news) ? (
          <>
            <Clock />
            <b>{status.text}</b>
            {status.more ? <span className="clip">· {status.more}</span> : null}
          </>
        ) : null}
      </p>
      <AboutButton>
        <MapPin />
        {[store.address, distance].filter(Boolean).join(' · ')}
      </AboutButton>
    </div>
  );
}
