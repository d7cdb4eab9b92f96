import { say } from '@mam/client/i18n.ts';
import { lateFile } from '@mam/client/late-file.ts';
import { useLocation, useNavigate } from '@mam/client/router.tsx';
import { comboSellable } from '@mam/domain/combo/combo-sellable.ts';
import { sellable } from '@mam/domain/menu/availability.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { needsChoice } from '@mam/domain/options/selection.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { type MouseEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { addToCart, oneLess } from '../cart/cart-actions.ts';
import { refuseClosed } from '../cart/refuse-closed.ts';
import { useWall } from '../cart/use-wall.ts';
import { glideTo } from '../device/motion.ts';
import { persisted } from '../device/persisted.ts';
import type { Shop } from '../menu/shop.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { useLinks } from '../start/use-place.ts';
import { cartWords } from '../words/areas.ts';

/** Opens a dish or combo as a sheet over the page. Always the same function: unchanged tiles do not render again. */
function useOpenOver(): (address: string, pressed?: Element) => void {
  const [navigate, location] = [useNavigate(), useLocation()];
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);
  return useCallback(
    (address, pressed) => {
      const go = () => navigate(address, { state: { over: latest.current } });
      if (pressed) glideTo(pressed, go);
      else go();
    },
    [navigate],
  );
}

/** Few have ordered here before: only they load what adds a dish as last time. */
const addAgain = () => lateFile(() => import('./add-again.ts')).then((m) => m.addAgain);

const isForAnotherTab = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;

const saySoldOut = ({ name }: Dish): void =>
  showToast(say(cartWords, 'sold_out', { name }), { urgent: true });

/** [CO12] The combos that are sold out; the same set while it has the same in it, though the clock ticks. */
function useSoldCombos({ store, menu }: StoreMenu): ReadonlySet<string> {
  const wall = useWall(store);
  const ids = menu.combos
    .filter((combo) => comboSellable(combo, menu, wall) === 'sold-out')
    .map(({ id }) => id);
  const said = JSON.stringify(ids);
  return useMemo(() => new Set(JSON.parse(said) as string[]), [said]);
}

/** The actions and addresses of the tiles of this menu. */
export function useShop(here: StoreMenu): Shop {
  const links = useLinks();
  const openOver = useOpenOver();
  const soldCombos = useSoldCombos(here);
  return useMemo(() => {
    const dishAddress: Shop['dishAddress'] = (dish) =>
      links('/menu/product', { product_id: dish.storeItemId });
    const open: Shop['open'] = (event) => {
      if (isForAnotherTab(event)) return;
      event.preventDefault();
      const { pathname, search } = event.currentTarget;
      openOver(pathname + search, event.currentTarget);
    };
    return {
      store: here.store,
      menu: here.menu,
      soldCombos,
      dishAddress,
      comboAddress: (combo) => links('/menu/combo', { combo_id: combo.id }),
      open,
      openDish: (event, dish) => {
        if (sellable(dish) === 'ok' || isForAnotherTab(event)) return open(event);
        event.preventDefault();
        saySoldOut(dish);
      },
      add: (dish) => {
        if (sellable(dish) === 'sold-out') saySoldOut(dish);
        else if (refuseClosed(here.store)) return;
        else if (needsChoice(dish)) {
          const choose = () => openOver(dishAddress(dish));
          const { ordered } = persisted.getState();
          if (!ordered.some(({ brand, id }) => brand === here.store.brand && id === dish.id)) choose();
          else void addAgain().then((added) => added(here.store, dish) || choose());
        } else
          addToCart(
            {
              kind: 'dish',
              dishId: dish.id,
              variantId: null,
              options: [],
              quantity: 1,
              note: '',
              origin: null,
            },
            dish.name,
          );
      },
      less: oneLess,
    };
  }, [here, links, openOver, soldCombos]);
}
