import { useLanguage, useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatRate } from '@mam/domain/money/percent.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { shownPaidMark } from '@mam/domain/order/paid-mark.ts';
import type { QuoteRow } from '@mam/domain/pricing/amounts.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Receipt, ReceiptRow, ReceiptRows } from '@mam/ui/receipt.tsx';
import { orderWords } from '../words/areas.ts';
import styles from './order-receipt.module.css';

interface OrderReceiptProps {
  readonly order: Order;
  readonly currency: Currency;
  /** the payment method in words */
  readonly method: string;
}

/** [PR11] The price as the server settled it, by which code it was less, and whether VAT is in the sum. */
export function OrderReceipt({ order, currency, method }: OrderReceiptProps) {
  const say = useWords(orderWords);
  const language = useLanguage();
  const labelOf = (row: QuoteRow) => {
    if (row.kind === 'discount' && order.voucherCode) return say('row_code', { code: order.voucherCode });
    const rate = row.rate === null ? '' : formatRate(row.rate, language);
    return say(`row_${row.kind}`, { rate, n: order.itemCount });
  };
  const has = (kind: QuoteRow['kind']) => order.rows.some((row) => row.kind === kind);
  return (
    <Receipt label={say('summary')}>
      <ReceiptRows>
        {order.rows.map((row) => (
          <ReceiptRow key={row.kind} label={labelOf(row)} kind={row.amount < 0 ? 'cut' : 'plain'}>
            <Price amount={row.amount} currency={currency} />
          </ReceiptRow>
        ))}
        {order.shippingToConfirm ? (
          <ReceiptRow label={say('row_shipping')}>{say('shipping_call')}</ReceiptRow>
        ) : null}
        <ReceiptRow kind="total" label={say(has('vat') ? 'row_total_vat' : 'row_total')}>
          <Price amount={order.total} currency={currency} />
        </ReceiptRow>
      </ReceiptRows>
      <dl className={styles.facts}>
        <dt>{say('code')}</dt>
        <dd className="num">{order.code}</dd>
        <dt>{say('method')}</dt>
        <dd>
          {method} <PaidMark order={order} />
        </dd>
        {order.voucherCode && !has('discount') ? (
          <>
            <dt>{say('voucher')}</dt>
            <dd className="num">{order.voucherCode}</dd>
          </>
        ) : null}
        {order.note ? (
          <>
            <dt>{say('note')}</dt>
            <dd>{order.note}</dd>
          </>
        ) : null}
      </dl>
    </Receipt>
  );
}

/** [OR5] Whether it is paid, where that is done online. */
function PaidMark({ order }: Pick<OrderReceiptProps, 'order'>) {
  const say = useWords(orderWords);
  switch (shownPaidMark(order.status, order.paymentMethod)) {
    case 1:
      return <Pill kind="good">{say('paid_1')}</Pill>;
    case 0:
      return <Pill kind="info">{say('paid_0')}</Pill>;
    case -1:
      return <Pill kind="bad">{say('paid_failed')}</Pill>;
    default:
      return null;
  }
}
