import type { CartLine } from './cart-line.ts';
import type { CartOperation } from './cart-operation.ts';
import { choiceKey } from './same-line.ts';

/** [CA18] The operations that made one cart of the other; done again to a newer cart they take nothing else from it. */
export function operationsBetween(
  before: readonly CartLine[],
  after: readonly CartLine[],
): readonly CartOperation[] {
  const left = new Set(after.map(({ key }) => key));
  const gone = before
    .filter(({ key }) => !left.has(key))
    .map(({ key }): CartOperation => ({ kind: 'set', key, quantity: 0 }));
  const was = new Map(before.map((line) => [line.key, line]));
  const done = after.flatMap((line): readonly CartOperation[] => {
    const old = was.get(line.key);
    if (!old) return [{ kind: 'add', line }];
    if (choiceKey(old) !== choiceKey(line)) return [{ kind: 'replace', key: line.key, line }];
    return old.quantity === line.quantity ? [] : [{ kind: 'set', key: line.key, quantity: line.quantity }];
  });
  return [...gone, ...done];
}
