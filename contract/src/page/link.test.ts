import { describe, expect, it } from 'vitest';
import { linkTo } from './link.ts';

const PLACE = { brand: 'BEPNHA', storeId: 101, source: 'QR' };

describe('links', () => {
  it('carry brand, store, source and then the rest', () => {
    expect(linkTo('/menu/product', PLACE, { product_id: 'a b', index: 2 })).toBe(
      '/menu/product?pos_parent=BEPNHA&pos_id=101&source=QR&product_id=a+b&index=2',
    );
  });

  it('leave out the store when there is none, and the source when they are for everybody', () => {
    expect(linkTo('/', { ...PLACE, storeId: 0 })).toBe('/?pos_parent=BEPNHA&source=QR');
    expect(linkTo('/menu', { brand: 'BEPNHA', storeId: 101 }, { lang: undefined })).toBe(
      '/menu?pos_parent=BEPNHA&pos_id=101',
    );
  });

  it('say whose page they lead to', () => {
    // @ts-expect-error a page of an order names it
    linkTo('/order/detail', PLACE);
    // @ts-expect-error there is no such page
    linkTo('/orders', PLACE);
  });
});
