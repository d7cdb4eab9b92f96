import { randomBytes } from 'node:crypto';
import { BROWSER_KNOWN_DAYS } from '@mam/domain/staff/brakes.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../../db/dialect.ts';
import type { Tables } from '../../db/tables.ts';
import { hashOfSecret } from '../../http/secret.ts';

/** How long its cookie lasts, in seconds. */
export const BROWSER_SECONDS = BROWSER_KNOWN_DAYS * 24 * 60 * 60;

/** Whether this browser has signed in to the account before. */
export async function isKnownBrowser(
  db: Kysely<Tables>,
  browser: string | null,
  staffId: string,
): Promise<boolean> {
  if (!browser) return false;
  const row = await db
    .selectFrom('staff_browsers')
    .select('staff_id')
    .where('token_hash', '=', hashOfSecret(browser))
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The browser's secret, its own where the server gave it one: many people share a tablet, and one secret. */
async function browserSecret(trx: Trx, browser: string | null): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  if (!browser) return fresh;
  const given = await trx
    .selectFrom('staff_browsers')
    .select('staff_id')
    .where('token_hash', '=', hashOfSecret(browser))
    .limit(1)
    .executeTakeFirst();
  return given ? browser : fresh;
}

/** After the right password: this browser is known to the account from now on. Answers its secret. */
export async function rememberBrowser(
  trx: Trx,
  { browser, staffId, now }: { browser: string | null; staffId: string; now: number },
): Promise<string> {
  const secret = await browserSecret(trx, browser);
  await trx
    .insertInto('staff_browsers')
    .values({ token_hash: hashOfSecret(secret), staff_id: staffId, last_at: now })
    .onConflict((conflict) => conflict.columns(['token_hash', 'staff_id']).doUpdateSet({ last_at: now }))
    .execute();
  return secret;
}
