import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

export const atTableWords = wordArea<keyof typeof vi>('at-table', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
