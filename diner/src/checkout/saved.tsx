import { useWords } from '@mam/client/i18n.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { discountWords } from '../words/areas.ts';
import styles from './cart-frame.module.css';
import type { Checkout } from './use-checkout.ts';

/** The amount the code took off, beside the total. */
export function Saved({
  checkout: { quote, store },
}: {
  readonly checkout: Pick<Checkout, 'quote' | 'store'>;
}) {
  const say = useWords(discountWords);
  const saved = quote.beforeVoucher - quote.afterVoucher;
  if (saved <= 0) return null;
  return (
    <span className={classNames('tiny', styles.saved)}>
      {say('saved', { amount: formatMoney(saved, store.currency) })}
    </span>
  );
}
