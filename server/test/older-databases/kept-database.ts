import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import pg from 'pg';
import { SQLITE_FILE } from '../../src/db/sqlite/sqlite.ts';
import type { Place } from '../engines.ts';
import type { Figures } from './figures.ts';
import { postgresAsSql } from './postgres-as-sql.ts';
import { lookAt, type Where } from './raw-database.ts';
import type { SampledAnswer } from './sample.ts';

type Engine = Place['engine'];

/** The counts, sums and answers that a database of a month gives to any version that opens it. */
export interface Expected {
  /** epoch ms; when it was left, and what the clock shows to whoever asks */
  readonly now: number;
  /** where its server was reached: links in its answers begin so */
  readonly publicUrl: string;
  readonly figures: Figures;
  readonly sample: readonly SampledAnswer[];
}

const HERE = import.meta.dirname;
const fileOf = (month: string, name: string) => join(HERE, month, name);
const DUMP: Readonly<Record<Engine, string>> = { sqlite: 'mam.sqlite.br', postgres: 'postgres.sql.br' };

/** The months of which there is one. */
export const keptMonths = (): readonly string[] =>
  readdirSync(HERE)
    .filter((name) => /^\d{4}-\d{2}$/.test(name))
    .sort();

const squeezed = (bytes: Buffer) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

async function sqliteAsBytes(where: Where): Promise<Buffer> {
  const copy = join(where.dataFolder, 'copy.sqlite');
  await lookAt(where, (raw) => raw.rows(`vacuum into '${copy}'`));
  const bytes = readFileSync(copy);
  rmSync(copy);
  return bytes;
}

const postgresAsBytes = (where: Where): Promise<Buffer> =>
  lookAt(where, async (raw) => Buffer.from(await postgresAsSql(raw.rows, await raw.tables())));

/** An answer a line: what has changed shows. */
function asLines({ sample, ...rest }: Expected): string {
  const lines = sample.map((one) => JSON.stringify(one)).join(',\n');
  return `${JSON.stringify(rest, null, 1).slice(0, -2)},\n "sample": [\n${lines}\n]\n}\n`;
}

/** Keeps a database that nobody serves any more. */
export async function keep(month: string, place: Place, expected: Expected): Promise<void> {
  mkdirSync(join(HERE, month), { recursive: true });
  const bytes = place.engine === 'sqlite' ? await sqliteAsBytes(place) : await postgresAsBytes(place);
  writeFileSync(fileOf(month, DUMP[place.engine]), squeezed(bytes));
  writeFileSync(fileOf(month, `${place.engine}.json`), asLines(expected));
}

export const readExpected = (month: string, engine: Engine): Expected =>
  JSON.parse(readFileSync(fileOf(month, `${engine}.json`), 'utf8'));

/** Lays a kept database into an empty place, as it was left. */
export async function layOut(
  month: string,
  { engine, databaseUrl, dataFolder }: Omit<Place, 'remove'>,
): Promise<void> {
  const bytes = brotliDecompressSync(readFileSync(fileOf(month, DUMP[engine])));
  if (!databaseUrl) return writeFileSync(join(dataFolder, SQLITE_FILE), bytes);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(bytes.toString());
  } finally {
    await client.end();
  }
}
