import { holdsGivenUp } from '@mam/domain/table/holds.ts';
import type { Trx } from '../../db/dialect.ts';
import type { BillShareRow } from '../../db/tables/table-tables.ts';
import { changeBillShare, sharesOfSitting } from './bill-queries.ts';

export const isHeld = ({ held_until }: BillShareRow, now: number): boolean =>
  held_until !== null && held_until > now;

/** Its payer gives it up before its time. */
export async function letGo(trx: Trx, share: BillShareRow, now: number): Promise<void> {
  const { holds, held_until } = share;
  const counts = holdsGivenUp(holds, held_until ?? now, now);
  const over = { held_until: null, holds: counts, let_go_at: now, let_go_by: 'payer' } as const;
  await changeBillShare(trx, share, over);
}

/** [TB59] Frees the share a phone held before: it holds one at a time. */
export async function freeHeldShares(
  trx: Trx,
  uid: string,
  shares: readonly BillShareRow[],
  now: number,
): Promise<void> {
  for (const share of shares) if (share.uid === uid && isHeld(share, now)) await letGo(trx, share, now);
}

/** [TB88] [TB91] A guest who has left the table keeps nobody from paying; money that comes all the same is heard. */
export const letGoOfGuest = async (
  trx: Trx,
  { sitting_id, uid }: Pick<BillShareRow, 'sitting_id'> & { readonly uid: string },
  now: number,
): Promise<void> => freeHeldShares(trx, uid, await sharesOfSitting(trx, sitting_id), now);
