import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

export const addressBookWords = wordArea<keyof typeof vi>('address-book', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
