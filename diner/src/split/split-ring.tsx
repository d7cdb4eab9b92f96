import { useWords } from '@mam/client/i18n.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { avatarHue } from '@mam/ui/picture/avatar.tsx';
import { Price } from '@mam/ui/price.tsx';
import { splitWords } from '../words/areas.ts';
import { PieceRing } from './piece-ring.tsx';
import styles from './split.module.css';

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

/** Everybody's piece of the bill; what has come is green. */
export function SplitRing({ pieces, collected, total, currency }: SplitRingProps) {
  const say = useWords(splitWords);
  return (
    <PieceRing
      pieces={pieces.map(({ uid, amount, paid }) => ({
        id: uid,
        amount,
        look: paid ? 'came' : 'open',
        hue: avatarHue(uid),
      }))}
    >
      <span className="small muted">{say('collected')}</span>
      <span className={`num strong ${styles.sum}`}>
        <Price amount={collected} currency={currency} />
      </span>
      <span className="small muted num">{say('of', { amount: formatMoney(total, currency) })}</span>
    </PieceRing>
  );
}
