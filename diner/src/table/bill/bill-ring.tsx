import { useWords } from '@mam/client/i18n.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney, moneyParts } from '@mam/domain/money/format-money.ts';
import type { SeenBill, SeenBillShare } from '@mam/domain/table/seen-bill.ts';
import { PieceRing, type RingPiece } from '../../split/piece-ring.tsx';
import { billWords } from '../../words/areas.ts';
import styles from './bill.module.css';

interface BillRingProps {
  readonly bill: SeenBill;
  /** the amount the reader is choosing; 0 = nothing */
  readonly own: Minor;
  readonly currency: Currency;
}

const LOOKS: Readonly<Partial<Record<SeenBillShare['state'], 'came' | 'held'>>> = {
  paid: 'came',
  less: 'came',
  held: 'held',
};

const worth = ({ state, amount, counted }: SeenBillShare): Minor => (state === 'held' ? amount : counted);

/** [TB57] The bill as a ring: shares paid, shares being paid, one's own part, and the rest. */
export function BillRing({ bill, own, currency }: BillRingProps) {
  const say = useWords(billWords);
  const shown = bill.shares.filter(({ state }) => LOOKS[state] !== undefined);
  const left = bill.remainder - own;
  const pieces: RingPiece[] = [
    ...shown.map((share) => ({
      id: share.id,
      amount: worth(share),
      look: share.isYours && share.state === 'held' ? ('own' as const) : (LOOKS[share.state] ?? 'held'),
    })),
    { id: 'own', amount: own, look: 'own' },
    { id: 'rest', amount: left, look: 'rest' },
  ];
  return (
    <div>
      <PieceRing pieces={pieces}>
        <span className="small muted">{say(own > 0 ? 'left_after' : 'left')}</span>
        <span className={`d num ${styles.left}`} aria-live="polite">
          {moneyParts(left, currency).number}
        </span>
        <span className="small muted num">{say('of', { amount: formatMoney(bill.total, currency) })}</span>
      </PieceRing>
      <ul className={styles.legend}>
        {shown.map((share) => (
          <li key={share.id} data-look={share.isYours && share.state === 'held' ? 'own' : LOOKS[share.state]}>
            {shareStateText(share, say)} <b className="num">{formatMoney(worth(share), currency)}</b>
          </li>
        ))}
        {own > 0 ? (
          <li data-look="own">
            {say('your_part')} <b className="num">{formatMoney(own, currency)}</b>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

type Say = ReturnType<typeof useWords<keyof typeof import('../../words/bill/vi.json')>>;

const TAKEN = { cash: 'cash_of', terminal: 'terminal_of', other: 'other_of' } as const;

/** "Trâm has paid" */
export function shareStateText(share: SeenBillShare, say: Say): string {
  const name = share.name ?? say('nameless');
  if (share.way !== null) return say(TAKEN[share.way], { name });
  if (share.isYours) return say(share.state === 'held' ? 'your_part' : 'you_paid');
  return say(share.state === 'held' ? 'pays' : 'has_paid', { name });
}
