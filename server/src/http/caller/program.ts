// Programs of a restaurant are known by a key of their own: its id in the clear finds the row, its secret opens it.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type KeyScope, keyProblem } from '@mam/domain/staff/program-key.ts';
import type { Context } from '../../context.ts';
import { type Refused, refuse } from '../answer.ts';
import { hashOfSecret } from '../secret.ts';

/** A program that asks, by its key. */
export interface Program {
  readonly id: string;
  readonly brand: string;
  readonly name: string;
  /** empty = every store of the brand */
  readonly stores: readonly number[];
}

const KEY = /^mam_([0-9a-f]{12})_([\w-]{43})$/;
const IN_ADDRESS = /mam_[0-9a-f]{12}_/i;

/** How stale the last use of a key may be kept, in ms: a write for each call would be one too many. */
const USE_TOLD_EVERY = 60_000;

/** A new key: the id by which it is found, and the whole of it, which is told once. */
export function drawKey(): { readonly id: string; readonly key: string; readonly hash: string } {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  return { id, key: `mam_${id}_${secret}`, hash: hashOfSecret(secret) };
}

const isSame = (given: string, kept: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(kept)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The key a program sends: Authorization: Bearer mam_… */
function bearerOf({ authorization = '' }: IncomingHttpHeaders): RegExpExecArray | null {
  return authorization.startsWith('Bearer ') ? KEY.exec(authorization.slice('Bearer '.length)) : null;
}

type KeyCode = 'KEY_MISSING' | 'KEY_IN_ADDRESS' | 'KEY_ENDED' | 'KEY_SCOPE';

/** [SF36] The program with this key, where that is good and may do this. One in the address is refused whatever it is: addresses are written down. */
export async function authenticateProgram(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { url = '', headers }: { readonly url?: string | undefined; readonly headers: IncomingHttpHeaders },
  scope: KeyScope,
): Promise<Program | Refused<KeyCode>> {
  if (IN_ADDRESS.test(decodedOr(url))) return refuse('KEY_IN_ADDRESS');
  const [, id = '', secret = ''] = bearerOf(headers) ?? [];
  const row = id
    ? await database.read.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row || !isSame(hashOfSecret(secret), row.secret_hash)) return refuse('KEY_MISSING');
  const { brand, name } = row;
  const [scopes, stores] = [JSON.parse(row.scopes) as string[], JSON.parse(row.stores) as number[]];
  const at = now();
  const problem = keyProblem({ scopes, endsAt: row.ends_at, endedAt: row.ended_at }, scope, at);
  if (problem) return refuse(problem, { name });
  if (row.last_at === null || Math.abs(at - row.last_at) >= USE_TOLD_EVERY)
    await database.transaction((trx) =>
      trx.updateTable('api_keys').set({ last_at: at }).where('id', '=', id).execute(),
    );
  return { id, brand, name, stores };
}

function decodedOr(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
