import type { TableBillWire } from '@mam/contract/table/bill.schema.ts';
import { TicketPercent } from 'lucide-react';
import { Note } from '../../payment/note.tsx';
import { useSay } from '../../words/words.ts';

/** [VO18] Codes that are taken off by hand: told before the money is taken, and not folded away with the dishes. */
export function BillCoupons({ bill }: { readonly bill: TableBillWire }) {
  const say = useSay();
  return bill.discounts
    .filter(({ coupon }) => coupon)
    .map(({ order_code, ordered_by, voucher_code: code, voucher_name }) => (
      <Note key={order_code} kind="warn" lead={<TicketPercent aria-hidden="true" />}>
        <p className="strong">{say('bill.code', { name: ordered_by || say('bill.nameless'), code })}</p>
        <p>{[voucher_name, say('bill.couponOff')].filter(Boolean).join(', ')}</p>
      </Note>
    ));
}
