import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

const INDEXES = [
  { index: 'orders_open_of_diner', column: 'uid', other: 'orders_open_of_phone' },
  { index: 'orders_open_of_phone', column: 'phone_key', other: 'orders_open_of_diner' },
];

describeServerOnBothEngines('the indexes of open orders', {}, (running) => {
  it.each(INDEXES)('[OR15] $index answers its own question, and is of no use for the other', async (one) => {
    const { database } = running();
    const isSqlite = database.engine === 'sqlite';
    const planOf = (trx: typeof database.read) =>
      sql<object>`${sql.raw(isSqlite ? 'explain query plan' : 'explain')} select count(*) from orders
        where ${sql.ref(one.column)} = ${'somebody'} and brand = ${'BEPNHA'} and ended_at is null`.execute(
        trx,
      );
    const plans = await database.transaction(async (trx) => {
      // however few orders a planner believes are open: it may read whole indexes, and no table
      if (!isSqlite) await sql`set local enable_seqscan = off`.execute(trx);
      const [own] = [await planOf(trx)];
      await sql`drop index ${sql.ref(one.index)}`.execute(trx);
      const without = await planOf(trx);
      return {
        refused: 'nothing is kept',
        own: JSON.stringify(own.rows),
        without: JSON.stringify(without.rows),
      };
    });
    expect(plans.own).toMatch(/orders_(open_)?of_/);
    expect(plans.without).not.toContain(one.other);
  });
});
