import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

export const checkoutWords = wordArea<keyof typeof vi>('checkout', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
