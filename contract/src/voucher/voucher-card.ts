import type { CampaignWire } from './campaign.schema.ts';
import type { VoucherCard } from './voucher-card.schema.ts';

type CardState = Pick<VoucherCard, 'state' | 'here'>;

const buildCard = (wire: CampaignWire, standing: CardState): Omit<VoucherCard, `${string}_code`> => ({
  voucher_campaign_name: wire.voucher_campaign_name,
  voucher_description: wire.voucher_description ?? '',
  image: wire.image ?? null,
  date_end: wire.date_end,
  min_amount: wire.min_amount ?? 0,
  benefit: wire.benefit,
  ...standing,
});

/** A campaign's card, whose code everybody may use. */
export const restaurantCard = (wire: CampaignWire, standing: CardState): VoucherCard => ({
  ...buildCard(wire, standing),
  many_times_code: wire.many_times_code.toUpperCase(),
  voucher_code: '',
});

/** The card of a voucher of somebody's own. */
export const ownCard = (wire: CampaignWire, standing: CardState): VoucherCard => ({
  ...buildCard(wire, standing),
  many_times_code: '',
  voucher_code: wire.many_times_code,
});
