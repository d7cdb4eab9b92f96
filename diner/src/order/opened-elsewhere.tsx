import { useWords } from '@mam/client/i18n.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { Phone, Smartphone } from 'lucide-react';
import { orderWords } from '../words/areas.ts';
import { telLink } from './call-link.ts';
import styles from './opened-elsewhere.module.css';

interface OpenedElsewhereProps {
  readonly order: Pick<Order, 'openedByNumber' | 'person'>;
  /** of the restaurant; '' = nobody to call */
  readonly phone: string;
}

/** [OR83] Tells the buyer that another device has proved the order's number, and whom to call if it was not theirs. */
export function OpenedElsewhere({ order, phone }: OpenedElsewhereProps) {
  const say = useWords(orderWords);
  if (order.openedByNumber !== 'elsewhere') return null;
  return (
    <section className={`card pad ${styles.notice}`} role="status" aria-label={say('opened_label')}>
      <Smartphone aria-hidden="true" />
      <div>
        <p>{say('opened_elsewhere', { phone: order.person.phone })}</p>
        {phone ? <p className="small muted">{say('opened_not_you')}</p> : null}
      </div>
      {phone ? (
        <a className={buttonClass({ size: 'small' })} href={telLink(phone)}>
          <Phone />
          {say('opened_call')}
        </a>
      ) : null}
    </section>
  );
}
