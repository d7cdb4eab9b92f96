import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

/** What putting things into the cart says, wherever it happens. */
export const cartWords = wordArea<keyof typeof vi>('cart', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
