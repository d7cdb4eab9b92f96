import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

/** The words of a dish and of a combo. */
export const dishWords = wordArea<keyof typeof vi>('dish', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
