import type { Refusals } from '../http/refusal-text.ts';

export const STAFF_REFUSALS = {
  WRONG_PASSWORD: {
    status: 401,
    vi: 'Sai tên hoặc mật khẩu. Số lần thử còn lại: {tries}.',
    en: 'Wrong name or password. Tries left: {tries}.',
    de: 'Name oder Passwort stimmt nicht. Verbleibende Versuche: {tries}.',
  },
  LOCKED_OUT: {
    status: 429,
    vi: 'Sai quá nhiều lần. Chờ {minutes} phút rồi thử lại nhé.',
    en: 'Too many wrong tries. Please wait {minutes} min and try again.',
    de: 'Zu viele Fehlversuche. Bitte warten Sie {minutes} Min. und versuchen Sie es noch einmal.',
  },
  CODE_REQUIRED: {
    status: 401,
    vi: 'Nhập mã 6 số trong ứng dụng xác thực của bạn.',
    en: 'Please enter the 6-digit code from your authenticator app.',
    de: 'Bitte geben Sie den 6-stelligen Code Ihrer Authenticator-App ein.',
  },
  WRONG_CODE: {
    status: 401,
    vi: 'Mã không đúng hoặc đã dùng rồi. Số lần thử còn lại: {tries}.',
    en: 'This code is wrong or has already been used. Tries left: {tries}.',
    de: 'Dieser Code stimmt nicht oder wurde schon benutzt. Verbleibende Versuche: {tries}.',
  },
  TOTP_ON: {
    status: 409,
    vi: 'Đăng nhập hai bước đang bật rồi.',
    en: 'Two-step sign-in is on already.',
    de: 'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
  },
  TOTP_OFF: {
    status: 409,
    vi: 'Đăng nhập hai bước đang tắt.',
    en: 'Two-step sign-in is off.',
    de: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
  },
  WRONG_PIN: {
    status: 401,
    vi: 'Mã chưa đúng. Số lần thử còn lại: {tries}.',
    en: 'Wrong digits. Tries left: {tries}.',
    de: 'Diese Ziffern stimmen nicht. Verbleibende Versuche: {tries}.',
  },
  PIN_UNSET: {
    status: 409,
    vi: 'Bạn chưa có mã ở máy này. Đăng nhập bằng mật khẩu một lần rồi chọn mã nhé.',
    en: 'You have no digits at this device yet. Sign in with your password once, then choose some.',
    de: 'An diesem Gerät haben Sie noch keine Ziffern. Melden Sie sich einmal mit Passwort an und wählen Sie welche.',
  },
  PIN_MALFORMED: {
    status: 422,
    vi: 'Mã gồm đúng 6 số.',
    en: 'It takes exactly 6 digits.',
    de: 'Es müssen genau 6 Ziffern sein.',
  },
  PIN_WEAK: {
    status: 422,
    vi: 'Mã này dễ đoán quá. Bạn chọn 6 số khác nhé.',
    en: 'These digits are easy to guess. Please choose others.',
    de: 'Diese Ziffern sind leicht zu erraten. Bitte wählen Sie andere.',
  },
  BRAND_REQUIRED: {
    status: 422,
    vi: 'Bạn chọn thương hiệu mình làm việc nhé.',
    en: 'Please choose the brand you work for.',
    de: 'Bitte wählen Sie die Marke, für die Sie arbeiten.',
  },
  WEAK_PASSWORD: {
    status: 422,
    vi: 'Mật khẩu này dễ đoán quá. Dùng vài từ không liên quan với nhau, hoặc dài hơn nhé.',
    en: 'This password is easy to guess. Use a few unrelated words, or a longer one.',
    de: 'Dieses Passwort ist leicht zu erraten. Nehmen Sie einige Wörter ohne Zusammenhang oder ein längeres.',
  },
  LAST_OWNER: {
    status: 409,
    vi: 'Đây là chủ quán duy nhất. Thêm một chủ quán khác trước nhé.',
    en: 'This is the only owner. Make somebody else an owner first.',
    de: 'Das ist der einzige Inhaber. Machen Sie zuerst jemand anderen zum Inhaber.',
  },
  SOLD_OUT_END: {
    status: 422,
    vi: 'Giờ bán lại phải ở phía trước, trong vòng {days} ngày tới. Bạn chọn lại nhé.',
    en: 'It must be back at a time still to come, within {days} days. Please choose again.',
    de: 'Das Ende muss noch kommen, und zwar innerhalb von {days} Tagen. Bitte wählen Sie noch einmal.',
  },
  SWITCH_END: {
    status: 422,
    vi: 'Giờ hết phải ở sau lúc này và trong vòng 7 ngày. Bạn chọn lại giờ nhé.',
    en: 'The end must lie ahead, within seven days. Please choose another time.',
    de: 'Das Ende muss in der Zukunft liegen, höchstens sieben Tage voraus. Bitte wählen Sie eine andere Zeit.',
  },
  SWITCH_OPENING: {
    status: 422,
    vi: 'Quán chưa có giờ mở cửa nào sắp tới. Bạn chọn một giờ khác nhé.',
    en: 'The restaurant has no opening ahead. Please choose a time instead.',
    de: 'Es steht keine nächste Öffnung fest. Bitte wählen Sie stattdessen eine Uhrzeit.',
  },
  STALE: {
    status: 409,
    vi: 'Đơn vừa có người khác cập nhật. Bạn xem lại rồi làm tiếp nhé.',
    en: 'Somebody else has just changed this order. Please look again before you go on.',
    de: 'Jemand anderes hat diese Bestellung gerade geändert. Bitte sehen Sie noch einmal nach.',
  },
  NAME_TAKEN: {
    status: 409,
    vi: 'Tên {name} đã có người dùng.',
    en: 'The name {name} is already taken.',
    de: 'Der Name {name} ist schon vergeben.',
  },
  WRONG_STATUS: {
    status: 409,
    vi: 'Đơn này không chuyển bước như vậy được nữa.',
    en: 'This step is no longer possible for this order.',
    de: 'Dieser Schritt ist bei dieser Bestellung nicht mehr möglich.',
  },
  STORE_UNKNOWN: {
    status: 422,
    vi: 'Thương hiệu không có quán này: {stores}',
    en: 'The brand has no such restaurant: {stores}',
    de: 'Die Marke hat kein solches Restaurant: {stores}',
  },
  TRANSFER_UNCONFIRMED: {
    status: 409,
    vi: 'Chưa thấy tiền chuyển khoản của đơn này. Xác nhận tiền đã về rồi hãy nhận đơn.',
    en: 'The transfer for this order has not been confirmed yet. Confirm the money first.',
    de: 'Die Überweisung für diese Bestellung ist noch nicht bestätigt. Bitte bestätigen Sie zuerst den Zahlungseingang.',
  },
  FEE_OPEN: {
    status: 409,
    vi: 'Phí giao chưa chốt với khách. Báo phí, chờ khách đồng ý rồi hãy nhận đơn.',
    en: 'The delivery fee is not agreed yet. Quote it and wait for the guest to agree before you accept the order.',
    de: 'Die Liefergebühr ist noch nicht vereinbart. Nennen Sie sie und warten Sie auf die Zusage des Gastes.',
  },
  TABLE_TAKEN: {
    status: 409,
    vi: 'Bàn này đang có khách.',
    en: 'People are sitting at this table.',
    de: 'An diesem Tisch sitzen schon Gäste.',
  },
  CALL_TAKEN: {
    status: 409,
    vi: '{name} đã nhận rồi.',
    en: '{name} is on the way already.',
    de: '{name} ist schon unterwegs.',
  },
  CALL_ANSWERED: {
    status: 409,
    vi: 'Lời gọi này {name} đã lo xong rồi.',
    en: '{name} has already seen to this call.',
    de: '{name} hat sich schon darum gekümmert.',
  },
} satisfies Refusals;

export const SIGN_IN_REFUSES = [
  'WRONG_PASSWORD',
  'LOCKED_OUT',
  'BRAND_REQUIRED',
  'CODE_REQUIRED',
  'WRONG_CODE',
] as const;

export const ADD_DEVICE_REFUSES = ['NAME_REQUIRED'] as const;

/** Coming in at a device by six digits. */
export const TURN_REFUSES = ['WRONG_PIN', 'LOCKED_OUT', 'PIN_UNSET'] as const;

export const PIN_REFUSES = ['PIN_MALFORMED', 'PIN_WEAK'] as const;

export const BEGIN_TOTP_REFUSES = ['WRONG_PASSWORD', 'LOCKED_OUT', 'TOTP_ON'] as const;

export const CONFIRM_TOTP_REFUSES = ['WRONG_CODE', 'LOCKED_OUT', 'TOTP_ON', 'TOTP_OFF'] as const;

export const END_TOTP_REFUSES = ['WRONG_PASSWORD', 'WRONG_CODE', 'LOCKED_OUT', 'TOTP_OFF'] as const;

export const END_TOTP_OF_PERSON_REFUSES = ['TOTP_OFF'] as const;

export const ADD_PERSON_REFUSES = ['NAME_REQUIRED', 'NAME_TAKEN', 'STORE_UNKNOWN', 'WEAK_PASSWORD'] as const;

export const CHANGE_PERSON_REFUSES = ['LAST_OWNER', 'STORE_UNKNOWN'] as const;

export const REMOVE_PERSON_REFUSES = ['LAST_OWNER'] as const;

export const OWN_PASSWORD_REFUSES = ['WRONG_PASSWORD', 'LOCKED_OUT', 'WEAK_PASSWORD'] as const;

/** A cook's step with an order. */
export const STEP_REFUSES = ['STALE', 'WRONG_STATUS', 'TRANSFER_UNCONFIRMED', 'FEE_OPEN'] as const;

/** Promising an order for later. */
/** Pausing orders, or saying that they take longer. */
export const SWITCH_REFUSES = ['SWITCH_END', 'SWITCH_OPENING', 'TYPE_UNAVAILABLE'] as const;
/** A stop of the tables without an end is ended by whoever may stop them. */
export const END_SWITCH_REFUSES = [] as const;

export const LATER_REFUSES = ['STALE', 'WRONG_STATUS'] as const;

/** Saying who is on the way with an order. */
export const DRIVER_REFUSES = ['STALE', 'WRONG_STATUS'] as const;

export const OFFER_FEE_REFUSES = ['STALE', 'WRONG_STATUS', 'FEE_SETTLED', 'TRANSFER_UNCONFIRMED'] as const;

/** One person alone takes a call of a table. */
export const TAKE_CALL_REFUSES = ['CALL_TAKEN', 'CALL_ANSWERED'] as const;

export const ANSWER_CALL_REFUSES = ['CALL_ANSWERED'] as const;

export const SELL_OUT_REFUSES = ['SOLD_OUT_END'] as const;

export const OPEN_SITTING_REFUSES = ['TABLE_UNKNOWN'] as const;

export const MOVE_SITTING_REFUSES = ['SITTING_OVER', 'TABLE_UNKNOWN', 'TABLE_TAKEN'] as const;

export const MERGE_SITTING_REFUSES = ['SITTING_OVER'] as const;

/** The staff put a guest out, let one in or name the first phone. */
export const SEAT_GUEST_REFUSES = ['SITTING_OVER', 'SITTING_NOT_THERE', 'SITTING_FULL'] as const;
