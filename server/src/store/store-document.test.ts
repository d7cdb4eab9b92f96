import { expect, it } from 'vitest';
import { demoBundle } from '../../test/demo.ts';
import { configOfStore, storeId } from './store-document.ts';

it('a store has its own settings, or the brand’s where they are meant for it, or none', () => {
  const { brand, stores } = demoBundle('bepnha');
  const [first] = stores;
  if (!first) throw new Error('the demo brand has stores');
  const bare = { ...first, config: undefined };
  expect(configOfStore({ ...brand, is_all_pos: true, pos_ids: [] }, bare)?.id).toBe('BEPNHA');
  expect(configOfStore({ ...brand, is_all_pos: false, pos_ids: [101] }, bare)?.id).toBe('BEPNHA');
  expect(configOfStore({ ...brand, is_all_pos: false, pos_ids: [102] }, bare)).toBeNull();
  const own = { ...first, config: { min_order_amount: 7 } };
  expect(configOfStore({ ...brand, is_all_pos: false, pos_ids: [] }, own)?.min_order_amount).toBe(7);
});

it('reads a store id from an address: 0 and nothing are none, nonsense is nobody’s', () => {
  expect(['101', 101, '0', 0, '', undefined].map(storeId)).toEqual([101, 101, null, null, null, null]);
  expect(['x', '-1', '1.5', '1e99', ['1', '2']].map(storeId)).toEqual([-1, -1, -1, -1, -1]);
});
