import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

/** What the checkout says about a code and what it brings. */
export const discountWords = wordArea<keyof typeof vi>('discount', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
