import { useWords } from '@mam/client/i18n.ts';
import type { Zone } from '@mam/domain/time/moment.ts';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { Phone, WifiOff } from 'lucide-react';
import { useStore } from 'zustand';
import { lastSeen, seenName } from '../data/last-seen.ts';
import { orderWords } from '../words/areas.ts';
import { telLink } from './call-link.ts';
import styles from './seen-before.module.css';
import { useWhen } from './use-when.ts';

interface SeenBeforeProps {
  /** the query it is an answer to */
  readonly of: readonly unknown[];
  readonly zone: Zone;
  /** the number to call meanwhile; '' = none */
  readonly phone?: string;
}

/** [OR91] Without a network: from when that is what is shown, and the telephone, which needs none. */
export function SeenBefore({ of, zone, phone = '' }: SeenBeforeProps) {
  const say = useWords(orderWords);
  const when = useWhen();
  const at = useStore(lastSeen, (ages) => ages[seenName(of)]);
  if (at === undefined) return null;
  return (
    <section className={`card pad ${styles.seen}`} role="status">
      <WifiOff aria-hidden="true" />
      <p>{say('seen_before', { time: when(at, zone) })}</p>
      {phone ? (
        <a className={buttonClass({ size: 'small' })} href={telLink(phone)}>
          <Phone />
          {phone}
        </a>
      ) : null}
    </section>
  );
}
