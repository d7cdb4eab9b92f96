import type pg from 'pg';
import { BackupRefused } from './backup-refused.ts';
import { refuseHalf, refuseStrange } from './check-backup.ts';
import { type Counted, countPostgres, difference, forgetBackups, OF_AN_EXTENSION } from './counted.ts';
import { type PgDumpChoice, type PgPrograms, pgProgramsFor } from './pg-programs.ts';
import { addressForPrograms } from './postgres-address.ts';
import { countDump, ownSchema, serverVersion, withClient } from './postgres-dump.ts';
import { runProgram } from './run-program.ts';

interface RestoreToDatabase extends PgDumpChoice {
  readonly databaseUrl: string;
  readonly file: string;
}

/** Tables, sequences and views that are not PostgreSQL's own. */
const THINGS = `select relname::text as name from pg_class join pg_namespace n on n.oid = relnamespace
  where relkind in ('r', 'p', 'S', 'v', 'm') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
  and not exists (${OF_AN_EXTENSION}) limit 1`;

async function refuseFull(client: pg.Client, databaseUrl: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(THINGS);
  if (rows.length === 0) return;
  throw new BackupRefused(
    `The database ${new URL(databaseUrl).pathname.slice(1)} is not empty (it has ${rows[0]?.name}): make a new one and name it in DATABASE_URL; this one stays as it is.`,
  );
}

/** All of it in one transaction: whoever is killed leaves nothing. */
function readIn(databaseUrl: string, file: string, { restore }: PgPrograms): Promise<void> {
  const address = addressForPrograms(databaseUrl);
  return runProgram({
    program: restore,
    args: [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      `--dbname=${address.url}`,
      file,
    ],
    environment: { ...process.env, ...address.environment },
  });
}

/** Puts a backup into an empty database. Nothing is changed when it is refused. */
export function restorePostgres({ databaseUrl, file, ...choice }: RestoreToDatabase): Promise<Counted> {
  refuseHalf(file, 'postgres');
  return withClient(databaseUrl, async (client) => {
    const programs = await pgProgramsFor(await serverVersion(client), choice);
    await refuseFull(client, databaseUrl);
    const counted = await countDump(file, programs, await ownSchema(client));
    refuseStrange(file, counted);
    await readIn(databaseUrl, file, programs);
    const differs = difference(counted, await countPostgres(client));
    if (differs)
      throw new BackupRefused(
        `The database does not hold what ${file} holds, it differs in ${differs}: do not use it.`,
      );
    await client.query(forgetBackups(counted));
    // without it the first hours' questions are answered by guesses about how much there is
    await client.query('analyze');
    return counted;
  });
}
