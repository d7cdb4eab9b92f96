// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { serveShop } from '../../test/a-shop.ts';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { PLAIN_VISIT, visit } from '../device/visit.ts';
import { TableScreen } from './table-screen.tsx';

beginInApp();
beforeEach(() => visit.setState(PLAIN_VISIT, true));

const HOME = '/?pos_parent=BEPNHA&pos_id=101';
const CALLS = /^(Gọi nhân viên|Xin tính tiền)/;

it('[TB21] without a table nobody can be called', async () => {
  serveShop();
  showInApp(<TableScreen />, { address: HOME });
  expect(await screen.findByRole('link', { name: /^Xem thực đơn & gọi món/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: CALLS })).toBeNull();
  expect(screen.getByRole('button', { name: 'Góp ý cho quán' })).toBeTruthy();
});

it('[TB21] at a table staff are called and the bill is asked for', async () => {
  visit.setState({ table: { brand: 'BEPNHA', storeId: 101, name: '12', code: null } });
  serveShop();
  showInApp(<TableScreen />, { address: HOME });
  expect(await screen.findAllByRole('button', { name: CALLS })).toHaveLength(2);
});
