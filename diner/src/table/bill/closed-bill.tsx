import { useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { SeenBill, SeenBillShare } from '@mam/domain/table/seen-bill.ts';
import receipt from '@mam/ui/art/receipt.svg';
import { SheetContent } from '@mam/ui/dialog/sheet.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Receipt, ReceiptRow, ReceiptRows } from '@mam/ui/receipt.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { billWords } from '../../words/areas.ts';
import styles from './bill.module.css';
import { BillDiscounts } from './bill-discounts.tsx';
import { shareStateText } from './bill-ring.tsx';

/** [TB63] [TB65] Receipts of a closed bill, payer by payer: they add up to it. */
export function ClosedBill({ bill, currency }: { readonly bill: SeenBill; readonly currency: Currency }) {
  const say = useWords(billWords);
  const isPaid = bill.paid === bill.total;
  const paidBy = (share: SeenBillShare): string =>
    share.confirmedBy === null
      ? shareStateText(share, say)
      : say('seen_by', { paid: shareStateText(share, say), name: share.confirmedBy });
  return (
    <SheetContent>
      <div className="stack">
        <EmptyState
          title={say(isPaid ? 'closed_title' : 'closed_unpaid')}
          things={<TrayThing src={receipt} at={[50, 50]} size={50} />}
        >
          {isPaid ? say('closed_text') : null}
        </EmptyState>
        <Receipt label={say('receipt')}>
          <ReceiptRows>
            {bill.lines.map((line) => (
              <ReceiptRow
                key={line.id}
                label={line.quantity > 1 ? `${line.quantity}× ${line.name}` : line.name}
              >
                <Price amount={line.amount} currency={currency} />
              </ReceiptRow>
            ))}
            <ReceiptRow kind="total" label={say('total')}>
              <Price amount={bill.total} currency={currency} />
            </ReceiptRow>
            {bill.shares
              .filter(({ counted }) => counted > 0)
              .map((share) => (
                <ReceiptRow key={share.id} label={paidBy(share)}>
                  <Price amount={share.counted} currency={currency} />
                </ReceiptRow>
              ))}
          </ReceiptRows>
        </Receipt>
        <BillDiscounts bill={bill} currency={currency} />
        {bill.refundDue > 0 ? (
          <p className={styles.over}>{say('due', { amount: formatMoney(bill.refundDue, currency) })}</p>
        ) : null}
      </div>
    </SheetContent>
  );
}
