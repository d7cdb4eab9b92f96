import { describe, expect, it } from 'vitest';
import { type Currency, DONG, EURO } from './currency.ts';
import { compactMoney, formatMoney, moneyParts } from './format-money.ts';
import { formatRate } from './percent.ts';

describe('money as text', () => {
  it('[MO1] đồng: no decimals, a dot every three digits, the sign at once after', () => {
    expect([0, 999, 65_000, 100_000, 1_234_567].map((n) => formatMoney(n, DONG))).toEqual([
      '0đ',
      '999đ',
      '65.000đ',
      '100.000đ',
      '1.234.567đ',
    ]);
  });

  it('[MO1] euro: two decimals with a comma, a no-break space, the sign after', () => {
    expect([5, 90, 1_290, 123_456].map((n) => formatMoney(n, EURO))).toEqual([
      '0,05\u00a0€',
      '0,90\u00a0€',
      '12,90\u00a0€',
      '1.234,56\u00a0€',
    ]);
  });

  it('[MO1] the store chooses side, decimals and separator; the decimal mark follows', () => {
    const dollar: Currency = { symbol: '$', side: 'left', spaced: false, decimals: 2, groupSeparator: ',' };
    expect(formatMoney(123_456, dollar)).toBe('$1,234.56');
    expect(formatMoney(-123_456, { ...dollar, spaced: true })).toBe('−$\u00a01,234.56');
    expect(formatMoney(1_234_567, { ...dollar, decimals: 3, groupSeparator: '' })).toBe('$1234.567');
  });

  it('[MO2] below zero: a true minus in front', () => {
    expect(formatMoney(-30_000, DONG)).toBe('−30.000đ');
    expect(moneyParts(-1_290, EURO)).toEqual({
      sign: '−',
      number: '12,90',
      symbol: '€',
      side: 'right',
      spaced: true,
    });
  });

  it('[MO6] short form only where nothing is lost', () => {
    expect([35_000, 35_500, 1_250_000, -35_000].map((n) => compactMoney(n, DONG))).toEqual([
      '35k',
      '35,5k',
      '1.250k',
      '−35k',
    ]);
    expect([900, 35_550, 35_010].map((n) => compactMoney(n, DONG))).toEqual(['900đ', '35.550đ', '35.010đ']);
    expect(compactMoney(350_000, EURO)).toBe('3.500,00\u00a0€');
  });

  it('[MO5] a rate reads as percent', () => {
    expect([0, 500, 800, 1_250, 1_905].map((r) => formatRate(r, 'vi'))).toEqual([
      '0%',
      '5%',
      '8%',
      '12,5%',
      '19,05%',
    ]);
    expect([formatRate(1_250, 'en'), formatRate(1_900, 'de')]).toEqual(['12.5%', '19\u00a0%']);
  });
});
