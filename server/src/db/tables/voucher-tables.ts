import type { OwnVoucherState } from '@mam/domain/voucher/own-voucher.ts';

/** The tables of campaigns, their uses, and vouchers of one's own. */
export interface VoucherTables {
  voucher_campaigns: VoucherCampaignRow;
  voucher_uses: VoucherUseRow;
  own_vouchers: OwnVoucherRow;
}

export interface VoucherCampaignRow {
  id: string;
  brand: string;
  code: string;
  /** the campaign as its bundle gives it */
  document: string;
  position: number;
  starts_at: number;
  ends_at: number;
  used: number;
  use_limit: number | null;
  per_diner: number | null;
}

export interface VoucherUseRow {
  order_id: string;
  brand: string;
  campaign_id: string;
  uid: string | null;
  phone: string;
  state: 'HELD' | 'USED' | 'RELEASED';
  at: number;
}

/** [VO12] A voucher of somebody's own: for one order. */
export interface OwnVoucherRow {
  id: string;
  brand: string;
  code: string;
  /** [CT8] its owner's, as the whole world dials it */
  phone_number: string;
  /** a campaign as a bundle gives it, frozen when it was made */
  document: string;
  /** the symbol of the currency its amounts are in */
  currency: string;
  made_at: number;
  ends_at: number;
  state: OwnVoucherState;
  /** the order that holds or has used it */
  order_id: string | null;
  /** when it came to its state */
  at: number;
}
