import { linkTo } from '@mam/contract/page/link.ts';
import { describe, expect, it } from 'vitest';
import { namesNoStore, parsePlace } from './place.ts';

const NOWHERE = { brand: '', storeId: 0, source: 'DEFAULT' };
const LAST = { brand: 'BEPNHA', storeId: 101, source: 'QR' };

describe('place', () => {
  it('upper-cases the brand and takes store and source from the address', () => {
    expect(parsePlace('?pos_parent=abc&pos_id=7&source=ZALO', NOWHERE)).toEqual({
      brand: 'ABC',
      storeId: 7,
      source: 'ZALO',
    });
  });

  it('goes on where the diner was, but never carries a store into another brand or a source into another visit', () => {
    expect(parsePlace('', LAST)).toEqual({ brand: 'BEPNHA', storeId: 101, source: 'DEFAULT' });
    expect(parsePlace('?pos_parent=spree', LAST).storeId).toBe(0);
    expect(parsePlace('?pos_id=0', LAST).storeId).toBe(0);
  });

  it.each(['-1', '1.5', 'x', '9e99', ''])('reads the store id "%s" as none', (id) => {
    expect(parsePlace(`?pos_parent=a&pos_id=${id}`, LAST).storeId).toBe(0);
  });

  it('knows when an address says outright that no store is chosen', () => {
    expect(namesNoStore('?pos_id=0')).toBe(true);
    expect(namesNoStore('?pos_id=')).toBe(true);
    expect(namesNoStore('?pos_id=10')).toBe(false);
    expect(namesNoStore('')).toBe(false);
  });
});

describe('links', () => {
  it('come back as the place they were made from', () => {
    expect(parsePlace(new URL(linkTo('/menu', LAST), 'http://x').search, NOWHERE)).toEqual(LAST);
  });
});
