import type { Language } from '../http/language.ts';

/** The answer to a rating. */
export const THANKS: Readonly<Record<Language, string>> = {
  vi: 'Cảm ơn bạn đã đánh giá',
  en: 'Thank you for your rating',
  de: 'Danke für Ihre Bewertung',
};
