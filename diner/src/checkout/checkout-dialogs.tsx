import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { countedFrom } from '@mam/domain/checkout/calendar-time.ts';
import { resolveTime } from '@mam/domain/checkout/order-time.ts';
import { isUnverified } from '@mam/domain/delivery/address-text.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import type { ComponentType } from 'react';
import { keepRecipient } from '../address/address-book.ts';
import { LazyAddressDialogs } from '../address/lazy-address-dialogs.tsx';
import { ClearQuestion } from '../cart/cart-questions.tsx';
import { persist, persisted, usePersisted } from '../device/persisted.ts';
import { PaymentSheet } from '../payment/payment-sheet.tsx';
import { place } from '../placing/placing.ts';
import { type TimeChoice, TimeSheet } from '../slot/time-sheet.tsx';
import { usePlace } from '../start/use-place.ts';
import { checkoutWords, paymentWords } from '../words/areas.ts';
import { useTimeText } from './checkout-rows.tsx';
import { composeOrderBody } from './order-to-send.ts';
import { RecipientSheet } from './recipient-sheet.tsx';
import { unsoldThen } from './unsold-then.ts';
import type { Checkout } from './use-checkout.ts';
import { useSettled } from './use-settled.ts';
import { WhyNot } from './why-not.tsx';

interface ConfirmProps {
  readonly checkout: Checkout;
  readonly onClose: () => void;
}

interface CheckoutDialogsProps {
  readonly checkout: Checkout;
  /** the last question; an order for others has another one */
  readonly confirmed?: ComponentType<ConfirmProps>;
}

/** Every sheet and question of the checkout; which one is open stands in the address. */
export function CheckoutDialogs({ checkout, confirmed: Confirm = ConfirmQuestion }: CheckoutDialogsProps) {
  const address = useDialog('address');
  const pin = useDialog('pin');
  const time = useDialog('time');
  const who = useDialog('who');
  const pay = useDialog('pay');
  const clear = useDialog('clear');
  const confirm = useDialog('confirm');
  const why = useDialog('why');
  const { draft, store } = checkout;
  const chosen = usePersisted(({ choices }) => choices.time);
  const pickup = checkout.way === 'pickup';
  const say = useWords(checkoutWords);
  useSettled(confirm, checkout.refusal !== null);
  useSettled(why, checkout.refusal === null);
  const sayPayment = useWords(paymentWords);
  const tellUnsold = ({ orderNow, time }: TimeChoice) => {
    const pickupAt = countedFrom(wallTime(checkout.now, store.zone), time);
    const then = resolveTime({ ...draft, orderNow, pickupAt }, store, checkout.now);
    const names =
      'refused' in then ? [] : unsoldThen(draft.lines, checkout.menu, { at: then.at, zone: store.zone });
    if (names.length > 0) showToast(say('not_then', { names: names.join(', ') }), { urgent: true });
  };
  return (
    <>
      {address.open ? (
        <LazyAddressDialogs store={store} itemTotal={checkout.quote.beforeVoucher} onClose={address.close} />
      ) : null}
      {pin.open ? (
        <LazyAddressDialogs store={store} itemTotal={checkout.quote.beforeVoucher} form onClose={pin.close} />
      ) : null}
      {time.open ? (
        <TimeSheet
          store={store}
          type={pickup ? 'PICKUP' : 'DELIAT'}
          now={checkout.now}
          full={checkout.full}
          mayOrderNow={checkout.mayOrderNow}
          orderNow={checkout.time !== null && !checkout.time.scheduled}
          chosen={chosen}
          onClose={time.close}
          onChoose={(choice) => {
            persist('choices', choice);
            time.close();
            tellUnsold(choice);
          }}
        />
      ) : null}
      {who.open ? (
        <RecipientSheet
          recipient={draft}
          pickup={pickup}
          onClose={who.close}
          onSave={(recipient) => {
            keepRecipient(recipient, !pickup);
            who.close();
          }}
        />
      ) : null}
      {pay.open ? (
        <PaymentSheet
          store={store}
          offered={checkout.offered}
          chosen={draft.paymentMethod}
          pickup={pickup}
          note={checkout.quote.shippingToConfirm ? sayPayment('fee_note') : null}
          onClose={pay.close}
          onChoose={(method) => {
            persist('choices', { paymentMethod: method });
            pay.close();
          }}
        />
      ) : null}
      {clear.open ? <ClearQuestion onClose={clear.close} /> : null}
      {confirm.open && checkout.refusal === null ? (
        <Confirm checkout={checkout} onClose={confirm.close} />
      ) : null}
      {why.open && checkout.refusal !== null ? (
        <WhyNot checkout={checkout} refusal={checkout.refusal} onClose={why.close} />
      ) : null}
    </>
  );
}

/** Nothing is sent before this has been answered. */
function ConfirmQuestion({ checkout, onClose }: ConfirmProps) {
  const say = useWords(checkoutWords);
  const { source } = usePlace();
  const { draft, quote, store } = checkout;
  const when = useTimeText(checkout);
  const total = formatMoney(quote.total, store.currency);
  const n = checkout.count;
  const delivered = checkout.time?.scheduled ? 'confirm_delivery_at' : 'confirm_delivery';
  const question = checkout.way === 'pickup' ? 'confirm_pickup' : delivered;
  const send = () => {
    onClose();
    const uid = persisted.getState().user.uid ?? '';
    place(composeOrderBody(checkout, quote, uid, source), { quote, currency: store.currency });
  };
  return (
    <Question
      title={say('confirm_title')}
      cancel={say('confirm_no')}
      confirm={say('confirm_yes')}
      onCancel={onClose}
      onConfirm={send}
    >
      {say(question, { n, total, when, address: draft.address?.text ?? '' })}
      {draft.type !== 'PICKUP' && isUnverified(draft.address) ? ` ${say('confirm_unverified')}` : null}
    </Question>
  );
}
