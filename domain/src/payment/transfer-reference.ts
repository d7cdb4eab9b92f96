import { plainText } from './plain-text.ts';

const PREFIX = 'MAM';
const CODE_LENGTH = 5;

/** [PA12] What a diner's transfer must say: "MAM" and the order's code, so that it can also be typed by hand. */
export function transferReference(orderCode: string): string {
  return PREFIX + orderCode;
}

/**
 * [PA12] The order codes a statement line may be about, each once: banks put their own words before and after,
 * fold accents, change case and break lines anywhere.
 */
export function orderCodesIn(statement: string): string[] {
  const text = plainText(statement)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const codes: string[] = [];
  for (let at = text.indexOf(PREFIX); at >= 0; at = text.indexOf(PREFIX, at + 1)) {
    const code = text.slice(at + PREFIX.length, at + PREFIX.length + CODE_LENGTH);
    if (code.length === CODE_LENGTH && !codes.includes(code)) codes.push(code);
  }
  return codes;
}
