import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { atPace } from '@mam/tools/pace.ts';
import { expect } from '@playwright/test';
import { dataFolder } from './people.ts';

type Values = Record<string, SQLInputValue>;

function inDatabase<T>(work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(dataFolder(), 'mam.sqlite'), { timeout: atPace(5_000) });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** One row that the server of this worker keeps becomes another, as no caller can make it: time has passed, a partner has moved. */
export function changeRow(statement: string, values: Values): void {
  const { changes } = inDatabase((database) => database.prepare(statement).run(values));
  expect(changes).toBe(1);
}

/** A row that the server of this worker keeps; undefined = there is none. */
export const readRow = (statement: string, values: Values) =>
  inDatabase((database) => database.prepare(statement).get(values));
