import type { Refusals } from '../../http/refusal-text.ts';

/** [SF35] Refusals of making a key. */
export const KEY_REFUSALS = {
  KEY_END: {
    status: 422,
    vi: 'Giờ hết của khoá phải ở sau lúc này.',
    en: 'The end of a key must lie ahead.',
    de: 'Das Ende eines Schlüssels muss in der Zukunft liegen.',
  },
  KEYS_FULL: {
    status: 409,
    vi: 'Đã có {limit} khoá đang dùng. Ngưng bớt rồi tạo thêm nhé.',
    en: 'There are {limit} good keys already. Please end some first.',
    de: 'Es gibt schon {limit} gültige Schlüssel. Bitte beenden Sie zuerst einige.',
  },
} satisfies Refusals;

export const ADD_KEY_REFUSES = [
  'NAME_REQUIRED',
  'NAME_TAKEN',
  'STORE_UNKNOWN',
  'KEY_END',
  'KEYS_FULL',
] as const;
