import type { TicketLine } from '../order/board-order.ts';
import { useSay } from '../words/words.ts';
import styles from './ticket-lines.module.css';

/** The dishes of an order: how many, what, how. Never cut; what the diner wrote stands on yellow. */
export function TicketLines({ lines }: { readonly lines: readonly TicketLine[] }) {
  const say = useSay();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.key}>
          <b className="num">{line.quantity}×</b>
          <span>
            {line.name}
            {line.gift ? ` (${say('order.gift')})` : ''}
            {line.details.length ? <span className={styles.details}>{line.details.join(', ')}</span> : null}
          </span>
          {line.note ? <em>{line.note}</em> : null}
        </li>
      ))}
    </ul>
  );
}
