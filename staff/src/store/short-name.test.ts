import { expect, it } from 'vitest';
import { shortStoreName } from './short-name.ts';

it.each([
  ['Bếp Nhà Lúa Nguyễn Huệ', 'Bếp Nhà Lúa', 'Nguyễn Huệ'],
  ['Spree Phở – Mitte', 'Spree Phở', 'Mitte'],
  ['Nguyễn Huệ', 'Bếp Nhà Lúa', 'Nguyễn Huệ'],
  ['Bếp Nhà Lúa', 'Bếp Nhà Lúa', 'Bếp Nhà Lúa'],
  ['Phở24', 'Phở', 'Phở24'],
  ['Quán', '', 'Quán'],
])('%s of %s is %s', (store, brand, short) => {
  expect(shortStoreName(store, brand)).toBe(short);
});
