import { useWords } from '@mam/client/i18n.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { OrderChange } from '@mam/domain/order/changed-lines.ts';
import type { Zone } from '@mam/domain/time/moment.ts';
import { changeWords } from '../../words/areas.ts';
import { useShortWhen } from '../use-when.ts';
import { ChangedLines } from './changed-lines.tsx';
import styles from './order-changes.module.css';

interface OrderChangesProps {
  readonly changes: readonly OrderChange[];
  readonly currency: Currency;
  readonly zone: Zone;
  readonly menu: Menu | null;
}

/** [OR114] Every change the restaurant has made to an order, from what to what; the last one comes first. */
export function OrderChanges({ changes, currency, zone, menu }: OrderChangesProps) {
  const say = useWords(changeWords);
  const when = useShortWhen(zone);
  return changes.toReversed().map(({ at, lines, difference }) => {
    const title = say('changed', { time: when(at) });
    const amount = formatMoney(Math.abs(difference), currency);
    return (
      <section key={at} className={`card pad ${styles.change}`} aria-label={title}>
        <h2 className="d d20">{title}</h2>
        <ChangedLines changes={lines} currency={currency} menu={menu} />
        <p className={styles.money}>
          {say(difference > 0 ? 'dearer' : difference < 0 ? 'cheaper' : 'even', { amount })}
        </p>
      </section>
    );
  });
}
