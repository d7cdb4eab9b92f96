import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

/** The question whether to stay in touch. */
export const invitationWords = wordArea<keyof typeof vi>('invitation', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
