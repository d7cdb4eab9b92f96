import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

/** The words of the table home and of the lists it leads to. */
export const tableWords = wordArea<keyof typeof vi>('table', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
