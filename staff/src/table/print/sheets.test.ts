import { describe, expect, it } from 'vitest';
import { splitIntoSheets } from './sheets.ts';

const tables = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    table: `${at + 1}`,
    code: `C${at + 1}`,
    url: `/t/C${at + 1}`,
  }));
const numbers = (sheets: ReturnType<typeof splitIntoSheets>) =>
  sheets.map((sheet) => sheet.map(({ table }) => table));

describe('[TB41] the codes of tables on paper', () => {
  it('stand eight on a sheet, every table once and in its order', () => {
    const sheets = splitIntoSheets(tables(17), 'sheet');
    expect(sheets.map(({ length }) => length)).toEqual([8, 8, 1]);
    expect(sheets.flat()).toEqual(tables(17));
    expect(numbers(splitIntoSheets(tables(8), 'sheet'))).toEqual([['1', '2', '3', '4', '5', '6', '7', '8']]);
  });

  it('have a page each', () => {
    expect(numbers(splitIntoSheets(tables(3), 'page'))).toEqual([['1'], ['2'], ['3']]);
  });

  it('need no paper where there are none', () => {
    expect(splitIntoSheets([], 'sheet')).toEqual([]);
    expect(splitIntoSheets([], 'page')).toEqual([]);
  });
});
