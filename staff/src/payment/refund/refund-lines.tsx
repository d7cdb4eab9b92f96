import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { RefundableLine } from '@mam/domain/staff/order-payments.ts';
import { CheckRow } from '@mam/ui/control/choice-row.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { Price } from '@mam/ui/price.tsx';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import styles from './refund-lines.module.css';

interface RefundLinesProps {
  readonly lines: readonly RefundableLine[];
  /** how many of which line go back */
  readonly counts: ReadonlyMap<string, number>;
  readonly onCount: (key: string, count: number) => void;
}

/** The dishes of the bill: which of them, and how many, go back. What has gone back already is not offered again. */
export function RefundLines({ lines, counts, onCount }: RefundLinesProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  return (
    <ul className={styles.list}>
      {lines.map(({ key, name, quantity, gone, amount }) => {
        const left = quantity - gone;
        const count = counts.get(key) ?? 0;
        const many = count > 0 && left > 1;
        const price = (
          <Price amount={amount} currency={currency} className={count ? undefined : styles.off} />
        );
        return (
          <li key={key} className={styles.line}>
            <CheckRow
              name={key}
              checked={count > 0}
              disabled={left === 0 || amount === 0}
              onChange={(on) => onCount(key, on ? 1 : 0)}
              tail={many ? undefined : price}
            >
              <span className={styles.name}>{name}</span>
              <span className="small muted">
                {say('refund.portions', { count: quantity, amount: formatMoney(amount, currency) })}
                {gone ? ` · ${say('refund.gone', { count: gone })}` : ''}
              </span>
            </CheckRow>
            {many ? (
              <Stepper
                name={say('refund.howMany', { dish: name })}
                value={count}
                max={left}
                onChange={(next) => onCount(key, next)}
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
