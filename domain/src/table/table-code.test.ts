import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  codesOfTables,
  drawTableCode,
  isSameTable,
  isTableUnverified,
  parseTableCode,
  TABLE_CODE_SHAPE,
} from './table-code.ts';

const code = (sign: string) => sign.repeat(18);
const at = (storeId: number, key: string, sign: string) => ({ storeId, key, code: code(sign) });
const none = { brought: [], standing: [], dead: new Set<string>() };
const noDraw = () => {
  throw new Error('every table here has a code');
};
const said = (tables: ReturnType<typeof codesOfTables>) =>
  tables.map(({ storeId, name, code: of }) => `${storeId} ${name} ${of[0]}`);

it('[TB33] a code is 18 signs that nobody misreads, each as likely as the others', () => {
  expect(drawTableCode(() => 0)).toBe(code('A'));
  expect(drawTableCode((below) => below - 1)).toBe(code('9'));
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (dice) => {
      const drawn = drawTableCode((below) => (dice.next().value ?? 0) % below);
      expect(drawn).toMatch(new RegExp(TABLE_CODE_SHAPE));
      expect(parseTableCode(drawn.toLowerCase())).toBe(drawn);
    }),
  );
});

it('[TB36] what cannot be a code is none', () => {
  for (const typed of [
    '',
    'A',
    code('A').slice(1),
    `${code('A')}A`,
    code('0'),
    ` ${code('A')}`,
    `${code('A')}\n`,
  ])
    expect(parseTableCode(typed)).toBeNull();
});

it('[TB33] every listed table gets one, each once however it is written', () => {
  let drawn = 0;
  const signs = 'ACDE';
  const tables = codesOfTables(
    [{ id: 1, tables: ['1', 'Bàn 1', 'Sân vườn', 'sân VƯỜN'] }, { id: 2, tables: ['1', ' '] }, { id: 3 }],
    none,
    () => code(signs[drawn++] ?? ''),
  );
  expect(said(tables)).toEqual(['1 1 A', '1 Sân vườn C', '2 1 D']);
});

it('[TB34] a table keeps its code, takes the one its file brings, and loses it when it goes', () => {
  const standing = [at(1, '1', 'A'), at(1, '2', 'C'), at(1, '3', 'D')];
  const stores = [{ id: 1, tables: ['Bàn 1', '2'] }];
  expect(said(codesOfTables(stores, { ...none, standing }, noDraw))).toEqual(['1 1 A', '1 2 C']);
  const brought = [at(1, '2', 'E')];
  expect(said(codesOfTables(stores, { ...none, standing, brought }, noDraw))).toEqual(['1 1 A', '1 2 E']);
});

it('[TB34] cards that change their places: a code is on one table only', () => {
  const standing = [at(1, '1', 'A'), at(1, '2', 'C')];
  const stores = [{ id: 1, tables: ['1', '2'] }];
  const both = [at(1, '1', 'C'), at(1, '2', 'A')];
  expect(said(codesOfTables(stores, { ...none, standing, brought: both }, noDraw))).toEqual([
    '1 1 C',
    '1 2 A',
  ]);
  const one = codesOfTables(stores, { ...none, standing, brought: [at(1, '2', 'A')] }, () => code('Z'));
  expect(said(one)).toEqual(['1 1 Z', '1 2 A']);
});

it('[TB35] no file brings a replaced code back', () => {
  const known = { standing: [at(1, '1', 'C')], brought: [at(1, '1', 'A')], dead: new Set([code('A')]) };
  expect(said(codesOfTables([{ id: 1, tables: ['1'] }], known, noDraw))).toEqual(['1 1 C']);
});

it('[TB39] an order of a table without its code is not verified; the counter and who sits nowhere say nothing', () => {
  const table = { kind: 'table', number: '5' } as const;
  expect(isTableUnverified({ table, verified: false })).toBe(true);
  expect(isTableUnverified({ table, verified: true })).toBe(false);
  expect(isTableUnverified({ table: { kind: 'counter' }, verified: false })).toBe(false);
  expect(isTableUnverified({ table: null, verified: false })).toBe(false);
});

it('[TB38] a code is of this brand, this store and this table alone', () => {
  const table = { brand: 'BEPNHA', storeId: 101, key: '5' };
  expect(isSameTable(table, { ...table })).toBe(true);
  for (const other of [{ brand: 'SPREE' }, { storeId: 102 }, { key: '6' }])
    expect(isSameTable({ ...table, ...other }, table)).toBe(false);
});
