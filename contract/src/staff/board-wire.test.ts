import { EURO } from '@mam/domain/money/currency.ts';
import { expect, it } from 'vitest';
import type { StaffOrder } from './board.schema.ts';
import { boardFromWire, boardOrderFromWire, rejectedOrderFromWire } from './board-wire.ts';

const AT = 1_800_000_000;
const line = (Pr_Key: string, kind: 'dish' | 'gift' = 'dish') => ({
  ...{ Pr_Key, kind, item_id: 'PHO01', item_name: 'Phở', details: [], note: '', quantity: 1 },
  ...{ origin_price: 12.9, price: 12.9, amount: kind === 'gift' ? 0 : 12.9 },
});
const order: StaffOrder = {
  ...{ code: 'AAA11', version: 3, store_id: 101, status: 'IN PROCESS', type: 'DELI' },
  ...{ table_name: '', table_unverified: false, guests_unseen: false, party_aside: false },
  ...{ created_at: AT, wanted_at: null, answer_from: null, answer_by: null },
  ...{ louder_at: null, everywhere_at: null, manager_at: null, received_at: null, received_by: '' },
  ...{ promised_at: AT + 60, ready_by: null, ready_at: null, finished_at: null },
  promises: [{ at: AT, promised_at: AT + 60 }],
  user: { name: 'Vy', phone: '', address: 'Lê Lợi 1', sub_address: 'Tầng 2' },
  ...{ address_unverified: true, distance: 1.2, note: '', payment_method: 'PAYMENT_ON_DELIVERY' },
  ...{ to_collect: 25.8, on_bill: false, captured: 0, refunded: 0, refund_due: 0 },
  ...{ transfer_unconfirmed: false, claimed_at: null, paid_at: null },
  fee_agreement: { state: 'offered', fee: 2.5, total: 28.3, collect: 0 },
  ...{ item_count: 2, total_amount: 25.8 },
  quote: {
    lines: [line('a'), line('b'), line('gift~x1', 'gift')],
    ...{ origin_amount: 25.8, item_amount: 25.8, discount_amount: 0, after_voucher_amount: 25.8 },
    ...{ service_charge: { multiple: 0, value: 0 }, vat: { multiple: 0, value: 0 } },
    ...{ shipping_fee: null, shipping_to_confirm: true, total_amount: 25.8, rows: [] },
  },
  issues: [],
  changes: [],
  asked_change: null,
  voucher: { code: 'PHO', name: '', amount: 1.5, coupon: false },
  people: [
    { name: 'Tí', lines: ['a', 'gift~x1'] },
    { name: 'Sửu', lines: ['b'] },
  ],
  shares: null,
  steps: [
    { status: 'CONFIRMED', at: AT + 1, by: 'bepnha' },
    { status: 'IN_PROCESS', at: AT + 2, by: '' },
  ],
  ...{ reason: '', rating: null, driver: null },
};

it('an order of the board is read in the currency of its store, with its moments', () => {
  expect(boardOrderFromWire(order, EURO)).toMatchObject({
    ...{ status: 'IN_PROCESS', table: null, address: 'Tầng 2, Lê Lợi 1', isAddressUnverified: true },
    ...{ receivedBy: '', lastBy: '', total: 2580, toCollect: 2580 },
    fee: { state: 'offered', named: 250, total: 2830 },
    voucher: { code: 'PHO', saved: 150 },
    ...{ createdAt: AT * 1000, acceptedAt: (AT + 1) * 1000, departedAt: (AT + 2) * 1000 },
    promises: [{ saidAt: AT * 1000, promisedAt: (AT + 60) * 1000 }],
  });
  expect(boardOrderFromWire({ ...order, status: 'SOMETHING_NEW' }, EURO).status).toBeNull();
  expect(() => boardOrderFromWire({ ...order, captured: 0.005 }, EURO)).toThrow('more than 2 decimals');
});

it('[GO20] the dishes of an order lie in bags, one after the other', () => {
  const bagged = (people: StaffOrder['people']) =>
    boardOrderFromWire({ ...order, people }, EURO).lines.map(({ key, bag }) => [key, bag?.name]);
  expect(bagged(order.people)).toEqual([
    ['a', 'Tí'],
    ['gift~x1', 'Tí'],
    ['b', 'Sửu'],
  ]);
  expect(bagged([]).map(([, name]) => name)).toEqual([undefined, undefined, undefined]);
});

it('[OR68] every order of a board has the minutes of its store', () => {
  const board = boardFromWire(
    {
      ...{ orders: [order], money: [], issues: [], shares: [], today: { count: 1, amount: 25.8 } },
      answering: { minutes: 5, itself: true, manager_phone: '' },
      switches: [],
      needs: { prep_minutes: 12, delivery_minutes: null },
    },
    EURO,
  );
  expect(board.orders[0]?.needs).toEqual({ prepMinutes: 12, deliveryMinutes: null, switches: [] });
  expect(board.answering).toEqual({ minutes: 5, isByItself: true, managerPhone: '' });
  expect(board.today).toEqual({ count: 1, amount: 2580 });
});

it('[PA34] a rejected order says what went back, and what still has to', () => {
  const given_back = [{ gateway: 'momo', amount: 12.9, state: 'failed' as const }];
  expect(rejectedOrderFromWire({ ...order, refund_due: 12.9, given_back }, EURO)).toEqual({
    code: 'AAA11',
    givenBack: [{ amount: 1290, state: 'failed' }],
    refundDue: 1290,
  });
});
