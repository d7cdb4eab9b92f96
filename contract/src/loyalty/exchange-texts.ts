import type { Language } from '../http/language.ts';
import { fillText } from '../http/refusal-text.ts';

const DONE: Readonly<Record<Language, string>> = {
  vi: 'Đổi điểm thành công',
  en: 'Points redeemed',
  de: 'Punkte eingelöst',
};

const MONEY: Readonly<Record<Language, string>> = {
  vi: 'Phiếu giảm {amount}',
  en: '{amount} off',
  de: '{amount} Rabatt',
};

/** The message when points were exchanged. */
export const exchangedText = (language: Language): string => DONE[language];

/** The name of a voucher made of any number of points; the amount as it is written. */
export const moneyVoucherName = (amount: string, language: Language): string =>
  fillText(MONEY[language], { amount }, language);
