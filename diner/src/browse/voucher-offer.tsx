import { useJoinedIn } from '../cart/together.ts';
import { usePlace } from '../start/use-place.ts';
import { VoucherCard } from '../voucher/voucher-card.tsx';

/** [GO12] The store's voucher for a diner alone: people who order together have no code but their promotion's. */
export function VoucherOffer() {
  return useJoinedIn(usePlace()) ? null : <VoucherCard />;
}
