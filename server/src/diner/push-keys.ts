import { createECDH } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config, PushKeys } from '../config.ts';

const FILE = 'push-keys.json';
const CURVE = 'prime256v1';

/** Whether the public key belongs to the private one: a pair that does not fit would be refused by every browser. */
export function isPair({ publicKey, privateKey }: PushKeys): boolean {
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

function read(file: string): PushKeys {
  const { publicKey = '', privateKey = '' } = JSON.parse(readFileSync(file, 'utf8')) as Partial<PushKeys>;
  const keys = { publicKey, privateKey };
  if (!isPair(keys))
    throw new Error(`${file} does not hold a pair of keys; put back the one of your backup.`);
  return keys;
}

/**
 * The pair every subscription is bound to: the configured one, else one of our own, made once and kept in the data
 * folder. Two processes that start together on one folder get the same.
 */
export function pushKeys({ dataFolder, push }: Pick<Config, 'dataFolder' | 'push'>): PushKeys {
  if (push) return push;
  const file = join(dataFolder, FILE);
  mkdirSync(dataFolder, { recursive: true });
  try {
    writeFileSync(file, JSON.stringify(newPair()), { flag: 'wx', mode: 0o600 });
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
  }
  return read(file);
}
