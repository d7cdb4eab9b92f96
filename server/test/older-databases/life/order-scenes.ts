import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { NAMED_FEE } from '../../fuzz/orders.ts';
import { type Brand, PROGRAM_KEY, STORES } from '../../fuzz/world.ts';
import { aComboLine, aDish, anOrder, lineOf, type Shop } from '../../order.ts';
import { collectedAt, tomorrowAt } from '../../slots.ts';
import type { House } from './house.ts';

type Headers = Readonly<Record<string, string>>;

export interface Placed {
  readonly brand: Brand;
  readonly hash: string;
  readonly code: string;
  readonly total: number;
  readonly headers: Headers;
}

export interface Wish {
  readonly brand?: Brand;
  readonly shop?: Shop;
  readonly method?: string;
  readonly voucher?: string;
  /** who orders; somebody new unless it is said */
  readonly by?: { readonly headers: Headers; readonly phone: string };
  readonly change?: Partial<OrderDraft>;
}

const NAMES = ['Lan', 'Minh Thư', 'Bi', 'Chị Hoa', 'Quốc Bảo', 'Jörg', 'Đặng Ngọc Ánh', 'Nguyễn Thị Mỹ Hạnh'];
const NOTES = ['', '', '', 'Ít cay', 'Gọi cửa số 3', 'Không hành, “nhiều chanh” & đá'];

function linesOf({ chance }: House, shop: Shop): CartLine[] {
  const dishes = [
    lineOf(aDish(shop), 3 + chance.below(3)),
    lineOf(
      aDish(shop, ({ groups, variants }) => groups.length > 0 || variants.length > 0),
      1,
      'b',
    ),
    lineOf(
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
export async function order(house: House, wish: Wish = {}): Promise<Placed> {
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
const rowOf = ({ server }: House, { brand, code }: Pick<Placed, 'brand' | 'code'>) =>
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
    const { version } = await rowOf(house, of);
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
  const { id } = await rowOf(house, of);
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

const TO_THE_END = ['accept', 'ready', 'depart', 'complete'];
const COLLECTED = ['accept', 'ready', 'complete'];
const encoded = ({ hash }: Placed) => encodeURIComponent(hash);

async function delivered(house: House, brand: Brand): Promise<void> {
  const change = { type: 'DELI' } as const;
  const of = await order(house, { brand, change });
  const until = house.chance.below(TO_THE_END.length + 1);
  await staffDo(house, of, ...TO_THE_END.slice(0, until));
  if (until >= 3 && house.chance.oneIn(2)) await driven(house, of, until);
  if (until === TO_THE_END.length && house.chance.oneIn(2)) await rated(house, of);
}

async function driven(house: House, of: Placed, until: number): Promise<void> {
  if (until === 3) await staffDo(house, of, 'driver');
}

async function rated(house: House, of: Placed): Promise<void> {
  const body = {
    score: 1 + house.chance.below(5),
    feedback: house.chance.oneIn(2) ? 'Ngon, nóng.' : '',
    dishes: [],
  };
  await house.call('POST', `/v1/order/${encoded(of)}/rating`, body, of.headers);
}

async function collected(house: House, brand: Brand): Promise<void> {
  const of = await order(house, { brand });
  const printer = { 'x-api-key': PROGRAM_KEY };
  const received = { pos_parent: brand, store: STORES[brand][0], codes: [of.code] };
  if (house.chance.oneIn(4)) await house.call('POST', '/v1/order/printed', received, printer);
  await staffDo(house, of, ...COLLECTED.slice(0, house.chance.below(COLLECTED.length + 1)));
}

async function withVoucher(house: House): Promise<void> {
  const of = await order(house, { voucher: house.chance.pick(['COMTAM20', 'LUA30K', 'FLANTANG']) });
  await staffDo(house, of, ...COLLECTED.slice(0, 2 + house.chance.below(2)));
}

async function turnedDown(house: House, brand: Brand): Promise<void> {
  const of = await order(house, { brand });
  if (house.chance.oneIn(2)) await staffDo(house, of, 'reject');
  else
    await house.call('POST', `/v1/order/${encoded(of)}/cancel`, { reason: 'Người mua huỷ đơn' }, of.headers);
}

async function wished(house: House): Promise<void> {
  const soon = collectedAt(
    tomorrowAt(18 + house.chance.below(3), 15 * house.chance.below(4)),
    house.clock.now,
  );
  const of = await order(house, { shop: house.slotted, change: soon });
  if (house.chance.oneIn(2)) await staffDo(house, of, 'accept');
}

async function agreedFee(house: House): Promise<void> {
  const of = await order(house, { shop: house.negotiating, change: { type: 'DELI' } });
  if (house.chance.oneIn(4)) return;
  await staffDo(house, of, 'fee');
  if (house.chance.oneIn(4)) return;
  await house.call('POST', `/v1/order/${encoded(of)}/fee`, { answer: 'accept', fee: NAMED_FEE }, of.headers);
}

const PAID_BY = ['MOMO_QR_AIO', 'ZALOPAYQR4', 'ONEPAY', 'ATM_VIA_MOMO', 'MOMOQR4'];

async function atAGateway(house: House): Promise<void> {
  const { chance } = house;
  const of = await order(house, { method: chance.pick(PAID_BY) });
  const action = chance.pick(['pay', 'pay', 'pay', 'twice', 'fail', 'cancel', 'silent', 'none']);
  if (action !== 'none') await atGateway(house, of, action);
  if (action !== 'pay') return;
  const then = chance.pick(['rejected', 'refunded', 'cooked']);
  if (then === 'rejected') await staffDo(house, of, 'reject');
  else if (then === 'refunded') await refunded(house, of);
  else await staffDo(house, of, ...COLLECTED.slice(0, chance.below(COLLECTED.length + 1)));
}

async function refunded(house: House, of: Placed): Promise<void> {
  await staffDo(house, of, 'accept');
  const { version } = await rowOf(house, of);
  const body = { version, reason: 'Thiếu món', amount: 10_000 };
  await house.call('POST', `/v1/staff/order/${of.code}/refund`, body, house.staff[of.brand].manager);
}

async function byTransfer(house: House): Promise<void> {
  const { chance } = house;
  const of = await order(house, { method: 'TRANSFER' });
  if (chance.oneIn(5)) return;
  if (chance.oneIn(4)) {
    await house.call('POST', `/v1/order/confirm-transfer/${encoded(of)}`, undefined, of.headers);
    if (chance.oneIn(2)) await staffDo(house, of, 'confirm-transfer');
    return;
  }
  // too little, too much, twice, or as it is said
  const { total } = of;
  await transfer(house, of.code, chance.pick([total, total, total, total - 5_000, total + 20_000]));
  if (chance.oneIn(6)) await transfer(house, of.code, total);
  if (chance.oneIn(8)) await transfer(house, 'khong biet cua ai', 123_000);
}

async function otherMethod(house: House): Promise<void> {
  const of = await order(house, { method: 'MOMO_QR_AIO' });
  const change = { payment_method: house.chance.pick(['PAYMENT_ON_DELIVERY', 'TRANSFER']) };
  await house.call('POST', `/v1/order/payment-method/${encoded(of)}`, change, of.headers);
}

/** What happens to one order or other; each adds at least one. */
export async function orderScene(house: House): Promise<void> {
  const brand: Brand = house.chance.oneIn(4) ? 'SPREE' : 'BEPNHA';
  const scenes = [
    () => delivered(house, brand),
    () => delivered(house, brand),
    () => collected(house, brand),
    () => collected(house, brand),
    () => withVoucher(house),
    () => turnedDown(house, brand),
    () => wished(house),
    () => agreedFee(house),
    () => atAGateway(house),
    () => atAGateway(house),
    () => byTransfer(house),
    () => otherMethod(house),
  ];
  await house.chance.pick(scenes)();
}
