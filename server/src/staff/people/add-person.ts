import { randomUUID } from 'node:crypto';
import type { ADD_PERSON_REFUSES } from '@mam/contract/staff/refusals.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import type { Role } from '@mam/domain/staff/roles.ts';
import { type ActedBy, BY_SYSTEM } from '../../audit/record-act.ts';
import type { Database } from '../../db/database.ts';
import { type Refused, refuse } from '../../http/answer.ts';
import { storesOfBrand } from '../../store/queries.ts';
import { recordPersonAct } from '../acts.ts';
import { bindStores } from '../queries.ts';
import { hashPassword } from '../sign-in/password.ts';
import { nameKey } from '../sign-in/sign-in.ts';
import { isWeakPassword } from '../sign-in/weak-password.ts';

export interface NewPerson {
  readonly brand: string;
  readonly name: string;
  /** [SF25] */
  readonly displayName?: string | undefined;
  readonly password: string;
  readonly role: Role;
  /** empty = every store of the brand; an owner always works in all */
  readonly stores: readonly number[];
  /** drawn by us and chosen by nobody: no guesser's list has it */
  readonly generated?: boolean;
  /** the hand that adds them; absent = a demo begins with them */
  readonly by?: ActedBy;
}

/** Stores that are not the brand's. */
export async function unknownStores(
  { read }: Database,
  brand: string,
  stores: readonly number[],
): Promise<number[]> {
  const known = (await storesOfBrand(read, brand)).map((store) => store.id);
  return stores.filter((store) => !known.includes(store));
}

/** An owner works in every store. */
export const boundStores = (role: Role, stores: readonly number[]) =>
  role === 'owner' ? [] : [...new Set(stores)];

/** A new account; names are unique within a brand, however they are typed. */
export async function addPerson(
  database: Database,
  { brand, name, displayName = '', password, role, stores, generated, by = BY_SYSTEM }: NewPerson,
  now: number,
): Promise<{ id: string } | Refused<(typeof ADD_PERSON_REFUSES)[number]>> {
  const unknown = await unknownStores(database, brand, stores);
  if (unknown.length > 0) return refuse('STORE_UNKNOWN', { stores: unknown });
  const shown = cleanText(name);
  if (nameKey(shown).length < 2) return refuse('NAME_REQUIRED');
  if (!generated && (await isWeakPassword(password, [shown, brand]))) return refuse('WEAK_PASSWORD');
  const id = randomUUID();
  const password_hash = await hashPassword(password);

  return database.transaction<{ id: string } | Refused<(typeof ADD_PERSON_REFUSES)[number]>>(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('staff')
      .values({
        id,
        brand,
        name: shown,
        name_key: nameKey(shown),
        display_name: cleanText(displayName),
        password_hash,
        role,
        active: 1,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['brand', 'name_key']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return refuse('NAME_TAKEN', { name: shown });
    const bound = boundStores(role, stores);
    await bindStores(trx, { id, brand }, bound);
    const act = { name: 'addPerson', details: { role, stores: bound } } as const;
    recordPersonAct({ trx, brand, by, now, person: { id, name: shown } }, act);
    return { id };
  });
}
