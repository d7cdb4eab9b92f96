import type { Refusals } from '../http/refusal-text.ts';

export const TABLE_REFUSALS = {
  TABLE_REQUIRED: {
    status: 422,
    vi: 'Quán chưa biết bạn ngồi bàn nào. Bạn quét mã trên bàn nhé.',
    en: 'The restaurant does not know your table. Please scan the code on it.',
    de: 'Das Restaurant kennt Ihren Tisch nicht. Bitte scannen Sie den Code darauf.',
  },
  CALL_EMPTY: {
    status: 422,
    vi: 'Bạn chọn hoặc viết điều mình cần nhé.',
    en: 'Please choose or write what you need.',
    de: 'Bitte wählen oder schreiben Sie, was Sie brauchen.',
  },
  CALL_CHOICE_GONE: {
    status: 409,
    vi: 'Quán vừa đổi các lựa chọn. Bạn mở lại rồi chọn nhé.',
    en: 'The restaurant has just changed these choices. Please open this again.',
    de: 'Das Restaurant hat diese Auswahl gerade geändert. Bitte öffnen Sie sie noch einmal.',
  },
  CALL_NOTE_TOO_LONG: {
    status: 422,
    vi: 'Lời nhắn dài quá {limit} ký tự. Bạn viết gọn lại nhé.',
    en: 'That is more than {limit} characters. Please make it shorter.',
    de: 'Das sind mehr als {limit} Zeichen. Bitte fassen Sie sich kürzer.',
  },
  CALL_TARGET_UNKNOWN: {
    status: 400,
    vi: 'Quán không nhận lời gọi chuyển tới địa chỉ này.',
    en: 'The restaurant has no calls sent to this address.',
    de: 'An diese Adresse leitet das Restaurant keine Rufe weiter.',
  },
  CALLS_WAITING: {
    status: 429,
    vi: 'Đang có {limit} lời gọi chờ nhân viên. Bạn đợi một chút nhé, nhân viên sắp tới.',
    en: '{limit} calls are waiting for staff already. Please wait a moment, somebody is coming.',
    de: 'Es warten schon {limit} Rufe auf das Personal. Bitte einen Moment Geduld, es kommt jemand.',
  },
} satisfies Refusals;

/** Calling staff to a table. */
export const CALL_REFUSES = [
  'CALL_TARGET_UNKNOWN',
  'PREVIEW',
  'TABLE_REQUIRED',
  'TABLE_UNKNOWN',
  'SCORE_INVALID',
  'NAME_REQUIRED',
  'NAME_TOO_LONG',
  'CALL_EMPTY',
  'CALL_CHOICE_GONE',
  'CALL_NOTE_TOO_LONG',
  'CALLS_WAITING',
] as const;
