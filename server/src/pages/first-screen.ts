import type { Language } from '@mam/contract/http/language.ts';
import type { Page } from '@mam/contract/page/link.ts';

interface FirstScreen {
  readonly modules: readonly string[];
  readonly words: readonly string[];
  /** rendered with the page while its code may wait: of these only the looks are fetched at once */
  readonly later?: readonly string[];
}

/** The module of the first screen and the words it says, by address: what the browser is told to fetch at once. */
const SCREENS: Partial<Readonly<Record<Page, FirstScreen>>> = {
  '/': { modules: ['home-screen'], words: ['stores'] },
  '/menu': { modules: ['menu-screen'], words: ['menu', 'cart'], later: ['combo/combo-tile'] },
  '/menu/product': { modules: ['dish-screen'], words: ['dish', 'cart'] },
  '/menu/combo': { modules: ['combo-screen'], words: ['dish', 'cart'] },
  '/cart': { modules: ['cart-screen'], words: ['checkout', 'payment', 'cart', 'menu', 'stores'] },
  '/cart/group': { modules: ['group-order-screen'], words: ['group-order'] },
  '/r': { modules: ['buy-again-screen'], words: ['again', 'stores'] },
  '/order': { modules: ['history-screen'], words: ['history', 'order', 'stores'] },
  '/order/detail': { modules: ['order-screen'], words: ['order', 'payment', 'stores'] },
  '/order/split-bill': { modules: ['order-screen'], words: ['order', 'payment', 'stores'] },
};

/** Sources of the diner's app, as the build's manifest names them. */
export function sourcesOf(path: Page, language: Language): string[] {
  const screen = SCREENS[path];
  if (!screen) return [];
  return [
    ...screen.modules.map((name) => `src/screens/${name}.tsx`),
    ...['shell', ...screen.words].map((area) => `src/words/${area}/${language}.json`),
  ];
}

/** The script that keeps what is tapped before the app has hydrated a rendered page. */
export const BEFORE_HYDRATION = 'src/start/before-hydration.ts';

/** Sources whose style sheets a rendered page needs besides. */
export function laterStylesOf(path: Page): string[] {
  return (SCREENS[path]?.later ?? []).map((name) => `src/${name}.tsx`);
}

export const knownScreens = Object.keys(SCREENS) as readonly Page[];

export const isKnownScreen = (path: string): path is Page => knownScreens.some((known) => known === path);
