import type { Brand } from '../../fuzz/brands.ts';
import { NAMED_FEE } from '../../fuzz/orders.ts';
import { PROGRAM_KEY, STORES } from '../../fuzz/world.ts';
import { collectedAt, tomorrowAt } from '../../slots.ts';
import type { House } from './house.ts';
import { atGateway, order, type Placed, readPlacedRow, staffDo, transfer } from './placing.ts';

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
  const printer = { 'x-api-key': PROGRAM_KEY, authorization: `Bearer ${house.keys[brand]}` };
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
  const { version } = await readPlacedRow(house, of);
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

/** Something happens to an order or other; a scene adds at least one. */
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
