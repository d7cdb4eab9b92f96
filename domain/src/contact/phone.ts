import { withoutUnseen } from './text.ts';

const SEPARATORS = /[\s.\-()/\u2010-\u2015]/gu;
const PHONE = /^\+?\d{8,15}$/;

/** [CT3] A phone number as it is stored: 8 to 15 digits, an optional + in front, separators dropped; null when it is none. */
export function normalisePhone(s: string): string | null {
  const digits = withoutUnseen(s.normalize('NFKC')).replace(SEPARATORS, '');
  return PHONE.test(digits) ? digits : null;
}

/** [CT3] Whether a text is a phone number. */
export function isPhone(s: string): boolean {
  return normalisePhone(s) !== null;
}

/** [CT4] One key for one number however it is dialled: 0901234567, 84901234567, +84 901 234 567. Not for dialling. */
export function phoneKey(s: string): string | null {
  const phone = normalisePhone(s);
  if (phone === null) return null;
  const abroad = /^(?:\+|00)(?:84|49)0?(\d+)$/.exec(phone) ?? /^84(\d{9})$/.exec(phone);
  return abroad ? `0${abroad[1]}` : phone.replace(/^\+/, '');
}
