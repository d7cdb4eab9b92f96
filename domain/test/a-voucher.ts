import type { VoucherCampaign, VoucherEffect } from '../src/voucher/voucher.ts';

export function aCampaign(change: Partial<VoucherCampaign> = {}): VoucherCampaign {
  return {
    id: 'k1',
    code: 'GIAM20',
    name: 'Giảm 20.000đ',
    from: 0,
    until: Number.MAX_SAFE_INTEGER,
    storeIds: [],
    minimum: 0,
    benefit: { kind: 'amount', amount: 20_000 },
    useLimit: null,
    perDiner: null,
    ...change,
  };
}

export function anEffect(change: Partial<VoucherEffect> = {}): VoucherEffect {
  return { code: 'GIAM20', campaignName: 'Giảm 20.000đ', discount: 0, coupon: false, lines: [], ...change };
}
