import { say } from '@mam/client/i18n.ts';
import { useNavigate } from '@mam/client/router.tsx';
import { showToast } from '@mam/ui/toast-store.ts';
import { keep, useKept } from '../device/kept.ts';
import { useLinks } from '../start/use-place.ts';
import { voucherWords } from '../words/voucher/words.ts';

/** Puts a code into the cart and goes there; a cart with nothing in it keeps the code until there is something. */
export function useVoucher(code: string): () => void {
  const filled = useKept(({ cart }) => cart.lines.length > 0);
  const navigate = useNavigate();
  const cart = useLinks()('/cart');
  return () => {
    keep('cart', { voucher: code });
    if (filled) navigate(cart);
    else showToast(say(voucherWords, 'used', { code }));
  };
}
