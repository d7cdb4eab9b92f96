import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { type ButtonLook, OrderButton } from '../checkout/order-button.tsx';
import { useReason } from '../checkout/use-reason.ts';
import { atTableWords } from '../words/at-table/words.ts';
import type { TableCheckout } from './table-checkout.ts';

/** Sends the table's cart to the kitchen: asks for a name first, and says why when nothing helps. */
export function QuickOrderButton({ checkout, ...look }: ButtonLook & { readonly checkout: TableCheckout }) {
  const say = useWords(atTableWords);
  const reasonOf = useReason();
  const dialogs = { name: useDialog('name'), confirm: useDialog('confirm'), why: useDialog('why') };
  const { refusal } = checkout;
  const asks = refusal?.refused === 'NAME_REQUIRED' ? 'name' : 'why';
  return (
    <OrderButton
      {...look}
      word={say('quick')}
      blocked={refusal !== null && asks === 'why' ? reasonOf(refusal, checkout) : null}
      onPress={() => dialogs[refusal === null ? 'confirm' : asks].show()}
    />
  );
}
