import { expect, it } from 'vitest';
import { withBrand } from './name-brand.ts';

it('gives the start page of a server with one brand the name it was rendered for, and keeps what else is asked', () => {
  expect(withBrand('', '/?pos_parent=PHO')).toBe('/?pos_parent=PHO');
  expect(withBrand('?source=QR&pos_parent=', '/?pos_parent=PHO')).toBe('/?source=QR&pos_parent=PHO');
  expect(withBrand('?pos_parent=pho', '/?pos_parent=PHO')).toBeNull();
});
