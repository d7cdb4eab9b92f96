import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { iconButtonClass } from '@mam/ui/control/button-class.ts';
import { Phone } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useSay } from '../words/words.ts';
import styles from './order-customer.module.css';

/** The first letters of the first and the last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return `${[...(words[0] ?? '')][0] ?? ''}${[...(last ?? '')][0] ?? ''}`.toUpperCase();
}

/** a steady hue for a name, so that a regular keeps the colour */
function regularHue(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return sum;
}

/** The buyer of an order: name, address and telephone. */
export function OrderCustomer({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  return (
    <div className={styles.row}>
      <span
        className={styles.face}
        style={{ '--h': regularHue(order.name) } as CSSProperties}
        aria-hidden="true"
      >
        {initials(order.name)}
      </span>
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
