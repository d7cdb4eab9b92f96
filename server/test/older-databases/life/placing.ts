import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import type { Brand } from '../../fuzz/brands.ts';
import { NAMED_FEE } from '../../fuzz/orders.ts';
import { aComboLine, aDish, anOrder, defaultLine, type Shop } from '../../order.ts';
import type { House } from './house.ts';

type Headers = Readonly<Record<string, string>>;

export interface Placed {
  readonly brand: Brand;
  readonly hash: string;
  readonly code: string;
  readonly total: number;
  readonly headers: Headers;
}

export interface PlacingWish {
  readonly brand?: Brand;
  readonly shop?: Shop;
  readonly method?: string;
  readonly voucher?: string;
  /** the diner; somebody new unless it is said */
  readonly by?: { readonly headers: Headers; readonly phone: string };
  readonly change?: Partial<OrderDraft>;
}

const NAMES = ['Lan', 'Minh Thư', 'Bi', 'Chị Hoa', 'Quốc Bảo', 'Jörg', 'Đặng Ngọc Ánh', 'Nguyễn Thị Mỹ Hạnh'];
const NOTES = ['', '', '', 'Ít cay', 'Gọi cửa số 3', 'Không hành, “nhiều chanh” & đá'];

function linesOf({ chance }: House, shop: Shop): CartLine[] {
  const dishes = [
    defaultLine(aDish(shop), 3 + chance.below(3)),
    defaultLine(
      aDish(shop, ({ groups, variants }) => groups.length > 0 || variants.length > 0),
      1,
      'b',
    ),
    defaultLine(
      aDish(shop, ({ id }) => id !== aDish(shop).id),
      2,
      'c',
    ),
  ];
  const some = dishes.slice(0, 1 + chance.below(dishes.length));
  return chance.oneIn(6) && shop.menu.combos.length > 0 ? [...some, aComboLine(shop)] : some;
}

/** Orders with a voucher, or without it where it is not for this cart or no more. */
async function orderWith(house: House, voucher: string, body: PlaceOrderBody, headers: Headers) {
  const wished = { ...body, setting: { ...body.setting, voucher_code: voucher, total_amount: null } };
  const answer = await house.server.send('POST', '/v1/order', wished, { ...headers });
  const { code, data } = await answer.json();
  if (answer.ok) return data;
  if (code !== 'VOUCHER_GONE') throw new Error(`an order with ${voucher} was refused: ${code}`);
  return house.call('POST', '/v1/order', body, headers);
}

/** Somebody orders. */
export async function order(house: House, wish: PlacingWish = {}): Promise<Placed> {
  const { chance, call } = house;
  const { brand = 'BEPNHA', shop = house.shops[brand], method = 'PAYMENT_ON_DELIVERY', voucher } = wish;
  house.counted += 1;
  const phone = `${brand === 'BEPNHA' ? '07' : '+49151'}${String(house.counted).padStart(8, '0')}`;
  const by = wish.by ?? { headers: (await house.server.addDiner()).headers, phone };
  const { location } = shop.store;
  const body = anOrder(shop, linesOf(house, shop), {
    name: chance.pick(NAMES),
    note: chance.pick(NOTES),
    phone: by.phone,
    type: 'PICKUP',
    address: { text: `${1 + chance.below(200)} Lê Lợi`, detail: chance.oneIn(3) ? 'Lầu 2' : '', location },
    paymentMethod: method,
    ...wish.change,
  });
  const answer = voucher
    ? await orderWith(house, voucher, body, by.headers)
    : await call('POST', '/v1/order', body, by.headers);
  const { hash, order_code: code, total_amount: total } = answer;
  // OnePay hears of a payment when its page is opened
  if (method === 'ONEPAY') await (await fetch(answer.payment_request.extra_data.payment_link)).arrayBuffer();
  const placed = { brand, hash, code, total, headers: by.headers };
  house.remembered.orders.push(placed);
  return placed;
}

/** The row of an order, as staff and gateway know it. */
export const readPlacedRow = ({ server }: House, { brand, code }: Pick<Placed, 'brand' | 'code'>) =>
  server.database.read
    .selectFrom('orders')
    .select(['id', 'version', 'total', 'phone_number'])
    .where('brand', '=', brand)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();

/** Staff do these, one after the other. */
export async function staffDo(
  house: House,
  of: Pick<Placed, 'brand' | 'code'>,
  ...verbs: readonly string[]
): Promise<void> {
  for (const verb of verbs) {
    const { version } = await readPlacedRow(house, of);
    const said = { version, minutes: 20, reason: 'hết hàng', fee: NAMED_FEE };
    const driver = {
      version,
      name: 'Anh Hoàng',
      phone: '0901234567',
      tracking_link: 'https://track.example/r/7',
    };
    const body = verb === 'driver' ? driver : said;
    house.pass(1_000);
    await house.call('POST', `/v1/staff/order/${of.code}/${verb}`, body, house.staff[of.brand].manager);
  }
}

/** The last try to pay it goes as its gateway's page says. */
export async function atGateway(house: House, of: Placed, action: string, more: object = {}): Promise<void> {
  const { id } = await readPlacedRow(house, of);
  const attempt = await house.server.database.read
    .selectFrom('payment_attempts')
    .select('reference')
    .where('order_id', '=', id)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  await house.sandbox('/act', { reference: attempt.reference, action, ...more });
}

/** Money comes to the restaurant's account; what is said there names what it is for. */
export async function transfer(house: House, description: string, amount: number): Promise<void> {
  house.counted += 1;
  await house.sandbox('/bank/transfer', {
    url: `${house.server.url}/v1/payment/notice/bank/BEPNHA`,
    key: 'sandbox',
    account: '1012345678',
    reference: `FT${house.counted}`,
    description: `${description} chuyen tien`,
    amount,
  });
}
