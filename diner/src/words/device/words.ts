import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

/** What is said about the device itself. */
export const deviceWords = wordArea<keyof typeof vi>('device', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
