import { useWords } from '@mam/client/i18n.ts';
import { Link, Redirect } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import { suiting } from '@mam/domain/menu/suiting.ts';
import { findThings } from '@mam/domain/search/find-things.ts';
import { withSearch } from '@mam/domain/search/recent.ts';
import { iconButtonClass } from '@mam/ui/control/button-class.ts';
import { TopBar } from '@mam/ui/top-bar.tsx';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { BlankScreen } from '../app/blank.tsx';
import { useShop } from '../browse/use-shop.ts';
import { CartBar } from '../cart/cart-bar.tsx';
import { CartPanel } from '../cart/cart-panel.tsx';
import { useEnterStore } from '../cart/enter-store.ts';
import { refuseClosed } from '../cart/refuse-closed.ts';
import { useFreshCart } from '../cart/use-fresh-cart.ts';
import { useWall } from '../cart/use-wall.ts';
import { ComboRow } from '../combo/combo-tile.tsx';
import { persisted } from '../device/persisted.ts';
import { useIsWide } from '../device/width.ts';
import { useWish } from '../diet/wish.ts';
import { MenuLost } from '../lost/menu-lost.tsx';
import { ShopProvider } from '../menu/shop.ts';
import { type StoreMenu, useMenu } from '../menu/use-menu.ts';
import { useWhere } from '../menu/use-where.ts';
import { menuIndex, warmUp } from '../search/menu-index.ts';
import { SearchField } from '../search/search-field.tsx';
import { SearchResults } from '../search/search-results.tsx';
import { SearchStart } from '../search/search-start.tsx';
import { useQueryInAddress } from '../search/use-query-in-address.ts';
import type { Place } from '../start/place.ts';
import { usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { searchWords } from '../words/areas.ts';
import styles from './search-screen.module.css';

/** /search */
export function SearchScreen() {
  const place = usePlace();
  const reading = useMenu(place);
  useEnterStore(place, reading.state === 'ready');
  const say = useWords(searchWords);
  useTitle(say('title'), reading.state === 'ready' ? reading.value.store.name : null);
  if (place.storeId === 0) return <Redirect to={linkTo('/', place)} />;
  if (reading.state === 'unknown') return <Redirect to={linkTo('/404', place)} />;
  if (reading.state === 'loading') return <BlankScreen />;
  if (reading.state === 'failed') return <MenuLost retry={reading.retry} />;
  return <SearchPage here={reading.value} place={place} />;
}

/** Remembers what led to a dish. */
function remember(query: string): void {
  persisted.setState(({ searches }) => ({ searches: withSearch(searches, query) }));
}

function SearchPage({ here, place }: { readonly here: StoreMenu; readonly place: Place }) {
  const say = useWords(searchWords);
  const wide = useIsWide();
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  const [query, setQuery] = useQueryInAddress();
  const asked = useDeferredValue(query);
  const wall = useWall(here.store);
  const where = useWhere(here.store);
  const index = useMemo(() => menuIndex(here.menu), [here.menu]);
  const found = useMemo(
    () => (asked.trim() ? findThings(index, asked, wall, where) : null),
    [index, asked, wall, where],
  );
  const wish = useWish();
  const { judge } = useMemo(() => suiting(here.menu, wish), [here.menu, wish]);
  const shop = useRememberingShop(here, asked);
  const refuse = useCallback(() => refuseClosed(here.store), [here.store]);
  useFreshCart(here, place);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => void warmUp(index), [index]);
  const search = useCallback(
    (words: string) => {
      setQuery(words);
      input.current?.focus();
    },
    [setQuery],
  );
  return (
    <ShopProvider value={shop}>
      <TopBar className={styles.top}>
        <Link to={linkTo('/menu', place)} className={iconButtonClass('ghost')} aria-label={say('back')}>
          <ArrowLeft />
        </Link>
        <SearchField
          value={query}
          label={say('title')}
          input={input}
          onChange={setQuery}
          onSubmit={() => remember(query)}
          onDown={() => results.current?.querySelector('a')?.focus()}
        />
      </TopBar>
      <div className={styles.page}>
        <main ref={results} className={styles.main}>
          <h1 className="vh">{say('title')}</h1>
          {found ? (
            <SearchResults
              found={found}
              query={asked.trim()}
              judge={judge}
              place={place}
              comboRow={ComboRow}
            />
          ) : (
            <SearchStart
              here={here}
              wall={wall}
              where={where}
              index={index}
              judge={judge}
              onSearch={search}
            />
          )}
        </main>
        <div className={styles.side}>{wide ? <CartPanel here={here} refuse={refuse} /> : null}</div>
      </div>
      {wide === false ? <CartBar here={here} refuse={refuse} /> : null}
    </ShopProvider>
  );
}

/** The shop of the menu; what is opened or added here was worth searching for [SE12]. */
function useRememberingShop(here: StoreMenu, query: string) {
  const shop = useShop(here);
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  return useMemo(
    () => ({
      ...shop,
      open: ((event) => {
        remember(latest.current);
        shop.open(event);
      }) as typeof shop.open,
      openDish: ((event, dish) => {
        remember(latest.current);
        shop.openDish(event, dish);
      }) as typeof shop.openDish,
      add: ((dish) => {
        remember(latest.current);
        shop.add(dish);
      }) as typeof shop.add,
    }),
    [shop],
  );
}
