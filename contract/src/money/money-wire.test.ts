import { type Currency, DONG, EURO } from '@mam/domain/money/currency.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencyFromWire } from './currency-wire.ts';
import { fromWire, rateFromWire, rateToWire, toWire, WireError } from './money-wire.ts';

const currencies: Currency[] = [DONG, EURO, { ...EURO, decimals: 3 }, { ...EURO, decimals: 1 }];
const anyCurrency = fc.constantFrom(...currencies);
const minor = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

it('an amount is the same after going over the wire and back', () => {
  fc.assert(
    fc.property(minor, anyCurrency, (amount, currency) => {
      const sent: number = JSON.parse(JSON.stringify(toWire(amount, currency)));
      expect(fromWire(sent, currency)).toBe(amount + 0);
    }),
  );
});

it('a decimal text of the wire is the same after coming in and going out', () => {
  fc.assert(
    fc.property(
      fc.nat(99_999_999),
      fc.integer({ min: 0, max: 999 }),
      fc.integer({ min: 1, max: 3 }),
      (whole, part, decimals) => {
        const text = Number(`${whole}.${String(part % 10 ** decimals).padStart(decimals, '0')}`);
        const currency = { ...EURO, decimals };
        expect(toWire(fromWire(text, currency), currency)).toBe(text);
      },
    ),
  );
});

it('a rate is the same after going over the wire and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (rate) => {
      expect(rateFromWire(JSON.parse(JSON.stringify(rateToWire(rate))))).toBe(rate);
    }),
  );
});

it.each([
  [0.5, DONG],
  [12.345, EURO],
  [12.900000000001, EURO],
  [Number.NaN, EURO],
  [Number.POSITIVE_INFINITY, DONG],
  [1e300, DONG],
])('refuses %s as an amount, saying where it stood', (amount, currency) => {
  const read = () => fromWire(amount, currency, 'items[3].ta_price');
  expect(read).toThrow(WireError);
  expect(read).toThrow(expect.objectContaining({ path: 'items[3].ta_price' }));
});

it('refuses rates finer than a basis point', () => {
  expect(rateFromWire(0.0825)).toBe(825);
  expect(() => rateFromWire(0.08255, 'vat_rate')).toThrow(expect.objectContaining({ path: 'vat_rate' }));
});

it('a German store writes euro, other stores what they say over đồng', () => {
  expect(currencyFromWire({ locale: 'ge' })).toEqual(EURO);
  expect(currencyFromWire({ locale: 'de', fixed: 0 })).toEqual({ ...EURO, decimals: 0 });
  expect(currencyFromWire(undefined)).toEqual(DONG);
  expect(currencyFromWire({ character: '₫', position: 'left', splitter: ',' })).toMatchObject({
    symbol: '₫',
    side: 'left',
    groupSeparator: ',',
    decimals: 0,
  });
});
