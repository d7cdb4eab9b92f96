import { expect, it } from 'vitest';
import { describeDatabase } from '../../test/database/open-database.ts';
import { prepared, preparedInsert } from './prepared-statement.ts';

const raise = preparedInsert('counters', (insert) =>
  insert.onConflict((conflict) =>
    conflict.column('name').doUpdateSet((of) => ({ value: of('counters.value', '+', 100) })),
  ),
);

const between = prepared<{ from: number; to: number }, { name: string }>((db, value) =>
  db
    .selectFrom('counters')
    .select('name')
    .where('value', '>=', value('from'))
    .where('value', '<=', value('to'))
    .where('name', '!=', 'events')
    .orderBy('name'),
);

describeDatabase('a statement built once', ({ database }) => {
  const insert = (names: readonly string[], value: number) =>
    database().transaction((trx) =>
      raise(
        trx,
        names.map((name, index) => ({ name, value: value + index })),
      ),
    );
  const named = async (from: number, to: number) =>
    (await between(database().read, { from, to })).rows.map(({ name }) => name);

  it('takes new values at each run', async () => {
    await insert(['a', 'b', 'c'], 1);
    expect(await named(1, 2)).toEqual(['a', 'b']);
    expect(await named(3, 3)).toEqual(['c']);
  });

  it('keeps the values that belong to the statement itself', async () => {
    expect(await insert(['a'], 1)).toBe(1);
    expect(await insert(['a'], 1)).toBe(1);
    expect(await named(101, 101)).toEqual(['a']);
  });

  it('writes any number of rows, also in another order of columns', async () => {
    const many = Array.from({ length: 47 }, (_, index) => `row ${index + 10}`);
    expect(await insert(many, 1_000)).toBe(47);
    expect(await named(1_000, 2_000)).toEqual(many);
    await database().transaction((trx) => raise(trx, [{ value: 7, name: 'turned' }]));
    expect(await named(7, 7)).toEqual(['turned']);
    expect(await database().transaction((trx) => raise(trx, []))).toBe(0);
  });
});
