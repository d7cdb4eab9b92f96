import { describe, expect, it } from 'vitest';
import { aCombo, aDish, aGroup, aMenu, anOption, aVariant } from '../../test/a-dish.ts';
import { sellable } from './availability.ts';
import {
  goneThings,
  isGoneAt,
  isPossibleEnd,
  MOST_DAYS_GONE,
  pathId,
  type SoldOut,
  thingKey,
  thingOfKey,
} from './sold-out.ts';
import { menuAt, nextBack, withSoldOut } from './with-sold-out.ts';

const NOW = 1_000_000;
const DAY = 86_400_000;

const pho = aDish('pho', {
  variants: [aVariant('s', 50_000), aVariant('l', 60_000)],
  groups: [aGroup('more', 0, 3, [anOption('egg', 10_000), anOption('beef', 20_000)])],
});
const bun = aDish('bun', { groups: [aGroup('more', 0, 3, [anOption('egg', 10_000)])] });
const menu = aMenu([pho, bun], [aCombo('set')]);

const option = (dish: string, id: string) => ({ kind: 'option', id: pathId(dish, 'more', id) }) as const;
const gone = (...soldOut: SoldOut[]) => withSoldOut(menu, goneThings(soldOut));
const dishOf = (from: typeof menu, id: string) => from.dishById.get(id) ?? aDish('nobody');
const optionsOf = (from: typeof menu, id: string) =>
  dishOf(from, id).groups.flatMap(({ options }) => options.map((one) => one.soldOut));

describe('what is sold out', () => {
  it('[ME16] ends by the clock, at the moment itself, and without one never by itself', () => {
    expect([NOW - 1, NOW, NOW + 1].map((now) => isGoneAt(NOW, now))).toEqual([true, false, false]);
    expect(isGoneAt(null, Number.MAX_SAFE_INTEGER)).toBe(true);
  });

  it('[ME16] ends at a moment that lies ahead, within 60 days', () => {
    const last = NOW + MOST_DAYS_GONE * DAY;
    const ends = [null, NOW - 1, NOW, NOW + 1, last, last + 1];
    expect(ends.map((until) => isPossibleEnd(until, NOW))).toEqual([true, false, false, true, true, false]);
  });

  it('[OP16] is a size or an option of one dish: the same id in another is another thing', () => {
    const marked = gone({ ...option('pho', 'egg'), until: null });
    expect(optionsOf(marked, 'pho')).toEqual([true, false]);
    expect(optionsOf(marked, 'bun')).toEqual([false]);
    expect(dishOf(marked, 'bun')).toBe(bun);
    const large = gone({ kind: 'variant', id: pathId('pho', 'l'), until: NOW });
    expect(dishOf(large, 'pho').variants).toMatchObject([
      { soldOut: false },
      { soldOut: true, soldOutUntil: NOW },
    ]);
  });

  it('[OP16] knows ids with strokes and signs in them apart', () => {
    expect(pathId('a/b', 'c')).not.toBe(pathId('a', 'b/c'));
    const odd = aDish('a/b %', { variants: [aVariant('1/2', 1)] });
    const marked = withSoldOut(
      aMenu([odd]),
      goneThings([{ kind: 'variant', id: pathId('a/b %', '1/2'), until: null }]),
    );
    expect(marked.dishes[0]?.variants[0]?.soldOut).toBe(true);
    const thing = { kind: 'dish', id: 'with a space' } as const;
    expect(thingOfKey(thingKey(thing))).toEqual(thing);
  });

  it('[ME16] a combo is switched off by itself', () => {
    const marked = gone({ kind: 'combo', id: 'set', until: null });
    expect([marked.combos[0]?.soldOut, marked.comboById.get('set')?.soldOut]).toEqual([true, true]);
  });

  it('[ME16] is back in the menu of a later moment, each thing at its own', () => {
    const marked = gone(
      { kind: 'dish', id: 'bun', until: NOW },
      { ...option('pho', 'egg'), until: NOW + 10 },
      { ...option('pho', 'beef'), until: null },
      { kind: 'combo', id: 'set', until: NOW + 20 },
    );
    expect(menuAt(marked, NOW - 1)).toBe(marked);
    expect([NOW - 1, NOW, NOW + 10, NOW + 20].map((now) => nextBack(marked, now))).toEqual([
      NOW,
      NOW + 10,
      NOW + 20,
      null,
    ]);
    const first = menuAt(marked, NOW);
    expect([dishOf(first, 'bun').soldOut, optionsOf(first, 'pho')]).toEqual([false, [true, true]]);
    const last = menuAt(marked, NOW + 20);
    expect([optionsOf(last, 'pho'), last.comboById.get('set')?.soldOut]).toEqual([[false, true], false]);
    expect(last.dishes.map(({ id }) => id)).toEqual(['pho', 'bun']);
  });

  it('[ME17] takes along whatever names it, through a dish too; of two ends the later holds', () => {
    const along = new Map([
      ['ingredient egg', [{ kind: 'dish', id: 'egg' } as const, option('pho', 'egg')]],
      ['dish egg', [option('bun', 'egg')]],
    ]);
    const ends = goneThings(
      [
        { ...option('pho', 'egg'), until: NOW + 5 },
        { kind: 'ingredient', id: 'egg', until: NOW },
        { ...option('bun', 'egg'), until: null },
      ],
      along,
    );
    expect(Object.fromEntries(ends)).toEqual({
      'ingredient egg': NOW,
      'dish egg': NOW,
      [thingKey(option('pho', 'egg'))]: NOW + 5,
      [thingKey(option('bun', 'egg'))]: null,
    });
    const circle = new Map([
      ['dish a', [{ kind: 'dish', id: 'b' } as const]],
      ['dish b', [{ kind: 'dish', id: 'a' } as const]],
    ]);
    expect(goneThings([{ kind: 'dish', id: 'a', until: null }], circle).size).toBe(2);
  });

  it('[ME8] [OP16] a dish is gone with its last size, and with all of a group that must be met', () => {
    const needed = (...soldOut: boolean[]) =>
      aDish('d', {
        groups: [
          aGroup(
            'g',
            1,
            1,
            soldOut.map((each, at) => anOption(`${at}`, 0, { soldOut: each })),
          ),
        ],
      });
    expect([needed(true, true), needed(true, false)].map(sellable)).toEqual(['sold-out', 'ok']);
    const free = aDish('d', { groups: [aGroup('g', 0, 1, [anOption('1', 0, { soldOut: true })])] });
    expect(sellable(free)).toBe('ok');
  });
});
