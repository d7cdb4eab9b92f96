import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { dataFolder } from '../start/people.ts';

/** So many minutes pass for an order that waits for its restaurant; ends: the time to answer is looked at after them. */
export function minutesPass(code: string, minutes: number, { ends }: { readonly ends: boolean }): void {
  const database = new DatabaseSync(join(dataFolder(), 'mam.sqlite'), { timeout: 5_000 });
  const { changes } = database
    .prepare(
      `update orders set created_at = created_at - :passed, waits_since = waits_since - :passed,
      look_at = look_at + :later where code = :code`,
    )
    .run({ passed: minutes * 60_000, later: ends ? -minutes * 60_000 : 36_000_000, code });
  database.close();
  expect(changes).toBe(1);
}
