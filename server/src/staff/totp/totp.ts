import { parseSecondFactor } from '@mam/domain/staff/totp.ts';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Trx } from '../../db/dialect.ts';
import type { Tables } from '../../db/tables.ts';
import { hashOfSecret } from '../../http/secret.ts';

const SECRET_BYTES = 20;
const RECOVERY_BYTES = 10;
const RECOVERY_CODES = 10;
/** [SF11] Steps a clock may be off by, each way. */
const WINDOW = 1;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const generator = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret) });

/** The address an authenticator app scans. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  generator(secret, { issuer, label }).toString();

/** [SF11] The step a code belongs to; null = to none near now. */
export function totpStep(secret: string, typed: string, now: number): number | null {
  const given = parseSecondFactor(typed);
  if (given?.kind !== 'totp') return null;
  const totp = generator(secret);
  const delta = totp.validate({ token: given.code, timestamp: now, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

export async function hasTotp(db: Kysely<Tables>, staffId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_totp')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Holds an account until the transaction ends: no sign-in while its code is switched. Gives back whether it is active.
 */
export async function lockAccount(trx: Trx, staffId: string): Promise<boolean> {
  const row = await trx
    .updateTable('staff')
    .set((of) => ({ active: of.ref('active') }))
    .where('id', '=', staffId)
    .where('active', '=', 1)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function spendTotp(trx: Trx, staffId: string, typed: string, now: number): Promise<boolean> {
  const row = await trx
    .selectFrom('staff_totp')
    .select('secret')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const step = row ? totpStep(row.secret, typed, now) : null;
  if (step === null) return false;
  const { numUpdatedRows } = await trx
    .updateTable('staff_totp')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    // a code seen over a shoulder was used by whoever typed it first
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function spendRecoveryCode(trx: Trx, staffId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashOfSecret(code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** [SF11] [SF13] Takes a code of the app or a recovery code, each once; false = it is wrong or was taken before. */
export async function spendCode(trx: Trx, staffId: string, typed: string, now: number): Promise<boolean> {
  const given = parseSecondFactor(typed);
  if (given === null) return false;
  return given.kind === 'totp'
    ? spendTotp(trx, staffId, given.code, now)
    : spendRecoveryCode(trx, staffId, given.code);
}

/** [SF13] New recovery codes, kept as hashes. */
export async function giveRecoveryCodes(trx: Trx, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => new Secret({ size: RECOVERY_BYTES }).base32);
  await trx
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashOfSecret(code) })))
    .execute();
  return codes;
}

/** [SF13] How many of them have not been used. */
export async function recoveryCodesLeft(db: Kysely<Tables>, staffId: string): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return left;
}

/** Secret and recovery codes are forgotten; false = there was no confirmed secret. */
export async function forgetTotp(trx: Trx, staffId: string): Promise<boolean> {
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  const { numDeletedRows } = await trx
    .deleteFrom('staff_totp')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
