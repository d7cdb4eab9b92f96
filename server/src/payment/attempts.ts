import { randomUUIDv7 } from 'node:crypto';
import {
  ATTEMPT_LASTS,
  ATTEMPT_STATES,
  type AttemptState,
  askAgainAt,
  isOpen,
  mayBecome,
  nextAttempt,
} from '@mam/domain/payment/attempt.ts';
import type { GatewayName } from '@mam/domain/store/payment-methods.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { PaymentAttemptRow } from '../db/tables/payment-tables.ts';
import type { Tables } from '../db/tables.ts';
import type { PayLinks } from '../outside/payment/gateway.ts';

export interface NewAttempt {
  readonly brand: string;
  readonly store_id: number;
  /** null = it pays a share of a bill */
  readonly order_id: string | null;
  /** null = it pays an order */
  readonly bill_share_id: string | null;
  readonly number: number;
  readonly method: string;
  readonly gateway: GatewayName;
  readonly reference: string;
  readonly amount: number;
  /** the links known without asking anybody; null = the gateway has to be asked */
  readonly links: PayLinks | null;
  readonly now: number;
}

const NO_LINKS: PayLinks = { payUrl: '', deepLink: '', qrData: '' };

export function parsePayLinks({ document }: Pick<PaymentAttemptRow, 'document'>): PayLinks {
  return JSON.parse(document) as PayLinks;
}

function attemptRow({ links, now, ...attempt }: NewAttempt): PaymentAttemptRow {
  return {
    ...attempt,
    id: randomUUIDv7(),
    state: links ? 'pending' : 'created',
    code: '',
    document: JSON.stringify(links ?? NO_LINKS),
    created_at: now,
    expires_at: now + ATTEMPT_LASTS,
    asked_at: now,
    // a gateway with links of its own (a bank, staff) reports by itself and is never asked
    next_ask_at: links ? null : askAgainAt(now, now),
  };
}

/** Writes an attempt; undefined = somebody else has just made this one. */
export function insertAttempt(trx: Trx, attempt: NewAttempt): Promise<PaymentAttemptRow | undefined> {
  return trx
    .insertInto('payment_attempts')
    .values(attemptRow(attempt))
    .onConflict((conflict) => conflict.columns(['order_id', 'number']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

const selectAttempts = (db: Kysely<Tables>, brand: string, order: string) =>
  db.selectFrom('payment_attempts').selectAll().where('order_id', '=', order).where('brand', '=', brand);

/** Every try to pay an order, oldest first. */
export function attemptsOfOrder(
  db: Kysely<Tables>,
  brand: string,
  order: string,
): Promise<PaymentAttemptRow[]> {
  return selectAttempts(db, brand, order).orderBy('number').execute();
}

/** [PA60] Every try to pay a share of a bill by a gateway, oldest first. */
export function attemptsOfShare(db: Kysely<Tables>, share: string): Promise<PaymentAttemptRow[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('bill_share_id', '=', share)
    .orderBy('number')
    .execute();
}

/** [PA60] Which of these shares somebody has gone to pay by a gateway that has said nothing yet. */
export async function sharesBegun(
  db: Kysely<Tables>,
  shares: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (shares.length === 0) return new Set();
  const rows = await db
    .selectFrom('payment_attempts')
    .select('bill_share_id')
    .where('bill_share_id', 'in', shares)
    .where('state', 'in', ATTEMPT_STATES.filter(isOpen))
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.flatMap(({ bill_share_id }) => bill_share_id ?? []));
}

/** [PA19] How paying goes on after an attempt. A transfer stays the same one: its statement may not change. */
export function nextPaymentStep(
  { gateway, number, state, expires_at: expiresAt }: PaymentAttemptRow,
  now: number,
): ReturnType<typeof nextAttempt> {
  if (gateway === 'transfer') return 'same';
  return nextAttempt({ number, state, expiresAt }, now);
}

/** [PA27] Takes an attempt up again: the one with the highest number is the one to pay by. */
export function makeLatest(
  trx: Trx,
  { id, brand }: PaymentAttemptRow,
  number: number,
): Promise<PaymentAttemptRow> {
  return trx
    .updateTable('payment_attempts')
    .set({ number })
    .where('id', '=', id)
    .where('brand', '=', brand)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function latestAttempt(
  db: Kysely<Tables>,
  brand: string,
  order: string,
): Promise<PaymentAttemptRow | undefined> {
  return selectAttempts(db, brand, order).orderBy('number', 'desc').limit(1).executeTakeFirst();
}

export function attemptByNumber(
  db: Kysely<Tables>,
  brand: string,
  order: string,
  number: number,
): Promise<PaymentAttemptRow | undefined> {
  return selectAttempts(db, brand, order).where('number', '=', number).executeTakeFirst();
}

/** A callback names no brand; references are random, so one is enough. */
export function attemptByReference(
  db: Kysely<Tables>,
  gateway: GatewayName,
  reference: string,
): Promise<PaymentAttemptRow | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('reference', '=', reference)
    .where('gateway', '=', gateway)
    .executeTakeFirst();
}

export function attemptById(db: Kysely<Tables>, id: string): Promise<PaymentAttemptRow | undefined> {
  return db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** [PA13] Moves an attempt that is still as it was read; false = it may not, or somebody was faster. */
export async function moveAttempt(
  trx: Trx,
  { id, state }: Pick<PaymentAttemptRow, 'id' | 'state'>,
  to: AttemptState,
  change: Partial<PaymentAttemptRow> = {},
): Promise<boolean> {
  if (!mayBecome(state, to)) return false;
  const { numUpdatedRows } = await trx
    .updateTable('payment_attempts')
    .set({ ...change, state: to })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * [PA13] Money has come by an attempt, whatever was said of it before: also what another process says at this very
 * moment, so the row is judged and not what was read of it.
 */
export async function endWithMoney(trx: Trx, id: string, to: 'paid' | 'late'): Promise<void> {
  await trx
    .updateTable('payment_attempts')
    .set({ state: to, next_ask_at: null })
    .where('id', '=', id)
    .where(
      'state',
      'in',
      ATTEMPT_STATES.filter((from) => mayBecome(from, to)),
    )
    .execute();
}

/** Whether we are the one to ask: at most once in `pause` ms, whoever wants to know. */
export async function leaseTurn(trx: Trx, id: string, now: number, pause: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_attempts')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where('asked_at', '<=', now - pause)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Attempts whose gateway has been silent too long, the oldest first. */
export function attemptsToAsk(db: Kysely<Tables>, now: number, most: number): Promise<PaymentAttemptRow[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('next_ask_at', '<=', now)
    .orderBy('next_ask_at')
    .limit(most)
    .execute();
}

/**
 * [PA20] Takes one of them for this process, and says when it is next asked if this comes to nothing. [PA26] `rest`:
 * its gateway is asked nothing before that.
 */
export async function leaseAttempt(
  trx: Trx,
  { id, created_at, next_ask_at }: PaymentAttemptRow,
  now: number,
  rest: number | null,
): Promise<boolean> {
  const next =
    rest === null ? { asked_at: now, next_ask_at: askAgainAt(created_at, now) } : { next_ask_at: rest };
  const { numUpdatedRows } = await trx
    .updateTable('payment_attempts')
    .set(next)
    .where('id', '=', id)
    .where('next_ask_at', '=', next_ask_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
