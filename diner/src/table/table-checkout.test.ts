import { aLine } from '@mam/domain/test/a-cart.ts';
import { aDish, aMenu } from '@mam/domain/test/a-dish.ts';
import { aStore } from '@mam/domain/test/a-store.ts';
import { expect, it } from 'vitest';
import { EMPTY } from '../device/persisted.ts';
import { NO_CHECK } from '../voucher/voucher-check.ts';
import { buildTableCheckout } from './table-checkout.ts';

/** 12:00 on Saturday, 21 November 2026, in Ho Chi Minh City; the store opens at 10. */
const NOON = Date.UTC(2026, 10, 21, 5);
const NIGHT = NOON + 12 * 3_600_000;
const menu = aMenu([aDish('pho', { price: 60_000 }), aDish('house', { price: 40_000, takeAway: false })]);
const TABLE = { kind: 'table', number: '12' } as const;

function atTable(name: string, ids = ['pho', 'house'], now = NOON, preview = false) {
  const lines = ids.map((id) => aLine(id, id));
  const persisted = { user: { ...EMPTY.user, name }, cart: { ...EMPTY.cart, lines } };
  const store = aStore({ orderTypes: ['DELI'], minimumOrder: 500_000, prepaid: true, vatRate: 1000 });
  return buildTableCheckout(persisted, TABLE, { store, menu, now, preview, check: NO_CHECK });
}

it('[TB4] [TB5] counts what is only served in the house, and needs neither minimum nor prepayment', () => {
  const { refusal, count, quote, draft } = atTable('Bi');
  expect({ refusal, count, total: quote.total }).toEqual({ refusal: null, count: 2, total: 110_000 });
  expect(draft).toMatchObject({ table: '12', address: null, phone: '', orderNow: true });
});

it('[TB5] asks for a name first, also when only the sample is stored', () => {
  expect(atTable('').refusal).toEqual({ refused: 'NAME_REQUIRED' });
  expect(atTable('Khách hàng').refusal).toEqual({ refused: 'NAME_REQUIRED' });
});

it('[TB20] asks for a shorter name where an order to an address left a long one', () => {
  expect(atTable('Nguyễn Hoàng Thu Hà Phương').refusal).toEqual({ refused: 'NAME_TOO_LONG', limit: 18 });
});

it('[TB5] sends nothing to a closed kitchen, and nothing from a preview', () => {
  expect(atTable('Bi', ['pho'], NIGHT).refusal).toMatchObject({ refused: 'STORE_CLOSED' });
  expect(atTable('Bi', ['pho'], NOON, true).refusal).toEqual({ refused: 'PREVIEW' });
});
