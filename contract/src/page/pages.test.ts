import { expect, it } from 'vitest';
import { isDinerPage, isStaffPage } from './pages.ts';

it('knows every page of the diner, and no other', () => {
  for (const path of [
    '/',
    '/menu',
    '/menu/',
    '/promotion',
    '/menu/special',
    '/order/split-bill',
    '/cart/group',
  ])
    expect(isDinerPage(path), path).toBe(true);
  for (const path of ['/404', '/orders', '/menu/product/x', '/order/anything', '', '//', '/toString'])
    expect(isDinerPage(path), path).toBe(false);
});

it('knows every page of the staff, and no other', () => {
  for (const path of ['/staff', '/staff/', '/staff/tables', '/staff/codes/', '/staff/sign-in'])
    expect(isStaffPage(path), path).toBe(true);
  for (const path of ['/staff/board', '/staff/tables/1', '/staff/valueOf', '/staffmenu'])
    expect(isStaffPage(path), path).toBe(false);
});
