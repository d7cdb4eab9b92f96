import type { Refusals } from '../http/refusal-text.ts';
import { SITTING_REFUSES } from './refusals.ts';

export const BILL_REFUSALS = {
  BILL_CLOSED: {
    status: 409,
    vi: 'Bàn này đã tính tiền xong.',
    en: 'The bill of this table is closed.',
    de: 'Die Rechnung dieses Tisches ist abgeschlossen.',
  },
  BILL_NOTHING_LEFT: {
    status: 409,
    vi: 'Hoá đơn đã được trả hết hoặc đang có người trả, không còn gì để trả.',
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
    en: 'Somebody is already paying for this dish, and less of it is left than you chose. Please choose again.',
    de: 'Jemand zahlt dieses Gericht gerade, es ist weniger davon offen, als Sie gewählt haben. Bitte wählen Sie neu.',
  },
  BILL_PEOPLE: {
    status: 422,
    vi: 'Chia cho từ 1 đến {limit} người, và trả không quá số phần đó.',
    en: 'Split it between 1 and {limit} people, and pay no more parts than that.',
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
    en: 'Somebody has just split the bill between {people}. Please look at your part again.',
    de: 'Jemand hat die Rechnung gerade durch {people} geteilt. Bitte sehen Sie sich Ihren Teil noch einmal an.',
  },
  BILL_WAIT: {
    status: 409,
    vi: 'Bạn đã giữ phần hai lần mà chưa trả. Chờ {minutes} phút nữa, hoặc trả cho nhân viên nhé. Tiền đã gửi vẫn được tính.',
    en: 'You have held a part twice without paying. Please wait {minutes} min, or pay the staff. Money already sent still counts.',
    de: 'Sie haben zweimal einen Teil reserviert und nicht gezahlt. Bitte warten Sie {minutes} Min. oder zahlen Sie bei der Bedienung. Schon gesendetes Geld zählt trotzdem.',
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
    de: 'Jetzt sind {amount} zu zahlen, nicht der gesendete Betrag. Bitte sehen Sie sich die Rechnung noch einmal an.',
  },
  BILL_NOT_BY_PHONE: {
    status: 409,
    vi: 'Quán không nhận trả từng phần trên điện thoại. Bạn gọi nhân viên để trả nhé.',
    en: 'At this restaurant you cannot pay on your phone at the table. Please call the staff to pay.',
    de: 'In diesem Restaurant zahlt man am Tisch nicht mit dem Handy. Bitte rufen Sie die Bedienung.',
  },
  BILL_SHARE_PAID: {
    status: 409,
    vi: 'Phần này đã được trả đủ.',
    en: 'This part has been paid.',
    de: 'Dieser Teil ist bezahlt.',
  },
} satisfies Refusals;

/** A part of a bill cannot be taken. */
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
