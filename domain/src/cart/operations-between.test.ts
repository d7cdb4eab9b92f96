import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aLine } from '../../test/a-cart.ts';
import { anyCart, anyMenu } from '../../test/any-cart.arbitrary.ts';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import type { CartLine } from './cart-line.ts';
import { afterOperations } from './cart-operation.ts';
import { addLine } from './change-cart.ts';
import { operationsBetween } from './operations-between.ts';

const pho = aLine('1', 'pho');
const tea = aLine('2', 'tea');
const che = aLine('9', 'che');

it('[CA18] says what was added, taken out, raised and chosen anew', () => {
  expect(operationsBetween([pho, tea], [{ ...pho, quantity: 3 }, che])).toEqual([
    { kind: 'set', key: '2', quantity: 0 },
    { kind: 'set', key: '1', quantity: 3 },
    { kind: 'add', line: che },
  ]);
  const large = { ...pho, variantId: 'LON' };
  expect(operationsBetween([pho], [large])).toEqual([{ kind: 'replace', key: '1', line: large }]);
  expect(operationsBetween([pho, tea], [pho, tea])).toEqual([]);
});

it('[CA18] done a second time to a cart that has them already, they change nothing', () => {
  const mine = operationsBetween([pho], [{ ...pho, quantity: 2 }, tea]);
  const once = afterOperations([pho, che], mine);
  expect(afterOperations(once, mine)).toEqual(once);
});

const built = (lines: readonly CartLine[]) => lines.reduce<readonly CartLine[]>(addLine, []);
const sorted = (lines: readonly CartLine[]) => lines.toSorted((a, b) => (a.key < b.key ? -1 : 1));

it(`[CA18] between any two carts lies what makes the one the other (seed ${SEED})`, () => {
  const anyTwo = anyMenu.chain((menu) => fc.tuple(anyCart(menu), anyCart(menu)));
  fc.assert(
    fc.property(anyTwo, ([one, other]) => {
      const [before, after] = [built(one), built(other)];
      expect(sorted(afterOperations(before, operationsBetween(before, after)))).toEqual(sorted(after));
    }),
    runs(150),
  );
});
