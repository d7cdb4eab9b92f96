import type { Database } from '../db/database.ts';
import { migrations } from '../db/migrations/migrations.ts';
import { inTime } from './in-time.ts';
import type { Trouble } from './trouble.ts';

/** ms after which a database that has not answered counts as one that does not */
const PATIENCE = 2_000;

/** A schema that is not the one this process was written for. */
function schemaTroubles(applied: readonly string[]): Trouble[] {
  const missing = migrations.filter(({ name }) => !applied.includes(name));
  const strange = applied.filter((name) => !migrations.some((migration) => migration.name === name));
  const troubles: Trouble[] = [];
  if (missing[0])
    troubles.push({
      reason: 'schema-behind',
      bearable: false,
      detail: `The database lacks ${missing.length} steps of its schema, the first is ${missing[0].name}: an older backup was put under a running server; start the server anew.`,
    });
  // in a rolling upgrade the older processes serve on until they are ended
  if (strange[0])
    troubles.push({
      reason: 'schema-ahead',
      bearable: true,
      detail: `A newer Mâm has upgraded the database (it has ${strange[0]}): end this process once the new ones serve; it could not start again.`,
    });
  return troubles;
}

/** Whether the database answers in time, is sound, and has the schema of this version. */
export async function databaseTroubles(database: Database): Promise<Trouble[]> {
  try {
    await inTime(database.ping(), PATIENCE);
    const rows = await inTime(database.read.selectFrom('schema_versions').select('name').execute(), PATIENCE);
    return schemaTroubles(rows.map(({ name }) => name));
  } catch (fault) {
    const { message } = fault as Error;
    return database.faultKind(fault) === 'damaged'
      ? [{ reason: 'damaged', bearable: false, detail: message }]
      : [{ reason: 'database', bearable: false, detail: `The database does not answer: ${message}.` }];
  }
}
