import type { Refusals } from '../http/refusal-text.ts';

export const VOUCHER_REFUSALS = {
  VOUCHER_0: {
    status: 422,
    vi: 'Không áp dụng',
    en: 'Not applicable',
    de: 'Nicht anwendbar',
  },
  VOUCHER_1: {
    status: 422,
    vi: 'Mã giảm giá không đúng',
    en: 'Wrong discount code',
    de: 'Rabattcode stimmt nicht',
  },
  VOUCHER_2: {
    status: 422,
    vi: 'Mã đã được sử dụng',
    en: 'Code already used',
    de: 'Code bereits verwendet',
  },
  VOUCHER_3: {
    status: 422,
    vi: 'Hết hạn sử dụng',
    en: 'Code expired',
    de: 'Code abgelaufen',
  },
  VOUCHER_4: {
    status: 422,
    vi: 'Có thể sử dụng',
    en: 'Can be used',
    de: 'Kann verwendet werden',
  },
  VOUCHER_BELOW_MINIMUM: {
    status: 422,
    vi: 'Mã này dùng cho đơn từ {minimum}.',
    en: 'This code needs an order of at least {minimum}.',
    de: 'Dieser Code gilt ab einem Bestellwert von {minimum}.',
  },
  VOUCHER_ROUND_BELOW_MINIMUM: {
    status: 422,
    vi: 'Mã này dùng cho một lượt gọi từ {minimum}, không cộng các lượt trước.',
    en: 'This code needs at least {minimum} in one round; earlier rounds do not count.',
    de: 'Dieser Code gilt ab {minimum} in einer Bestellrunde, frühere Runden zählen nicht mit.',
  },
  VOUCHER_OF_ANOTHER_NUMBER: {
    status: 422,
    vi: 'Mã này của số điện thoại khác',
    en: 'This code belongs to another phone number',
    de: 'Dieser Code gehört zu einer anderen Telefonnummer',
  },
  VOUCHER_FAILED: {
    status: 422,
    vi: 'Đã có lỗi xảy ra, vui lòng kiểm tra lại',
    en: 'An error occurred, please check again',
    de: 'Der Code konnte nicht geprüft werden, bitte versuchen Sie es noch einmal',
  },
  VOUCHER_GONE: {
    status: 409,
    vi: 'Mã giảm giá không dùng được nữa: {reason}. Đơn chưa được đặt.',
    en: 'The discount code can no longer be used: {reason}. Your order was not placed.',
    de: 'Der Rabattcode kann nicht mehr verwendet werden: {reason}. Es wurde nichts bestellt.',
  },
} satisfies Refusals;
