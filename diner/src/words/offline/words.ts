import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

/** What is said while the server cannot be reached, and when it is there again. */
export const offlineWords = wordArea<keyof typeof vi>('offline', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
