import type { Refusals } from './refusal-text.ts';

/** [SF36] Refusals of calls that a program makes with a key of its brand. */
export const PROGRAM_KEY_REFUSALS = {
  KEY_MISSING: {
    status: 401,
    vi: 'Việc này cần khoá của quán: chương trình gửi Authorization: Bearer mam_… Khoá gửi tới thiếu hoặc không đúng.',
    en: 'This needs a key of the restaurant, sent as Authorization: Bearer mam_… The one that came is missing or wrong.',
    de: 'Dafür ist ein Schlüssel des Restaurants nötig, gesendet als Authorization: Bearer mam_… Er fehlt oder stimmt nicht.',
  },
  KEY_IN_ADDRESS: {
    status: 400,
    vi: 'Khoá nằm trong địa chỉ, nơi ai cũng có thể ghi lại. Hãy gửi trong Authorization, ngưng khoá này và tạo khoá khác.',
    en: 'The key stands in the address, where it is written down. Send it as Authorization, end this key and make another.',
    de: 'Der Schlüssel steht in der Adresse, wo er mitgeschrieben wird. Senden Sie ihn als Authorization, beenden Sie ihn und erstellen Sie einen anderen.',
  },
  KEY_ENDED: {
    status: 401,
    vi: 'Khoá {name} đã ngưng. Chủ quán tạo khoá khác nhé.',
    en: 'The key {name} has ended. An owner can make another.',
    de: 'Der Schlüssel {name} ist beendet. Eine Inhaberin oder ein Inhaber kann einen anderen erstellen.',
  },
  KEY_SCOPE: {
    status: 403,
    vi: 'Khoá {name} không được phép làm việc này.',
    en: 'The key {name} may not do this.',
    de: 'Der Schlüssel {name} darf das nicht.',
  },
  KEY_ELSEWHERE: {
    status: 403,
    vi: 'Khoá {name} không dùng cho quán này.',
    en: 'The key {name} is not for this restaurant.',
    de: 'Der Schlüssel {name} gilt nicht für dieses Restaurant.',
  },
} satisfies Refusals;

/** A call of a program with a key of its own. */
export const PROGRAM_REFUSES = [
  'KEY_MISSING',
  'KEY_IN_ADDRESS',
  'KEY_ENDED',
  'KEY_SCOPE',
  'KEY_ELSEWHERE',
] as const;
