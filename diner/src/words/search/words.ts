import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

/** The words of searching. */
export const searchWords = wordArea<keyof typeof vi>('search', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
