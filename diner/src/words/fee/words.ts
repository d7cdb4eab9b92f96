import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

export const feeWords = wordArea<keyof typeof vi>('fee', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
