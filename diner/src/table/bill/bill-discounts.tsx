import { useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { SeenBill, SeenBillDiscount } from '@mam/domain/table/seen-bill.ts';
import { billWords } from '../../words/areas.ts';
import styles from './bill.module.css';

/** [TB93] Discounts by codes; the dishes are already without them. */
export function BillDiscounts({ bill, currency }: { readonly bill: SeenBill; readonly currency: Currency }) {
  const say = useWords(billWords);
  const told = bill.discounts.filter(({ amount, isCoupon }) => amount > 0 || isCoupon);
  if (told.length === 0) return null;
  const wordsOf = ({ code, orderedBy, isCoupon, amount }: SeenBillDiscount) => {
    const whose = code === null ? 'of' : 'own';
    const said = {
      code: code ?? '',
      name: orderedBy ?? say('nameless'),
      amount: formatMoney(amount, currency),
    };
    return say(isCoupon ? `coupon_${whose}` : `discount_${whose}`, said);
  };
  return (
    <ul className={styles.hint}>
      {told.map((discount) => (
        <li key={discount.round}>{wordsOf(discount)}</li>
      ))}
    </ul>
  );
}
