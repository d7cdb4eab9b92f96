import { createGroupOrder, joinGroupOrder, storeGroupCart } from '@mam/contract/group-order/group-order.ts';
import { buildOrderItems } from '@mam/contract/order/order-items.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import type { Shop } from '@mam/domain/checkout/checkout.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { App } from '../context.ts';
import { dataOrFault, newGuest } from './guest.ts';
import { type SampleDish, sampleLines } from './sample-order.ts';
import { GROUP_OWNER_PHONE, STAGE } from './stage.ts';

/** So long they choose, in ms. */
const CHOOSING = 2 * 3_600_000;

interface Member {
  readonly name: string;
  readonly phone: string;
  readonly wishes: readonly SampleDish[];
  /** 1 choosing, 2 done */
  readonly status: 1 | 2;
}

/** The owner comes first. */
const MEMBERS: readonly Member[] = [
  { name: 'Minh Thư', phone: GROUP_OWNER_PHONE, wishes: [['COM04', 1]], status: 1 },
  { name: 'Bảo', phone: '0901000622', wishes: [['BMI07', 1]], status: 2 },
  {
    name: 'Quân',
    phone: '0901000623',
    wishes: [
      ['CHA04', 1],
      ['UON08', 1],
    ],
    status: 1,
  },
];

function sampleOrderItems({ store, menu }: Shop, wishes: readonly SampleDish[], uid: string, now: EpochMs) {
  const lines = sampleLines({ store, menu }, wishes, now);
  const read = readCart(lines, menu, wallTime(now, store.zone));
  const priced = quote({ read, menu, store, voucher: null, type: 'PICKUP', shipping: null });
  return buildOrderItems(lines, priced, { store, menu, uid, prKey: (key) => key });
}

/** Three people begin to choose together. */
export async function beginSampleGroup(app: App, shop: Shop, now: EpochMs): Promise<void> {
  let hash: string | null = null;
  for (const { name, phone, wishes, status } of MEMBERS) {
    const { uid, call } = await newGuest(app);
    const introduction = { name, phone };
    if (hash === null) {
      const expire_at = Math.floor((now + CHOOSING) / 1000);
      const body = { ...introduction, expire_at, brand_id: STAGE.brand, store_id: STAGE.store };
      hash = dataOrFault(await call(createGroupOrder, { body })).hash;
    } else {
      dataOrFault(await call(joinGroupOrder, { params: { group_id: hash }, body: introduction }));
    }
    const body = { cart: sampleOrderItems(shop, wishes, uid, now), status };
    dataOrFault(await call(storeGroupCart, { params: { group_id: hash }, body }));
  }
}
