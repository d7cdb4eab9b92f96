import type { Currency, Minor } from './currency.ts';

/** An amount in the pieces a price is drawn from. */
export interface MoneyParts {
  /** U+2212, not a hyphen */
  readonly sign: '' | '−';
  readonly number: string;
  readonly symbol: string;
  readonly side: 'left' | 'right';
  readonly spaced: boolean;
}

const NO_BREAK_SPACE = '\u00a0';
const THOUSAND = 1000;

/** [MO1] An amount of minor units in pieces, as the store's currency writes it. */
export function moneyParts(amount: Minor, currency: Currency): MoneyParts {
  const digits = String(Math.abs(amount)).padStart(currency.decimals + 1, '0');
  const split = digits.length - currency.decimals;
  const whole = group(digits.slice(0, split), currency.groupSeparator);
  const number = currency.decimals === 0 ? whole : whole + mark(currency) + digits.slice(split);
  const { symbol, side, spaced } = currency;
  return { sign: amount < 0 ? '−' : '', number, symbol, side, spaced };
}

/** [MO1] [MO2] "65.000đ", "12,90 €" with a no-break space, "−30.000đ" with a true minus. */
export function formatMoney(amount: Minor, currency: Currency): string {
  return join(moneyParts(amount, currency));
}

/** [MO6] "35k" where space is short; only for currencies without decimals and amounts that stay exact, else in full. */
export function compactMoney(amount: Minor, currency: Currency): string {
  const size = Math.abs(amount);
  if (currency.decimals !== 0 || size < THOUSAND || size % 100 !== 0) return formatMoney(amount, currency);
  const tenth = (size % THOUSAND) / 100;
  const whole = group(String((size - tenth * 100) / THOUSAND), currency.groupSeparator);
  const sign = amount < 0 ? '−' : '';
  return `${sign}${whole}${tenth === 0 ? '' : mark(currency) + tenth}k`;
}

function join({ sign, number, symbol, side, spaced }: MoneyParts): string {
  const gap = spaced ? NO_BREAK_SPACE : '';
  return side === 'left' ? sign + symbol + gap + number : sign + number + gap + symbol;
}

function group(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, () => separator);
}

function mark(currency: Currency): string {
  return currency.groupSeparator === '.' ? ',' : '.';
}
