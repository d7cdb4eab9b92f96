import { createHash, randomUUIDv7 } from 'node:crypto';
import { OUTBOX_TOPIC } from '@mam/contract/http/topic.ts';
import type { Kysely } from 'kysely';
import { type Duty, runDue } from '../clock/clock.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';
import type { OutboxRow } from '../db/tables/outbox-tables.ts';
import type { Tables } from '../db/tables.ts';
import { Undeliverable } from '../outside/undeliverable.ts';

/** Longer than any sender takes: who holds a lease and dies is followed by another after this, ms. */
export const LEASE = 60_000;
const AT_ONCE = 20;
/** After each failed try, ms; after the last there is no other. */
const PAUSES = [5_000, 30_000, 120_000, 600_000, 3_600_000, 6 * 3_600_000];

export interface Message {
  readonly brand: string;
  readonly kind: string;
  /** the same message has the same key, however often it is written */
  readonly key: string;
  /** for its sender; JSON */
  readonly content: unknown;
  /** epoch ms */
  readonly now: number;
}

/** The key of something told to one of several receivers: short enough, and where they are cannot be read from it. */
export const keyFor = (told: string, receiver: string): string =>
  `${told}/${createHash('sha256').update(receiver).digest('base64url').slice(0, 22)}`;

/** A message to be sent. `key` goes with it: a lost answer means it is sent again, and the receiver tells by the key. */
export interface ToSend extends Pick<OutboxRow, 'id' | 'brand' | 'key' | 'tries'> {
  readonly content: unknown;
}

/** Sends one message, or throws: it is tried again later, but for Undeliverable. */
export type Sender = (context: Context, message: ToSend) => Promise<void>;
export type Senders = Readonly<Record<string, Sender>>;

/**
 * Writes a message down in the transaction of the change it follows from: told if that is kept, and only then.
 * Written twice it is one. It is sent as soon as the transaction is kept.
 */
export async function enqueue(trx: Trx, { brand, kind, key, content, now }: Message): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      id: randomUUIDv7(),
      brand,
      kind,
      key,
      document: JSON.stringify(content),
      created_at: now,
      due_at: now,
      tries: 0,
      lease: null,
      sent_at: null,
      given_up_at: null,
      fault: '',
    })
    .onConflict((conflict) => conflict.columns(['key', 'kind', 'brand']).doNothing())
    .execute();
  appendEvent(trx, { brand, topic: OUTBOX_TOPIC, version: now, at: now });
}

/** The due messages of these kinds, the longest due first; also those somebody took and did not bring to an end. */
export async function dueMessages(
  db: Kysely<Tables>,
  kinds: readonly string[],
  now: number,
): Promise<OutboxRow[]> {
  if (kinds.length === 0) return [];
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('due_at', '<=', now)
    .where('kind', 'in', kinds)
    .orderBy('due_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
}

/** Takes a message as it was read: the lease, or null when somebody was faster. */
export async function leaseMessage(
  trx: Trx,
  { id, due_at, tries }: OutboxRow,
  now: number,
): Promise<string | null> {
  const lease = randomUUIDv7();
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ lease, due_at: now + LEASE, tries: tries + 1 })
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .where('tries', '=', tries)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? lease : null;
}

type End = Pick<OutboxRow, 'due_at'> & Partial<OutboxRow>;

/** The content of a message that is over: numbers and codes stood in it, so none is kept. */
const SAID = JSON.stringify(null);

async function endLease(trx: Trx, id: string, lease: string, end: End): Promise<boolean> {
  const over = end.due_at === null;
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ ...end, lease: null, ...(over && { document: SAID }) })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** It is sent. false = the lease ran out and somebody else has the message now. */
export const markSent = (trx: Trx, id: string, lease: string, now: number): Promise<boolean> =>
  endLease(trx, id, lease, { due_at: null, sent_at: now, fault: '' });

/** It could not be sent: tried again after a pause that grows, and given up after the last or when it never can be. */
export function markFailed(
  trx: Trx,
  { id, tries }: Pick<OutboxRow, 'id' | 'tries'>,
  lease: string,
  { fault, now }: { readonly fault: unknown; readonly now: number },
): Promise<boolean> {
  const pause = fault instanceof Undeliverable ? undefined : PAUSES[tries - 1];
  const end = pause === undefined ? { due_at: null, given_up_at: now } : { due_at: now + pause };
  return endLease(trx, id, lease, { ...end, fault: String(fault) });
}

async function takeAndSend(senders: Senders, context: Context, row: OutboxRow): Promise<void> {
  const { database, now, log, inSpan } = context;
  const send = senders[row.kind];
  const lease = send && (await database.transaction((trx) => leaseMessage(trx, row, now())));
  if (!send || !lease) return;
  const { id, brand, kind, key } = row;
  const tries = row.tries + 1;
  try {
    const message = { id, brand, key, tries, content: JSON.parse(row.document) };
    await inSpan(`deliver ${kind}`, { 'mam.tries': tries }, () => send(context, message));
  } catch (fault) {
    log.warn({ kind, brand, tries, why: String(fault) }, 'a message could not be sent');
    await database.transaction((trx) => markFailed(trx, { id, tries }, lease, { fault, now: now() }));
    return;
  }
  await database.transaction((trx) => markSent(trx, id, lease, now()));
}

/** Sends what is due, some at a time and those side by side: who is slow holds up nobody. true = there may be more. */
async function sendDue(senders: Senders, context: Context): Promise<boolean> {
  const { database, now, log } = context;
  const rows = await dueMessages(database.read, Object.keys(senders), now());
  await Promise.all(
    rows.map((row) =>
      takeAndSend(senders, context, row).catch((fault: unknown) =>
        log.error({ err: fault, duty: 'outbox' }, 'a duty failed'),
      ),
    ),
  );
  return rows.length === AT_ONCE;
}

/** Sends what is due by its kind's sender; kinds that nobody sends wait. */
export function outboxDuty(senders: Senders): Duty {
  return {
    name: 'outbox',
    run: async (context) => {
      await sendDue(senders, context);
    },
  };
}

/** Rounds under way at most: beyond it a wake-up waits for one of them to end. */
const ROUNDS = 8;

/**
 * Sends as soon as something is written, in whichever process, and does not wait for a tick; what a lost wake-up leaves
 * is found by the duty. The answer ends it and waits for what is under way.
 */
export function sendWhenWritten(senders: Senders, context: Context): () => Promise<void> {
  const rounds = new Set<Promise<void>>();
  let [wanted, stopped] = [false, false];
  const wake = () => {
    if (stopped) return;
    if (rounds.size >= ROUNDS) {
      wanted = true;
      return;
    }
    let more = false;
    const run = async () => {
      more = await sendDue(senders, context);
    };
    const round = runDue([{ name: 'outbox', run }], context).finally(() => {
      rounds.delete(round);
      if (more || wanted) {
        wanted = false;
        wake();
      }
    });
    rounds.add(round);
  };
  const deafen = context.database.onCommitted((events) => {
    if (events.some(({ topic }) => topic === OUTBOX_TOPIC)) wake();
  });
  return async () => {
    stopped = true;
    deafen();
    await Promise.all(rounds);
  };
}
