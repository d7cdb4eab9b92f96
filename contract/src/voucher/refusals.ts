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
  VOUCHER_LAID: {
    status: 409,
    vi: 'Đơn này đã có mã giảm giá.',
    en: 'This order has a code already.',
    de: 'Diese Bestellung hat schon einen Code.',
  },
  VOUCHER_ORDER_OVER: {
    status: 409,
    vi: 'Đơn này đã kết thúc, không thêm mã được nữa.',
    en: 'This order is over. No code can be added any more.',
    de: 'Diese Bestellung ist beendet. Ein Code lässt sich nicht mehr einlösen.',
  },
  VOUCHER_ORDER_PAID: {
    status: 409,
    vi: 'Đơn này trả trước hoặc đã có tiền về, nên giá giữ nguyên. Cần giảm, bạn hoàn lại một phần nhé.',
    en: 'This order is paid beforehand or money has come for it, so its price stays. Please give a part back instead.',
    de: 'Diese Bestellung wird vorab bezahlt oder es ist schon Geld da, ihr Preis bleibt. Bitte erstatten Sie stattdessen einen Teil.',
  },
  VOUCHER_TOGETHER: {
    status: 409,
    vi: 'Đơn nhóm đã chia phần cho từng người, không thêm mã được.',
    en: 'This group order is divided among its people. No code can be added.',
    de: 'Diese Gruppenbestellung ist schon aufgeteilt. Ein Code lässt sich nicht einlösen.',
  },
  VOUCHER_BILL_PAID: {
    status: 409,
    vi: 'Bàn này đã có người trả hoặc đang trả một phần. Phần đã trả giữ nguyên giá, nên không thêm mã được nữa.',
    en: 'Somebody has paid a part of this table’s bill, or is about to. What is paid keeps its price, so no code can be added.',
    de: 'Ein Teil der Rechnung dieses Tisches ist bezahlt oder wird gerade bezahlt. Bezahltes behält seinen Preis, ein Code geht nicht mehr.',
  },
  VOUCHER_DISHES: {
    status: 422,
    vi: 'Mã này dành cho một món, không thêm vào đơn đã đặt được.',
    en: 'This code is for a dish. It cannot be added to an order that was placed.',
    de: 'Dieser Code gilt für ein Gericht und lässt sich nur beim Bestellen einlösen.',
  },
} satisfies Refusals;

/** A code at the counter; how a code itself stands is said as everywhere. */
export const LAY_CODE_REFUSES = [
  'STALE',
  'VOUCHER_LAID',
  'VOUCHER_ORDER_OVER',
  'VOUCHER_ORDER_PAID',
  'VOUCHER_TOGETHER',
  'VOUCHER_BILL_PAID',
  'VOUCHER_DISHES',
  'VOUCHER_0',
  'VOUCHER_1',
  'VOUCHER_2',
  'VOUCHER_3',
  'VOUCHER_BELOW_MINIMUM',
  'VOUCHER_ROUND_BELOW_MINIMUM',
  'VOUCHER_OF_ANOTHER_NUMBER',
] as const;
