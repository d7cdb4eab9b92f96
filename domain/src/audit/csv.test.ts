import { expect, it } from 'vitest';
import { CSV_BOM, csvRows } from './csv.ts';

it('[AU7] quotes what holds a separator, a quote or a line', () => {
  expect(
    csvRows(
      [
        ['a', 'phở, lớn', 'nói "vâng"', 'hai\ndòng'],
        ['', 'b'],
      ],
      ',',
    ),
  ).toBe('a,"phở, lớn","nói ""vâng""","hai\ndòng"\r\n,b\r\n');
  expect(csvRows([['63.000đ', 'a;b', 'c,d']], ';')).toBe('63.000đ;"a;b";"c,d"\r\n');
});

it.each(['=1+1', '+84', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝HYPERLINK("x")', '＋1', '－1', '＠x'])(
  '[AU7] %j is text, and no formula',
  (text) => {
    const [row = ''] = csvRows([[text]], ',')
      .split('\r\n')
      .slice(-2);
    expect(csvRows([[text]], ',').replace(/^"/, '')[0]).toBe("'");
    expect(row).toContain(text.replaceAll('"', '""').replace('\r', ''));
  },
);

it('[AU7] an amount with its own minus sign stays as it is', () => {
  expect(csvRows([['−30.000đ']], ',')).toBe('−30.000đ\r\n');
  expect(CSV_BOM.charCodeAt(0)).toBe(0xfeff);
});
