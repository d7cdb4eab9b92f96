import { BY_OPERATOR } from '../src/audit/record-act.ts';
import type { Database } from '../src/db/database.ts';
import { isRefused } from '../src/http/answer.ts';
import { addKey, type WantedKey } from '../src/staff/key/keys.ts';

/** A key of a program that may say what it printed, at every store of the brand, unless it is said otherwise. */
export async function keyOf(
  database: Database,
  brand: string,
  change: Partial<WantedKey> = {},
  now = Date.now(),
): Promise<string> {
  const wanted = {
    brand,
    name: 'Máy in',
    scopes: ['sayPrinted'],
    stores: [],
    endsAt: null,
    ...change,
  } as const;
  const made = await database.transaction<Awaited<ReturnType<typeof addKey>>>((trx) =>
    addKey(trx, wanted, { by: BY_OPERATOR, byName: 'operator', now }),
  );
  if (isRefused(made)) throw new Error(made.refused);
  return made.key;
}
