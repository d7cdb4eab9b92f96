// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { getGroupPromotions } from '@mam/contract/group-order/group-order.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveShop } from '../../../test/a-shop.ts';
import { beginInApp, showInApp } from '../../../test/in-app.tsx';
import { Invited } from './invited.tsx';

beginInApp();
beforeEach(() => {
  // late in the evening nobody begins
  vi.useFakeTimers({ now: new Date().setUTCHours(5, 0, 0, 0) });
});
afterEach(() => {
  vi.useRealTimers();
  window.scrollTo(0, 0);
});

/** The menu stands, and two seconds go by; so far down it was scrolled, which a browser restores a moment later. */
async function menuStands(scrolled: number): Promise<void> {
  serveShop();
  serve(getGroupPromotions, () => ({ data: [] }));
  showInApp(<Invited again="" />, { address: '/menu?pos_parent=BEPNHA&pos_id=101' });
  await act(() => vi.advanceTimersByTimeAsync(500));
  window.scrollTo(0, scrolled);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
}

const card = () => screen.queryByRole('complementary', { name: 'Rủ nhau ăn chung?' });

it('who comes back to where they were on the menu finds no card over the dishes', async () => {
  showInApp(<Invited again="" />, { address: '/menu?pos_parent=BEPNHA&pos_id=101' });
  serveShop();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  // within two seconds a dish is opened
  cleanup();
  await menuStands(763);
  expect(card()).toBeNull();
  cleanup();
  await menuStands(0);
  expect(card()).toBeTruthy();
});
