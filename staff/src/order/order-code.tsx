import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { TicketPercent } from 'lucide-react';
import { useBoardPlace } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';
import styles from './order-code.module.css';

/** [VO18] The code an order came with: what it took off, or that whoever takes the money takes it off. */
export function OrderCode({ order: { voucher } }: { readonly order: BoardOrder }) {
  const say = useSay();
  const { currency } = useBoardPlace();
  if (!voucher) return null;
  const { code, name, saved, coupon } = voucher;
  const amount = formatMoney(saved, currency);
  return (
    <p className={styles.code} data-coupon={coupon || undefined}>
      <TicketPercent aria-hidden="true" />
      <span>
        <b className="strong">{[say('order.code', { code }), name].filter(Boolean).join(', ')}</b>
        {coupon || saved > 0 ? (
          <small>{say(coupon ? 'order.coupon' : 'order.codeOff', { amount })}</small>
        ) : null}
      </span>
    </p>
  );
}
