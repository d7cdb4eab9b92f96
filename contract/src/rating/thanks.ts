import type { Language } from '../http/language.ts';

/** What a rating is answered with. */
export const THANKS: Readonly<Record<Language, string>> = {
  vi: 'Cảm ơn bạn đã đánh giá',
  en: 'Thank you for your rating',
  de: 'Danke für Ihre Bewertung',
};
