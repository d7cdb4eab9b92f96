import { deviceStorage } from '@mam/client/storage.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { dropUnpaid, storeUnpaid, unpaidOrders } from './unpaid-orders.ts';

const order = (hash: string) => ({ hash, brand: 'BEPNHA', storeId: 101 });
const hashes = () => unpaidOrders().map(({ hash }) => hash);

describe('orders whose money is still to come', () => {
  beforeEach(() => deviceStorage.removeItem('mam.unpaid'));

  it.each(['', '{', 'null', '{"hash":"A:1"}', '[null,{"hash":1},"A:1"]'])(
    'what is damaged is none: %s',
    (text) => {
      deviceStorage.setItem('mam.unpaid', text);
      expect(hashes()).toEqual([]);
    },
  );

  it('the newest comes first, once, five at most; one that is known is dropped', () => {
    for (const hash of ['A', 'B', 'C', 'A', 'D', 'E', 'F']) storeUnpaid(order(hash));
    expect(hashes()).toEqual(['F', 'E', 'D', 'A', 'C']);
    dropUnpaid('D');
    dropUnpaid('nobody');
    expect(hashes()).toEqual(['F', 'E', 'A', 'C']);
  });
});
