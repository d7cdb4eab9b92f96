// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { getGroupPromotions } from '@mam/contract/group-order/group-order.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serveShop } from '../../test/a-shop.ts';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { Invited } from '../group-order/joining/invited.tsx';
import { ShopProvider } from '../menu/shop.ts';
import { VoucherCard } from './voucher-card.tsx';

beginInApp();
afterEach(() => {
  vi.useRealTimers();
});

const MENU = '/menu?pos_parent=BEPNHA&pos_id=101';
/** ms, longer than the popup lets a diner look at the menu first; it stays for twelve seconds */
const LOOKED = 4_000;
const popup = () => screen.queryByRole('complementary', { name: 'Ưu đãi của quán' });
const invitation = () => screen.queryByRole('complementary', { name: 'Rủ nhau ăn chung?' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Noon in Saigon: late in the evening nobody begins to order together. */
const noon = () => new Date().setUTCHours(5, 0, 0, 0);

let told = 0;

async function show(on: 'phone' | 'desk', beside = false): Promise<void> {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: noon() });
  const { store } = serveShop();
  // a campaign is announced once: each test has one of its own
  told += 1;
  const campaigns = store.campaigns.map((campaign) => ({ ...campaign, from: campaign.from - told }));
  serve(getGroupPromotions, () => ({ data: [] }));
  showInApp(
    <ShopProvider value={{ store: { ...store, campaigns } } as never}>
      <VoucherCard />
      {beside ? <Invited again="" /> : null}
    </ShopProvider>,
    { address: MENU, on },
  );
  await waitFor(() => expect(screen.getByRole('region', { name: 'Ưu đãi của quán' })).toBeTruthy());
}

it('[VO7] on a phone the voucher is said once, and stays while somebody is at it', async () => {
  await show('phone');
  expect(popup()).toBeNull();
  expect((await screen.findByText(/^Giảm 20%/)).closest('aside')).toBe(popup());
  act(() => screen.getAllByRole('button', { name: 'Đóng' })[0]?.focus());
  await pass(20_000);
  expect(popup()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  expect(popup()).toBeNull();
  // the page is loaded again
  cleanup();
  told -= 1;
  await show('phone');
  await pass(LOOKED);
  expect(popup()).toBeNull();
});

it('[VO7] by itself it goes after a while', async () => {
  await show('phone');
  await screen.findByText(/^Giảm 20%/);
  await pass(20_000);
  expect(popup()).toBeNull();
});

it('[VO7] on a desk nothing comes up by itself', async () => {
  await show('desk');
  await pass(LOOKED);
  expect(popup()).toBeNull();
});

it('one thing at a time comes up by itself: that one can eat together, then the voucher once that is put away', async () => {
  await show('phone', true);
  await pass(LOOKED);
  const [first, second] = invitation() ? [invitation, popup] : [popup, invitation];
  expect(first()).not.toBeNull();
  expect(second()).toBeNull();
  fireEvent.click(within(first() as HTMLElement).getByRole('button', { name: 'Đóng' }));
  await pass(LOOKED);
  expect(first()).toBeNull();
  expect(second()).not.toBeNull();
});
