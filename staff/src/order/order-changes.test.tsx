// @vitest-environment happy-dom

import type { OrderChangeWire } from '@mam/contract/order/change/line-change.schema.ts';
import { boardOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBoardOrder } from '../../test/a-board-order.ts';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { LastChange, OrderChanges } from './order-changes.tsx';

beginAtWork();

const aSide = (item_id: string, name: string, quantity: number) => ({
  ...{ item_id, name, details: [], quantity, amount: 0 },
});

const aChange = (by: string, ...lines: OrderChangeWire['lines']): OrderChangeWire => ({
  ...{ at: Math.floor(Date.now() / 1000), by, lines, difference: 0 },
});

const ORDER = boardOrderFromWire(
  aBoardOrder({
    changes: [
      aChange('Lan', { key: 'a', was: aSide('com', 'Cơm tấm', 3), now: aSide('com', 'Cơm tấm', 2) }),
      aChange(
        'Tuấn',
        { key: 'b', was: aSide('goi', 'Gỏi cuốn', 1), now: aSide('cha', 'Chả giò', 2) },
        { key: 'c', was: aSide('tra', 'Trà sen', 2), now: null },
        { key: 'd', was: null, now: aSide('bun', 'Bún bò', 1) },
      ),
    ],
  }),
  DONG,
);

it('[OR114] the order tells every change, by whom and from what to what, the last one first', () => {
  showAtWork(<OrderChanges order={ORDER} />);
  expect(screen.getAllByRole('region').map((each) => each.querySelector('p')?.textContent)).toEqual([
    expect.stringMatching(/^Tuấn sửa lúc/),
    expect.stringMatching(/^Lan sửa lúc/),
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1× Gỏi cuốn2× Chả giò',
    '−2× Trà sen',
    '+1× Bún bò',
    '3  2× Cơm tấm',
  ]);
});

it('[OR114] a card tells the last one alone, and none where nothing was changed', () => {
  showAtWork(<LastChange order={ORDER} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText(/Tuấn/)).toBeNull();
});
