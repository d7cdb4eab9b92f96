import { sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';

/** The tables in which one of these words stands, in any column. */
export async function tablesThatSay({ read }: Database, words: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  for (const { name } of await read.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(read);
    const text = JSON.stringify(rows);
    if (words.some((word) => text.includes(word))) said.push(name);
  }
  return said.sort();
}
