import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

/** The words of the menu. */
export const menuWords = wordArea<keyof typeof vi>('menu', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
