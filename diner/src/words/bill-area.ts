import { wordArea } from '@mam/client/i18n.ts';

/** What is said of the bill of a table. Beside the other areas: the first script would carry it there. */
export const billWords = wordArea<keyof typeof import('./bill/vi.json')>('bill', {
  vi: () => import('./bill/vi.json'),
  en: () => import('./bill/en.json'),
  de: () => import('./bill/de.json'),
});
