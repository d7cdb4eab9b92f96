import { VoucherField } from '../voucher/voucher-field.tsx';
import { type AskedCart, useVoucherAsker } from './use-voucher-asker.ts';

/** The field for the code of a cart, by the cart's own rules [VO1] [VO8] [VO9]. */
export function CodeField({ checkout }: { readonly checkout: AskedCart }) {
  const onCode = useVoucherAsker(checkout);
  const { quote, code, store } = checkout;
  return (
    <VoucherField
      code={code}
      saved={quote.beforeVoucher - quote.afterVoucher}
      currency={store.currency}
      onCode={onCode}
    />
  );
}
