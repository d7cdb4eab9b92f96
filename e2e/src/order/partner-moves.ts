import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { dataFolder } from '../start/people.ts';

/** Where a delivery partner says that an order stands; who follows it hears of it with the next thing that is said of it. */
export function partnerMoves(code: string, status: string): void {
  const database = new DatabaseSync(join(dataFolder(), 'mam.sqlite'), { timeout: 5_000 });
  const { changes } = database
    .prepare('update orders set status = ?, version = version + 1 where code = ?')
    .run(status, code);
  database.close();
  expect(changes).toBe(1);
}
