import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { SeenBill } from '@mam/domain/table/seen-bill.ts';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useClock } from '../../device/clock.ts';
import { useBoardPlace, useWallClock } from '../../store/board-place.ts';
import { useShift } from '../../store/shift.tsx';
import { useSay } from '../../words/words.ts';
import styles from './bill-paper.module.css';

interface BillPaperProps {
  readonly bill: SeenBill;
  readonly onPrinted: () => void;
}

/** [TB56] The bill of a table on a strip of paper, 80 mm wide, by this device's printer; gone once it is printed. */
export function BillPaper({ bill, onPrinted }: BillPaperProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const { me, storeName } = useShift();
  const clockAt = useWallClock();
  const at = useClock((now) => now);
  const money = (amount: number) => formatMoney(amount, currency);
  useEffect(() => {
    addEventListener('afterprint', onPrinted, { once: true });
    print();
    return () => removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  const sums = [
    ['bill.total', bill.total],
    ['bill.paid', bill.paid],
    ['bill.remainder', bill.remainder + bill.held],
  ] as const;
  return createPortal(
    <article className={styles.paper} aria-hidden="true">
      <h1>{me.brand.name}</h1>
      <p>{storeName}</p>
      <p>
        {say('type.table', { number: bill.tables.join(' + ') })}, {clockAt(at)}
      </p>
      <ul>
        {bill.lines.map((line) => (
          <li key={line.id}>
            <span>
              {line.quantity}× {line.name}
              {line.details.length > 0 ? <small>{line.details.join(', ')}</small> : null}
            </span>
            <span>{money(line.amount)}</span>
          </li>
        ))}
        {bill.discounts.map(({ round, code, voucherName, isCoupon, amount }) => (
          <li key={`${round} code`}>
            <span>
              {say('order.code', { code: code ?? '' })}
              <small>
                {[voucherName, say(isCoupon ? 'bill.couponOff' : 'bill.codeOff')].filter(Boolean).join(', ')}
              </small>
            </span>
            {amount > 0 ? <span>({money(-amount)})</span> : null}
          </li>
        ))}
      </ul>
      <dl>
        {sums.map(([words, amount]) => (
          <div key={words}>
            <dt>{say(words)}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <p>{say('bill.inPrices')}</p>
    </article>,
    document.body,
  );
}
