// @vitest-environment happy-dom

import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { boardOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { expect, it } from 'vitest';
import { aBoardOrder } from '../../../test/a-board-order.ts';
import { beginAtWork, showAtWork } from '../../../test/at-work.tsx';
import { OrderCustomer } from '../../order/order-customer.tsx';
import { OrderCard } from './order-card.tsx';

beginAtWork();

const read = (change: Partial<StaffOrder>) =>
  boardOrderFromWire(aBoardOrder({ table_name: '18', ...change }), DONG);
const NOTES = [
  ['[TB51] that nobody has seen its guests', { guests_unseen: true }, 'Chưa nhân viên nào gặp khách'],
  ['[TB42] that its table was typed, not scanned', { table_unverified: true }, 'Bàn chưa xác nhận'],
  [
    '[DE16] that the map does not know its address',
    { address_unverified: true },
    'Bản đồ chưa biết địa chỉ: gọi khách trước khi giao',
  ],
] as const;

it.each(NOTES)('a card and the screen of a new order say %s', (_, change, words) => {
  const order = read(change);
  showAtWork(
    <>
      <OrderCard order={order} column="new" />
      <OrderCustomer order={order} />
    </>,
  );
  expect(document.body.textContent?.split(words)).toHaveLength(3);
});

it('and nothing of it otherwise', () => {
  showAtWork(<OrderCard order={read({})} column="new" />);
  for (const [, , words] of NOTES) expect(document.body.textContent).not.toContain(words);
});

it('[GO20] a dish is put into the bag of whom it is, also by a key that counts how often it was sent', () => {
  const { lines } = read({ people: [{ name: 'Tí', lines: ['salad~x1'] }] });
  expect(lines.map(({ key, bag }) => [key, bag])).toEqual([['salad', { number: 0, name: 'Tí' }]]);
});
