import { type CompiledQuery, createQueryId, RawNode } from 'kysely';
import { expect, it } from 'vitest';
import { GatheredWrites } from './gathered-writes.ts';

const write = (sql: string, ...parameters: unknown[]): CompiledQuery => ({
  query: RawNode.create([], []),
  queryId: createQueryId(),
  sql,
  parameters,
});

it('is what was written since it was last taken, as one statement, each value at its place', async () => {
  const gathered = new GatheredWrites();
  await gathered.executeQuery(write('insert into a values ($1, $2), ($3, $1)', 'x', 'y', 'z'));
  await gathered.executeQuery(write('update b set c = $1 where d = $2', 7, 8));
  expect(gathered.take()).toMatchObject({
    sql: 'with w0 as (insert into a values ($1, $2), ($3, $1)), w1 as (update b set c = $4 where d = $5) select',
    parameters: ['x', 'y', 'z', 7, 8],
  });
  expect(gathered.take()).toBeNull();
});

it('is one write alone as it is', async () => {
  const gathered = new GatheredWrites();
  const first = write('first', 1);
  await gathered.executeQuery(first);
  expect(gathered.take()).toBe(first);
});
