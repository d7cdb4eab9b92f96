import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { iconButtonClass } from '@mam/ui/control/button-class.ts';
import { Avatar } from '@mam/ui/picture/avatar.tsx';
import { Phone } from 'lucide-react';
import { useSay } from '../words/words.ts';
import styles from './order-customer.module.css';

/** The buyer of an order: name, address and telephone. */
export function OrderCustomer({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  return (
    <div className={styles.row}>
      <Avatar uid={order.name} name={order.name} />
      <span className={styles.words}>
        <b className="strong">{order.name || say('order.forgotten')}</b>
        {order.address ? <span className="muted">{order.address}</span> : null}
        {order.partyAside ? <span className={styles.unverified}>{say('order.party_aside')}</span> : null}
        {order.guestsUnseen ? <span className={styles.unverified}>{say('order.guests_unseen')}</span> : null}
        {order.isTableUnverified ? (
          <span className={styles.unverified}>{say('order.table_unverified')}</span>
        ) : null}
        {order.isAddressUnverified ? (
          <span className={styles.unverified}>{say('order.unverified')}</span>
        ) : null}
      </span>
      {order.phone ? (
        <a
          className={iconButtonClass('flat')}
          href={`tel:${order.phone}`}
          aria-label={say('order.call', { name: order.name, phone: order.phone })}
        >
          <Phone aria-hidden="true" />
        </a>
      ) : null}
    </div>
  );
}
