import { createHash } from 'node:crypto';
import type { RefusalCode } from '@mam/contract/refusals.ts';
import type { Database, Trx } from '../db/database.ts';
import { deferWrite } from '../db/left-writes.ts';
import { prepared, preparedInsert } from '../db/prepared-statement.ts';
import { type Answer, isRefused, type Ok, refuse } from './answer.ts';

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

/** A call with its caller and its key. */
export interface IdempotentCall {
  /** the diner's uid, or staff:{id} */
  readonly uid: string;
  /** e.g. "POST /v1/order" */
  readonly endpoint: string;
  /** the Idempotency-Key header; without one a key is derived that lives 60 s */
  readonly key: string | null;
  /** the canonical body: two requests that mean the same give the same value */
  readonly content: unknown;
  readonly now: number;
  /** whether what was answered is over, so that the same without a key is asked for anew; none = it never is */
  readonly isOver?: (trx: Trx, answered: unknown) => Promise<boolean>;
}

/** `read` is asked with the key, and for nothing when somebody has it; `work` is handed what it found. */
export type Idempotent = <T, C extends RefusalCode = never, Found = never>(
  call: IdempotentCall,
  work: (trx: Trx, found: Found | undefined) => Promise<Answer<T, C>>,
  read?: (trx: Trx) => Promise<Found | undefined>,
) => Promise<Answer<T, C>>;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!value || typeof value !== 'object') return value;
  const fields = value as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(fields).sort()) copy[key] = sorted(fields[key]);
  return copy;
}

/** JSON with sorted keys, so that the order of fields makes no difference. */
export function canonical(value: unknown): string {
  return JSON.stringify(sorted(value));
}

interface Key {
  readonly uid: string;
  readonly endpoint: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly created_at: number;
  readonly expires_at: number;
}

function buildIdempotencyKey({ uid, endpoint, key, content, now }: IdempotentCall): Key {
  const fingerprint = createHash('sha256').update(canonical(content)).digest('hex');
  return {
    uid,
    endpoint,
    key: key === null ? `derived:${fingerprint}` : `given:${key}`,
    fingerprint,
    created_at: now,
    expires_at: now + (key === null ? MINUTE : DAY),
  };
}

/** Writes the key, or takes over an expired one. False: somebody else has it. */
async function takeKey(trx: Trx, key: Key): Promise<boolean> {
  return (await insertKey(trx, [{ ...key, answer: '' }])) === 1;
}

const insertKey = preparedInsert('idempotency_keys', (insert) =>
  insert.onConflict((conflict) =>
    conflict
      .columns(['uid', 'endpoint', 'key'])
      .doUpdateSet((of) => ({
        fingerprint: of.ref('excluded.fingerprint'),
        answer: '',
        created_at: of.ref('excluded.created_at'),
        expires_at: of.ref('excluded.expires_at'),
      }))
      .whereRef('idempotency_keys.expires_at', '<=', 'excluded.created_at'),
  ),
);

async function storedAnswer<T>(trx: Trx, { uid, endpoint, key, fingerprint }: Key): Promise<Answer<T>> {
  const row = await trx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer'])
    .where('uid', '=', uid)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return row.fingerprint === fingerprint ? (JSON.parse(row.answer) as Ok<T>) : refuse('IDEMPOTENCY_MISMATCH');
}

/**
 * Takes over the key the server made itself, once what was done under it is over. Of two who do so at once the other finds
 * the first one's answer.
 */
async function takeOver(trx: Trx, { key: given, isOver }: IdempotentCall, key: Key): Promise<boolean> {
  if (given !== null || !isOver) return false;
  const row = await trx
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('uid', '=', key.uid)
    .where('endpoint', '=', key.endpoint)
    .where('key', '=', key.key)
    .executeTakeFirstOrThrow();
  if (!(await isOver(trx, (JSON.parse(row.answer) as Ok<unknown>).data))) return false;
  const { numUpdatedRows } = await trx
    .updateTable('idempotency_keys')
    .set({ answer: '', created_at: key.created_at, expires_at: key.expires_at })
    .where('uid', '=', key.uid)
    .where('endpoint', '=', key.endpoint)
    .where('key', '=', key.key)
    .where('answer', '=', row.answer)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function storeAnswer(trx: Trx, { uid, endpoint, key }: Key, answer: Ok<unknown>): void {
  deferWrite(trx, (way) => updateAnswer(way, { uid, endpoint, key, answer: JSON.stringify(answer) }));
}

const updateAnswer = prepared<Pick<Key, 'uid' | 'endpoint' | 'key'> & { answer: string }>((db, value) =>
  db
    .updateTable('idempotency_keys')
    .set({ answer: value('answer') })
    .where('uid', '=', value('uid'))
    .where('endpoint', '=', value('endpoint'))
    .where('key', '=', value('key')),
);

/**
 * Runs a command that creates something of value exactly once a key: the change, its key and its answer are
 * one transaction. The same key and content again get the stored answer; a refusal frees the key.
 */
export function idempotencyOn(database: Database): Idempotent {
  const running = new Set<string>();
  return async <T, C extends RefusalCode = never, Found = never>(
    call: IdempotentCall,
    work: (trx: Trx, found: Found | undefined) => Promise<Answer<T, C>>,
    read?: (trx: Trx) => Promise<Found | undefined>,
  ): Promise<Answer<T, C>> => {
    const key = buildIdempotencyKey(call);
    const name = JSON.stringify([key.uid, key.endpoint, key.key]);
    // only for speed and clarity within this process: the unique key decides, also between processes.
    // A client without keys knows no IN_FLIGHT; it waits for the first answer in the database's queue.
    if (running.has(name)) return refuse('IN_FLIGHT');
    if (call.key !== null) running.add(name);
    try {
      return await database.transaction<Answer<T, C>>(async (trx) => {
        const [mine, found] = await Promise.allSettled([takeKey(trx, key), read?.(trx)]);
        if (mine.status === 'rejected') throw mine.reason;
        if (!mine.value && !(await takeOver(trx, call, key))) return storedAnswer<T>(trx, key);
        if (found.status === 'rejected') throw found.reason;
        const answer = await work(trx, found.value);
        if (!isRefused(answer)) storeAnswer(trx, key, answer);
        return answer;
      });
    } finally {
      running.delete(name);
    }
  };
}
