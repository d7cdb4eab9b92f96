import { plainText } from './plain-text.ts';

const PREFIX = 'MAM';
/** [OR23] */
export const CODE_LENGTHS = [5, 6, 7, 8];

/** [PA12] The words on a diner's transfer: "MAM" and the order's code, so that they can also be typed by hand. */
export function transferReference(orderCode: string): string {
  return PREFIX + orderCode;
}

/**
 * [PA12] The order codes a statement line may name, all of them for each place, as a longer code begins like a shorter
 * one. Banks add words, fold accents, change case and break lines anywhere.
 */
export function orderCodesIn(statement: string): string[][] {
  const text = plainText(statement)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const places: string[][] = [];
  for (let at = text.indexOf(PREFIX); at >= 0; at = text.indexOf(PREFIX, at + 1)) {
    const rest = text.slice(at + PREFIX.length);
    const codes = CODE_LENGTHS.filter((length) => length <= rest.length).map((length) =>
      rest.slice(0, length),
    );
    if (codes.length > 0) places.push(codes);
  }
  return places;
}
