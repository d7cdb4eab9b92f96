import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { backupTroubles } from './backup-troubles.ts';
import { codeTroubles } from './code-troubles.ts';
import { databaseTroubles } from './database-troubles.ts';
import { folderTroubles } from './folder-troubles.ts';
import { outboxTroubles } from './outbox-troubles.ts';
import type { Trouble } from './trouble.ts';

/** Everything that is wrong at the moment; empty = nothing. */
export type Readiness = () => Promise<readonly Trouble[]>;

export const isReady = (troubles: readonly Trouble[]): boolean => troubles.every(({ bearable }) => bearable);

/** An answer is good for so many ms: whoever asks a thousand times a second makes no work. */
const GOOD_FOR = 1_000;

export interface Looked {
  readonly database: Database;
  readonly config: Pick<Config, 'dataFolder' | 'backups' | 'limits'>;
  /** epoch ms */
  readonly now: () => number;
}

async function lookAt({ database, config, now }: Looked): Promise<readonly Trouble[]> {
  const [ofDatabase, ofFolder] = await Promise.all([
    databaseTroubles(database),
    // on PostgreSQL the folder holds pictures at most
    database.engine === 'sqlite' ? folderTroubles(config.dataFolder) : [],
  ]);
  // one that does not answer is not asked for more
  if (!isReady(ofDatabase)) return [...ofDatabase, ...ofFolder];
  const ofOutbox = await outboxTroubles(database, now());
  return [
    ...ofDatabase,
    ...ofFolder,
    ...ofOutbox,
    ...(await backupTroubles(database, config.backups, now())),
    ...(await codeTroubles(database, config.limits, now())),
  ];
}

/** Looks whether this process can do its work; those who ask at once share one look. */
export function sharedReadiness(looked: Looked): Readiness {
  let [last, at] = [null as Promise<readonly Trouble[]> | null, 0];
  return () => {
    const now = looked.now();
    // also where the clock was put back
    if (last === null || Math.abs(now - at) >= GOOD_FOR) [last, at] = [lookAt(looked), now];
    return last;
  };
}
