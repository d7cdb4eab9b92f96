import { useWords } from '@mam/client/i18n.ts';
import { toFreeDelivery } from '@mam/domain/delivery/shipping-fee.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { checkoutWords } from '../words/checkout/words.ts';
import styles from './cart-frame.module.css';
import type { Checkout } from './use-checkout.ts';

/** What is to be known about the delivery fee, under the receipt: it is agreed by phone, or nearly free [DE11]. */
export function ShippingNote({ checkout }: { readonly checkout: Checkout }) {
  const say = useWords(checkoutWords);
  const { quote, shipping, store, askingFee } = checkout;
  if (askingFee) return null;
  if (quote.shippingToConfirm) return <p className={styles.call}>{say('shipping_call_note')}</p>;
  const missing = toFreeDelivery(shipping, quote.beforeVoucher);
  if (missing === null) return null;
  return (
    <p className={styles.nearlyFree} role="status">
      {say('shipping_to_free', { amount: formatMoney(missing, store.currency) })}
    </p>
  );
}
