import { type ConnectionProvider, type Dialect, DummyDriver, type Kysely, Transaction } from 'kysely';
import type { Trx } from './dialect.ts';
import type { Tables } from './tables.ts';

/** A database as Kysely speaks to it. */
export interface Spoken {
  readonly db: Kysely<Tables>;
  readonly dialect: Dialect;
}

/**
 * A transaction on one connection. Every statement goes to the engine when it is asked, in that order, also before
 * those asked earlier are answered; Kysely's own transactions would send it after the answer.
 */
export function transactionOn(
  { db, dialect }: Spoken,
  provideConnection: ConnectionProvider['provideConnection'],
): Trx {
  const executor = db.getExecutor().withConnectionProvider({ provideConnection });
  // the caller, who begins and ends it, holds the connection's driver
  return new Transaction<Tables>({ config: { dialect }, dialect, driver: new DummyDriver(), executor });
}
