import type { TopicName } from '@mam/contract/http/topic.ts';
import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';
import type { ColumnWords } from './migrations/migration.ts';
import type { EventRow, Tables } from './tables.ts';

/** A command's only way to the database: everything it does happens in this one transaction. */
export type Trx = Transaction<Tables>;

export type NewEvent = Omit<EventRow, 'seq' | 'topic'> & { readonly topic: TopicName };

/** The kinds of faults of the database, by the caller's next step. */
export type FaultKind =
  /** a unique constraint said no */
  | 'unique'
  /** worth another try at once: serialization failure, deadlock, write lock taken */
  | 'retry'
  /** locked for too long, disk full, or the database is away: 503 */
  | 'unavailable'
  /** the database file is not what was written into it: nothing is written any more */
  | 'damaged'
  | 'other';

/** Numbers of transactions: every one below `oldest` is over, none has reached `next` yet. */
export interface Horizon {
  readonly oldest: number;
  readonly next: number;
}

/** The one file of an engine that has only one. */
export interface DatabaseFile {
  /** looks through all of it, in the background; the sentence for its owner when it is damaged */
  check(): Promise<string | null>;
  /** throws once damage is known */
  mustBeSound(): void;
  /** calls back once, with the sentence */
  onDamage(tell: (sentence: string) => void): void;
}

/** Connections, and what stands in line for one, at this moment. */
export interface DatabaseLoad {
  readonly busy: number;
  readonly idle: number;
  readonly queued: number;
}

/** All that the two engines say differently, and nothing else knows. */
export interface Dialect {
  readonly engine: 'sqlite' | 'postgres';
  readonly words: ColumnWords;
  /** for reading only: on SQLite a second, read-only connection */
  readonly read: Kysely<Tables>;
  /** for migrations and housekeeping: a transaction alone */
  readonly write: Kysely<Tables>;
  /** Kept with its events when the work answers, undone when it throws; the answer comes after the commit. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** how long and how often a fault of kind 'retry' is tried again, in ms and tries */
  readonly patience: { readonly tries: number; readonly total: number; readonly pause: number };
  faultKind(fault: unknown): FaultKind;
  /** which transactions still run; null where the one writer numbers events in order of commit, without holes */
  readonly horizon: (() => Promise<Horizon>) | null;
  /** one process migrates at a time */
  lockMigrations(trx: Trx): Promise<void>;
  /** calls back whenever another connection or process may have committed events */
  listen(wake: () => void): Promise<void>;
  /** of this process */
  load(): DatabaseLoad;
  /** how many statements of all processes wait for a lock; null = one writer, nobody waits inside a transaction */
  readonly lockWaits: (() => Promise<number>) | null;
  /** null = this engine looks after its files itself */
  readonly file: DatabaseFile | null;
  close(): Promise<void>;
}

/** Whether many write at once, and hold the rows they have read; the one writer of SQLite holds everything. */
export const locksRows = (trx: Trx): boolean => trx.getExecutor().adapter instanceof PostgresAdapter;
