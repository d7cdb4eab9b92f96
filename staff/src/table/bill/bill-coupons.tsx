import type { SeenBill } from '@mam/domain/table/seen-bill.ts';
import { TicketPercent } from 'lucide-react';
import { Note } from '../../payment/note.tsx';
import { useSay } from '../../words/words.ts';

/** [VO18] Codes that are taken off by hand: told before the money is taken, and not folded away with the dishes. */
export function BillCoupons({ bill }: { readonly bill: SeenBill }) {
  const say = useSay();
  return bill.discounts
    .filter(({ isCoupon }) => isCoupon)
    .map(({ round, orderedBy, code, voucherName }) => (
      <Note key={round} kind="warn" lead={<TicketPercent aria-hidden="true" />}>
        <p className="strong">
          {say('bill.code', { name: orderedBy ?? say('bill.nameless'), code: code ?? '' })}
        </p>
        <p>{[voucherName, say('bill.couponOff')].filter(Boolean).join(', ')}</p>
      </Note>
    ));
}
