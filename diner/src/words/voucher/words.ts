import { wordArea } from '@mam/client/i18n.ts';
import type vi from './vi.json';

/** The words of the voucher a menu shows. */
export const voucherWords = wordArea<keyof typeof vi>('voucher', {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
