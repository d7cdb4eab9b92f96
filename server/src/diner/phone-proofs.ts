import { freshAfter, provedSince } from '@mam/domain/message/phone-code.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { PhoneProofRow } from '../db/tables/message-tables.ts';
import type { Tables } from '../db/tables.ts';

/** The consequences of a number that was proved, in the same transaction. */
export type FollowProof = (trx: Trx, proved: PhoneProofRow) => Promise<void>;

/** [MS9] Writes down that a number is a diner's; proved again it counts from then on. */
export async function putPhoneProof(
  trx: Trx,
  { followProof }: { readonly followProof: FollowProof },
  row: PhoneProofRow,
): Promise<void> {
  const { proved_at, how, staff_id } = row;
  await trx
    .insertInto('phone_proofs')
    .values(row)
    .onConflict((on) =>
      on.columns(['brand', 'uid', 'phone_number']).doUpdateSet({ proved_at, how, staff_id }),
    )
    .execute();
  await followProof(trx, row);
}

/** The number a diner has proved last for a brand, however long ago; undefined = none. */
export async function lastProvedNumber(
  db: Kysely<Tables>,
  { brand, uid }: Pick<PhoneProofRow, 'brand' | 'uid'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('phone_proofs')
    .select('phone_number')
    .where('brand', '=', brand)
    .where('uid', '=', uid)
    .orderBy('proved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.phone_number;
}

interface NumbersRequest {
  readonly brand: string;
  readonly uid: string;
  readonly numbers: readonly string[];
  readonly now: number;
}

/** The numbers of these a diner has proved, at whatever time. */
const selectNumberProofs = (db: Kysely<Tables>, { brand, uid, numbers }: NumbersRequest) =>
  db
    .selectFrom('phone_proofs')
    .select('phone_number')
    .where('brand', '=', brand)
    .where('uid', '=', uid)
    .where('phone_number', 'in', numbers);

const numberSet = (rows: readonly Pick<PhoneProofRow, 'phone_number'>[]): ReadonlySet<string> =>
  new Set(rows.map(({ phone_number }) => phone_number));

/** [MS9] Which of these numbers this diner has proved of late. */
export async function provedNumbers(db: Kysely<Tables>, asked: NumbersRequest): Promise<ReadonlySet<string>> {
  if (asked.numbers.length === 0) return new Set();
  return numberSet(
    await selectNumberProofs(db, asked).where('proved_at', '>=', provedSince(asked.now)).execute(),
  );
}

/** [MS18] Which of these numbers this diner has proved by a code just now. */
export async function freshNumbers(db: Kysely<Tables>, asked: NumbersRequest): Promise<ReadonlySet<string>> {
  const byCode = selectNumberProofs(db, asked).where('how', '=', 'code');
  return numberSet(await byCode.where('proved_at', '>', freshAfter(asked.now)).execute());
}

/** When a diner has proved a number last; null = never. */
export async function provedAt(
  db: Kysely<Tables>,
  { brand, uid, phone_number }: Pick<PhoneProofRow, 'brand' | 'uid' | 'phone_number'>,
): Promise<number | null> {
  const row = await db
    .selectFrom('phone_proofs')
    .select('proved_at')
    .where('brand', '=', brand)
    .where('uid', '=', uid)
    .where('phone_number', '=', phone_number)
    .executeTakeFirst();
  return row?.proved_at ?? null;
}
