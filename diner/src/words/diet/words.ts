import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

/** The words of allergens and diets. */
export const dietWords = wordArea<keyof typeof vi>('diet', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
