import { say } from '@mam/client/i18n.ts';
import { mayFillCart } from '@mam/domain/store/may-fill-cart.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { timeNow } from '../device/clock.ts';
import { CLOSED_WORDS } from '../store/closed-words.ts';
import { cartWords } from '../words/areas.ts';

/** Says that a closed or paused store takes nothing into the cart; true = it did. */
export function refuseClosed(store: Store): boolean {
  const refusal = mayFillCart(store, timeNow());
  if (!refusal) return false;
  showToast(say(cartWords, CLOSED_WORDS[refusal.refused]), { urgent: true });
  return true;
}
