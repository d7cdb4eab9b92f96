import { DONG, EURO } from '@mam/domain/money/currency.ts';
import { expect, it } from 'vitest';
import type { CampaignWire } from './campaign.schema.ts';
import { campaignFromWire } from './campaign-wire.ts';

const wire: CampaignWire = {
  campaign_id: 7,
  voucher_campaign_name: 'Ngày hội cơm tấm',
  many_times_code: 'comTam20',
  date_start: 1000,
  date_end: 2000,
  benefit: { kind: 'coupon' },
};

it('fills in what a campaign does not limit; its last second counts whole', () => {
  expect(campaignFromWire(wire, DONG)).toEqual({
    id: '7',
    code: 'COMTAM20',
    name: 'Ngày hội cơm tấm',
    from: 1_000_000,
    until: 2_000_999,
    storeIds: [],
    minimum: 0,
    benefit: { kind: 'coupon' },
    useLimit: null,
    perDiner: null,
  });
});

it.each<[CampaignWire['benefit'], object]>([
  [
    { kind: 'amount', amount: 2.5 },
    { kind: 'amount', amount: 250 },
  ],
  [
    { kind: 'percent', rate: 0.15, at_most: 8 },
    { kind: 'percent', rate: 1500, atMost: 800 },
  ],
  [
    { kind: 'percent', rate: 0.15 },
    { kind: 'percent', rate: 1500, atMost: null },
  ],
  [
    { kind: 'line-price', item_id: 'SP01', price: 9.9 },
    { kind: 'line-price', dishId: 'SP01', price: 990 },
  ],
  [
    { kind: 'gift', item_id: 3, quantity: 2 },
    { kind: 'gift', dishId: '3', quantity: 2 },
  ],
])('reads %o', (benefit, read) => {
  expect(campaignFromWire({ ...wire, benefit }, EURO).benefit).toEqual(read);
});

it('says where an amount stands that the store’s currency does not have', () => {
  expect(() => campaignFromWire({ ...wire, min_amount: 12.5 }, DONG)).toThrow(
    expect.objectContaining({ path: 'min_amount' }),
  );
});
