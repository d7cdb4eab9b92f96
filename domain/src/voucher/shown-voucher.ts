import type { NamedVoucher, Store } from '../store/store.ts';
import type { EpochMs } from '../time/moment.ts';

/** The voucher a store's menu shows. */
export interface ShownVoucher extends NamedVoucher {
  /** names the campaign it belongs to, for not showing it twice */
  readonly key: string;
  /** the last instant it is good */
  readonly until: EpochMs;
}

const firstNamed = ({ vouchers }: Pick<Store, 'vouchers'>) => vouchers.find(({ code }) => code !== '');

/** [VO7] The first voucher the settings name, while the first campaign of this store that is running runs; null = none. */
export function shownVoucher(store: Store, now: EpochMs): ShownVoucher | null {
  const { id, brand, campaigns } = store;
  const voucher = firstNamed(store);
  const campaign = campaigns.find(
    ({ from, until, storeIds }) =>
      from <= now && now <= until && (storeIds.length === 0 || storeIds.includes(id)),
  );
  if (!voucher || !campaign) return null;
  return {
    ...voucher,
    name: voucher.name || campaign.name,
    key: `${brand}:${voucher.code}:${campaign.from}`,
    until: campaign.until,
  };
}

/** The code in a cart's field, and who put it there. */
export interface CartCode {
  readonly code: string;
  /** nobody typed it */
  readonly filledIn: boolean;
}

/** [VO9] The diner's own entry, also an empty one; said = null, none yet: the first voucher the settings name. */
export function codeOfCart(said: string | null, store: Pick<Store, 'vouchers'>): CartCode {
  if (said !== null) return { code: said, filledIn: false };
  const code = firstNamed(store)?.code ?? '';
  return { code, filledIn: code !== '' };
}
