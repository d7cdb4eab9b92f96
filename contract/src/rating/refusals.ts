import type { Refusals } from '../http/refusal-text.ts';

export const RATING_REFUSALS = {
  SCORE_INVALID: {
    status: 422,
    vi: 'Bạn chọn từ 1 đến 5 sao nhé.',
    en: 'Please choose 1 to 5 stars.',
    de: 'Bitte wählen Sie 1 bis 5 Sterne.',
  },
  FEEDBACK_TOO_LONG: {
    status: 422,
    vi: 'Lời đánh giá dài quá {limit} ký tự. Bạn viết gọn lại nhé.',
    en: 'That is more than {limit} characters. Please make it shorter.',
    de: 'Das sind mehr als {limit} Zeichen. Bitte fassen Sie sich kürzer.',
  },
  NOT_RATEABLE: {
    status: 409,
    vi: 'Đơn hoàn thành rồi mới đánh giá được.',
    en: 'An order can be rated once it is completed.',
    de: 'Eine Bestellung kann erst bewertet werden, wenn sie abgeschlossen ist.',
  },
  ALREADY_RATED: {
    status: 409,
    vi: 'Đơn này đã được đánh giá rồi, không sửa được nữa.',
    en: 'This order has been rated already. A rating cannot be changed.',
    de: 'Diese Bestellung ist schon bewertet. Eine Bewertung lässt sich nicht ändern.',
  },
} satisfies Refusals;

/** The buyer's rating. */
export const RATING_REFUSES = [
  'SCORE_INVALID',
  'FEEDBACK_TOO_LONG',
  'NOT_RATEABLE',
  'ALREADY_RATED',
] as const;
