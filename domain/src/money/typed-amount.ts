import type { Currency, Minor } from './currency.ts';

/** The amount somebody typed, in minor units; null = it is none. Groups are of three: "12.90" is not 1.290,00 €. */
export function typedAmount(typed: string, { decimals, groupSeparator }: Currency): Minor | null {
  const bare = typed.replace(/\s/g, '');
  const [grouped = '', fraction = '', ...more] = bare.split(groupSeparator === '.' ? ',' : '.');
  const [first = '', ...groups] = grouped.split(groupSeparator);
  const isWhole = /^\d+$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
  if (more.length > 0 || !isWhole || !/^\d*$/.test(fraction) || fraction.length > decimals) return null;
  const amount = Number(first + groups.join('') + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/** An amount as it is typed: 12.5 € as "12,50" where groups are points, đồng without any mark. */
export function amountInputText(amount: Minor, { decimals, groupSeparator }: Currency): string {
  if (decimals === 0) return String(amount);
  const digits = String(amount).padStart(decimals + 1, '0');
  const mark = groupSeparator === '.' ? ',' : '.';
  return `${digits.slice(0, -decimals)}${mark}${digits.slice(-decimals)}`;
}
