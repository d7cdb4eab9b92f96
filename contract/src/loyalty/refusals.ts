import type { Refusals } from '../http/refusal-text.ts';

export const LOYALTY_REFUSALS = {
  POINT_PROOF_REQUIRED: {
    status: 403,
    vi: 'Bạn xác nhận số điện thoại rồi đổi điểm nhé.',
    en: 'Please confirm your phone number before you redeem points.',
    de: 'Bitte bestätigen Sie Ihre Telefonnummer, bevor Sie Punkte einlösen.',
  },
  POINT_INVALID: {
    status: 422,
    vi: 'Điểm đổi là số nguyên, từ 1 điểm trở lên.',
    en: 'Only whole points can be redeemed, at least 1.',
    de: 'Eingelöst werden ganze Punkte, mindestens 1.',
  },
  POINT_NOT_ENOUGH: {
    status: 409,
    vi: 'Bạn hiện có {points} điểm',
    en: 'Points you currently have: {points}',
    de: 'Ihre Punkte derzeit: {points}',
  },
  EXCHANGE_NO_RATE: {
    status: 409,
    vi: 'Quán không đổi điểm thành tiền.',
    en: 'Points cannot be redeemed for money off at this restaurant.',
    de: 'In diesem Restaurant lassen sich Punkte nicht gegen einen Rabatt einlösen.',
  },
  EXCHANGE_OVER: {
    status: 409,
    vi: 'Ưu đãi này không còn đổi được.',
    en: 'This reward is no longer offered.',
    de: 'Diese Prämie gibt es nicht mehr.',
  },
  EXCHANGE_SOLD_OUT: {
    status: 409,
    vi: 'Ưu đãi này đã được đổi hết.',
    en: 'This reward is all gone.',
    de: 'Diese Prämie ist vergriffen.',
  },
  CORRECTION_INVALID: {
    status: 422,
    vi: 'Số điểm là số nguyên, khác 0, tối đa {most}.',
    en: 'Points are a whole number other than 0, at most {most}.',
    de: 'Punkte sind eine ganze Zahl außer 0, höchstens {most}.',
  },
  CORRECTION_BELOW_0: {
    status: 409,
    vi: 'Số này chỉ có {points} điểm.',
    en: 'Points of this number: {points}. They cannot go below 0.',
    de: 'Punkte dieser Nummer: {points}. Unter 0 geht es nicht.',
  },
  POINT_NO_ACCOUNT: {
    status: 409,
    vi: 'Số này chưa được xác nhận nên chưa có điểm.',
    en: 'This number has not been confirmed, so it has no points yet.',
    de: 'Diese Nummer ist nicht bestätigt und hat noch keine Punkte.',
  },
} satisfies Refusals;

/** Exchanging points, for money or for a campaign's voucher. */
export const EXCHANGE_REFUSES = [
  'POINT_PROOF_REQUIRED',
  'POINT_INVALID',
  'POINT_NOT_ENOUGH',
  'EXCHANGE_NO_RATE',
  'EXCHANGE_OVER',
  'EXCHANGE_SOLD_OUT',
] as const;

/** A manager corrects the points of a number. */
export const CORRECT_POINTS_REFUSES = [
  'CORRECTION_INVALID',
  'CORRECTION_BELOW_0',
  'POINT_NO_ACCOUNT',
] as const;
