import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { type SuggestionList, suggestionList } from '@mam/domain/menu/suggestion-lists.ts';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { TopBar } from '@mam/ui/top-bar.tsx';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useShop } from '../browse/use-shop.ts';
import { CartBar } from '../cart/cart-bar.tsx';
import { CartPanel } from '../cart/cart-panel.tsx';
import { useEnterStore } from '../cart/enter-store.ts';
import { refuseClosed } from '../cart/refuse-closed.ts';
import { useWall } from '../cart/use-wall.ts';
import { ComboTile } from '../combo/combo-tile.tsx';
import { useIsWide } from '../device/width.ts';
import { MenuLost } from '../lost/menu-lost.tsx';
import { NotFound } from '../lost/not-found.tsx';
import { DishTile } from '../menu/dish-tile.tsx';
import { ShopProvider } from '../menu/shop.ts';
import { type StoreMenu, useMenu } from '../menu/use-menu.ts';
import { useWhere } from '../menu/use-where.ts';
import { useLinks, usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { useWayBack } from '../start/use-way-back.ts';
import { shellWords, tableWords } from '../words/areas.ts';
import styles from './suggestions-screen.module.css';

const FIRST = 6;

/** The dishes and combos of a list that can be had at the time the food is wanted. */
function useList({ store, menu }: StoreMenu, list: SuggestionList) {
  const where = useWhere(store);
  return suggestionList(menu, list, useWall(store), where);
}

function SuggestionScreen({ list }: { readonly list: SuggestionList }) {
  const place = usePlace();
  const reading = useMenu(place);
  const say = useWords(tableWords);
  useTitle(say(list), reading.state === 'ready' ? reading.value.store.name : null);
  if (reading.state === 'unknown') return <NotFound what="restaurant" />;
  if (reading.state === 'failed') return <MenuLost retry={reading.retry} />;
  return (
    <>
      <Bar title={say(list)} />
      {reading.state === 'ready' ? <Page here={reading.value} list={list} /> : <Loading />}
    </>
  );
}

function Bar({ title }: { readonly title: string }) {
  const say = useWords(shellWords);
  const back = useWayBack();
  return (
    <TopBar>
      <IconButton kind="ghost" label={say('back')} onClick={back}>
        <ArrowLeft />
      </IconButton>
      <h1>{title}</h1>
    </TopBar>
  );
}

function Loading() {
  return (
    <main className={styles.page} aria-busy="true">
      <div className={styles.dishes}>
        {[0, 1, 2, 3].map((key) => (
          <Skeleton key={key} height="13rem" shape="card" />
        ))}
      </div>
    </main>
  );
}

function Page({ here, list }: { readonly here: StoreMenu; readonly list: SuggestionList }) {
  const place = usePlace();
  const shop = useShop(here);
  const wide = useIsWide();
  const shown = useList(here, list);
  const refuse = useCallback(() => refuseClosed(here.store), [here.store]);
  useEnterStore(place);
  return (
    <ShopProvider value={shop}>
      <div className={styles.page}>
        <main>
          {shown.dishes.length + shown.combos.length === 0 ? <Nothing /> : null}
          <List count={shown.dishes.length} className={styles.dishes}>
            {shown.dishes.map((dish, index) => (
              <DishTile key={dish.id} dish={dish} eager={index < FIRST} />
            ))}
          </List>
          <List count={shown.combos.length} className={styles.combos}>
            {shown.combos.map((combo, index) => (
              <ComboTile key={combo.id} combo={combo} eager={index < FIRST} />
            ))}
          </List>
        </main>
        {wide ? <CartPanel here={here} refuse={refuse} /> : null}
      </div>
      {wide === false ? <CartBar here={here} refuse={refuse} /> : null}
    </ShopProvider>
  );
}

interface ListProps {
  readonly count: number;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

function List({ count, className, children }: ListProps) {
  return count > 0 ? <div className={className}>{children}</div> : null;
}

function Nothing() {
  const say = useWords(tableWords);
  const links = useLinks();
  return (
    <EmptyState
      title={say('none_title')}
      actions={
        <Link to={links('/menu')} className={buttonClass({ kind: 'primary', size: 'big' })}>
          {say('to_menu')}
        </Link>
      }
    >
      {say('none_text')}
    </EmptyState>
  );
}

/** /menu/favourite */
export const FavouriteScreen = () => <SuggestionScreen list="favourite" />;

/** /menu/special */
export const SpecialScreen = () => <SuggestionScreen list="special" />;

/** /menu/new */
export const NewScreen = () => <SuggestionScreen list="new" />;
