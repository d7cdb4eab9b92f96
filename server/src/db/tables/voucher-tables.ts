/** What a brand promises, and who made use of it. */
export interface VoucherTables {
  voucher_campaigns: VoucherCampaignRow;
  voucher_uses: VoucherUseRow;
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
