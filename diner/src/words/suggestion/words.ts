import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

/** The words of what is shown beside a choice: eaten with it, cheaper in a combo. */
export const suggestionWords = wordArea<keyof typeof vi>('suggestion', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
