import { expect, it } from 'vitest';
import { describeDatabase } from '../../test/database/open-database.ts';
import type { Database, Trx } from './database.ts';
import { deferWrite } from './left-writes.ts';

describeDatabase('a write that is left to the commit', ({ database }) => {
  const write = (trx: Trx, name: string) => trx.insertInto('counters').values({ name, value: 1 }).execute();
  const names = async (db: Database['read']) =>
    (await db.selectFrom('counters').select('name').where('name', '!=', 'events').execute()).map(
      ({ name }) => name,
    );

  it('stands when the transaction is answered, and is seen by what the same transaction reads after it', async () => {
    const seen = await database().transaction((trx) => {
      deferWrite(trx, (way) => write(way, 'left'));
      return names(trx);
    });
    expect(seen).toEqual(['left']);
    expect(await names(database().read)).toEqual(['left']);
  });

  it('stands whole where it is several statements, each asked when the one before is answered', async () => {
    const writeAll = async (trx: Trx) => {
      for (const name of ['one', 'two', 'three']) await write(trx, name);
    };
    await database().transaction(async (trx) => deferWrite(trx, writeAll));
    expect((await names(database().read)).toSorted()).toEqual(['one', 'three', 'two']);
    const failed = database().transaction(async (trx) => {
      deferWrite(trx, (way) => writeAll(way).then(() => write(way, 'one')));
    });
    expect(database().faultKind(await failed.catch((fault: unknown) => fault))).toBe('unique');
    expect(await names(database().read)).toHaveLength(3);
  });

  it('undoes everything when it fails, and says why', async () => {
    const twice = database().transaction(async (trx) => {
      await write(trx, 'before');
      deferWrite(trx, (way) => write(way, 'before'));
      deferWrite(trx, (way) => write(way, 'after'));
    });
    expect(database().faultKind(await twice.catch((fault: unknown) => fault))).toBe('unique');
    expect(await names(database().read)).toEqual([]);
  });

  it('fails the transaction with its own fault, also where a later statement is waited for', async () => {
    const twice = database().transaction(async (trx) => {
      await write(trx, 'before');
      deferWrite(trx, (way) => write(way, 'before'));
      await names(trx);
      await write(trx, 'after');
    });
    expect(database().faultKind(await twice.catch((fault: unknown) => fault))).toBe('unique');
    expect(await names(database().read)).toEqual([]);
    await database().transaction((trx) => write(trx, 'next'));
    expect(await names(database().read)).toEqual(['next']);
  });

  it('does not hide why a statement failed that was asked together with others', async () => {
    const writeTwice = async (trx: Trx) => {
      await Promise.all([write(trx, 'one'), write(trx, 'one')]);
    };
    const together = database().transaction((trx) => Promise.all([writeTwice(trx), names(trx), names(trx)]));
    expect(database().faultKind(await together.catch((fault: unknown) => fault))).toBe('unique');
    expect(await names(database().read)).toEqual([]);
  });

  it('is undone with a refusal, whatever became of it', async () => {
    const refused = await database().transaction(async (trx) => {
      deferWrite(trx, (way) => write(way, 'left'));
      deferWrite(trx, (way) => write(way, 'left'));
      return { refused: 'SOLD_OUT' };
    });
    expect(refused).toEqual({ refused: 'SOLD_OUT' });
    expect(await names(database().read)).toEqual([]);
  });

  it('is asked together with other questions, each seeing what was sent before it', async () => {
    const [, first, , second] = await database().transaction((trx) =>
      Promise.all([write(trx, 'one'), names(trx), write(trx, 'two'), names(trx)]),
    );
    expect([first, second?.toSorted()]).toEqual([['one'], ['one', 'two']]);
  });
});
