import { erasesNumber } from '@mam/domain/privacy/erasing.ts';
import type { Kysely } from 'kysely';
import type { PhoneProofRow } from '../db/tables/message-tables.ts';
import type { Tables } from '../db/tables.ts';

/** A number a diner has proved for a brand. */
export type OwnNumber = Pick<PhoneProofRow, 'brand' | 'phone_number' | 'proved_at'> & {
  /** [DN10] it is erased with them, and its points end */
  readonly erasedAlong: boolean;
};

/** The numbers a diner has proved, the latest first. */
export async function readProvedNumbers(
  db: Kysely<Tables>,
  { uid, now }: { readonly uid: string; readonly now: number },
): Promise<OwnNumber[]> {
  const own = await db
    .selectFrom('phone_proofs')
    .select((of) => [
      'brand',
      'phone_number',
      'proved_at',
      of
        .exists(
          of
            .selectFrom('phone_proofs as other')
            .select('other.uid')
            .whereRef('other.phone_number', '=', 'phone_proofs.phone_number')
            .whereRef('other.brand', '=', 'phone_proofs.brand')
            .where('other.uid', '<>', uid),
        )
        .as('others'),
    ])
    // said so that the key is used, which begins with the brand
    .where('brand', 'in', (of) => of.selectFrom('brands').select('code'))
    .where('uid', '=', uid)
    .orderBy('proved_at', 'desc')
    .execute();
  return own.map(({ others, ...number }) => ({
    ...number,
    erasedAlong: erasesNumber({ provedAt: number.proved_at, byOthers: Boolean(others) }, now),
  }));
}
