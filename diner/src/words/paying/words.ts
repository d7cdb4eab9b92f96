import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

export const payingWords = wordArea<keyof typeof vi>('paying', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
