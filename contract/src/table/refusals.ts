import type { Refusals } from '../http/refusal-text.ts';

export const TABLE_REFUSALS = {
  TABLE_REQUIRED: {
    status: 422,
    vi: 'Quán chưa biết bạn ngồi bàn nào. Bạn quét mã trên bàn nhé.',
    en: 'The restaurant does not know your table. Please scan the code on it.',
    de: 'Das Restaurant kennt Ihren Tisch nicht. Bitte scannen Sie den Code auf dem Tisch.',
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
    en: 'The restaurant does not have calls sent to this address.',
    de: 'An diese Adresse leitet das Restaurant keine Anfragen weiter.',
  },
  CALLS_WAITING: {
    status: 429,
    vi: 'Đang có {limit} lời gọi chờ nhân viên. Bạn đợi một chút nhé, nhân viên sắp tới.',
    en: '{limit} calls are already waiting for staff. Please wait a moment, somebody is coming.',
    de: 'Es sind schon {limit} Anfragen offen. Bitte einen Moment Geduld, es kommt jemand.',
  },
  TABLE_CODE_REQUIRED: {
    status: 403,
    vi: 'Mã này không còn là mã của bàn. Bạn quét lại mã trên bàn nhé.',
    en: 'This code is no longer valid. Please scan the code on the table again.',
    de: 'Das ist nicht mehr der Code dieses Tisches. Bitte scannen Sie den Code auf dem Tisch noch einmal.',
  },
  SITTING_DIGITS_NEEDED: {
    status: 409,
    vi: 'Bàn này đang có khách. Bạn nhập mã 4 số trên máy của chủ bàn, hoặc xin chủ bàn cho vào.',
    en: 'This table is taken. Enter the 4-digit code from the host’s phone, or ask to be let in.',
    de: 'Hier sitzen schon Gäste. Geben Sie die vier Ziffern vom Telefon des ersten Gastes ein oder fragen Sie den ersten Gast.',
  },
  SITTING_DIGITS_WRONG: {
    status: 403,
    vi: 'Mã 4 số này không đúng. Bạn xem lại trên máy của chủ bàn nhé.',
    en: 'This code is wrong. Please check it on the host’s phone.',
    de: 'Diese Ziffern stimmen nicht. Bitte sehen Sie noch einmal auf das Telefon des ersten Gastes.',
  },
  SITTING_DIGITS_OFF: {
    status: 429,
    vi: 'Đã nhập sai quá nhiều lần. Giờ chỉ máy của chủ bàn mới cho bạn vào được.',
    en: 'A wrong code was entered too often. Now only the host’s phone can let you in.',
    de: 'Es wurden zu oft falsche Ziffern eingegeben. Jetzt kann Sie nur noch der erste Gast einlassen.',
  },
  SITTING_ASKED: {
    status: 409,
    vi: 'Bàn này không nhận thêm lời xin vào. Bạn gọi nhân viên nhé.',
    en: 'This table takes no more requests to join. Please call the staff.',
    de: 'Dieser Tisch nimmt keine weiteren Anfragen an. Bitte rufen Sie die Bedienung.',
  },
  SITTING_FULL: {
    status: 409,
    vi: 'Bàn này đã đủ {limit} máy. Bạn gọi món chung trên máy của người cùng bàn nhé.',
    en: 'There are already {limit} phones at this table. Please order on the phone of somebody at the table.',
    de: 'An diesem Tisch sind schon {limit} Telefone. Bitte bestellen Sie auf dem Telefon von jemandem am Tisch.',
  },
  SITTING_FIRST_ONLY: {
    status: 403,
    vi: 'Chỉ máy của chủ bàn mới cho khách vào được.',
    en: 'Only the host’s phone can let others in.',
    de: 'Nur der erste Gast kann andere einlassen.',
  },
  SITTING_NOT_ASKING: {
    status: 409,
    vi: 'Người này không còn xin vào nữa.',
    en: 'This person is no longer asking to join.',
    de: 'Diese Anfrage ist nicht mehr offen.',
  },
  SITTING_MOVED: {
    status: 409,
    vi: 'Bạn đã chuyển sang bàn {table}. Bạn gọi món từ bàn đó nhé.',
    en: 'You have moved to table {table}. Please order from there.',
    de: 'Sie sitzen jetzt an Tisch {table}. Bitte bestellen Sie von dort.',
  },
  SITTING_ELSEWHERE: {
    status: 409,
    vi: 'Bạn đang ngồi bàn {from}. Chuyển sang bàn {to}?',
    en: 'You are sitting at table {from}. Move to table {to}?',
    de: 'Sie sitzen an Tisch {from}. An Tisch {to} wechseln?',
  },
  SITTING_SEEN: {
    status: 409,
    vi: 'Nhân viên đã gặp nhóm ngồi ở bàn này. Bạn gọi nhân viên nhé.',
    en: 'The staff have already greeted the party at this table. Please call the staff.',
    de: 'Die Bedienung hat die Gäste an diesem Tisch schon begrüßt. Bitte rufen Sie die Bedienung.',
  },
  SITTING_ASIDE: {
    status: 409,
    vi: 'Có người quét mã và báo bàn này là của nhóm khác. Nhân viên sẽ tới xem. Bạn quét lại mã để ngồi tiếp.',
    en: 'Somebody scanned the code and said that a different party sits here. The staff will have a look. Scan the code again to go on.',
    de: 'Jemand hat den Code gescannt und gesagt, dass hier andere Gäste sitzen. Die Bedienung sieht nach. Scannen Sie den Code noch einmal, um weiterzumachen.',
  },
  SITTING_PUT_OUT: {
    status: 409,
    vi: 'Bạn đã được mời ra khỏi bàn này nên món chưa được gửi. Bạn nhập mã 4 số hoặc gọi nhân viên nhé.',
    en: 'You were removed from this table, so nothing was sent. Enter the 4-digit code or call the staff.',
    de: 'Sie wurden von diesem Tisch entfernt, daher wurde nichts gesendet. Geben Sie die vier Ziffern ein oder rufen Sie die Bedienung.',
  },
  SITTING_NOT_THERE: {
    status: 409,
    vi: 'Người này không còn ngồi ở bàn nữa.',
    en: 'This person is no longer at the table.',
    de: 'Diese Person sitzt nicht mehr am Tisch.',
  },
  SITTING_WAS_SEEN: {
    status: 403,
    vi: 'Nhân viên đã gặp người này ở bàn. Chỉ chủ bàn hoặc nhân viên mới mời ra được.',
    en: 'The staff have greeted this person at the table. Only the host or the staff can remove them.',
    de: 'Die Bedienung hat diese Person am Tisch begrüßt. Nur der Gastgeber oder die Bedienung kann sie entfernen.',
  },
  SITTING_OVER: {
    status: 409,
    vi: 'Bàn này đã đóng. Bạn quét lại mã trên bàn nhé.',
    en: 'This table is closed. Please scan the code on the table again.',
    de: 'Dieser Tisch ist abgeschlossen. Zum Bestellen scannen Sie den Code bitte neu.',
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

/** Refusals of a sitting that is over: ended, or put aside because another party sits there. */
export const SITTING_REFUSES = ['SITTING_OVER', 'SITTING_ASIDE'] as const;

/** The first phone lets somebody in, or does not. */
export const LET_IN_REFUSES = [
  ...SITTING_REFUSES,
  'SITTING_FIRST_ONLY',
  'SITTING_NOT_ASKING',
  'SITTING_FULL',
] as const;

/** A guest puts another one out. */
export const PUT_OUT_REFUSES = [...SITTING_REFUSES, 'SITTING_NOT_THERE', 'SITTING_WAS_SEEN'] as const;

/** A phone that has scanned the code of a table. */
export const SIT_DOWN_REFUSES = [
  'PREVIEW',
  'NAME_REQUIRED',
  'NAME_TOO_LONG',
  'TABLE_CODE_REQUIRED',
  'SITTING_DIGITS_NEEDED',
  'SITTING_DIGITS_WRONG',
  'SITTING_DIGITS_OFF',
  'SITTING_ASKED',
  'SITTING_FULL',
  'SITTING_ELSEWHERE',
  'SITTING_SEEN',
] as const;
