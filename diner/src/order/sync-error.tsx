import { useWords } from '@mam/client/i18n.ts';
import type { Order } from '@mam/domain/order/order.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { LinkButton } from '@mam/ui/control/button.tsx';
import { ChevronDown, Phone } from 'lucide-react';
import { orderWords } from '../words/areas.ts';
import { telLink } from './call-link.ts';
import styles from './sync-error.module.css';
import { useWhen } from './use-when.ts';

interface SyncErrorProps {
  readonly order: Order;
  readonly store: Pick<Store, 'supportPhone' | 'zone'>;
}

/** [OR40] The order never reached its restaurant: who helps, and what to read out to them. */
export function SyncError({ order, store }: SyncErrorProps) {
  const say = useWords(orderWords);
  const when = useWhen();
  const { code, lost, steps, createdAt } = order;
  if (lost === null) return null;
  const at = when(steps.at(-1)?.at ?? createdAt, store.zone);
  return (
    <section className={`card pad ${styles.panel}`} aria-label={say('sync_title')}>
      <p>{say('sync_note')}</p>
      {store.supportPhone ? (
        <LinkButton kind="primary" size="big" block href={telLink(store.supportPhone)}>
          <Phone />
          {say('sync_call', { phone: store.supportPhone })}
        </LinkButton>
      ) : null}
      <details className={styles.details}>
        <summary>
          {say('sync_details')}
          <ChevronDown />
        </summary>
        <p className="small muted">
          {say('sync_of', { code, time: at })} {lost}
        </p>
      </details>
    </section>
  );
}
