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
  TABLE_CODE_REQUIRED: {
    status: 403,
    vi: 'Mã này không còn là mã của bàn. Bạn quét lại mã trên bàn nhé.',
    en: 'This is no longer the code of this table. Please scan the code on it again.',
    de: 'Das ist nicht mehr der Code dieses Tisches. Bitte scannen Sie den Code darauf noch einmal.',
  },
  SITTING_DIGITS_NEEDED: {
    status: 409,
    vi: 'Bàn này đang có khách. Nhập bốn số trên máy của người đến trước, hoặc xin họ cho bạn vào.',
    en: 'People are sitting here already. Enter the four digits on the phone of whoever came first, or ask to be let in.',
    de: 'Hier sitzen schon Gäste. Geben Sie die vier Ziffern vom Telefon des ersten Gastes ein, oder bitten Sie um Einlass.',
  },
  SITTING_DIGITS_WRONG: {
    status: 403,
    vi: 'Bốn số này không đúng. Bạn xem lại trên máy của người đến trước nhé.',
    en: 'These digits are wrong. Please look again at the phone of whoever came first.',
    de: 'Diese Ziffern stimmen nicht. Bitte sehen Sie noch einmal auf das Telefon des ersten Gastes.',
  },
  SITTING_DIGITS_OFF: {
    status: 429,
    vi: 'Đã nhập sai quá nhiều lần. Giờ chỉ máy của người đến trước mới cho bạn vào được.',
    en: 'Wrong digits were entered too often. Now only the phone of whoever came first can let you in.',
    de: 'Es wurden zu oft falsche Ziffern eingegeben. Jetzt kann Sie nur noch das Telefon des ersten Gastes einlassen.',
  },
  SITTING_ASKED: {
    status: 409,
    vi: 'Bàn này không nhận thêm lời xin vào. Bạn gọi nhân viên nhé.',
    en: 'This table takes no more requests to join. Please call the staff.',
    de: 'Dieser Tisch nimmt keine weiteren Anfragen an. Bitte rufen Sie das Personal.',
  },
  SITTING_FULL: {
    status: 409,
    vi: 'Bàn này đã đủ {limit} máy. Bạn gọi món chung trên máy của người cùng bàn nhé.',
    en: '{limit} phones are at this table already. Please order on the phone of somebody at the table.',
    de: 'An diesem Tisch sind schon {limit} Telefone. Bitte bestellen Sie auf dem Telefon von jemandem am Tisch.',
  },
  SITTING_FIRST_ONLY: {
    status: 403,
    vi: 'Chỉ máy của người đến trước mới cho khách vào được.',
    en: 'Only the phone of whoever came first lets others in.',
    de: 'Nur das Telefon des ersten Gastes lässt andere ein.',
  },
  SITTING_NOT_ASKING: {
    status: 409,
    vi: 'Người này không còn xin vào nữa.',
    en: 'This person is not asking any more.',
    de: 'Diese Person bittet nicht mehr um Einlass.',
  },
  SITTING_MOVED: {
    status: 409,
    vi: 'Bạn đã chuyển sang bàn {table}. Bạn gọi món từ bàn đó nhé.',
    en: 'You have moved to table {table}. Please order from there.',
    de: 'Sie sitzen jetzt an Tisch {table}. Bitte bestellen Sie von dort.',
  },
  SITTING_OVER: {
    status: 409,
    vi: 'Bàn này đã đóng. Bạn quét lại mã trên bàn nhé.',
    en: 'This table is closed. Please scan the code on the table again.',
    de: 'Dieser Tisch ist abgeschlossen. Zum Bestellen scannen Sie den Code bitte neu.',
  },
  BILL_CLOSED: {
    status: 409,
    vi: 'Bàn này đã tính tiền xong.',
    en: 'The bill of this table is closed.',
    de: 'Die Rechnung dieses Tisches ist abgeschlossen.',
  },
  BILL_NOTHING_LEFT: {
    status: 409,
    vi: 'Cả bàn đã được trả hoặc đang có người trả, không còn gì để trả.',
    en: 'Everything is paid, or somebody is paying it. Nothing is left to pay.',
    de: 'Alles ist bezahlt oder wird gerade bezahlt. Es ist nichts mehr offen.',
  },
  BILL_NOTHING_CHOSEN: {
    status: 422,
    vi: 'Phần này không có gì phải trả. Bạn chọn món khác nhé.',
    en: 'There is nothing to pay for this. Please choose another dish.',
    de: 'Dafür ist nichts zu zahlen. Bitte wählen Sie ein anderes Gericht.',
  },
  BILL_DISH_TAKEN: {
    status: 409,
    vi: 'Vừa có người trả món này, không còn nhiều như bạn chọn. Bạn chọn lại nhé.',
    en: 'Somebody has just taken this dish, and less of it is left than you chose. Please choose again.',
    de: 'Jemand zahlt dieses Gericht gerade, es ist weniger davon offen, als Sie gewählt haben. Bitte wählen Sie neu.',
  },
  BILL_PEOPLE: {
    status: 422,
    vi: 'Chia cho từ 1 đến {limit} người, và trả không quá số phần đó.',
    en: 'Share it among 1 to {limit} people, and pay no more parts than that.',
    de: 'Teilen Sie durch 1 bis {limit} Personen, und zahlen Sie höchstens so viele Teile.',
  },
  BILL_PART_TAKEN: {
    status: 409,
    vi: 'Không còn nhiều phần như bạn chọn. Bạn chọn lại nhé.',
    en: 'Not that many parts are left. Please choose again.',
    de: 'So viele Teile sind nicht mehr offen. Bitte wählen Sie neu.',
  },
  BILL_DIVIDED: {
    status: 409,
    vi: 'Vừa có người chia hoá đơn cho {people} người. Bạn xem lại phần của mình nhé.',
    en: 'Somebody has just divided the bill among {people}. Please look at your part again.',
    de: 'Jemand hat die Rechnung gerade durch {people} geteilt. Bitte sehen Sie sich Ihren Teil noch einmal an.',
  },
  BILL_WAIT: {
    status: 409,
    vi: 'Bạn đã giữ phần hai lần mà chưa trả. Chờ {minutes} phút nữa, hoặc trả với nhân viên nhé. Tiền đã gửi vẫn được tính.',
    en: 'You have held a part twice without paying. Wait {minutes} min, or pay the staff. Money already sent still counts.',
    de: 'Sie haben zweimal einen Teil reserviert und nicht gezahlt. Bitte warten Sie {minutes} Min. oder zahlen Sie beim Personal. Gesendetes Geld zählt.',
  },
  BILL_AMOUNT: {
    status: 422,
    vi: 'Bạn trả được từ 1 đến {max}.',
    en: 'You can pay any amount up to {max}.',
    de: 'Sie können bis zu {max} zahlen.',
  },
  BILL_DIFFERS: {
    status: 409,
    vi: 'Phần này giờ là {amount}, không phải số tiền vừa gửi. Bạn xem lại hoá đơn nhé.',
    en: 'This comes to {amount} now, not to the amount that was sent. Please look at the bill again.',
    de: 'Das macht jetzt {amount}, nicht den gesendeten Betrag. Bitte sehen Sie sich die Rechnung noch einmal an.',
  },
  BILL_NOT_BY_PHONE: {
    status: 409,
    vi: 'Quán không nhận trả từng phần trên điện thoại. Bạn gọi nhân viên để trả nhé.',
    en: 'This restaurant takes no payments by phone at the table. Please call the staff to pay.',
    de: 'In diesem Restaurant zahlt man am Tisch nicht per Telefon. Bitte rufen Sie das Personal.',
  },
  BILL_SHARE_PAID: {
    status: 409,
    vi: 'Phần này đã được trả đủ.',
    en: 'This part has been paid.',
    de: 'Dieser Teil ist bezahlt.',
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

/** What a sitting that is over answers to everything. */
export const SITTING_REFUSES = ['SITTING_OVER'] as const;

/** The first phone lets somebody in, or does not. */
export const LET_IN_REFUSES = [
  ...SITTING_REFUSES,
  'SITTING_FIRST_ONLY',
  'SITTING_NOT_ASKING',
  'SITTING_FULL',
] as const;

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
] as const;

/** What of a bill cannot be taken. */
const TAKE_REFUSES = [
  'BILL_CLOSED',
  'BILL_NOTHING_LEFT',
  'BILL_NOTHING_CHOSEN',
  'BILL_DISH_TAKEN',
  'BILL_PEOPLE',
  'BILL_PART_TAKEN',
  'BILL_DIVIDED',
  'BILL_AMOUNT',
] as const;

/** Somebody is about to pay a part of their table's bill. */
export const TAKE_SHARE_REFUSES = [
  ...SITTING_REFUSES,
  ...TAKE_REFUSES,
  'BILL_NOT_BY_PHONE',
  'BILL_WAIT',
] as const;

export const HOLD_AGAIN_REFUSES = [
  ...SITTING_REFUSES,
  'BILL_CLOSED',
  'BILL_DISH_TAKEN',
  'BILL_AMOUNT',
  'BILL_WAIT',
] as const;

/** A share is paid by a wallet or card. */
export const PAY_SHARE_REFUSES = [
  ...HOLD_AGAIN_REFUSES,
  'BILL_SHARE_PAID',
  'PAYMENT_UNAVAILABLE',
  'PAYMENT_RESTING',
] as const;

export const TAKE_CASH_REFUSES = [...TAKE_REFUSES, 'BILL_DIFFERS'] as const;

/** Staff have seen the transfer for a share. */
export const CONFIRM_SHARE_REFUSES = [
  'BILL_CLOSED',
  'BILL_SHARE_PAID',
  'BILL_NOTHING_LEFT',
  'BILL_DIFFERS',
] as const;

export const TAKE_CASH_BACK_REFUSES = ['BILL_CLOSED'] as const;
