import { wordArea } from '@mam/client/i18n.ts';

/** Who chose what, and who pays what of it. Beside the other areas: the first script would carry it there. */
export const splitWords = wordArea<keyof typeof import('./split/vi.json')>('split', {
  vi: () => import('./split/vi.json'),
  en: () => import('./split/en.json'),
  de: () => import('./split/de.json'),
});
