import type { Language } from '@mam/contract/http/language.ts';
import type { Page } from '@mam/contract/page/link.ts';

interface FirstScreen {
  readonly modules: readonly string[];
  /** says more than what stands in the words of the first screens */
  readonly saysMore?: true;
  /** rendered with the page while its code may wait: of these only the looks are fetched at once */
  readonly later?: readonly string[];
}

/** The module of the first screen and the words it says, by address: what the browser is told to fetch at once. */
const SCREENS: Partial<Readonly<Record<Page, FirstScreen>>> = {
  '/': { modules: ['home-screen'] },
  '/menu': { modules: ['menu-screen'], later: ['combo/combo-tile'] },
  '/menu/product': { modules: ['dish-screen'] },
  '/menu/combo': { modules: ['combo-screen'] },
  '/cart': { modules: ['cart-screen'], saysMore: true },
  '/cart/group': { modules: ['group-order-screen'], saysMore: true },
  '/r': { modules: ['buy-again-screen'], saysMore: true },
  '/order': { modules: ['history-screen'], saysMore: true },
  '/order/detail': { modules: ['order-screen'], saysMore: true },
  '/order/split-bill': { modules: ['order-screen'], saysMore: true },
};

/** Sources of the diner's app, as the build's manifest names them. */
export function sourcesOf(path: Page, language: Language): string[] {
  const screen = SCREENS[path];
  if (!screen) return [];
  return [
    ...screen.modules.map((name) => `src/screens/${name}.tsx`),
    `src/words/first.${language}.ts`,
    ...(screen.saysMore ? [`src/words/later.${language}.ts`] : []),
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
