import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { isRecipientName, withoutSampleName } from '@mam/domain/contact/name.ts';
import { isPhone } from '@mam/domain/contact/phone.ts';
import { deliveryKm } from '@mam/domain/delivery/shipping-fee.ts';
import { formatKm } from '@mam/domain/store/distance.ts';
import { openState } from '@mam/domain/store/open-state.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { ListRow } from '@mam/ui/list-row.tsx';
import { Clock, MapPin, Store as StoreIcon, UserRound } from 'lucide-react';
import { MethodIcon } from '../payment/method-icon.tsx';
import { methodDetail, methodName } from '../payment/method-name.ts';
import { whenWord } from '../slot/day-word.ts';
import { checkoutWords, paymentWords } from '../words/areas.ts';
import styles from './checkout-rows.module.css';
import type { Checkout } from './use-checkout.ts';

/** Where, when, who, how paid: each row opens its sheet. */
export function CheckoutRows({ checkout }: { readonly checkout: Checkout }) {
  const say = useWords(checkoutWords);
  return (
    <section className={classNames('card', styles.rows)} aria-label={say('details')}>
      {checkout.way === 'delivery' ? <AddressRow checkout={checkout} /> : <StoreRow checkout={checkout} />}
      {checkout.mayChooseTime ? <TimeRow checkout={checkout} /> : null}
      <RecipientRow checkout={checkout} />
      <PaymentRow checkout={checkout} />
    </section>
  );
}

function AddressRow({ checkout }: { readonly checkout: Checkout }) {
  const say = useWords(checkoutWords);
  const language = useLanguage();
  const dialog = useDialog('address');
  const { address } = checkout.draft;
  const km = deliveryKm(checkout.store, address, checkout.shipping);
  const away = km === null ? '' : say('to_km', { km: formatKm(km, language) });
  return (
    <ListRow
      lead={<MapPin />}
      label={say('to')}
      value={address?.text || say('to_missing')}
      missing={!address?.text}
      detail={[address?.detail, away].filter(Boolean).join('. ')}
      onClick={dialog.show}
    />
  );
}

function StoreRow({ checkout }: { readonly checkout: Checkout }) {
  const say = useWords(checkoutWords);
  const { name, address } = checkout.store;
  return <ListRow lead={<StoreIcon />} label={say('pick_at')} value={name} detail={address} />;
}

function TimeRow({ checkout }: { readonly checkout: Checkout }) {
  const say = useWords(checkoutWords);
  const full = checkout.refusal?.refused === 'SLOT_FULL';
  const soon = checkout.time && !checkout.time.scheduled;
  const dialog = useDialog('time');
  return (
    <ListRow
      lead={<Clock />}
      label={say('time')}
      value={useTimeText(checkout)}
      missing={isTimeMissing(checkout) || full}
      detail={full ? say('why_slot') : soon && !isTimeMissing(checkout) ? say('time_or_later') : undefined}
      onClick={dialog.show}
    />
  );
}

/** None is chosen, and a closed kitchen makes nothing now. */
const isTimeMissing = ({ time, store, now }: Checkout): boolean =>
  time === null || (!time.scheduled && openState(store, now).state !== 'open');

/** "Sớm nhất, khoảng 35 phút", "18:30 hôm nay", "Chưa chọn thời gian". */
export function useTimeText(checkout: Checkout): string {
  const say = useWords(checkoutWords);
  const { time, store, now, way } = checkout;
  if (time === null || isTimeMissing(checkout)) return say('time_none');
  if (!time.scheduled) {
    const minutes = way === 'delivery' ? store.deliveryMinutes : null;
    return minutes ? say('time_now_about', { minutes }) : say('time_now');
  }
  return whenWord(say, time.at, now, store.zone);
}

function RecipientRow({ checkout }: { readonly checkout: Checkout }) {
  const say = useWords(checkoutWords);
  const dialog = useDialog('who');
  const { phone } = checkout.draft;
  const name = withoutSampleName(checkout.draft.name);
  const named = isRecipientName(name);
  const reachable = isPhone(phone);
  return (
    <ListRow
      lead={<UserRound />}
      label={say(checkout.way === 'pickup' ? 'who_pickup' : 'who')}
      value={named ? name : say('who_missing')}
      missing={!named}
      detail={reachable ? phone : named ? say('phone_missing') : undefined}
      onClick={dialog.show}
    />
  );
}

function PaymentRow({ checkout }: { readonly checkout: Checkout }) {
  const say = useWords(checkoutWords);
  const sayPayment = useWords(paymentWords);
  const dialog = useDialog('pay');
  const method = checkout.draft.paymentMethod;
  const pickup = checkout.way === 'pickup';
  return (
    <ListRow
      lead={<MethodIcon method={method ?? ''} pickup={pickup} />}
      label={say('pay')}
      value={method === null ? say('pay_missing') : methodName(sayPayment, method, pickup)}
      missing={method === null}
      detail={method === null ? undefined : methodDetail(sayPayment, method, pickup, checkout.store)}
      onClick={dialog.show}
    />
  );
}
