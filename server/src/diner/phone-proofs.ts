import { provedSince } from '@mam/domain/message/phone-code.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { PhoneProofRow } from '../db/tables/message-tables.ts';
import type { Tables } from '../db/tables.ts';

/** [MS9] Writes down that a number is a diner's; proved again it counts from then on. */
export async function putPhoneProof(trx: Trx, row: PhoneProofRow): Promise<void> {
  const { proved_at, how, staff_id } = row;
  await trx
    .insertInto('phone_proofs')
    .values(row)
    .onConflict((on) =>
      on.columns(['brand', 'uid', 'phone_number']).doUpdateSet({ proved_at, how, staff_id }),
    )
    .execute();
}

/** [MS9] Which of these numbers this diner has proved of late. */
export async function provedNumbers(
  db: Kysely<Tables>,
  { brand, uid, numbers, now }: { brand: string; uid: string; numbers: readonly string[]; now: number },
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .selectFrom('phone_proofs')
    .select('phone_number')
    .where('brand', '=', brand)
    .where('uid', '=', uid)
    .where('phone_number', 'in', numbers)
    .where('proved_at', '>=', provedSince(now))
    .execute();
  return new Set(rows.map(({ phone_number }) => phone_number));
}
