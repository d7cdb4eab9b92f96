import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { expect, it } from 'vitest';
import { driversOfToday } from './drivers-of-today.ts';

const order = (name: string, phone: string, departedAt: number | null): BoardOrder =>
  ({
    createdAt: 1,
    departedAt,
    driver: { name, phone, link: 'https://track.example/7' },
  }) as Partial<BoardOrder> as BoardOrder;

it('[OR63] each driver is offered once, who left last first, without the page of an earlier way', () => {
  const orders = [
    order('Hoàng', '0901', 10),
    order('anh Hoàng', '0901', 30),
    order('Lan', '0902', 20),
    order('Sơn', '0903', null),
    order('nobody can call', '', 40),
    { ...order('', '', 50), driver: null },
  ];
  expect(driversOfToday(orders)).toEqual([
    { name: 'anh Hoàng', phone: '0901', link: '' },
    { name: 'Lan', phone: '0902', link: '' },
    { name: 'Sơn', phone: '0903', link: '' },
  ]);
  const many = Array.from({ length: 20 }, (_, i) => order('', `09${i}`, i));
  expect(driversOfToday(many).map(({ phone }) => phone)).toEqual([
    '0919',
    '0918',
    '0917',
    '0916',
    '0915',
    '0914',
  ]);
});
