import { useWords } from '@mam/client/i18n.ts';
import { Link, useParameters } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import receipt from '@mam/ui/art/receipt.svg';
import { buttonClass, iconButtonClass } from '@mam/ui/control/button-class.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { TopBar } from '@mam/ui/top-bar.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { ArrowLeft } from 'lucide-react';
import { ConnectionLost } from '../lost/connection-lost.tsx';
import { OrderLoading, OrderMissing } from '../order/order-missing.tsx';
import pageStyles from '../order/order-page.module.css';
import { type FoundOrder, useOrder } from '../order/use-order.ts';
import { SplitBill } from '../split/split-bill.tsx';
import { usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { useStore } from '../store/use-store.ts';
import { splitWords } from '../words/areas.ts';

/** /order/split-bill?order_hash=…: the shares of a group order, and those that are paid. */
export function SplitScreen() {
  const hash = useParameters().get('order_hash') ?? '';
  const order = useOrder(hash, { stays: true });
  if (order.state === 'ready') return <SplitIn found={order.value} />;
  if (order.state === 'unknown') return <OrderMissing />;
  if (order.state === 'failed') return <ConnectionLost retry={order.retry} />;
  return <OrderLoading />;
}

function SplitIn({ found }: { readonly found: FoundOrder }) {
  const { brand, storeId, code, hash } = found.name;
  const place = { ...usePlace(), brand, storeId };
  const store = useStore(brand, storeId);
  const say = useWords(splitWords);
  useTitle(say('tab', { code }), store.state === 'ready' ? store.value.name : null);
  if (store.state === 'failed') return <ConnectionLost retry={store.retry} />;
  if (store.state === 'unknown') return <OrderMissing />;
  if (store.state === 'loading') return <OrderLoading />;
  const { currency } = store.value;
  const order = found.countedIn(currency);
  const back = linkTo('/order/detail', place, { order_hash: hash });
  if (!order.together) return <Closed back={back} />;
  return (
    <>
      <TopBar>
        <Link to={back} className={iconButtonClass('ghost')} aria-label={say('back')}>
          <ArrowLeft />
        </Link>
        <h1 className="grow">{say('title')}</h1>
      </TopBar>
      <SplitBill key={hash} order={order} together={order.together} currency={currency} />
    </>
  );
}

/** Ordered by one, or by people the reader is none of. */
function Closed({ back }: { readonly back: string }) {
  const say = useWords(splitWords);
  return (
    <main className={pageStyles.missing}>
      <EmptyState
        level="h1"
        title={say('closed_title')}
        things={<TrayThing src={receipt} at={[50, 50]} size={50} />}
        actions={
          <Link to={back} className={buttonClass({ kind: 'primary' })}>
            {say('to_order')}
          </Link>
        }
      >
        {say('closed_text')}
      </EmptyState>
    </main>
  );
}
