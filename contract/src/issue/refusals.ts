import type { Refusals } from '../http/refusal-text.ts';

export const ISSUE_REFUSALS = {
  ISSUE_NOT_COMPLETED: {
    status: 409,
    vi: 'Đơn hoàn thành rồi mới báo thiếu hay sai món được. Cần gấp, bạn gọi cho quán nhé.',
    en: 'You can report a missing or wrong dish once the order is completed. If it is urgent, please call the restaurant.',
    de: 'Fehlendes oder Falsches können Sie melden, sobald die Bestellung abgeschlossen ist. Wenn es eilt, rufen Sie bitte das Restaurant an.',
  },
  ISSUE_AT_TABLE: {
    status: 409,
    vi: 'Bạn đang ăn tại quán: bạn gọi nhân viên để được giúp ngay nhé.',
    en: 'This was eaten in the restaurant: please call the staff, they help at once.',
    de: 'Sie haben im Restaurant gegessen: Bitte rufen Sie das Personal, es hilft sofort.',
  },
  ISSUE_TOO_LATE: {
    status: 409,
    vi: 'Đơn đã hoàn thành hơn một ngày. Bạn gọi cho quán để được giúp nhé.',
    en: 'The order was completed more than a day ago. Please call the restaurant.',
    de: 'Die Bestellung ist seit über einem Tag abgeschlossen. Bitte rufen Sie das Restaurant an.',
  },
  ISSUE_LINES: {
    status: 422,
    vi: 'Bạn chọn lại món thiếu hoặc sai trong đơn của mình nhé.',
    en: 'Please choose again which of your dishes were missing or wrong.',
    de: 'Bitte wählen Sie noch einmal, welche Ihrer Gerichte fehlten oder falsch waren.',
  },
  ISSUE_NAMED: {
    status: 409,
    vi: 'Món này đã được báo rồi. Bạn xem câu trả lời của quán trong đơn nhé.',
    en: 'This dish has been reported already. You can read the restaurant’s answer in the order.',
    de: 'Dieses Gericht wurde schon gemeldet. Die Antwort des Restaurants lesen Sie in der Bestellung.',
  },
  ISSUE_WORDS_TOO_LONG: {
    status: 422,
    vi: 'Lời nhắn dài quá {limit} ký tự. Bạn viết gọn lại nhé.',
    en: 'That is more than {limit} characters. Please make it shorter.',
    de: 'Das sind mehr als {limit} Zeichen. Bitte fassen Sie sich kürzer.',
  },
  ISSUE_ANSWERED: {
    status: 409,
    vi: '{name} đã trả lời khách rồi.',
    en: '{name} has answered the guest already.',
    de: '{name} hat dem Gast schon geantwortet.',
  },
  ISSUE_CHANGED: {
    status: 409,
    vi: 'Khách vừa sửa lời báo. Bạn xem lại rồi trả lời nhé.',
    en: 'The guest has just changed the report. Please look again before you answer.',
    de: 'Der Gast hat die Meldung gerade geändert. Bitte sehen Sie noch einmal nach, bevor Sie antworten.',
  },
  ISSUE_NO_NUMBER: {
    status: 409,
    vi: 'Đơn này không có số điện thoại dùng được. Bạn chọn hoàn tiền nhé.',
    en: 'This order has no phone number that can be used. Please give money back instead.',
    de: 'Diese Bestellung hat keine brauchbare Telefonnummer. Bitte erstatten Sie stattdessen Geld.',
  },
  ISSUE_VOUCHER_TOO_MUCH: {
    status: 422,
    vi: 'Phiếu tặng nhiều nhất bằng giá món được báo: {max}.',
    en: 'The voucher can be worth at most what was reported: {max}.',
    de: 'Der Gutschein ist höchstens so viel wert wie das Gemeldete: {max}.',
  },
  ISSUE_PICTURE: {
    status: 422,
    vi: 'Không đọc được ảnh này. Bạn gửi ảnh chụp JPEG, PNG, WebP hoặc AVIF, nhiều nhất 8 MB nhé.',
    en: 'This picture cannot be read. Please send a JPEG, PNG, WebP or AVIF of at most 8 MB.',
    de: 'Dieses Bild lässt sich nicht lesen. Bitte senden Sie JPEG, PNG, WebP oder AVIF mit höchstens 8 MB.',
  },
  ISSUE_NONE_OPEN: {
    status: 409,
    vi: 'Quán đã trả lời rồi, nên không thêm ảnh được nữa.',
    en: 'The restaurant has answered already. No picture can be added any more.',
    de: 'Das Restaurant hat schon geantwortet. Ein Bild lässt sich nicht mehr hinzufügen.',
  },
} satisfies Refusals;

/** The picture beside a report. */
export const ISSUE_PICTURE_REFUSES = [
  'ISSUE_PICTURE',
  'ISSUE_NONE_OPEN',
  'ISSUE_NOT_COMPLETED',
  'ISSUE_AT_TABLE',
  'ISSUE_TOO_LATE',
] as const;

/** The diner's report. */
export const ISSUE_REFUSES = [
  'ISSUE_NOT_COMPLETED',
  'ISSUE_AT_TABLE',
  'ISSUE_TOO_LATE',
  'ISSUE_LINES',
  'ISSUE_NAMED',
  'ISSUE_WORDS_TOO_LONG',
] as const;

/** The restaurant's answer to it. */
export const ANSWER_ISSUE_REFUSES = [
  'ISSUE_ANSWERED',
  'ISSUE_CHANGED',
  'ISSUE_NO_NUMBER',
  'ISSUE_VOUCHER_TOO_MUCH',
  'REFUND_TOO_MUCH',
  'REFUND_LINES',
  'PAYMENT_UNAVAILABLE',
] as const;
