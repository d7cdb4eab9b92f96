import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

export const orderWords = wordArea<keyof typeof vi>('order', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
