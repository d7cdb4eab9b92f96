import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

/** What is said when the server gives no identity. */
export const identityWords = wordArea<keyof typeof vi>('identity', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
