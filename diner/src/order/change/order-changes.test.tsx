// @vitest-environment happy-dom

import { DONG } from '@mam/domain/money/currency.ts';
import type { OrderChange } from '@mam/domain/order/changed-lines.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { beginInApp, showInApp } from '../../../test/in-app.tsx';
import { OrderChanges } from './order-changes.tsx';

beginInApp();

const aSide = (itemId: string, name: string, quantity: number, amount: number) => ({
  ...{ itemId, name, details: [], quantity, amount },
});

/** Fewer rice, spring rolls for fresh ones, no tea, and a soup more. */
const CHANGE: OrderChange = {
  at: Date.now() - 60_000,
  by: '',
  difference: 129_000,
  lines: [
    { key: 'a', was: aSide('com', 'Cơm tấm', 3, 189_000), now: aSide('com', 'Cơm tấm', 2, 126_000) },
    { key: 'b', was: aSide('goi', 'Gỏi cuốn', 1, 32_000), now: aSide('cha', 'Chả giò', 1, 45_000) },
    { key: 'c', was: aSide('tra', 'Trà sen', 2, 70_000), now: null },
    { key: 'd', was: null, now: aSide('bun', 'Bún bò', 1, 249_000) },
  ],
};

it('[OR114] says what became of each line, in words and figures, and what the order costs more', () => {
  showInApp(<OrderChanges changes={[CHANGE]} currency={DONG} zone="Asia/Ho_Chi_Minh" menu={null} />);
  const change = within(screen.getByRole('region', { name: /^Quán đã sửa đơn lúc/ }));
  expect(change.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Cơm tấmtừ 3 còn 232−63.000đ',
    'Gỏi cuốnbỏ ra 1−32.000đ',
    'Chả giò1, thay Gỏi cuốn+45.000đ',
    'Trà senbỏ ra 2−70.000đ',
    'Bún bòthêm 1+249.000đ',
  ]);
  expect(change.getByText('Đơn đắt hơn 129.000đ')).toBeTruthy();
});

it('[OR114] of several changes the last one comes first', () => {
  const before = { ...CHANGE, at: CHANGE.at - 600_000, difference: -5_000, lines: [] };
  showInApp(<OrderChanges changes={[before, CHANGE]} currency={DONG} zone="Asia/Ho_Chi_Minh" menu={null} />);
  const said = screen.getAllByText(/^Đơn (đắt|rẻ) hơn/).map(({ textContent }) => textContent);
  expect(said).toEqual(['Đơn đắt hơn 129.000đ', 'Đơn rẻ hơn 5.000đ']);
});
