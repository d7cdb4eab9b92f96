import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MONDAY_NOON } from '../../test/a-dish.ts';
import { anyCart, anyMenu } from '../../test/any-cart.arbitrary.ts';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import type { CartLine } from './cart-line.ts';
import { addLine, itemCount, quantityOf, removeLine, setQuantity, takeOne } from './change-cart.ts';
import { readCart } from './read-cart.ts';
import { choiceKey, sameChoice } from './same-line.ts';

const anyLines = anyMenu.chain((menu) => fc.tuple(fc.constant(menu), anyCart(menu), anyCart(menu)));
const built = (lines: readonly CartLine[]) => lines.reduce<readonly CartLine[]>(addLine, []);

describe(`any cart (seed ${SEED})`, () => {
  it('[CA2] add, then take the same away again, changes nothing', () => {
    fc.assert(
      fc.property(anyLines, ([, mine, more]) => {
        const cart = built(mine);
        for (const [n, line] of more.entries()) {
          const added = addLine(cart, { ...line, key: `new${n}` });
          const same = cart.find((other) => sameChoice(other, line));
          const back = same ? setQuantity(added, same.key, same.quantity) : removeLine(added, `new${n}`);
          expect(back).toEqual(cart);
        }
      }),
      runs(150),
    );
  });

  it('[CA2] no two lines are the same choice, and nothing gets lost', () => {
    fc.assert(
      fc.property(anyLines, ([, mine]) => {
        const cart = built(mine);
        expect(new Set(cart.map(choiceKey)).size).toBe(cart.length);
        expect(itemCount(cart)).toBe(itemCount(mine));
      }),
      runs(150),
    );
  });

  it('[CA1] the order in which things were chosen does not matter', () => {
    fc.assert(
      fc.property(anyLines, ([, mine]) => {
        for (const line of mine) {
          const turned =
            line.kind === 'dish'
              ? { ...line, options: line.options.toReversed() }
              : { ...line, parts: line.parts.toReversed() };
          expect(choiceKey(turned)).toBe(choiceKey(line));
        }
      }),
      runs(150),
    );
  });

  it('[CA6] taking one away lowers the count by one until there is none', () => {
    fc.assert(
      fc.property(anyLines, ([, mine]) => {
        const [first] = mine;
        if (first?.kind !== 'dish') return;
        let cart = built(mine);
        for (let left = quantityOf(cart, first.dishId); left > 0; left--) {
          cart = takeOne(cart, first.dishId);
          expect(quantityOf(cart, first.dishId)).toBe(left - 1);
        }
      }),
      runs(80),
    );
  });

  it('[CA7] reading keeps every line, in order, and says GONE only of what the menu does not know', () => {
    fc.assert(
      fc.property(anyLines, ([menu, mine]) => {
        const read = readCart(mine, menu, MONDAY_NOON);
        expect(read.map(({ line }) => line)).toEqual(mine);
        for (const { line, problem } of read) {
          const known =
            line.kind === 'dish' ? menu.dishById.has(line.dishId) : menu.comboById.has(line.comboId);
          expect(problem === 'GONE').toBe(!known);
        }
      }),
      runs(150),
    );
  });
});
