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

/** What is said when points were exchanged. */
export const exchangedText = (language: Language): string => DONE[language];

/** What a voucher is called that was made of any number of points; the amount as it is written. */
export const moneyVoucherName = (amount: string, language: Language): string =>
  fillText(MONEY[language], { amount }, language);
