// @vitest-environment happy-dom

import { changeLanguage } from '@mam/client/i18n.ts';
import { aLine } from '@mam/domain/test/a-cart.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aGroupOrder, aMember, aReader } from '../../test/a-group-order.ts';
import { beginInApp, keep, showInApp } from '../../test/in-app.tsx';
import { EMPTY, persisted } from '../device/persisted.ts';
import * as areas from '../words/areas.ts';
import { Elsewhere } from './leaving/elsewhere.tsx';
import { endReminder, remindLater } from './reminder.ts';
import { TogetherBand } from './together-band.tsx';

beginInApp();
afterEach(() => {
  endReminder();
  vi.useRealTimers();
});

const JOINED = { hash: 'together', brand: 'BEPNHA', storeId: 101, synced: null };
const OWNER = { isOwner: true, status: 1 } as const;
const LONG = aGroupOrder([
  aReader('Hoàng Long', [aLine('k1', 'CHE03')], { status: 1 }),
  aMember('Minh Thư', [], OWNER),
]);
const MENU = '/menu?pos_parent=BEPNHA&pos_id=101';
const allWords = Object.values(areas).filter((area) => 'files' in area);

it('another language is another language: the group order and what was chosen stay', async () => {
  const lines = [aLine('k1', 'CHE03')];
  keep({ cart: { ...EMPTY.cart, brand: 'BEPNHA', storeId: 101, lines } });
  showInApp(<TogetherBand joined={JOINED} groupOrder={LONG} />, { address: MENU });
  expect(screen.getByRole('complementary', { name: 'Mâm chung' }).textContent).toContain('Mâm của Minh Thư');
  await act(() => changeLanguage('en', allWords));
  expect(screen.getByRole('complementary', { name: 'Group order' }).textContent).toContain(
    'Minh Thư’s group order',
  );
  expect(persisted.getState().cart.lines).toEqual(lines);
  await act(() => changeLanguage('vi', allWords));
});

it('whose hand rests on the menu is reminded that the owner waits for a word, and puts that away', async () => {
  vi.useFakeTimers();
  keep({ cart: { ...EMPTY.cart, brand: 'BEPNHA', storeId: 101, lines: [aLine('k1', 'CHE03')] } });
  showInApp(<TogetherBand joined={JOINED} groupOrder={LONG} />, { address: MENU });
  act(remindLater);
  expect(screen.queryByRole('complementary', { name: 'Tôi chọn xong' })).toBeNull();
  act(() => vi.advanceTimersByTime(6_000));
  expect(screen.getByRole('complementary', { name: 'Tôi chọn xong' }).textContent).toContain(
    'để Minh Thư biết',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  expect(screen.queryByRole('complementary', { name: 'Tôi chọn xong' })).toBeNull();
});

it.each([
  ['a member may leave and keeps what they chose', LONG, 'Món bạn đã chọn vẫn còn trong máy bạn.', 'Rời mâm'],
  [
    'an owner is told that it ends for everybody',
    aGroupOrder([aReader('Minh Thư', [], OWNER)]),
    'đóng lại với mọi người',
    'Huỷ mâm',
  ],
] as const)('[GO39] at another store %s', async (_, groupOrder, words, verb) => {
  showInApp(<Elsewhere joined={JOINED} groupOrder={groupOrder} storeName="Bếp Nhà Lúa Nguyễn Huệ" />, {
    address: '/menu?pos_parent=BEPNHA&pos_id=102',
  });
  const question = screen.getByRole('alertdialog', { name: 'Bạn đang ăn chung ở Bếp Nhà Lúa Nguyễn Huệ' });
  expect(question.textContent).toContain(words);
  expect(screen.getByRole('button', { name: verb })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Về lại mâm' }));
  await waitFor(() => expect(location.search).toContain('pos_id=101'));
});
