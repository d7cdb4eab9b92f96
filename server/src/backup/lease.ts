import type { Database } from '../db/database.ts';

/** ms after which a process that has said nothing is taken for dead */
const DEAD_AFTER = 120_000;
/** ms after which one that failed is tried again */
const AGAIN_AFTER = 15 * 60_000;
/** ms for which it stays written down that there was one */
const REMEMBERED = 90 * 86_400_000;

/** A process holds it while it makes the backup that was due then. */
export interface Lease {
  readonly dueAt: number;
  readonly tries: number;
}

/** Takes the backup that was due then: of several processes one; null = it is made, is being made, or waits. */
export function takeBackup({ transaction }: Database, dueAt: number, now: number): Promise<Lease | null> {
  return transaction(async (trx) => {
    const row = await trx.selectFrom('backups').selectAll().where('due_at', '=', dueAt).executeTakeFirst();
    const begun = { alive_at: now, ended_at: null, file: null, fault: null };
    if (!row) {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('backups')
        .values({ due_at: dueAt, began_at: now, tries: 1, ...begun })
        .onConflict((conflict) => conflict.column('due_at').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n ? { dueAt, tries: 1 } : null;
    }
    const isAlive = row.ended_at === null && row.alive_at > now - DEAD_AFTER;
    const waits = row.ended_at !== null && row.ended_at > now - AGAIN_AFTER;
    if (row.file !== null || isAlive || waits) return null;
    const tries = row.tries + 1;
    const { numUpdatedRows } = await trx
      .updateTable('backups')
      .set({ tries, ...begun })
      .where('due_at', '=', dueAt)
      .where('tries', '=', row.tries)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? { dueAt, tries } : null;
  });
}

interface Change {
  readonly alive_at?: number;
  readonly ended_at?: number;
  readonly file?: string;
  readonly fault?: string | null;
}

/** false = somebody else has it now */
async function change({ transaction }: Database, { dueAt, tries }: Lease, set: Change): Promise<boolean> {
  const { numUpdatedRows } = await transaction((trx) =>
    trx
      .updateTable('backups')
      .set(set)
      .where('due_at', '=', dueAt)
      .where('tries', '=', tries)
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows === 1n;
}

export const stillAlive = (database: Database, lease: Lease, now: number) =>
  change(database, lease, { alive_at: now });

/** The next process that looks takes it at once. */
export const giveBackLease = (database: Database, lease: Lease) => change(database, lease, { alive_at: 0 });

export const failed = (database: Database, lease: Lease, fault: string, now: number) =>
  change(database, lease, { ended_at: now, fault });

/** It lies there, and has been read again. */
export async function made(database: Database, lease: Lease, file: string, now: number): Promise<boolean> {
  await database.transaction((trx) =>
    trx
      .deleteFrom('backups')
      .where('due_at', '<', now - REMEMBERED)
      .execute(),
  );
  return change(database, lease, { ended_at: now, file, fault: null });
}
