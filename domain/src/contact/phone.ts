import { withoutUnseen } from './text.ts';

const SEPARATORS = /[\s.\-()/\u2010-\u2015]/gu;
const DIALLED = /^\+?\d+$/;
const FEWEST = 8;
const MOST = 15;
/** A number of its own on either side: "3822119 / 3822118", but not "(028) 3822/1234". */
const TWO_NUMBERS = /(?:\d[^/\d]*){7,}\/(?:[^/\d]*\d){7,}/;

/** REQUIRED = nothing, or too few digits; UNREADABLE = other signs, or two numbers. */
export type PhoneProblem = 'PHONE_REQUIRED' | 'PHONE_TOO_LONG' | 'PHONE_UNREADABLE';

const visiblePhoneText = (s: string): string => withoutUnseen(s.normalize('NFKC'));

/** [CT3] Why a text is no phone number; null = it is one. */
export function phoneProblem(s: string): PhoneProblem | null {
  const seen = visiblePhoneText(s);
  const dialled = seen.replace(SEPARATORS, '');
  if (dialled === '') return 'PHONE_REQUIRED';
  if (!DIALLED.test(dialled) || TWO_NUMBERS.test(seen)) return 'PHONE_UNREADABLE';
  const { length } = dialled.replace('+', '');
  if (length > MOST) return 'PHONE_TOO_LONG';
  return length < FEWEST ? 'PHONE_REQUIRED' : null;
}

/** [CT3] A phone number as it is stored: 8 to 15 digits, an optional + in front, separators dropped; null when it is none. */
export function normalisePhone(s: string): string | null {
  return phoneProblem(s) === null ? visiblePhoneText(s).replace(SEPARATORS, '') : null;
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
