import { useWords } from '@mam/client/i18n.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { hueOf } from '@mam/ui/picture/avatar.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Tray } from '@mam/ui/tray/tray.tsx';
import type { CSSProperties } from 'react';
import { splitWords } from '../words/split-area.ts';
import styles from './split.module.css';

const RADIUS = 45;
const ROUND = 2 * Math.PI * RADIUS;
const GAP = 1.6;

interface Piece {
  readonly uid: string;
  readonly amount: Minor;
  readonly paid: boolean;
}

interface SplitRingProps {
  readonly pieces: readonly Piece[];
  readonly collected: Minor;
  readonly total: Minor;
  readonly currency: Currency;
}

/** Everybody's piece of the bill, as long as it is large; what has come is green. Said in words beside it. */
export function SplitRing({ pieces, collected, total, currency }: SplitRingProps) {
  const say = useWords(splitWords);
  const shown = pieces.filter(({ amount }) => amount > 0);
  const all = shown.reduce((sum, { amount }) => sum + amount, 0);
  const gap = shown.length > 1 ? GAP : 0;
  let before = 0;
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.rest} cx="50" cy="50" r={RADIUS} />
        {shown.map(({ uid, amount, paid }) => {
          const length = (amount / all) * ROUND;
          const from = before;
          before += length;
          return (
            <circle
              key={uid}
              className={paid ? styles.came : styles.open}
              style={{ '--hue': hueOf(uid) } as CSSProperties}
              cx="50"
              cy="50"
              r={RADIUS}
              strokeDasharray={`${Math.max(0.4, length - gap).toFixed(2)} ${ROUND.toFixed(2)}`}
              strokeDashoffset={(-from - gap / 2).toFixed(2)}
            />
          );
        })}
      </svg>
      <Tray className={styles.tray} />
      <p className={styles.middle}>
        <span className="small muted">{say('collected')}</span>
        <span className={`num strong ${styles.sum}`}>
          <Price amount={collected} currency={currency} />
        </span>
        <span className="small muted num">{say('of', { amount: formatMoney(total, currency) })}</span>
      </p>
    </div>
  );
}
