import type { ADD_KEY_REFUSES } from '@mam/contract/staff/key/refusals.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import { isKeyGood, type KeyScope, MOST_KEYS, type ProgramKey } from '@mam/domain/staff/program-key.ts';
import type { Kysely } from 'kysely';
import { type ActedBy, recordAct } from '../../audit/record-act.ts';
import type { Trx } from '../../db/dialect.ts';
import { lockNames } from '../../db/lanes.ts';
import type { ApiKeyRow } from '../../db/tables/staff-tables.ts';
import type { Tables } from '../../db/tables.ts';
import { type Refused, refuse } from '../../http/answer.ts';
import { drawKey } from '../../http/caller/program.ts';
import { storesOfBrand } from '../../store/queries.ts';
import { nameKey } from '../sign-in/sign-in.ts';

const YEAR = 366 * 86_400_000;

export interface WantedKey {
  readonly brand: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** empty = every store of the brand */
  readonly stores: readonly number[];
  readonly endsAt: number | null;
}

interface Hand {
  readonly by: ActedBy;
  /** the name its owner reads */
  readonly byName: string;
  readonly now: number;
}

const fromRow = (row: ApiKeyRow): ProgramKey => ({
  id: row.id,
  name: row.name,
  scopes: JSON.parse(row.scopes) as string[],
  stores: JSON.parse(row.stores) as number[],
  madeBy: row.made_by,
  madeAt: row.made_at,
  lastAt: row.last_at,
  endsAt: row.ends_at,
  endedAt: row.ended_at,
});

/** [SF35] The keys of a brand: the good ones first, each the youngest first. */
export async function keysOfBrand(db: Kysely<Tables>, brand: string, now: number): Promise<ProgramKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('made_at', 'desc')
    .execute();
  const keys = rows.map(fromRow);
  return [...keys.filter((key) => isKeyGood(key, now)), ...keys.filter((key) => !isKeyGood(key, now))];
}

/** [SF35] A key is made and its secret told, this once. Of two made at once under one name the second is refused. */
export async function addKey(
  trx: Trx,
  { brand, name, scopes, stores, endsAt }: WantedKey,
  { by, byName, now }: Hand,
): Promise<{ readonly key: string } | Refused<(typeof ADD_KEY_REFUSES)[number]>> {
  const shown = cleanText(name);
  if (nameKey(shown).length < 2) return refuse('NAME_REQUIRED');
  if (endsAt !== null && endsAt <= now) return refuse('KEY_END');
  const known = (await storesOfBrand(trx, brand)).map((store) => store.id);
  const unknown = stores.filter((store) => !known.includes(store));
  if (unknown.length > 0) return refuse('STORE_UNKNOWN', { stores: unknown });
  await lockNames(trx, [`keys ${brand}`]);
  await trx
    .deleteFrom('api_keys')
    .where('brand', '=', brand)
    .where('ended_at', '<', now - YEAR)
    .execute();
  const rows = await trx.selectFrom('api_keys').selectAll().where('brand', '=', brand).execute();
  const good = rows.filter((row) => isKeyGood(fromRow(row), now));
  if (good.some((row) => row.name_key === nameKey(shown))) return refuse('NAME_TAKEN', { name: shown });
  if (good.length >= MOST_KEYS) return refuse('KEYS_FULL', { limit: MOST_KEYS });
  const { id, key, hash } = drawKey();
  await trx
    .insertInto('api_keys')
    .values({
      ...{
        id,
        brand,
        name: shown,
        name_key: nameKey(shown),
        secret_hash: hash,
        made_by: byName,
        made_at: now,
      },
      scopes: JSON.stringify(scopes),
      stores: JSON.stringify([...new Set(stores)]),
      ...{ last_at: null, ends_at: endsAt, ended_at: null },
    })
    .execute();
  recordAct(trx, {
    ...{ brand, store: null, at: now, by },
    act: { name: 'addKey', subject: { id, name: shown }, details: { stores } },
  });
  return { key };
}

/** A key of a brand by its id. */
export const keyById = (db: Kysely<Tables>, brand: string, id: string): Promise<ApiKeyRow | undefined> =>
  db.selectFrom('api_keys').selectAll().where('id', '=', id).where('brand', '=', brand).executeTakeFirst();

/** [SF35] A key opens nothing any more; one that was ended stays as it was. */
export async function endKey(trx: Trx, row: ApiKeyRow, { by, now }: Omit<Hand, 'byName'>): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('api_keys')
    .set({ ended_at: now })
    .where('id', '=', row.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const act = { name: 'endKey', subject: { id: row.id, name: row.name } } as const;
  recordAct(trx, { brand: row.brand, store: null, at: now, by, act });
}
