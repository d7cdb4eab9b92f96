import { expect, it } from 'vitest';
import { greetingAt } from './greeting.ts';
import { tableCodeIn, tableNameIn } from './table-here.ts';
import { nameOfTable, parseTable } from './table-name.ts';

const table = (number: string) => ({ kind: 'table', number });

it.each<[string, ReturnType<typeof parseTable>]>([
  ['12', { kind: 'table', number: '12' }],
  ['Bàn 12', { kind: 'table', number: '12' }],
  ['TABLE 5', { kind: 'table', number: '5' }],
  ['Tisch5', { kind: 'table', number: '5' }],
  ['O2O__SELF_SERVICE', { kind: 'counter' }],
  ['', null],
  [' \u200b ', null],
])('[TB1] reads %j', (name, read) => {
  expect(parseTable(name)).toEqual(read);
});

it('[TB1] keeps a name that only begins like the word, and cuts what is longer than a table', () => {
  expect(parseTable('Bàncông')).toEqual(table('Bàncông'));
  expect(parseTable('Tablet')).toEqual(table('Tablet'));
  expect(parseTable('Sân vườn')).toEqual(table('Sân vườn'));
  expect(parseTable('x'.repeat(200))).toEqual(table('x'.repeat(40)));
});

it.each([
  ['03:59', 'evening'],
  ['04:00', 'morning'],
  ['04:01', 'morning'],
  ['10:30', 'morning'],
  ['10:31', 'noon'],
  ['13:59', 'noon'],
  ['14:00', 'afternoon'],
  ['17:30', 'afternoon'],
  ['17:31', 'evening'],
  ['00:00', 'evening'],
])('[TB2] at %s it is %s', (clock, greeting) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  expect(greetingAt({ hour, minute })).toBe(greeting);
});

it('[TB3] seats a diner where the address says for this store, else where the settings say', () => {
  const store = { brand: 'A', id: 1, tableName: 'Quầy 2' };
  const said = { brand: 'A', storeId: 1, name: '5', code: null };
  expect(tableNameIn(store, said)).toBe('5');
  expect(tableNameIn(store, null)).toBe('Quầy 2');
  expect(tableNameIn(store, { ...said, storeId: 2 })).toBe('Quầy 2');
  expect(tableNameIn(store, { ...said, brand: 'B' })).toBe('Quầy 2');
  expect(tableNameIn({ ...store, tableName: '' }, null)).toBe('');
});

it('[TB38] a code counts where the address said it, never beside a table of the settings', () => {
  const store = { brand: 'A', id: 1 };
  const said = { brand: 'A', storeId: 1, name: '5', code: 'C' };
  expect(tableCodeIn(store, said)).toBe('C');
  expect(tableCodeIn(store, { ...said, code: null })).toBeNull();
  for (const other of [null, { ...said, storeId: 2 }, { ...said, brand: 'B' }])
    expect(tableCodeIn(store, other)).toBeNull();
});

it('[TB4] an order carries a table’s name the same however the link wrote it', () => {
  const carried = (name: string) => {
    const read = parseTable(name);
    return read && nameOfTable(read);
  };
  expect(['12', 'Bàn 12', ' table 12 '].map(carried)).toEqual(['12', '12', '12']);
  expect(carried('O2O__SELF_SERVICE')).toBe('O2O__SELF_SERVICE');
  expect(carried(carried('Sân vườn') ?? '')).toBe('Sân vườn');
  expect(carried(' ')).toBeNull();
});
