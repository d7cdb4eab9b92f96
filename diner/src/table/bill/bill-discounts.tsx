import { useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { billWords } from '../../words/areas.ts';
import styles from './bill.module.css';
import type { SeenBill, SeenDiscount } from './seen-bill.ts';

/** [TB93] Discounts by codes; the dishes are already without them. */
export function BillDiscounts({ bill, currency }: { readonly bill: SeenBill; readonly currency: Currency }) {
  const say = useWords(billWords);
  const told = bill.discounts.filter(({ amount, coupon }) => amount > 0 || coupon);
  if (told.length === 0) return null;
  const wordsOf = ({ code, name, coupon, amount: saved }: SeenDiscount) => {
    const whose = code === '' ? 'of' : 'own';
    const said = { code, name: name || say('nameless'), amount: formatMoney(saved, currency) };
    return say(coupon ? `coupon_${whose}` : `discount_${whose}`, said);
  };
  return (
    <ul className={styles.hint}>
      {told.map((discount) => (
        <li key={discount.round}>{wordsOf(discount)}</li>
      ))}
    </ul>
  );
}
