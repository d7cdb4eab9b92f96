import { createECDH } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config, PushKeys } from '../config.ts';
import type { Database } from '../db/database.ts';

/** Where older versions kept the pair: from there it goes into the database once, and with that into every backup. */
const OLD_FILE = 'push-keys.json';
const CURVE = 'prime256v1';

/** Whether the public key belongs to the private one: a pair that does not fit would be refused by every browser. */
function isPair({ publicKey, privateKey }: PushKeys): boolean {
  try {
    const curve = createECDH(CURVE);
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

function newPair(): PushKeys {
  const curve = createECDH(CURVE);
  curve.generateKeys();
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: curve.getPrivateKey('base64url'),
  };
}

function fromOldFile(dataFolder: string): PushKeys | null {
  const file = join(dataFolder, OLD_FILE);
  if (!existsSync(file)) return null;
  const { publicKey = '', privateKey = '' } = JSON.parse(readFileSync(file, 'utf8')) as Partial<PushKeys>;
  const keys = { publicKey, privateKey };
  if (!isPair(keys))
    throw new Error(`${file} does not hold a pair of keys; put back the one of your backup.`);
  return keys;
}

async function keptIn({ read }: Database): Promise<PushKeys | null> {
  const row = await read
    .selectFrom('installation')
    .select(['push_public_key as publicKey', 'push_private_key as privateKey'])
    .executeTakeFirst();
  const { publicKey, privateKey } = row ?? {};
  return publicKey && privateKey ? { publicKey, privateKey } : null;
}

/**
 * The pair every subscription is bound to: the configured one, else one of our own, made once and kept in the database.
 * Processes that start together on one database get the same.
 */
export async function keepPushKeys(
  database: Database,
  { dataFolder, push }: Pick<Config, 'dataFolder' | 'push'>,
): Promise<PushKeys> {
  const kept = push ?? (await keptIn(database));
  if (kept) return kept;
  const { publicKey, privateKey } = fromOldFile(dataFolder) ?? newPair();
  await database.transaction((trx) =>
    trx
      .updateTable('installation')
      .set({ push_public_key: publicKey, push_private_key: privateKey })
      .where('push_private_key', 'is', null)
      .execute(),
  );
  const first = await keptIn(database);
  if (!first) throw new Error('the database has lost the row of its installation');
  return first;
}
