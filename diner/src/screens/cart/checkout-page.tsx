import { formatMoney } from '@mam/domain/money/format-money.ts';
import scooter from '@mam/ui/art/motor-scooter.svg';
import bags from '@mam/ui/art/shopping-bags.svg';
import { Button } from '@mam/ui/button.tsx';
import { iconButtonClass } from '@mam/ui/button-class.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Price } from '@mam/ui/price.tsx';
import { Receipt } from '@mam/ui/receipt.tsx';
import { Segmented } from '@mam/ui/segmented.tsx';
import { Dock, TopBar } from '@mam/ui/top-bar.tsx';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import { useCartChanges } from '../../cart/use-cart-changes.ts';
import type { Way } from '../../cart/wanted-at.ts';
import { keep } from '../../device/kept.ts';
import { useIsWide } from '../../device/width.ts';
import { QuoteReceipt } from '../../order/quote-receipt.tsx';
import { useCaptcha } from '../../order/use-captcha.ts';
import type { Checkout } from '../../order/use-checkout.ts';
import { useVoucherAsker } from '../../order/use-voucher-asker.ts';
import { Link } from '../../start/router.tsx';
import { useDialog } from '../../start/use-dialog.ts';
import { useLinks } from '../../start/use-place.ts';
import { VoucherField } from '../../voucher/voucher-field.tsx';
import { cartWords } from '../../words/cart/words.ts';
import { checkoutWords } from '../../words/checkout/words.ts';
import { discountWords } from '../../words/discount/words.ts';
import { dishWords } from '../../words/dish/words.ts';
import { suggestionWords } from '../../words/suggestion/words.ts';
import { useWords } from '../../words/words.ts';
import { screen } from '../screen.ts';
import { CartChanges } from './cart-changes.tsx';
import { CartLines } from './cart-lines.tsx';
import { CheckoutDialogs } from './checkout-dialogs.tsx';
import styles from './checkout-page.module.css';
import { CheckoutRows } from './checkout-rows.tsx';
import { OrderNote } from './order-note.tsx';
import { PlaceButton } from './place-button.tsx';
import { ShippingNote } from './shipping-note.tsx';

const sideDishes = screen(
  () => import('../../suggestion/side-dishes.tsx').then((m) => m.SideDishes),
  [suggestionWords, dishWords, cartWords],
);

export function CheckoutPage({ checkout }: { readonly checkout: Checkout }) {
  const say = useWords(checkoutWords);
  const links = useLinks();
  const clearing = useDialog('clear');
  const wide = useIsWide();
  const { store, quote } = checkout;
  useCaptcha(store);
  useCartChanges(checkout.read, checkout.menu);
  return (
    <>
      <TopBar>
        <Link to={links('/menu')} className={iconButtonClass('ghost')} aria-label={say('to_menu')}>
          <ArrowLeft />
        </Link>
        <h1>{say('title')}</h1>
        <Button
          kind="quiet"
          size="small"
          className={styles.clear}
          onClick={clearing.show}
          aria-label={say('clear_label')}
        >
          <Trash2 />
          <span className="only-d">{say('clear')}</span>
        </Button>
      </TopBar>
      <main className={styles.page}>
        <div className={styles.main}>
          {checkout.ways.length > 1 ? <WaySwitch way={checkout.way} /> : null}
          <CheckoutRows checkout={checkout} />
          <CartChanges currency={store.currency} />
          <CartLines checkout={checkout} />
          <Suspense>
            <sideDishes.Screen />
          </Suspense>
        </div>
        <div className={styles.side}>
          <VoucherField code={checkout.code} onCode={useVoucherAsker(checkout)} />
          <OrderNote />
          <Receipt label={say('receipt')}>
            <h2 className={classNames('d d20 only-m', styles.heading)}>{say('receipt')}</h2>
            <QuoteReceipt
              quote={quote}
              currency={store.currency}
              count={checkout.count}
              km={
                checkout.shipping && 'distanceKm' in checkout.shipping ? checkout.shipping.distanceKm : null
              }
              shippingWord={useShippingWord(checkout)}
              code={checkout.voucher?.code ?? null}
            />
            <ShippingNote checkout={checkout} />
            {wide ? (
              <>
                <PlaceButton checkout={checkout} className={styles.place} block />
                <p className={styles.promise}>{say('promise')}</p>
              </>
            ) : null}
          </Receipt>
        </div>
        {wide ? null : (
          <Dock className={styles.dock}>
            <div className={styles.total}>
              <span className="tiny muted">{say('row_total')}</span>
              <Price amount={quote.total} currency={store.currency} rolls className={styles.sum} />
              <Saved checkout={checkout} />
            </div>
            <PlaceButton checkout={checkout} className="grow" />
          </Dock>
        )}
      </main>
      <CheckoutDialogs checkout={checkout} />
    </>
  );
}

/** What the code took off, beside the total. */
function Saved({ checkout: { quote, store } }: { readonly checkout: Checkout }) {
  const say = useWords(discountWords);
  const saved = quote.beforeVoucher - quote.afterVoucher;
  if (saved <= 0) return null;
  return (
    <span className={classNames('tiny', styles.saved)}>
      {say('saved', { amount: formatMoney(saved, store.currency) })}
    </span>
  );
}

function WaySwitch({ way }: { readonly way: Way }) {
  const say = useWords(checkoutWords);
  return (
    <Segmented
      label={say('how')}
      value={way}
      onChange={(next) => keep('choices', { type: next === 'pickup' ? 'PICKUP' : 'DELI' })}
      segments={[
        { value: 'delivery', label: <WayLabel picture={scooter} word={say('delivery')} /> },
        { value: 'pickup', label: <WayLabel picture={bags} word={say('pickup')} /> },
      ]}
    />
  );
}

function WayLabel({ picture, word }: { readonly picture: string; readonly word: string }) {
  return (
    <>
      <img src={picture} alt="" />
      {word}
    </>
  );
}

/** What stands for the delivery fee while it is no number. */
function useShippingWord({ shipping, quote, askingFee }: Checkout): string | null {
  const say = useWords(checkoutWords);
  if (askingFee) return say('shipping_asking');
  if (quote.shippingToConfirm) return say('shipping_call');
  switch (shipping?.kind) {
    case 'unsupported':
    case 'out-of-range':
      return say('shipping_none');
    case 'needs-location':
      return say('shipping_later');
    default:
      return null;
  }
}
