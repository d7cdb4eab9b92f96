import { useLanguage, useWords } from '@mam/client/i18n.ts';
import type { Language } from '@mam/contract/http/language.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Ring } from '@mam/ui/tray/ring.tsx';
import { WifiOff } from 'lucide-react';
import { ageText } from '../data/seen/age.ts';
import { useMinute } from '../device/clock.ts';
import { offlineWords } from '../words/areas.ts';
import styles from './offline-band.module.css';
import { RETRY_PAUSE, useNextTry } from './use-next-try.ts';

interface OfflineBandProps {
  readonly at: EpochMs;
  /** it is the menu that is from then, not the page alone */
  readonly menu: boolean;
}

/** Over everything while the server is away: from when the menu or the page is, and when it is asked again. */
export function OfflineBand({ at, menu }: OfflineBandProps) {
  const say = useWords(offlineWords);
  const language = useLanguage();
  useMinute(); // the age grows while one looks at it
  const age = ageText(at, Date.now(), language);
  const menuAge = age === null ? say('seen_now') : say('seen', { age });
  const { left, trying, tryNow } = useNextTry();
  return (
    <section className={styles.band} aria-label={say('title')}>
      <span className={styles.sign}>
        <WifiOff aria-hidden="true" />
      </span>
      <p className={styles.words} role="status">
        <b>{say('title')}</b>
        <span>{menu ? menuAge : say('seen_at', { time: momentText(at, language) })}</span>
      </p>
      <span className={styles.count} aria-hidden="true">
        <Ring value={left / RETRY_PAUSE} className={styles.ring}>
          {left}
        </Ring>
      </span>
      <Button onClick={tryNow} aria-busy={trying || undefined} disabled={trying} className={styles.retry}>
        {trying ? say('retrying') : say('retry')}
      </Button>
    </section>
  );
}

/** "18:42", of another day with its date. */
function momentText(at: EpochMs, language: Language): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(today ? {} : { day: '2-digit', month: '2-digit' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}
