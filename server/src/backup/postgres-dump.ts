import type { Readable } from 'node:stream';
import pg from 'pg';
import { BackupRefused } from './backup-refused.ts';
import { BACKUPS_TABLE, type Counted, countPostgres, SUMMED } from './counted.ts';
import type { PgPrograms } from './pg-programs.ts';
import { addressForPrograms } from './postgres-address.ts';
import { runProgram } from './run-program.ts';

/** A connection of its own; nothing that takes long is ended. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return await work(client);
  } catch (fault) {
    if (fault instanceof BackupRefused) throw fault;
    const { host, pathname } = new URL(url);
    throw new BackupRefused(`PostgreSQL at ${host}${pathname} cannot be used: ${(fault as Error).message}.`);
  } finally {
    await client.end().catch(() => {});
  }
}

/** As "15.18": without what a distribution adds. */
export async function serverVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version.split(' ')[0] ?? '';
}

/** Where our tables lie. */
export async function ownSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_schema()::text as name');
  return rows[0]?.name ?? 'public';
}

/** pg_dump of one moment; what was counted at that moment is answered. */
export function dumpPostgres(url: string, { dump }: PgPrograms, target: string): Promise<Counted> {
  return withClient(url, async (client) => {
    // one core: the others are for those who order
    await client.query('set max_parallel_workers_per_gather = 0');
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const address = addressForPrograms(url);
    await runProgram({
      program: dump,
      args: [
        '--format=custom',
        '--compress=1',
        '--no-owner',
        '--no-privileges',
        '--lock-wait-timeout=10000',
        `--snapshot=${rows[0]?.id}`,
        `--file=${target}`,
        `--dbname=${address.url}`,
      ],
      environment: { ...process.env, ...address.environment },
    });
    return await countPostgres(client);
  });
}

const COPY = /^COPY (?:"?(\w+)"?\.)?"?(\w+)"? \((.+)\) FROM stdin;$/;

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly isCounted: boolean;
}

/** Reads what pg_restore writes out: each row of a table is a line. */
class CountedDump {
  #table: Table | null = null;
  readonly #schema: string;
  readonly #rows: Record<string, number> = {};
  readonly #sums: Record<string, bigint> = {};
  readonly #kept: Record<string, string[]> = { installation: [], schema_versions: [] };

  /** schema: where our tables lie; what somebody keeps beside them is not counted */
  constructor(schema: string) {
    this.#schema = schema;
  }

  take(line: string): void {
    if (!this.#table) this.#begin(line);
    else if (line === '\\.') this.#table = null;
    else if (this.#table.isCounted) this.#row(this.#table, line);
  }

  #begin(line: string): void {
    const [, schema, name, columns] = COPY.exec(line) ?? [];
    if (!name || !columns) return;
    const isCounted = (schema ?? this.#schema) === this.#schema && name !== BACKUPS_TABLE;
    this.#table = {
      name,
      columns: columns.split(', ').map((column) => column.replaceAll('"', '')),
      isCounted,
    };
    if (!isCounted) return;
    this.#rows[name] = 0;
    if (SUMMED[name]) this.#sums[`${name}.${SUMMED[name]}`] = 0n;
  }

  #row({ name, columns }: Table, line: string): void {
    this.#rows[name] = (this.#rows[name] ?? 0) + 1;
    const cell = (column: string) => line.split('\t')[columns.indexOf(column)] ?? '\\N';
    const summed = SUMMED[name];
    if (summed) {
      const value = cell(summed);
      const sum = `${name}.${summed}`;
      if (value !== '\\N') this.#sums[sum] = (this.#sums[sum] ?? 0n) + BigInt(value);
    }
    if (name === 'installation') this.#kept.installation?.push(cell('id'));
    if (name === 'schema_versions') this.#kept.schema_versions?.push(cell('name'));
  }

  get counted(): Counted {
    return {
      installation: this.#kept.installation?.[0] ?? null,
      schema: [...(this.#kept.schema_versions ?? [])].sort(),
      rows: this.#rows,
      sums: Object.fromEntries(Object.entries(this.#sums).map(([name, sum]) => [name, String(sum)])),
    };
  }
}

const NEWLINE = 10;

/** Only \n ends a line there: what a person wrote may hold any other separator. */
async function* linesOf(output: Readable): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const part of output as AsyncIterable<Buffer>) {
    const text = Buffer.concat([rest, part]);
    let from = 0;
    for (let end = text.indexOf(NEWLINE); end >= 0; end = text.indexOf(NEWLINE, from)) {
      yield text.toString('utf8', from, end);
      from = end + 1;
    }
    rest = text.subarray(from);
  }
}

/** Opens a dump, reads all of it and counts it. Throws BackupRefused when it is not whole. */
export async function countDump(file: string, { restore }: PgPrograms, schema: string): Promise<Counted> {
  const dump = new CountedDump(schema);
  const read = async (output: Readable) => {
    for await (const line of linesOf(output)) dump.take(line);
  };
  const args = ['--data-only', '--file=-', file];
  await runProgram({ program: restore, args, environment: process.env, read }).catch((fault: Error) => {
    if (/unsupported version/.test(fault.message))
      throw new BackupRefused(
        `${file} was written by a newer pg_dump than ${restore} can read: install that version, or set PG_DUMP to where it is.`,
      );
    throw new BackupRefused(`${file} is not a whole backup: ${fault.message}`);
  });
  return dump.counted;
}
