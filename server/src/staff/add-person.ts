import { randomUUID } from 'node:crypto';
import type { ADD_PERSON_REFUSES } from '@mam/contract/staff/refusals.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import type { Role } from '@mam/domain/staff/roles.ts';
import type { Database } from '../db/database.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { storesOfBrand } from '../store/queries.ts';
import { hashPassword } from './password.ts';
import { nameKey } from './sign-in.ts';

export interface NewPerson {
  readonly brand: string;
  readonly name: string;
  readonly password: string;
  readonly role: Role;
  /** empty = every store of the brand; an owner always works in all */
  readonly stores: readonly number[];
}

/** A new account; names are unique within a brand, however they are typed. */
export async function addPerson(
  database: Database,
  { brand, name, password, role, stores }: NewPerson,
  now: number,
): Promise<{ id: string } | Refused<(typeof ADD_PERSON_REFUSES)[number]>> {
  const known = (await storesOfBrand(database.read, brand)).map((store) => store.id);
  const unknown = stores.filter((store) => !known.includes(store));
  if (unknown.length > 0) return refuse('STORE_UNKNOWN', { stores: unknown });
  const shown = cleanText(name);
  if (nameKey(shown).length < 2) return refuse('NAME_REQUIRED');
  const id = randomUUID();
  const password_hash = await hashPassword(password);
  const bound = role === 'owner' ? [] : [...new Set(stores)];

  return database.transaction<{ id: string } | Refused<(typeof ADD_PERSON_REFUSES)[number]>>(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('staff')
      .values({
        id,
        brand,
        name: shown,
        name_key: nameKey(shown),
        password_hash,
        role,
        active: 1,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['brand', 'name_key']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return refuse('NAME_TAKEN', { name: shown });
    if (bound.length > 0) {
      await trx
        .insertInto('staff_stores')
        .values(bound.map((store_id) => ({ staff_id: id, store_id, brand })))
        .execute();
    }
    return { id };
  });
}
