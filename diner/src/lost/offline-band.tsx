import { useLanguage, useWords } from '@mam/client/i18n.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Ring } from '@mam/ui/tray/ring.tsx';
import { WifiOff } from 'lucide-react';
import { ageOf } from '../data/seen/age.ts';
import { useMinute } from '../device/clock.ts';
import { offlineWords } from '../words/areas.ts';
import styles from './offline-band.module.css';
import { PAUSE, useNextTry } from './use-next-try.ts';

/** Over everything while the server is away: from when the menu is, and when it is asked again. */
export function OfflineBand({ at }: { readonly at: EpochMs }) {
  const say = useWords(offlineWords);
  const language = useLanguage();
  useMinute(); // the age grows while one looks at it
  const age = ageOf(at, Date.now(), language);
  const { left, trying, tryNow } = useNextTry();
  return (
    <section className={styles.band} aria-label={say('title')}>
      <span className={styles.sign}>
        <WifiOff aria-hidden="true" />
      </span>
      <p className={styles.words} role="status">
        <b>{say('title')}</b>
        <span>{age === null ? say('seen_now') : say('seen', { age })}</span>
      </p>
      <span className={styles.count} aria-hidden="true">
        <Ring value={left / PAUSE} className={styles.ring}>
          {left}
        </Ring>
      </span>
      <Button onClick={tryNow} aria-busy={trying || undefined} disabled={trying} className={styles.retry}>
        {trying ? say('retrying') : say('retry')}
      </Button>
    </section>
  );
}
