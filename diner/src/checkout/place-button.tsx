import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { askedBy } from '../placing/blocking.ts';
import { type ButtonLook, OrderButton } from '../placing/order-button.tsx';
import { checkoutWords } from '../words/areas.ts';
import type { Checkout } from './use-checkout.ts';
import { useReason } from './use-reason.ts';

/** Asks for what is missing, and says why when nothing helps. */
export function PlaceButton({ checkout, ...look }: ButtonLook & { readonly checkout: Checkout }) {
  const say = useWords(checkoutWords);
  const reasonOf = useReason();
  const dialogs = {
    address: useDialog('address'),
    time: useDialog('time'),
    who: useDialog('who'),
    pay: useDialog('pay'),
    confirm: useDialog('confirm'),
    why: useDialog('why'),
  };
  const { refusal, time, way, store, checking } = checkout;
  const asks = refusal && askedBy(refusal, checkout.mayChooseTime);
  const at = way === 'pickup' && time?.scheduled ? formatClock(wallTime(time.at, store.zone)) : null;
  return (
    <OrderButton
      {...look}
      word={at === null ? say('place') : say('place_at', { time: at })}
      blocked={refusal !== null && asks === null ? reasonOf(refusal, checkout) : null}
      waits={checking}
      onPress={() => dialogs[refusal === null ? 'confirm' : (asks ?? 'why')].show()}
    />
  );
}
