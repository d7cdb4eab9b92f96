import type { SwitchedType } from '@mam/domain/store/store.ts';
import type { Language } from './language.ts';

const WORDS: Readonly<Record<SwitchedType, Readonly<Record<Language, string>>>> = {
  DELI: { vi: 'Giao tận nơi', en: 'Delivery', de: 'Die Lieferung' },
  DELIAT: { vi: 'Giao hẹn giờ', en: 'Scheduled delivery', de: 'Die Lieferung zur Wunschzeit' },
  PICKUP: { vi: 'Tự đến lấy', en: 'Pickup', de: 'Die Abholung' },
  TABLE: { vi: 'Gọi món tại bàn', en: 'Ordering at the table', de: 'Das Bestellen am Tisch' },
};

/** A kind of order as a sentence begins with it; '' = nobody knows it. */
export const orderTypeInWords = (type: unknown, language: Language): string =>
  typeof type === 'string' && Object.hasOwn(WORDS, type) ? WORDS[type as SwitchedType][language] : '';
