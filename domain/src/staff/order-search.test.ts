import { describe, expect, it } from 'vitest';
import { findOrders, readOrderSearch, type SoughtOrder } from './order-search.ts';

const order = (code: string, more: Partial<SoughtOrder> = {}): SoughtOrder => ({
  code,
  name: '',
  phone: '',
  tableName: '',
  createdAt: 0,
  endedAt: null,
  ...more,
});
const ORDERS = [
  order('A3F92', { name: 'Trần Thị Bảo Trâm', phone: '0901234567', createdAt: 3 }),
  order('A3K77', { name: 'Maximiliane Groß', phone: '+49 171 7654321', createdAt: 2 }),
  order('B118C', { name: 'Đặng Anh Quân', phone: '0987004567', tableName: 'Bàn 12', createdAt: 1 }),
  order('D20EE', { name: '100% Bia', tableName: '1', createdAt: 4 }),
  order('E41B0', { name: 'Trâm Anh', tableName: 'Sân vườn', createdAt: 5, endedAt: 9 }),
];

function found(typed: string, readsPhones = true): string {
  const search = readOrderSearch(typed, readsPhones);
  return search === null
    ? 'nothing sought'
    : findOrders(ORDERS, search, (each) => each)
        .map(({ code }) => code)
        .join(' ');
}

describe('the orders a member of staff finds', () => {
  it.each([
    ['a3f92', 'A3F92'],
    ['#A3F 92', 'A3F92'],
    ['A3', 'A3F92 A3K77'],
    ['3F92', ''],
  ])('[OR101] by the code or its beginning: %s', (typed, codes) => expect(found(typed)).toBe(codes));

  it.each([
    ['tram', 'A3F92 E41B0'],
    ['TRÂM', 'A3F92 E41B0'],
    ['bao tran', 'A3F92'],
    ['trâm trâm', ''],
    ['gross', 'A3K77'],
    ['dang q', 'B118C'],
    ['ram', ''],
  ])('[OR101] by the words of the name, without accents: %s', (typed, codes) =>
    expect(found(typed)).toBe(codes),
  );

  it.each([
    ['12', 'B118C'],
    ['bàn 12', 'B118C'],
    ['Tisch 12', 'B118C'],
    ['table12', 'B118C'],
    ['1', 'D20EE'],
    ['san vuon', 'E41B0'],
  ])('[OR101] by the table, as it is called in any language: %s', (typed, codes) =>
    expect(found(typed)).toBe(codes),
  );

  it.each([
    ['567', 'A3F92 B118C'],
    ['4567', 'A3F92 B118C'],
    ['234 567', 'A3F92'],
    ['+84 901 234 567', 'A3F92'],
    ['0171 765 4321', 'A3K77'],
    ['0901', ''],
    ['67', ''],
  ])('[OR101] by the last digits of the number: %s', (typed, codes) => expect(found(typed)).toBe(codes));

  it('[OR101] [SF26] nobody finds a number who may not read it', () => {
    for (const typed of ['567', '0901234567', '+84901234567']) expect(found(typed, false)).toBe('');
    expect(found('12', false)).toBe('B118C');
  });

  it.each(['%', '_', '%%%', '\\', "' or 1=1 --", '*', '.*', '😀', 'x'.repeat(10_000)])(
    '[OR101] a sign is a sign: %s finds nothing',
    (typed) => expect(found(typed)).toBe(''),
  );
  it('[OR101] and as a part of a name it is only left out', () => expect(found('100%')).toBe('D20EE'));

  it.each(['', '   ', '\u200b\n'])('[OR101] nothing that can be seen seeks nothing', (typed) => {
    expect(found(typed)).toBe('nothing sought');
  });

  it('[OR101] what is open comes first, and of that the best and the latest', () => {
    const many = [
      order('AAA11', { name: 'An', createdAt: 9, endedAt: 10 }),
      order('AN234', { createdAt: 1 }),
      order('BBB22', { name: 'An', createdAt: 2 }),
      order('CCC33', { name: 'An', createdAt: 3 }),
    ];
    const search = readOrderSearch('an', false);
    expect(search && findOrders(many, search, (each) => each).map(({ code }) => code)).toEqual([
      'AN234',
      'CCC33',
      'BBB22',
      'AAA11',
    ]);
  });

  it('[OR101] an order that has forgotten whom it was for is found by its code alone', () => {
    const search = readOrderSearch('0', true);
    expect(search && findOrders([order('FFF66')], search, (each) => each)).toEqual([]);
  });
});
