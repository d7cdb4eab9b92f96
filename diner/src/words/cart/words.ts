import { wordArea } from '../words.ts';
import type vi from './vi.json';

/** What putting things into the cart says, wherever it happens. */
export const cartWords = wordArea<keyof typeof vi>('cart', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
