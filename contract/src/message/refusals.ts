import type { Refusals } from '../http/refusal-text.ts';

export const MESSAGE_REFUSALS = {
  PHONE_CODES_UNAVAILABLE: {
    status: 409,
    vi: 'Quán chưa gửi được mã tới điện thoại. Bạn nhờ nhân viên tại quầy xác nhận số nhé.',
    en: 'This restaurant cannot send codes to phones. Please ask the staff at the counter to confirm your number.',
    de: 'Dieses Restaurant kann keine Codes an Telefone senden. Bitte lassen Sie Ihre Nummer an der Theke bestätigen.',
  },
  PHONE_ABROAD: {
    status: 422,
    vi: 'Quán không gửi mã được tới số ở nước này.',
    en: 'This restaurant cannot send codes to numbers in that country.',
    de: 'Dieses Restaurant sendet keine Codes an Nummern dieses Landes.',
  },
  PHONE_CODE_WAIT: {
    status: 429,
    vi: 'Mã đã được gửi rồi. Chờ {seconds:time} nữa rồi xin mã mới nhé.',
    en: 'A code was sent already. You can ask for another in {seconds:time}.',
    de: 'Es wurde schon ein Code gesendet. Einen neuen können Sie in {seconds:time} anfordern.',
  },
  PHONE_CODES_USED_UP: {
    status: 429,
    vi: 'Lúc này quán tạm chưa gửi thêm mã. Bạn thử lại sau {seconds:time}, hoặc nhờ nhân viên tại quầy xác nhận số nhé.',
    en: 'No more codes can be sent right now. Please try again in {seconds:time}, or ask the staff at the counter to confirm your number.',
    de: 'Zurzeit können keine weiteren Codes gesendet werden. Versuchen Sie es in {seconds:time} noch einmal oder lassen Sie Ihre Nummer an der Theke bestätigen.',
  },
  PHONE_NOT_MOBILE: {
    status: 422,
    vi: 'Mã chỉ gửi được tới số di động.',
    en: 'Codes can only be sent to mobile numbers.',
    de: 'Codes können nur an Mobilnummern gesendet werden.',
  },
  PHONE_CODE_WRONG: {
    status: 422,
    vi: 'Mã không đúng. Còn {tries} lần thử.',
    en: 'This code is not right. Tries left: {tries}.',
    de: 'Dieser Code stimmt nicht. Verbleibende Versuche: {tries}.',
  },
  PHONE_CODE_OVER: {
    status: 422,
    vi: 'Mã này không còn dùng được. Bạn xin mã mới nhé.',
    en: 'This code can no longer be used. Please ask for a new one.',
    de: 'Dieser Code gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  },
  NO_PHONE_TO_PROVE: {
    status: 409,
    vi: 'Đơn này không đặt từ máy của khách, hoặc số điện thoại không đọc được.',
    en: 'This order was not placed on a guest’s own device, or its phone number cannot be read.',
    de: 'Diese Bestellung kam nicht vom Gerät eines Gastes, oder ihre Telefonnummer ist nicht lesbar.',
  },
} satisfies Refusals;

export const SEND_CODE_REFUSES = [
  'PHONE_CODES_UNAVAILABLE',
  'PHONE_ABROAD',
  'PHONE_NOT_MOBILE',
  'PHONE_CODE_WAIT',
  'PHONE_CODES_USED_UP',
  'CAPTCHA_REQUIRED',
] as const;
export const CHECK_CODE_REFUSES = ['PHONE_CODE_WRONG', 'PHONE_CODE_OVER'] as const;
/** Staff prove the number of an order. */
export const PROVE_PHONE_REFUSES = ['NO_PHONE_TO_PROVE'] as const;
