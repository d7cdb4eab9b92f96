import { type LazyScreen, screen } from '@mam/client/lazy-screen.ts';
import { cartWords, dietWords, dishWords, menuWords, suggestionWords } from '../words/areas.ts';

const comboAreas = [dishWords, cartWords, dietWords, menuWords];

/** Screens that lie over another page: as a sheet, and as a page of its own when opened directly on a phone. */
export const sheets: Readonly<Record<string, { readonly Over: LazyScreen; readonly Page: LazyScreen }>> = {
  '/menu/product': {
    Over: screen(
      () => import('../screens/dish-screen.tsx').then((m) => m.DishSheet),
      [dishWords, cartWords, dietWords, menuWords, suggestionWords],
    ),
    Page: screen(
      () => import('../screens/dish-screen.tsx').then((m) => m.DishPage),
      [dishWords, cartWords, dietWords, menuWords],
    ),
  },
  '/menu/combo': {
    Over: screen(() => import('../screens/combo-screen.tsx').then((m) => m.ComboSheet), comboAreas),
    Page: screen(() => import('../screens/combo-screen.tsx').then((m) => m.ComboPage), comboAreas),
  },
};
