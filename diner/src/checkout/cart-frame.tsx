import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { useDialog } from '@mam/client/use-dialog.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { iconButtonClass } from '@mam/ui/control/button-class.ts';
import { Price } from '@mam/ui/price.tsx';
import { Receipt } from '@mam/ui/receipt.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { Dock, TopBar } from '@mam/ui/top-bar.tsx';
import { ArrowLeft, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCartChanges } from '../cart/use-cart-changes.ts';
import { useIsWide } from '../device/width.ts';
import { useCaptcha } from '../placing/captcha.ts';
import type { ButtonLook } from '../placing/order-button.tsx';
import { useLinks } from '../start/use-place.ts';
import { checkoutWords } from '../words/areas.ts';
import { CartChanges } from './cart-changes.tsx';
import styles from './cart-frame.module.css';
import { CartLines } from './cart-lines.tsx';
import type { Checkout } from './use-checkout.ts';

interface CartFrameProps {
  readonly checkout: Pick<Checkout, 'store' | 'menu' | 'quote' | 'read' | 'count'>;
  /** above the lines: where to, when, for whom */
  readonly rows: ReactNode;
  /** below the lines */
  readonly below?: ReactNode;
  /** the fields above the receipt */
  readonly typed: ReactNode;
  readonly receipt: ReactNode;
  /** [DE17] nobody brings it there */
  readonly undeliverable?: boolean;
  /** the small print under the receipt */
  readonly promise: ReactNode;
  /** beside the total of the dock */
  readonly saved?: ReactNode;
  /** the one main action: in the receipt where there is room, else in the dock */
  readonly button: (look: ButtonLook) => ReactNode;
}

/** The page of every cart, wherever its food goes. */
export function CartFrame(props: CartFrameProps) {
  const { checkout, rows, below, typed, receipt, promise, saved, button } = props;
  const { store, quote } = checkout;
  const say = useWords(checkoutWords);
  const wide = useIsWide();
  useCaptcha(store);
  useCartChanges(checkout.read, checkout.menu);
  return (
    <>
      <CartBar />
      <main className={styles.page}>
        <div className={styles.main}>
          {rows}
          <CartChanges currency={store.currency} />
          <CartLines checkout={checkout} />
          {below}
        </div>
        <div className={styles.side}>
          {typed}
          <Receipt label={say('receipt')}>
            <h2 className={classNames('d d20 only-m', styles.heading)}>{say('receipt')}</h2>
            {receipt}
            {wide ? button({ className: styles.place, block: true }) : null}
            <div className={styles.promise}>{promise}</div>
          </Receipt>
        </div>
        {wide ? null : (
          <Dock className={styles.dock}>
            <div className={styles.total}>
              <span className="tiny muted">{say('row_total')}</span>
              {props.undeliverable ? (
                <span className={styles.sum}>{say('total_none')}</span>
              ) : (
                <Price amount={quote.total} currency={store.currency} rolls className={styles.sum} />
              )}
              {props.undeliverable ? null : saved}
            </div>
            {button({ className: 'grow' })}
          </Dock>
        )}
      </main>
    </>
  );
}

function CartBar() {
  const say = useWords(checkoutWords);
  const links = useLinks();
  const clearing = useDialog('clear');
  return (
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
  );
}

export function CartLoading() {
  return (
    <main className={styles.page} aria-busy="true" style={{ marginBlockStart: '3.75rem' }}>
      <div className={styles.main}>
        <Skeleton shape="pill" height="3.25rem" />
        <Skeleton shape="card" height="16rem" />
        <Skeleton shape="card" height="18rem" />
      </div>
    </main>
  );
}
