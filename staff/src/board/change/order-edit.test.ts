import type { ReadLine } from '@mam/domain/cart/read-cart.ts';
import type { TicketLine } from '@mam/domain/staff/board.ts';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  amountLeft,
  countAdded,
  countChanges,
  editOnto,
  editRows,
  keepLine,
  leaveOf,
  type OrderEdit,
  UNTOUCHED,
} from './order-edit.ts';

const aLine = (key: string, quantity = 1, amount = 10_000): TicketLine => ({
  ...{ key, itemId: key, quantity, amount, name: key, details: [], note: '', isGift: false, bag: null },
});

const aNew = (key: string, quantity = 1): ReadLine => ({
  line: { kind: 'dish', key, dishId: key, variantId: null, options: [], quantity, note: '', origin: null },
  ...{ dish: null, combo: null, name: key, details: [], listUnit: 5_000, unit: 5_000, problem: null },
});

const RICE = aLine('rice', 3, 189_000);
const ROLLS = aLine('rolls');
const LINES = [RICE, ROLLS];

const marks = (edit: OrderEdit, lines = LINES) => editRows(lines, edit).map(({ mark }) => mark);

describe('an order in hand', () => {
  it('nothing touched is nothing changed', () => {
    expect(marks(UNTOUCHED)).toEqual(['same', 'same']);
    expect(countChanges(editRows(LINES, UNTOUCHED))).toBe(0);
  });

  it('fewer, none, and as many as before again', () => {
    const fewer = leaveOf(UNTOUCHED, RICE, 2);
    expect(editRows(LINES, fewer)[0]).toMatchObject({ mark: 'fewer', left: 2 });
    expect(marks(leaveOf(fewer, RICE, 0))).toEqual(['removed', 'same']);
    expect(leaveOf(fewer, RICE, 3)).toEqual(UNTOUCHED);
    expect(keepLine(fewer, RICE)).toEqual(UNTOUCHED);
  });

  it('another dish stands in for a line; kept after all, it is gone', () => {
    const swapped = addLine(UNTOUCHED, aNew('fried'), ROLLS);
    expect(editRows(LINES, swapped)[1]).toMatchObject({ mark: 'swapped', left: 0 });
    expect(keepLine(swapped, ROLLS)).toEqual(UNTOUCHED);
    const again = addLine(swapped, aNew('soup'), ROLLS);
    expect(again.added.map(({ read }) => read.name)).toEqual(['soup']);
  });

  it('something new comes last, in as many as wanted; none of it takes it away', () => {
    const added = addLine(UNTOUCHED, aNew('soup'), null);
    expect(marks(added)).toEqual(['same', 'same', 'added']);
    const [soup] = added.added;
    if (!soup) throw new Error('it was added');
    expect(countAdded(added, soup, 4).added[0]?.read.line.quantity).toBe(4);
    expect(countAdded(added, soup, 0)).toEqual(UNTOUCHED);
  });

  it('none of what stands in for a line brings the line back', () => {
    const swapped = addLine(UNTOUCHED, aNew('fried'), ROLLS);
    const [fried] = swapped.added;
    if (!fried) throw new Error('it was added');
    expect(countAdded(swapped, fried, 0)).toEqual(UNTOUCHED);
  });

  it('what is left of an amount and what goes are the whole of it', () => {
    const odd = aLine('odd', 3, 100_000);
    expect(amountLeft(odd, 2)).toBe(66_667);
    expect(amountLeft(odd, 0)).toBe(0);
    expect(amountLeft(odd, 3)).toBe(100_000);
  });

  it('[OR134] on an order that somebody else has changed, what fits is kept', () => {
    const edit = addLine(leaveOf(UNTOUCHED, RICE, 2), aNew('fried'), ROLLS);
    const now = [aLine('rice', 2)];
    const onto = editOnto(now, edit);
    expect(marks(onto, now)).toEqual(['same', 'added']);
  });
});
