import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { isUndeliverable, pricedKm, toFreeDelivery } from '@mam/domain/delivery/shipping-fee.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { newsOfWay, switchNews } from '@mam/domain/store/switch-news.ts';
import scooter from '@mam/ui/art/motor-scooter.svg';
import bags from '@mam/ui/art/shopping-bags.svg';
import { textLinkClass } from '@mam/ui/control/button-class.ts';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { type ReactNode, Suspense } from 'react';
import type { Way } from '../cart/wanted-at.ts';
import { persist } from '../device/persisted.ts';
import { QuoteReceipt } from '../pricing/quote-receipt.tsx';
import { shortNewsText } from '../store/use-switch-news.ts';
import {
  cartWords,
  checkoutWords,
  dishWords,
  menuWords,
  suggestionWords,
  switchWords,
} from '../words/areas.ts';
import styles from './cart-frame.module.css';
import { CartFrame } from './cart-frame.tsx';
import { CheckoutDialogs } from './checkout-dialogs.tsx';
import { CheckoutRows } from './checkout-rows.tsx';
import { CodeField } from './code-field.tsx';
import { OffersLink } from './offers-link.tsx';
import { OrderNote } from './order-note.tsx';
import { PlaceButton } from './place-button.tsx';
import { Saved } from './saved.tsx';
import type { Checkout } from './use-checkout.ts';

const sideDishes = screen(
  () => import('../suggestion/side-dishes.tsx').then((m) => m.SideDishes),
  [suggestionWords, dishWords, cartWords, menuWords],
);

interface CheckoutPageProps {
  readonly checkout: Checkout;
  /** under the lines and what goes with them */
  readonly below?: ReactNode;
}

/** The cart of an order that is brought home or fetched. */
export function CheckoutPage({ checkout, below }: CheckoutPageProps) {
  const say = useWords(checkoutWords);
  const { quote, shipping } = checkout;
  const shippingWord = useShippingWord(checkout);
  const undeliverable = !checkout.askingFee && isUndeliverable(shipping);
  return (
    <>
      <CartFrame
        checkout={checkout}
        rows={
          <>
            {checkout.ways.length > 1 ? <WaySwitch checkout={checkout} /> : null}
            <CheckoutRows checkout={checkout} />
          </>
        }
        below={
          <>
            <Suspense>
              <sideDishes.Screen />
            </Suspense>
            {below}
          </>
        }
        typed={
          <>
            <CodeField checkout={checkout} />
            <OffersLink className={textLinkClass('small')} />
            <OrderNote />
          </>
        }
        undeliverable={undeliverable}
        receipt={
          <>
            <QuoteReceipt
              quote={quote}
              currency={checkout.store.currency}
              count={checkout.count}
              km={pricedKm(shipping)}
              shippingWord={shippingWord}
              undeliverable={undeliverable}
              code={checkout.voucher?.code ?? null}
            />
            <ShippingNote checkout={checkout} />
          </>
        }
        promise={<p className="only-d">{say('promise')}</p>}
        saved={<Saved checkout={checkout} />}
        button={(look) => <PlaceButton checkout={checkout} {...look} />}
      />
      <CheckoutDialogs checkout={checkout} />
    </>
  );
}

/** The ways to get the food; a paused one can still be chosen, for later, and says until when [ST25]. */
export function WaySwitch({ checkout }: { readonly checkout: Pick<Checkout, 'way' | 'store' | 'now'> }) {
  const say = useWords(checkoutWords);
  const saySwitch = useWords(switchWords);
  const { way, store, now } = checkout;
  const news = switchNews(store, now);
  const told = (of: Way) => {
    const [first] = newsOfWay(news, of);
    return first && first.type !== 'DELIAT' ? shortNewsText(saySwitch, first, now, store.zone) : '';
  };
  return (
    <Segmented
      label={say('how')}
      value={way}
      onChange={(next) => persist('choices', { type: next === 'pickup' ? 'PICKUP' : 'DELI' })}
      segments={[
        {
          value: 'delivery',
          label: <WayLabel picture={scooter} word={say('delivery')} news={told('delivery')} />,
        },
        { value: 'pickup', label: <WayLabel picture={bags} word={say('pickup')} news={told('pickup')} /> },
      ]}
    />
  );
}

interface WayLabelProps {
  readonly picture: string;
  readonly word: string;
  /** '' = it is taken as ever */
  readonly news: string;
}

function WayLabel({ picture, word, news }: WayLabelProps) {
  return (
    <>
      <img src={picture} alt="" />
      <span>
        {word}
        {news ? <span className={styles.wayNews}> {news}</span> : null}
      </span>
    </>
  );
}

/** The word in place of a delivery fee that is no number yet; null = it is one. */
export function useShippingWord({ shipping, quote, askingFee }: Checkout): string | null {
  const say = useWords(checkoutWords);
  if (askingFee) return say('shipping_asking');
  if (quote.shippingToConfirm) return say('shipping_call');
  if (isUndeliverable(shipping)) return say('shipping_none');
  return shipping?.kind === 'needs-location' ? say('shipping_later') : null;
}

/** A note on the delivery fee under the receipt: it is agreed by phone, or nearly free [DE11]. */
function ShippingNote({ checkout }: { readonly checkout: Checkout }) {
  const say = useWords(checkoutWords);
  const { quote, shipping, store, askingFee } = checkout;
  if (askingFee) return null;
  if (quote.shippingToConfirm) return <p className={styles.call}>{say('shipping_call_note')}</p>;
  const missing = toFreeDelivery(shipping, quote.beforeVoucher);
  if (missing === null) return null;
  return (
    <p className={styles.nearlyFree} role="status">
      {say('shipping_to_free', { amount: formatMoney(missing, store.currency) })}
    </p>
  );
}
