import { useWords } from '@mam/client/i18n.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { SwitchNews } from '@mam/domain/store/switch-news.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Hourglass } from 'lucide-react';
import { switchWords } from '../words/areas.ts';
import styles from './switch-notice.module.css';
import { newsText } from './use-switch-news.ts';

interface SwitchNoticeProps {
  readonly store: Store;
  readonly now: EpochMs;
  readonly news: readonly SwitchNews[];
}

/** [ST25] A line a switch: paused or slower, until when, and the way on that is left. */
export function SwitchNotice({ store, now, news }: SwitchNoticeProps) {
  const say = useWords(switchWords);
  const wayOn = ({ type, kind, takesLater }: SwitchNews): string => {
    if (kind === 'busy') return '';
    if (type === 'TABLE') return say('ask_staff');
    return takesLater ? say('later') : '';
  };
  return (
    <div role="status" className={styles.notice}>
      {news.map((one) => (
        <p key={one.type} className={classNames(styles.line, one.kind === 'pause' && styles.pause)}>
          <Hourglass aria-hidden="true" />
          <span>
            <b className="strong">{newsText(say, one, now, store.zone)}</b>
            {wayOn(one) ? <span className="small">{wayOn(one)}</span> : null}
          </span>
        </p>
      ))}
    </div>
  );
}
