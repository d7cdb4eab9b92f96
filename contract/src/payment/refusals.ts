import type { Refusals } from '../http/refusal-text.ts';

export const PAYMENT_REFUSALS = {
  NOT_PAYABLE: {
    status: 409,
    vi: 'Đơn này không còn chờ thanh toán.',
    en: 'This order is no longer waiting to be paid.',
    de: 'Diese Bestellung wartet nicht mehr auf eine Zahlung.',
  },
  PAYMENT_NOT_STARTED: {
    status: 422,
    vi: 'Yêu cầu thanh toán không thành công. Bạn thử lại nhé.',
    en: 'The payment could not be started. Please try again.',
    de: 'Die Zahlung konnte nicht gestartet werden. Bitte versuchen Sie es noch einmal.',
  },
  PAYMENT_RESTING: {
    status: 409,
    vi: 'Cổng thanh toán này đang trục trặc. Bạn chọn cách khác, hoặc thử lại sau vài phút nhé.',
    en: 'This payment method is not responding right now. Please choose another one, or try again in a few minutes.',
    de: 'Diese Zahlungsart antwortet gerade nicht. Bitte wählen Sie eine andere oder versuchen Sie es in ein paar Minuten noch einmal.',
  },
  METHOD_FIXED: {
    status: 409,
    vi: 'Tiền của đơn này đã tới một phần hoặc đang được quán kiểm tra, nên không đổi cách trả được nữa.',
    en: 'Money for this order has arrived or is being checked, so the payment method can no longer be changed.',
    de: 'Für diese Bestellung ist Geld eingegangen oder angekündigt, die Zahlungsart lässt sich nicht mehr ändern.',
  },
  AMOUNT_DIFFERS: {
    status: 409,
    vi: 'Đơn này cần trả {amount}, không phải số tiền vừa gửi.',
    en: 'This order comes to {amount}, not to the amount that was sent.',
    de: 'Für diese Bestellung sind {amount} zu zahlen, nicht der gesendete Betrag.',
  },
  ALREADY_PAID: {
    status: 409,
    vi: 'Đơn này đã được trả tiền.',
    en: 'This order has been paid.',
    de: 'Diese Bestellung ist bezahlt.',
  },
  REFUND_TOO_MUCH: {
    status: 409,
    vi: 'Chỉ còn hoàn được tối đa {max}.',
    en: 'No more than {max} can be refunded.',
    de: 'Es können höchstens noch {max} erstattet werden.',
  },
  REFUND_LINES: {
    status: 422,
    vi: 'Món hoặc số lượng muốn hoàn không khớp với đơn.',
    en: 'The dishes or quantities to refund do not match the order.',
    de: 'Gerichte oder Mengen passen nicht zur Bestellung.',
  },
} satisfies Refusals;

export const CLAIM_REFUSES = ['NOT_PAYABLE', 'WRONG_STATUS', 'STALE'] as const;

export const SHARE_REFUSES = ['NOT_PAYABLE'] as const;

export const NEW_PAYMENT_REFUSES = [
  'ALREADY_PAID',
  'NOT_PAYABLE',
  'PAYMENT_RESTING',
  'AMOUNT_DIFFERS',
] as const;

export const CHANGE_METHOD_REFUSES = [
  'ALREADY_PAID',
  'METHOD_FIXED',
  'NOT_PAYABLE',
  'PAYMENT_UNAVAILABLE',
  'PAYMENT_RESTING',
  'TOO_MANY_OPEN',
  'TOO_MANY_NEARBY',
  'STORE_BUSY',
] as const;

export const CONFIRM_TRANSFER_REFUSES = ['ALREADY_PAID', 'NOT_PAYABLE', 'STALE'] as const;

export const REFUND_REFUSES = ['REFUND_TOO_MUCH', 'REFUND_LINES', 'PAYMENT_UNAVAILABLE'] as const;
