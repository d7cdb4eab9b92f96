// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { getHistory } from '@mam/contract/order/get-history.ts';
import { getOrder } from '@mam/contract/order/get-order.ts';
import { buildOrderItems } from '@mam/contract/order/order-items.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import { aLine } from '@mam/domain/test/a-cart.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aShop } from '../../../test/a-shop.ts';
import { aListedOrder, aToldOrder } from '../../../test/an-order.ts';
import { beginInApp, nameDiner, showInApp } from '../../../test/in-app.tsx';
import { queryCache } from '../../data/query-cache.ts';
import { PLAIN_VISIT, visit } from '../../device/visit.ts';
import type { StoreMenu } from '../../menu/use-menu.ts';
import { TableHabit } from './table-habit.tsx';

beginInApp();
beforeEach(() => {
  visit.setState({ ...PLAIN_VISIT, table: { brand: 'BEPNHA', storeId: 101, name: '2', code: null } }, true);
  nameDiner('Lý Ăn Quen');
});

const SOUP = 'CHE01';

/** The lines of the last order, so much dearer than today. */
function orderedItems({ store, menu }: StoreMenu, dearer: number) {
  const lines = [aLine('k1', SOUP), aLine('k2', 'CUO06')];
  const read = readCart(lines, menu, wallTime(Date.now(), store.zone));
  const priced = quote({ read, menu, store, voucher: null, type: 'PICKUP', shipping: null });
  const items = buildOrderItems(lines, priced, { store, menu, uid: '', prKey: (key) => key });
  return items.map((item) => ({ ...item, price: item.price + dearer }));
}

/** The way to it at table 2 of an order of soup and salad; `now` is what the store sells by now. */
function show(now = aShop(), { status = 'COMPLETED', dearer = 0, isLost = false } = {}): void {
  const items = orderedItems(aShop(), dearer);
  // an order's own address comes before the list's, which looks like one
  serve(getOrder, () => (isLost ? 'lost' : { data: aToldOrder({ status, items: items as never }) }));
  const orders = [aListedOrder({ status })];
  serve(getHistory, () => ({ data: { orders, restaurants: [], count: null, next: null } }));
  showInApp(<TableHabit here={now} table={{ kind: 'table', number: '2' }} />, {
    address: '/?pos_parent=BEPNHA&pos_id=101&table_name=2',
  });
}

const offer = () => screen.findByRole('button', { name: /^Gọi lại như lần trước/ });

it('[TB75] what would be sent is listed, at today’s prices beside those of last time', async () => {
  show(undefined, { dearer: 5_000 });
  fireEvent.click(await offer());
  expect(await screen.findByText('2 món đã thay đổi giá so với lần trước')).toBeTruthy();
  const sheet = within(screen.getByRole('dialog', { name: 'Gọi lại như lần trước' }));
  const dishes = within(sheet.getByRole('list', { name: 'Món sẽ gọi lại' })).getAllByRole('listitem');
  expect(dishes.map((dish) => dish.textContent?.includes('Lần trước'))).toEqual([true, true]);
  expect(sheet.getByRole('button', { name: /^Gọi lại · [\d.]+đ$/ })).toBeTruthy();
});

it('[TB75] while it is read the sheet says so', async () => {
  show(undefined, { isLost: true });
  fireEvent.click(await offer());
  expect(await screen.findByText('Đang đặt lại đơn hàng')).toBeTruthy();
});

it('[TB75] what is sold out by now is named and nothing is sent; the rest goes on over the cart', async () => {
  const shop = aShop();
  const soup = shop.menu.dishById.get(SOUP);
  if (!soup) throw new Error('there is no soup');
  const dishById = new Map(shop.menu.dishById).set(SOUP, { ...soup, soldOut: true });
  show({ ...shop, menu: { ...shop.menu, dishById } });
  fireEvent.click(await offer());
  const failed = within(await screen.findByRole('dialog', { name: 'Lỗi đặt lại đơn hàng' }));
  expect(failed.getByText(soup.name)).toBeTruthy();
  const rest = failed.getByRole('link', { name: 'Xem những món còn lại' }).getAttribute('href');
  expect(rest).toMatch(/^\/cart\?.*order_hash=AAA11/);
  expect(failed.queryByRole('button', { name: /^Gọi lại ·/ })).toBeNull();
});

it('[TB75] a table that takes no orders sends none', async () => {
  const shop = aShop();
  show({ ...shop, store: { ...shop.store, tablesStopped: true } });
  fireEvent.click(await offer());
  const failed = within(await screen.findByRole('dialog', { name: 'Lỗi đặt lại đơn hàng' }));
  expect(failed.getByText(/^Đang ngưng/)).toBeTruthy();
});

it('[TB74] what is not eaten yet is not offered', async () => {
  show(undefined, { status: 'CONFIRMED' });
  await waitFor(() => expect(queryCache.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).toBeNull();
});

it('[TB74] a preview sends nothing', async () => {
  visit.setState({ preview: true });
  show();
  fireEvent.click(await offer());
  expect((await screen.findAllByText('Bạn đang ở chế độ xem trước')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});
