import type { Quote, QuotedLine, QuoteRow } from '@mam/domain/pricing/amounts.ts';
import { describe, expect, it } from 'vitest';
import { priceChanges } from './price-change.ts';

const line = (key: string, amount: number): QuotedLine => ({
  key,
  kind: 'dish',
  itemId: key,
  name: `dish ${key}`,
  details: [],
  note: '',
  quantity: 1,
  listUnit: amount,
  unit: amount,
  amount,
});

const quote = (lines: readonly QuotedLine[], rows: readonly QuoteRow[]): Quote => ({
  lines,
  beforeVoucher: 0,
  itemTotal: 0,
  discount: 0,
  afterVoucher: 0,
  together: 0,
  togetherShipping: 0,
  togetherShippingRate: 0,
  serviceRate: 0,
  service: 0,
  vatRate: 0,
  vat: 0,
  shipping: null,
  shippingToConfirm: false,
  total: 0,
  rows,
});
const row = (kind: QuoteRow['kind'], amount: number): QuoteRow => ({ kind, amount, rate: null });

describe('what changed between two quotes', () => {
  it('is nothing when they agree', () => {
    const same = quote([line('a', 100)], [row('items', 100), row('vat', 8)]);
    expect(priceChanges(same, same)).toEqual([]);
  });
  it('is every line with another amount, gone or new', () => {
    const changes = priceChanges(
      quote([line('a', 100), line('b', 200), line('c', 300)], []),
      quote([line('a', 120), line('b', 200), line('d', 50)], []),
    );
    expect(changes.map(({ key, was, is }) => [key, was, is])).toEqual([
      ['a', 100, 120],
      ['c', 300, null],
      ['d', null, 50],
    ]);
  });
  it('is every charge too, but not the sum of the lines', () => {
    const changes = priceChanges(
      quote([], [row('items', 100), row('vat', 8), row('shipping', 15)]),
      quote([], [row('items', 120), row('vat', 10)]),
    );
    expect(changes.map(({ name, was, is }) => [name, was, is])).toEqual([
      ['vat', 8, 10],
      ['shipping', 15, null],
    ]);
  });
});
