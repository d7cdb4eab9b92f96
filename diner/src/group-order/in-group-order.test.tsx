// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { getConfig } from '@mam/contract/brand/get-config.ts';
import { getGroupOrder, getGroupPromotions } from '@mam/contract/group-order/group-order.ts';
import { groupOrderTopic } from '@mam/contract/http/topic.ts';
import type { GroupOrder } from '@mam/domain/group-order/group-order.ts';
import { aLine } from '@mam/domain/test/a-cart.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aGroupOrder, aMember, answeredAs, aReader } from '../../test/a-group-order.ts';
import { aShop, serveShop } from '../../test/a-shop.ts';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { forgetJoined, joinedStore, linesOfJoined, rememberJoined, showLines } from '../cart/together.ts';
import { queryCache } from '../data/query-cache.ts';
import { InGroupOrder } from './in-group-order.tsx';
import { PromotionCard } from './promotion-line.tsx';

beginInApp();
afterEach(() => forgetJoined('together'));

const FLAN = aLine('k1', 'CHE03');
const SALAD = aLine('k2', 'CUO05', { quantity: 2 });
const OWNER = aMember('Minh Thư', [FLAN], { isOwner: true });
const LONG = aReader('Hoàng Long', [FLAN, SALAD]);
const HERE = { brand: 'BEPNHA', storeId: 101 };
const JOINED = { ...HERE, hash: 'together', synced: null };

/** Hoàng Long's device when it hears what became of it. */
function hears(change: Partial<GroupOrder>, sessions = [LONG, OWNER] as const): void {
  serveShop();
  const groupOrder = aGroupOrder(sessions, { state: 'ordered', orderHash: 'AAA11:x', ...change });
  serve(getGroupOrder, () => ({ data: answeredAs(groupOrder) }));
  showLines(JOINED, [FLAN, SALAD]);
  rememberJoined('together', HERE);
  showInApp(<InGroupOrder joined={JOINED} invited={false} />, {
    address: '/menu?pos_parent=BEPNHA&pos_id=101',
  });
}

const asked = (name: string) => screen.findByRole('alertdialog', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const keys = () => linesOfJoined(JOINED).map(({ key }) => key);

it('[GO40] who is left out is told, keeps what they chose, and is one tap from ordering it alone', async () => {
  hears({ orderedLines: [] });
  const question = await asked('Món của bạn không có trong đơn này');
  expect(question.textContent).toContain('3 món chưa đặt vẫn còn trên mâm của bạn');
  press('Đặt riêng');
  await waitFor(() => expect(location.pathname).toBe('/cart'));
  expect(keys()).toEqual(['k1', 'k2']);
  expect(joinedStore.getState().joined).toBeNull();
});

it('[GO40] of what was ordered only the rest stays, and it is told how much that is', async () => {
  hears({ orderedLines: ['k1'] });
  await asked('2 món của bạn không có trong đơn này');
  press('Đóng');
  await waitFor(() => expect(keys()).toEqual(['k2']));
});

it('[GO40] whose dishes are all ordered reads nothing of the kind; of their guest they do', async () => {
  const guest = aMember('Bà Ngoại', [FLAN], { madeBy: LONG.uid, leftBehind: 1 });
  hears({ orderedLines: ['k1', 'k2'], sessions: [LONG, OWNER, guest] });
  const question = await asked('Mâm chung đã đặt');
  expect(question.textContent).toContain('Món của Bà Ngoại không có trong đơn này.');
  press('Đóng');
  await waitFor(() => expect(keys()).toEqual([]));
});

it('whoever has cancelled it reads nothing of themselves; the others do', async () => {
  const owner = aReader('Minh Thư', [FLAN], { isOwner: true });
  hears({ state: 'cancelled', orderHash: '', sessions: [owner], role: 'owner', readerUid: owner.uid });
  await waitFor(() => expect(joinedStore.getState().joined).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(keys()).toEqual(['k1', 'k2']);
  cleanup();
  queryCache.clear();
  hears({ state: 'cancelled', orderHash: '' });
  expect((await asked('Mâm chung đã huỷ')).textContent).toContain('Món bạn chọn vẫn còn');
});

it('whoever eats with others already is not asked on the menu to begin', async () => {
  serveShop();
  const promotion = {
    many_times_code: 'P3',
    group_order_member_require: 3,
    delivery_discount_value: 1,
    active: true,
  };
  serve(getGroupPromotions, () => ({ data: [promotion] }));
  const menu = { address: '/menu?pos_parent=BEPNHA&pos_id=101' };
  showInApp(<PromotionCard store={aShop().store} />, menu);
  expect(await screen.findByRole('link', { name: /Rủ nhau ăn chung/ })).toBeTruthy();
  act(() => rememberJoined('together', HERE));
  expect(screen.queryByRole('link', { name: /Rủ nhau ăn chung/ })).toBeNull();
});

it('a store that cannot be read for a moment takes nobody out of their group order', async () => {
  serveShop();
  serve(getConfig, () => ({ refused: 'TOO_MANY_REQUESTS', status: 429, message: '' }));
  serve(getGroupOrder, () => ({ data: answeredAs(aGroupOrder([LONG, OWNER])) }));
  rememberJoined('together', HERE);
  showInApp(<InGroupOrder joined={JOINED} invited={false} />, { address: '/promotion' });
  const state = () => queryCache.getQueryState([groupOrderTopic('together')]);
  await waitFor(() => expect(state()?.fetchFailureCount).toBe(2));
  expect(joinedStore.getState().joined).not.toBeNull();
});
