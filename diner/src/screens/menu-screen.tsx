import { useWords } from '@mam/client/i18n.ts';
import { lateFile } from '@mam/client/late-file.ts';
import { Redirect } from '@mam/client/router.tsx';
import { menuTopic } from '@mam/contract/http/topic.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { chooseLayouts, type Layouts } from '@mam/domain/menu/layout.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { screens } from '../app/screens.ts';
import { sheets } from '../app/sheets.ts';
import { CategoryChips, CategoryRail } from '../browse/category-nav.tsx';
import { Cover } from '../browse/cover.tsx';
import { MenuSkeleton } from '../browse/menu-skeleton.tsx';
import { Offers } from '../browse/offers.tsx';
import { SearchRow } from '../browse/search-row.tsx';
import { SectionList } from '../browse/section/section-list.tsx';
import { useSections } from '../browse/section/sections.ts';
import { useSectionWatch } from '../browse/section/use-active-section.ts';
import { useStaged } from '../browse/section/use-staged.ts';
import { useFiltered } from '../browse/use-filtered.ts';
import { useScrollRestoration } from '../browse/use-scroll-restoration.ts';
import { useShop } from '../browse/use-shop.ts';
import { useEnterStore } from '../cart/enter-store.ts';
import { refuseClosed } from '../cart/refuse-closed.ts';
import { useFreshCart } from '../cart/use-fresh-cart.ts';
import { invalidateTopic } from '../data/query-cache.ts';
import { firstTouch } from '../device/first-touch.ts';
import { whenFreeToFetch } from '../device/idle.ts';
import { loadMotion } from '../device/motion.ts';
import { usePersisted } from '../device/persisted.ts';
import { useVisit } from '../device/visit.ts';
import { useIsWide } from '../device/width.ts';
import { MenuLost } from '../lost/menu-lost.tsx';
import { loadTileStepper } from '../menu/add-control.tsx';
import { ShopProvider } from '../menu/shop.ts';
import { type StoreMenu, useMenu } from '../menu/use-menu.ts';
import { useWhere } from '../menu/use-where.ts';
import type { Place } from '../start/place.ts';
import { usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { menuWords } from '../words/areas.ts';
import styles from './menu-screen.module.css';

/** The search is fetched by the finger that comes down on the way to it. */
const approachSearch = () => void screens['/search']?.load();

const CartBar = lazy(() =>
  lateFile(() => import('../cart/cart-bar.tsx')).then(({ CartBar: component }) => ({ default: component })),
);
const CartPanel = lazy(() =>
  lateFile(() => import('../cart/cart-panel.tsx')).then(({ CartPanel: component }) => ({
    default: component,
  })),
);

/** It appears when the chips have scrolled away. */
const CategoryBar = lazy(async () => {
  await whenFreeToFetch();
  return { default: (await lateFile(() => import('../browse/category-bar.tsx'))).CategoryBar };
});
const EatAt = lazy(async () => {
  await whenFreeToFetch();
  return { default: (await lateFile(() => import('../slot/eat-at.tsx'))).EatAt };
});
const StoreDialogs = lazy(async () => {
  await whenFreeToFetch();
  return { default: (await lateFile(() => import('../browse/store-dialogs.tsx'))).StoreDialogs };
});

const NO_DISHES: readonly Dish[] = [];

/** /menu */
export function MenuScreen() {
  const place = usePlace();
  const reading = useMenu(place);
  const say = useWords(menuWords);
  useTitle(say('title'), reading.state === 'ready' ? reading.value.store.name : null);
  if (place.storeId === 0) return <Redirect to={linkTo('/', place)} />;
  if (reading.state === 'unknown') return <Redirect to={linkTo('/404', place)} />;
  if (reading.state === 'loading') return <MenuSkeleton />;
  if (reading.state === 'failed') return <MenuLost retry={reading.retry} />;
  return <MenuPage here={reading.value} place={place} />;
}

function MenuPage({ here, place }: { here: StoreMenu; place: Place }) {
  const say = useWords(menuWords);
  const wide = useIsWide();
  const shop = useShop(here);
  const all = useSections(here, useWhere(here.store), say);
  const filter = useFiltered(here, all);
  const { sections, parts } = filter;
  const best = all.find(({ kind }) => kind === 'best')?.dishes ?? NO_DISHES;
  const listed = useStaged(sections);
  const filled = usePersisted((state) => state.cart.lines.length > 0);
  const layouts = useLayouts(here);
  // [ST11] without one there is nothing to look for, and no time to eat it
  const { hasMenu } = here.store;
  const refuse = useCallback(() => refuseClosed(here.store), [here.store]);
  useEnterStore(place);
  useFreshCart(here, place);
  useSectionWatch(listed.map(({ anchor }) => anchor));
  useIdleLoading();
  useScrollRestoration();
  return (
    <ShopProvider value={shop}>
      <Cover here={here} />
      {hasMenu ? (
        <>
          <Suspense fallback={<div className={styles.eatAt} />}>
            <EatAt store={here.store} className={styles.eatAt} />
          </Suspense>
          <Offers store={here.store} at="phone" />
          <SearchRow menu={here.menu} filter={filter} className="only-m" onApproach={approachSearch} />
        </>
      ) : null}
      <CategoryChips sections={sections} />
      {wide === false ? (
        <Suspense>
          <CategoryBar sections={sections} type={layouts.menuType} />
        </Suspense>
      ) : null}
      <div className={styles.shop}>
        <CategoryRail sections={sections} />
        <main className={styles.main}>
          {hasMenu ? (
            <>
              <Offers store={here.store} at="desk" />
              <SearchRow menu={here.menu} filter={filter} className="only-d" onApproach={approachSearch} />
            </>
          ) : null}
          {parts ? <parts.WantedLine here={here} /> : null}
          {sections.length > 0 ? (
            <SectionList
              sections={listed}
              itemType={layouts.itemType}
              comboType={layouts.comboType}
              best={best}
            />
          ) : all.length > 0 ? (
            parts && <parts.NothingLeft filter={filter} />
          ) : (
            <EmptyState
              title={say('empty_title')}
              actions={
                <Button onClick={() => invalidateTopic(menuTopic(place.brand, place.storeId))}>
                  {say('refresh')}
                </Button>
              }
            >
              {say('empty_text')}
            </EmptyState>
          )}
        </main>
        <div className={styles.side}>
          {wide ? (
            <Suspense>
              <CartPanel here={here} refuse={refuse} />
            </Suspense>
          ) : null}
        </div>
      </div>
      {wide === false && filled ? (
        <Suspense>
          <CartBar here={here} refuse={refuse} />
        </Suspense>
      ) : null}
      <Suspense>
        <StoreDialogs store={here.store} />
      </Suspense>
      {parts ? <parts.WishDialog menu={here.menu} sections={sections} /> : null}
    </ShopProvider>
  );
}

/** Loads the code of a first tap when the browser has nothing else to do, one file after the other. */
async function loadAhead(): Promise<void> {
  const later = [
    () => lateFile(() => import('../cart/cart-bar.tsx')),
    loadTileStepper,
    sheets['/menu/product']?.Over.load,
    loadMotion,
    () => lateFile(() => import('../cart/add-arc.ts')).then(({ watchAdding }) => watchAdding()),
    // few menus have combos, and their sheet is the largest
    () => firstTouch().then(sheets['/menu/combo']?.Over.load),
  ];
  for (const load of later) {
    await whenFreeToFetch();
    await load?.();
  }
}

function useIdleLoading(): void {
  useEffect(() => {
    loadAhead().catch(() => {}); // the tap that needs a file asks for it again
  }, []);
}

function useLayouts({ menu }: StoreMenu): Layouts {
  const menuType = useVisit((state) => state.menuType);
  const itemType = useVisit((state) => state.itemType);
  return chooseLayouts({ menuType, itemType }, menu);
}
