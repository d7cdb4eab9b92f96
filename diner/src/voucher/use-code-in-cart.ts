import { say } from '@mam/client/i18n.ts';
import { useNavigate } from '@mam/client/router.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { persist, usePersisted } from '../device/persisted.ts';
import { useLinks } from '../start/use-place.ts';
import { voucherWords } from '../words/areas.ts';

/** Puts a code into the cart and goes there; false = nothing is in it yet, so the code waits there and says so. */
export function useCodeInCart(): (code: string) => boolean {
  const filled = usePersisted(({ cart }) => cart.lines.length > 0);
  const navigate = useNavigate();
  const cart = useLinks()('/cart');
  return (code) => {
    persist('cart', { voucher: code });
    if (filled) navigate(cart);
    else showToast(say(voucherWords, 'used', { code }));
    return filled;
  };
}
