import { type CompiledQuery, createQueryId, RawNode } from 'kysely';
import { expect, it } from 'vitest';
import { GatheredWrites } from './gathered-writes.ts';

const write = (sql: string, ...parameters: unknown[]): CompiledQuery => ({
  query: RawNode.create([], []),
  queryId: createQueryId(),
  sql,
  parameters,
});

function gathering(answer: () => Promise<unknown> = async () => ({})) {
  const sent: [string, readonly unknown[]][] = [];
  const gathered = new GatheredWrites(({ sql, parameters }) => {
    sent.push([sql, parameters]);
    return answer();
  });
  return { gathered, sent };
}

it('sends what is written in one turn as one statement, each value at its place', async () => {
  const { gathered, sent } = gathering();
  await Promise.all([
    gathered.executeQuery(write('insert into a values ($1, $2), ($3, $1)', 'x', 'y', 'z')),
    gathered.executeQuery(write('update b set c = $1 where d = $2', 7, 8)),
  ]);
  expect(sent).toEqual([
    [
      'with w0 as (insert into a values ($1, $2), ($3, $1)), w1 as (update b set c = $4 where d = $5) select',
      ['x', 'y', 'z', 7, 8],
    ],
  ]);
});

it('sends one alone as it is, and what is written after an answer by itself', async () => {
  const { gathered, sent } = gathering();
  await gathered.executeQuery(write('first', 1));
  await gathered.executeQuery(write('second', 2));
  expect(sent).toEqual([
    ['first', [1]],
    ['second', [2]],
  ]);
});

it('sends at once when something else is about to be asked', async () => {
  const { gathered, sent } = gathering();
  const written = gathered.executeQuery(write('first', 1));
  gathered.flush();
  expect(sent).toHaveLength(1);
  await written;
  gathered.flush();
  expect(sent).toHaveLength(1);
});

it('fails each of them when they fail together', async () => {
  const { gathered } = gathering(() => Promise.reject(new Error('no room')));
  const both = [gathered.executeQuery(write('one', 1)), gathered.executeQuery(write('two', 2))];
  for (const one of both) await expect(one).rejects.toThrow('no room');
});
