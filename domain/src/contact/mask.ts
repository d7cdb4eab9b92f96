const HIDDEN = '•';

/** [CT7] A phone number for strangers: the last three digits. */
export function maskPhone(phone: string): string {
  const hidden = Math.max(0, phone.length - 3);
  return HIDDEN.repeat(hidden) + phone.slice(hidden);
}

/** [CT7] A name for strangers: its first character, then always the same dots. */
export function maskName(name: string): string {
  const [first] = name.trim();
  return first === undefined ? '' : first + HIDDEN.repeat(3);
}

/** Phones, card and account numbers that slipped into a text. */
const LONG_NUMBER = /\d[\d .-]{6,}\d/g;

/** [CT7] A text in which of each long number only the last two digits are left. */
export const maskNumbers = (text: string): string =>
  text.replace(LONG_NUMBER, (number) => `${HIDDEN.repeat(3)}${number.slice(-2)}`);
