import { useWords } from '@mam/client/i18n.ts';
import { isUndeliverable, pricedKm } from '@mam/domain/delivery/shipping-fee.ts';
import type { GroupOrder } from '@mam/domain/group-order/group-order.ts';
import type { GroupOrderPromotion } from '@mam/domain/group-order/promotion.ts';
import { notDone } from '@mam/domain/group-order/session.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Switch } from '@mam/ui/control/switch.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { Receipt } from '@mam/ui/receipt.tsx';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { leftOut } from '../../cart/left-out.ts';
import { CheckoutDialogs } from '../../checkout/checkout-dialogs.tsx';
import { useShippingWord, WaySwitch } from '../../checkout/checkout-page.tsx';
import { CheckoutRows } from '../../checkout/checkout-rows.tsx';
import { OrderNote } from '../../checkout/order-note.tsx';
import { composeOrderBody } from '../../checkout/order-to-send.ts';
import { PlaceButton } from '../../checkout/place-button.tsx';
import { type Checkout, useCheckout } from '../../checkout/use-checkout.ts';
import { persisted } from '../../device/persisted.ts';
import type { StoreMenu } from '../../menu/use-menu.ts';
import { place } from '../../placing/placing.ts';
import { QuoteReceipt } from '../../pricing/quote-receipt.tsx';
import { usePlace } from '../../start/use-place.ts';
import { groupOrderWords } from '../../words/areas.ts';
import styles from '../group-page.module.css';
import { asGroupOrder, includedIn, type OwnersWord, togetherFacts, withPeople } from './order-together.ts';

interface OwnerCheckoutProps {
  readonly groupOrder: GroupOrder;
  readonly shop: StoreMenu;
  readonly now: number;
  readonly promotions: readonly GroupOrderPromotion[];
}

export interface OwnerCheckout {
  readonly checkout: Checkout;
  readonly word: OwnersWord;
  readonly include: (uid: string, on: boolean) => void;
}

/** The owner's checkout for everybody: the carts that are done, and those of others they take in. */
export function useOwnerCheckout({ groupOrder, shop, now, promotions }: OwnerCheckoutProps): OwnerCheckout {
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const included = useMemo(() => includedIn(groupOrder, said), [groupOrder, said]);
  const keys = useStore(leftOut, (state) => state.keys);
  const word = useMemo(() => ({ included, leftOut: keys ?? [] }), [included, keys]);
  const orders = groupOrder.role === 'owner';
  useEffect(() => {
    if (!orders) return;
    leftOut.setState({ keys: [] });
    return () => leftOut.setState({ keys: null });
  }, [orders]);
  const facts = useMemo(
    () => togetherFacts(groupOrder, { ...word, promotions }),
    [groupOrder, word, promotions],
  );
  const weighed = useCheckout(shop.store, shop.menu, now, facts);
  const checkout = useMemo(
    () => ({ ...weighed, refusal: withPeople(weighed.refusal, groupOrder) }),
    [weighed, groupOrder],
  );
  const include = useCallback(
    (uid: string, on: boolean) => setSaid((before) => new Map(before).set(uid, on)),
    [],
  );
  return { checkout, word, include };
}

/** [GO21] The owner's bill as it stands; an empty cart costs nothing, also where delivery has its price already. */
export const ownerBillTotal = ({ count, quote }: Checkout): Minor => (count === 0 ? 0 : quote.total);

/** How it comes, to whom, and what it costs everybody together; the button of the owner's hour stands below. */
export function OwnerRows({
  owner,
  groupOrder,
}: {
  readonly owner: OwnerCheckout;
  readonly groupOrder: GroupOrder;
}) {
  const { checkout } = owner;
  const say = useWords(groupOrderWords);
  const shippingWord = useShippingWord(checkout);
  const undeliverable = !checkout.askingFee && isUndeliverable(checkout.shipping);
  const Confirm = useCallback(
    ({ onClose }: { readonly onClose: () => void }) => (
      <OrderQuestion owner={owner} groupOrder={groupOrder} onClose={onClose} />
    ),
    [owner, groupOrder],
  );
  return (
    <>
      {checkout.ways.length > 1 ? <WaySwitch checkout={checkout} /> : null}
      <CheckoutRows
        checkout={checkout}
        paysSo={groupOrder.sharesTo === 'store' ? say('pay_store_row') : null}
      />
      <OrderNote />
      {checkout.count === 0 ? null : (
        <Receipt label={say('bill')}>
          <QuoteReceipt
            quote={checkout.quote}
            currency={checkout.store.currency}
            count={checkout.count}
            km={pricedKm(checkout.shipping)}
            shippingWord={shippingWord}
            undeliverable={undeliverable}
            code={null}
          />
        </Receipt>
      )}
      <CheckoutDialogs checkout={checkout} confirmed={Confirm} />
    </>
  );
}

export function OwnerOrderButton({ owner }: { readonly owner: OwnerCheckout }): ReactNode {
  return <PlaceButton checkout={owner.checkout} block className="grow" />;
}

interface OrderQuestionProps {
  readonly owner: OwnerCheckout;
  readonly groupOrder: GroupOrder;
  readonly onClose: () => void;
}

/** [GO11] The last question: for how many, for how much, and who of those that are not done is in. */
function OrderQuestion({ owner: { checkout, word, include }, groupOrder, onClose }: OrderQuestionProps) {
  const say = useWords(groupOrderWords);
  const { source } = usePlace();
  const { quote, store, count } = checkout;
  const waiting = notDone(groupOrder.sessions);
  const send = () => {
    onClose();
    const uid = persisted.getState().user.uid ?? '';
    const body = asGroupOrder(composeOrderBody(checkout, quote, uid, source), groupOrder, word);
    place(body, { quote, currency: store.currency });
  };
  return (
    <Question
      title={say('order_title')}
      cancel={say('no')}
      confirm={say('order_yes')}
      onCancel={onClose}
      onConfirm={send}
    >
      {say('order_text', { n: count, total: formatMoney(quote.total, store.currency) })}
      {waiting.length > 0 ? (
        <ul className={styles.people} aria-label={say('order_waiting')}>
          <li>{say('order_waiting')}</li>
          {waiting.map(({ uid, name, itemCount: n, overLimit: over }) => (
            <li key={uid} className={styles.person}>
              <span className="grow">
                {name} <span className="tiny muted">{say('items', { n })}</span>
                {over > 0 ? (
                  <span className={classNames('tiny', styles.over)}>
                    {' '}
                    {say('over', { over: formatMoney(over, store.currency) })}
                  </span>
                ) : null}
              </span>
              <Switch
                label={say('order_include', { name })}
                on={word.included.has(uid)}
                onChange={(on) => include(uid, on)}
              />
            </li>
          ))}
          {waiting.some(({ uid }) => !word.included.has(uid)) ? (
            <li className="small muted" role="status">
              {say('order_left_behind')}
            </li>
          ) : null}
        </ul>
      ) : null}
    </Question>
  );
}
