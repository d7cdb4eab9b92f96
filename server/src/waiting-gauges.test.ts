import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeDatabase } from '../test/database/open-database.ts';
import { WAITING } from './waiting-gauges.ts';

const FULL = 20_000;

describeDatabase('what waits', ({ database }) => {
  /** messages that are sent, and some that wait since a minute each */
  const fill = async (waiting: number) => {
    const rows = Array.from({ length: FULL }, (_, n) => ({
      id: `m${n}`,
      brand: 'BEPNHA',
      kind: 'sms',
      key: `k${n}`,
      document: 'null',
      created_at: n + 1,
      due_at: n < waiting ? n + 60_000 : null,
      tries: 1,
      lease: null,
      sent_at: n < waiting ? null : n,
      given_up_at: null,
      fault: '',
    }));
    await database().transaction(async (trx) => {
      for (let n = 0; n < FULL; n += 1_000)
        await trx
          .insertInto('outbox')
          .values(rows.slice(n, n + 1_000))
          .execute();
      return null;
    });
  };
  const outbox = WAITING.find(({ name }) => name === 'outbox');

  it('is nothing where nothing waits', async () => {
    for (const { ask } of WAITING) expect(await ask(database().read)).toEqual({ count: 0, since: null });
  });

  it('is counted with the longest wait, a thousand at most', async () => {
    await fill(3);
    expect(await outbox?.ask(database().read)).toEqual({ count: 3, since: 1 });
    await database().transaction((trx) => trx.updateTable('outbox').set({ due_at: 5 }).execute());
    expect(await outbox?.ask(database().read)).toMatchObject({ count: 1_000 });
  });

  it('is found by a small index in a full table', async () => {
    await fill(3);
    const { engine } = database();
    /** the small tables of a test would be read whole */
    const plan = (table: 'outbox' | 'orders', column: string) =>
      database().transaction(async (trx) => {
        if (engine === 'postgres') await sql`set local enable_seqscan = off`.execute(trx);
        const asked = sql.raw(
          `${engine === 'sqlite' ? 'explain query plan' : 'explain'} select count(*) from
            (select 1 from ${table} where ${column} is not null order by ${column} limit 1000) as waiting`,
        );
        return JSON.stringify((await asked.execute(trx)).rows);
      });
    expect(await plan('outbox', 'due_at')).toContain('outbox_due');
    expect(await plan('orders', 'look_at')).toContain('orders_waiting');
  });
});
