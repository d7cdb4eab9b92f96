import { cameFromHere } from '@mam/client/browser-history.ts';
import { useWords } from '@mam/client/i18n.ts';
import { Link, Redirect, useLocation, useNavigate, useParameters } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import { mayFillCart } from '@mam/domain/store/may-fill-cart.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import receipt from '@mam/ui/art/receipt.svg';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { TopBar } from '@mam/ui/top-bar.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { useEffect, useState } from 'react';
import { useMinute } from '../device/clock.ts';
import { persisted } from '../device/persisted.ts';
import { ConnectionLost } from '../lost/connection-lost.tsx';
import { type StoreMenu, useMenu } from '../menu/use-menu.ts';
import styles from '../order/again/again.module.css';
import { buildRefill, type Refill, refill } from '../order/again/fill-again.ts';
import { RefillQuestion } from '../order/again/refill-question.tsx';
import { DishNames } from '../order/dish-names.tsx';
import { type FoundOrder, useOrder } from '../order/use-order.ts';
import type { Place } from '../start/place.ts';
import { usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { CLOSED_WORDS } from '../store/closed-words.ts';
import { againWords } from '../words/areas.ts';

/** /cart?order_hash=… and /r/?order_hash=…: the dishes of an order come into the cart [CA13], nothing is ordered. */
export function BuyAgainScreen() {
  const say = useWords(againWords);
  const order = useOrder(useParameters().get('order_hash') ?? '');
  useTitle(say('title'));
  if (order.state === 'failed') return <ConnectionLost retry={order.retry} />;
  if (order.state === 'unknown') return <Impossible why="unknown" />;
  return order.state === 'ready' ? <OfOrder found={order.value} /> : <Coming />;
}

/** In the store of the order, whatever the address says. */
function OfOrder({ found }: { readonly found: FoundOrder }) {
  const { brand, storeId, hash } = found.name;
  const { pathname } = useLocation();
  const here = usePlace();
  const shop = useMenu({ ...here, brand, storeId });
  const minute = useMinute();
  const there = pathname === '/cart' && here.brand === brand && here.storeId === storeId;
  if (!there)
    return (
      <>
        <Coming />
        <Redirect to={linkTo('/cart', { ...here, brand, storeId }, { order_hash: hash })} />
      </>
    );
  if (shop.state === 'failed') return <ConnectionLost retry={shop.retry} />;
  if (shop.state === 'unknown') return <Impossible why="store_gone" />;
  if (shop.state === 'loading' || minute === null) return <Coming />;
  return <InShop found={found} shop={shop.value} now={minute} />;
}

interface InShopProps {
  readonly found: FoundOrder;
  readonly shop: StoreMenu;
  readonly now: EpochMs;
}

/** Judged once, as it comes: what the menu changes from then on is the cart's to tell. */
function InShop({ found, shop, now }: InShopProps) {
  const place = usePlace();
  const [wish] = useState(() => buildRefill(found, shop, place, now));
  const closed = mayFillCart(shop.store, now);
  if (closed) return <Impossible why={CLOSED_WORDS[closed.refused]} />;
  const { lines, gone } = wish.again;
  if (lines.length > 0) return <Refilling wish={wish} shop={shop} />;
  if (gone.length === 0) return <Impossible why="empty" />;
  return <Impossible why="gone" names={gone.map(({ name }) => name).filter(Boolean)} />;
}

/** Where the diner was: the page before, else the cart or the menu they had. */
function useStay({ place }: Refill): () => void {
  const navigate = useNavigate();
  return () => {
    if (cameFromHere()) return navigate(-1);
    const { cart, place: last } = persisted.getState();
    const here: Place = last.storeId === 0 ? place : last;
    navigate(linkTo(cart.lines.length > 0 ? '/cart' : '/menu', here), { replace: true });
  };
}

function Refilling({ wish, shop }: { readonly wish: Refill; readonly shop: StoreMenu }) {
  const navigate = useNavigate();
  const stay = useStay(wish);
  const { asked, place } = wish;
  const asks = asked.store || asked.cart;
  const [yes, sayYes] = useState(false);
  const go = yes || !asks;
  useEffect(() => {
    if (!go) return;
    refill(wish);
    navigate(linkTo('/cart', place), { replace: true });
  }, [go, wish, place, navigate]);
  return (
    <>
      <Coming />
      {go ? null : <RefillQuestion refill={wish} shop={shop} onNo={stay} onYes={() => sayYes(true)} />}
    </>
  );
}

function Coming() {
  const say = useWords(againWords);
  return (
    <>
      <TopBar>
        <h1>{say('title')}</h1>
      </TopBar>
      <main className={styles.coming} aria-busy="true">
        <p role="status">{say('loading')}</p>
        <Skeleton shape="card" height="6rem" />
        <Skeleton shape="card" height="6rem" />
        <Skeleton shape="card" height="6rem" />
      </main>
    </>
  );
}

interface ImpossibleProps {
  readonly why: 'unknown' | 'empty' | 'gone' | 'store_gone' | 'closed' | 'paused' | 'unpublished';
  /** of what is no longer sold */
  readonly names?: readonly string[];
}

/** Why it cannot be bought again, and the way on. The cart is as it was. */
function Impossible({ why, names = [] }: ImpossibleProps) {
  const say = useWords(againWords);
  const here = usePlace();
  const toMenu = here.storeId !== 0 && why !== 'store_gone' && why !== 'unpublished';
  return (
    <main className={styles.impossible}>
      <EmptyState
        level="h1"
        title={say('failed_title')}
        things={<TrayThing src={receipt} at={[50, 50]} size={50} />}
        actions={
          <Link
            to={toMenu ? linkTo('/menu', here) : linkTo('/', { ...here, storeId: 0 })}
            className={buttonClass({ kind: 'primary' })}
          >
            {say(toMenu ? 'to_menu' : 'to_stores')}
          </Link>
        }
      >
        <div className={styles.text}>
          <p role="alert">{say(why)}</p>
          {names.length > 0 ? <DishNames label={say(why)} names={names} /> : null}
        </div>
      </EmptyState>
    </main>
  );
}
