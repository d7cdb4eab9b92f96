import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { createContext, type MouseEvent, use } from 'react';

/** The actions of a tile, handed down by the screen that shows it. */
export interface Shop {
  readonly store: Store;
  readonly menu: Menu;
  /** ids of the combos that are sold out when the food is wanted [CO12] */
  readonly soldCombos: ReadonlySet<string>;
  readonly dishAddress: (dish: Dish) => string;
  readonly comboAddress: (combo: Combo) => string;
  /** follows a link to a combo as a sheet over this page */
  readonly open: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** the same for a dish; a sold-out one says so instead */
  readonly openDish: (event: MouseEvent<HTMLAnchorElement>, dish: Dish) => void;
  /** adds a simple dish at once, opens one that needs choosing, says why it cannot */
  readonly add: (dish: Dish) => void;
  readonly less: (dishId: string) => void;
}

const ShopContext = createContext<Shop | null>(null);
export const ShopProvider = ShopContext;

export function useMenuShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('a tile stands outside of a shop');
  return shop;
}
