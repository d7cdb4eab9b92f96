import type { Profile, ProfileChange } from '@mam/contract/diner/profile.schema.ts';
import { NAME_LENGTH } from '@mam/domain/contact/limits.ts';
import { withoutSampleName } from '@mam/domain/contact/name.ts';
import { isWithin } from '@mam/domain/contact/text.ts';
import type { Database } from '../db/database.ts';
import { type Answer, ok, refuse } from '../http/answer.ts';
import { readProfile, updateDiner } from './queries.ts';

/** Keeps what the diner told about themselves; a sample name counts as none. */
export async function changeProfile(
  database: Database,
  uid: string,
  { name, locale }: ProfileChange,
): Promise<Answer<Profile>> {
  const clean = name === undefined ? undefined : withoutSampleName(name);
  if (clean !== undefined && !isWithin(clean, NAME_LENGTH)) return refuse('MALFORMED');
  return database.transaction(async (trx) => {
    await updateDiner(trx, uid, {
      ...(clean !== undefined && { name: clean }),
      ...(locale && { language: locale }),
    });
    return ok(await readProfile(trx, uid));
  });
}
