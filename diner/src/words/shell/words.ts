import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

/** The few words every screen needs. */
export const shellWords = wordArea<keyof typeof vi>('shell', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
