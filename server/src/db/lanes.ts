import type { Trx } from './dialect.ts';
import { preparedInsert } from './prepared-statement.ts';

const countUp = preparedInsert('counters', (insert) =>
  insert.onConflict((conflict) =>
    conflict.column('name').doUpdateSet((of) => ({ value: of('counters.value', '+', 1) })),
  ),
);

/**
 * Whoever takes a lane of the same name waits until this transaction ends, so that what is counted next still holds when
 * it is acted on. Names are taken in one order by everybody: two never wait for each other.
 */
export async function takeLanes(trx: Trx, names: readonly string[]): Promise<void> {
  await countUp(
    trx,
    [...new Set(names)].sort().map((name) => ({ name, value: 1 })),
  );
}
