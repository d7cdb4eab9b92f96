import { EURO } from '@mam/domain/money/currency.ts';
import { expect, it } from 'vitest';
import type { VoucherCard } from './voucher-card.schema.ts';
import { voucherCardFromWire } from './voucher-card-wire.ts';

const card: VoucherCard = {
  voucher_campaign_name: 'Willkommen',
  voucher_description: '',
  image: null,
  date_end: 1_800_000_000,
  many_times_code: 'NEU5',
  voucher_code: '',
  min_amount: 12.5,
  benefit: { kind: 'amount', amount: 5.5 },
  state: 'FREE',
  here: true,
};

it('[VO15] [VO16] a voucher goes by one’s own code, else by the restaurant’s, counted in the money of the store', () => {
  expect(voucherCardFromWire(card, EURO)).toEqual({
    code: 'NEU5',
    name: 'Willkommen',
    description: '',
    image: null,
    until: 1_800_000_000_000,
    minimum: 1250,
    benefit: { kind: 'amount', amount: 550 },
    state: 'FREE',
    isHere: true,
  });
  expect(voucherCardFromWire({ ...card, many_times_code: '', voucher_code: 'ABC' }, EURO).code).toBe('ABC');
});
