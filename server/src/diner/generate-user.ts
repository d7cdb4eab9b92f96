import { randomBytes } from 'node:crypto';
import type { NewUser } from '@mam/contract/diner/generate-user.schema.ts';
import { identityKeptUntil } from '@mam/domain/diner/identity.ts';
import type { Database } from '../db/database.ts';
import { hashOfSecret } from '../http/secret.ts';
import { insertDiner } from './queries.ts';

/** A uid of 128 random bits and the token of 256 that proves it. No counter: nobody can guess a neighbour's. */
export function newDiner(): NewUser {
  return { uid: randomBytes(16).toString('hex'), token: randomBytes(32).toString('base64url') };
}

/** Makes a diner out of nobody; of the token only its hash is kept. */
export function generateUser(database: Database, now: number): Promise<NewUser> {
  return database.transaction(async (trx) => {
    const diner = newDiner();
    await insertDiner(trx, {
      uid: diner.uid,
      token_hash: hashOfSecret(diner.token),
      is_test: 0,
      created_at: now,
      name: null,
      language: null,
      kept_until: identityKeptUntil(now),
    });
    return diner;
  });
}
