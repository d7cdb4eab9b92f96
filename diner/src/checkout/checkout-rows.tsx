import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { isRecipientName, withoutSampleName } from '@mam/domain/contact/name.ts';
import { isPhone } from '@mam/domain/contact/phone.ts';
import { isUnverified } from '@mam/domain/delivery/address-text.ts';
import { deliveryKm } from '@mam/domain/delivery/shipping-fee.ts';
import { minutesUntilThere } from '@mam/domain/order/promise.ts';
import { formatKm } from '@mam/domain/store/distance.ts';
import { openState } from '@mam/domain/store/open-state.ts';
import { newsOfWay, switchNews } from '@mam/domain/store/switch-news.ts';
import { pauseOf } from '@mam/domain/store/switches.ts';
import { epochAtWallTime } from '@mam/domain/time/wall-time.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { ListRow } from '@mam/ui/list-row.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { Clock, MapPin, Store as StoreIcon, UserRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { phoneWord } from '../address/phone-word.ts';
import type { Way } from '../cart/wanted-at.ts';
import { usePersisted } from '../device/persisted.ts';
import { MethodIcon } from '../payment/method-icon.tsx';
import { methodDetail, methodName } from '../payment/method-name.ts';
import type { Asks } from '../placing/blocking.ts';
import { whenWord } from '../slot/day-word.ts';
import { SwitchNotice } from '../store/switch-notice.tsx';
import { addressBookWords, addressWords, checkoutWords, paymentWords, storesWords } from '../words/areas.ts';
import styles from './checkout-rows.module.css';
import type { FirstFieldsProps } from './first-fields.tsx';
import type { Checkout } from './use-checkout.ts';

const firstFields = screen<FirstFieldsProps>(
  () => import('./first-fields.tsx').then((m) => m.FirstFields),
  [addressWords, addressBookWords, storesWords],
);

interface CheckoutRowsProps {
  readonly checkout: Checkout;
  /** how it is paid is not to be chosen */
  readonly paysSo?: string | null;
}

/** Place, time, recipient, payment: each row opens its sheet. Rows a first order still lacks are typed on the page. */
export function CheckoutRows({ checkout, paysSo = null }: CheckoutRowsProps) {
  const say = useWords(checkoutWords);
  const { way, store, now } = checkout;
  const saved = usePersisted(({ addresses }) => addresses.length > 0);
  // decided as the page opens: nothing jumps away under the fingers
  const [{ delivery, pickup }] = useState(() => missingAnswers(checkout, saved));
  const asks = way === 'delivery' ? delivery : pickup;
  return (
    <>
      <SwitchNotice store={store} now={now} news={newsOfWay(switchNews(store, now), way)} />
      <section className={classNames('card', styles.rows)} aria-label={say('details')}>
        {asks.length > 0 ? (
          <div className={styles.whole}>
            <Suspense
              fallback={<Skeleton shape="card" height={asks.includes('address') ? '14rem' : '6rem'} />}
            >
              <firstFields.Screen checkout={checkout} asks={asks} />
            </Suspense>
          </div>
        ) : null}
        {way === 'pickup' ? <StoreRow checkout={checkout} /> : null}
        {way === 'delivery' && !asks.includes('address') ? <AddressRow checkout={checkout} /> : null}
        {checkout.mayChooseTime ? <TimeRow checkout={checkout} /> : null}
        {asks.includes('who') ? null : <RecipientRow checkout={checkout} />}
        {paysSo === null ? <PaymentRow checkout={checkout} /> : <p className={styles.whole}>{paysSo}</p>}
      </section>
    </>
  );
}

/** The questions this device cannot answer yet, for either way. With saved addresses, one is chosen in their sheet. */
function missingAnswers({ draft, way }: Checkout, saved: boolean): Readonly<Record<Way, readonly Asks[]>> {
  const who: readonly Asks[] = isRecipientName(draft.name) && isPhone(draft.phone) ? [] : ['who'];
  const nowhere = way === 'delivery' && draft.address === null && !saved;
  return { delivery: nowhere ? ['address', ...who] : who, pickup: who };
}

function AddressRow({ checkout }: { readonly checkout: Checkout }) {
  const say = useWords(checkoutWords);
  const language = useLanguage();
  const dialog = useDialog('address');
  const { address } = checkout.draft;
  const km = deliveryKm(checkout.store, address, checkout.shipping);
  const away = km === null ? '' : say('to_km', { km: formatKm(km, language) });
  const unverified = isUnverified(address) ? say('to_unverified') : '';
  return (
    <ListRow
      lead={<MapPin />}
      label={say('to')}
      value={address?.text || say('to_missing')}
      missing={!address?.text}
      detail={[address?.detail, away, unverified].filter(Boolean).join('. ')}
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
  const over = useTimeOver(checkout);
  const later = soon && !isTimeMissing(checkout) ? say('time_or_later') : undefined;
  return (
    <ListRow
      lead={<Clock />}
      label={say('time')}
      value={useTimeText(checkout)}
      missing={isTimeMissing(checkout) || full}
      detail={over ?? (full ? say('why_slot') : later)}
      onClick={dialog.show}
    />
  );
}

/** None is chosen, and a closed kitchen makes nothing now, nor one that has paused this for then [ST25]. */
const isTimeMissing = ({ time, store, now }: Checkout): boolean =>
  time === null ||
  (!time.scheduled && openState(store, now).state !== 'open') ||
  pauseOf(store, time.type, time.scheduled ? time.at : now) !== null;

/** "12:30 02/12 đã qua"; null = no time was chosen, or it lies ahead. */
function useTimeOver({ time, draft, store, now }: Checkout): string | null {
  const say = useWords(checkoutWords);
  const chosen = usePersisted(({ choices }) => choices.time);
  if (time !== null || draft.orderNow || chosen === null) return null;
  const at = epochAtWallTime(chosen.day, chosen.hour, chosen.minute, store.zone);
  return at !== null && at < now ? say('time_over', { when: whenWord(say, at, now, store.zone) }) : null;
}

/** "Sớm nhất, khoảng 35 phút", "18:30 hôm nay", "Chưa chọn thời gian". */
export function useTimeText(checkout: Checkout): string {
  const say = useWords(checkoutWords);
  const { time, store, now, way } = checkout;
  if (time === null || isTimeMissing(checkout)) return say('time_none');
  if (!time.scheduled) {
    // [OR68] the restaurant promises no less
    const said = way === 'delivery' && store.deliveryMinutes !== null;
    return said ? say('time_now_about', { minutes: minutesUntilThere(store, 'DELI', now) }) : say('time_now');
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
      detail={
        reachable
          ? phone
          : named
            ? say(phone === '' ? 'phone_missing' : (phoneWord(phone) ?? 'phone_bad'))
            : undefined
      }
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
