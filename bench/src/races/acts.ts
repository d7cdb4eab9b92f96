import { createHmac, randomUUID } from 'node:crypto';
import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import type { Chance } from '../chance.ts';
import { BRAND, randomOrder, type Shop } from '../random-orders.ts';
import type { SeededDiner } from '../seeded-diners.ts';
import type { Ground, RaceAnswer, Turn } from './ground.ts';
import type { Caller } from './round.ts';

/** More than any voucher of the demo brand asks for. */
const ENOUGH = 150_000;
/** The sandbox's bank and wallet sign with these keys; everybody has them. */
const BANK_KEY = 'sandbox';
const MOMO = { partnerCode: 'MOMO', access: 'F8BBA842ECF85', secret: 'K951B6PE1waDMi640xX08PD3vg6EkVlz' };

/** The turn of an act before a race or after it: nobody is held. */
export const NOBODY: Turn = { race: '', stop: null };

export interface OrderWish {
  readonly voucher?: string;
  readonly phone?: string;
  readonly shop?: Shop;
  readonly draft?: Partial<OrderDraft>;
  /** at least; one where it is absent */
  readonly lines?: number;
}

export function diner({ diners }: Ground, index: number): SeededDiner {
  const found = diners[index % diners.length];
  if (!found) throw new Error('nobody is there to order');
  return found;
}

/** A random order that any voucher could be used for. */
export function randomOrderBody(
  ground: Ground,
  chance: Chance,
  who: SeededDiner,
  wish: OrderWish = {},
): PlaceOrderBody {
  const { shop = ground.shop, draft = {}, phone = who.phone, voucher, lines = 1 } = wish;
  for (;;) {
    const { body } = randomOrder(shop, chance, { ...who, phone }, 'race', draft);
    if (Number(body.setting.total_amount) < ENOUGH || body.items.length < lines) continue;
    if (voucher) Object.assign(body.setting, { voucher_code: voucher, total_amount: null });
    return body;
  }
}

/** Of addresses kept for documents, one for each diner: who shares one waits in its line, and nothing else is raced. */
export const forwardedForHeader = ({ diners }: Ground, who: SeededDiner): Record<string, string> => {
  const at = diners.indexOf(who);
  return { 'x-forwarded-for': `198.51.${100 + (at >> 8)}.${at & 255}` };
};

/** Places an order at the server of this number; key null = as a client without keys. */
export const place =
  (
    ground: Ground,
    server: number,
    who: SeededDiner,
    body: PlaceOrderBody,
    key: string | null = randomUUID(),
  ): Caller =>
  (turn) => {
    const headers = {
      'x-user-token': who.token,
      ...forwardedForHeader(ground, who),
      ...(key !== null && { 'idempotency-key': key }),
    };
    return ground.ask(server, { path: '/v1/order', body, headers }, turn);
  };

export const staff =
  (ground: Ground, server: number, path: string, body: object, method = 'POST'): Caller =>
  (turn) => {
    const headers = { ...ground.owner, 'idempotency-key': randomUUID() };
    return ground.ask(server, { method, path: `/v1/staff/${path}`, body, headers }, turn);
  };

/** An order that is there before the race begins. */
export interface ExistingOrder {
  readonly id: string;
  readonly code: string;
  readonly hash: string;
  readonly total: number;
  readonly version: number;
  readonly who: SeededDiner;
}

export async function placeBeforeRace(
  ground: Ground,
  chance: Chance,
  wish: OrderWish = {},
): Promise<ExistingOrder> {
  const who = diner(ground, 0);
  const placed = await place(ground, 0, who, randomOrderBody(ground, chance, who, wish))(NOBODY);
  if (placed.status !== 200) throw new Error(`not placed: ${placed.status} ${placed.code}`);
  const { id, order_code: code, hash, total_amount: total } = placed.data;
  const [row] = await ground.rows(`select version from orders where id = '${id}'`);
  return { id, code, hash, total, version: Number(row?.version), who };
}

/** The order's diner asks for another code to pay with. */
export const asksNewCode =
  (ground: Ground, { hash, who }: ExistingOrder) =>
  (server: number): Caller =>
  (turn) => {
    const path = `/v1/order/create-new-qr-payment/${encodeURIComponent(hash)}`;
    return ground.ask(server, { path, body: {}, headers: { 'x-user-token': who.token } }, turn);
  };

/** Its attempt at the sandbox's gateway is paid, or paid without anybody being told. */
export async function gatewayActs(
  ground: Ground,
  { id }: ExistingOrder,
  action: 'pay' | 'silent',
): Promise<void> {
  const [attempt] = await ground.rows(`select reference from payment_attempts where order_id = '${id}'`);
  await ground.ask(0, { path: '/sandbox/act', body: { reference: attempt?.reference, action } });
}

const signed = (fields: Record<string, unknown>, key: string): string => {
  const raw = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`);
  return createHmac('sha256', key).update(raw.join('&')).digest('hex');
};

/** Money as a bank writes it down; account absent = the restaurant's. */
export interface OnStatement {
  readonly description: string;
  readonly amount: number;
  /** the bank's own number of the transfer */
  readonly reference: string;
  readonly account?: string;
}

/** The bank tells of money on an account. */
export function bankSays(ground: Ground, server: number, told: OnStatement): Caller {
  const { description, amount, reference, account = '1012345678' } = told;
  const data = { accountNumber: account, amount, description, reference, code: '00', currency: 'VND' };
  const body = { data, signature: signed(data, BANK_KEY) };
  return (turn) => ground.ask(server, { path: `/v1/payment/notice/bank/${BRAND}`, body }, turn);
}

/** The bank tells of money for an order, under its own number of the transfer. */
export const bankTells = (ground: Ground, server: number, order: ExistingOrder, reference: string): Caller =>
  bankSays(ground, server, {
    description: `MAM${order.code} chuyen tien`,
    amount: order.total,
    reference,
  });

/** The wallet tells what became of an attempt: 0 = paid. */
export async function walletTells(
  ground: Ground,
  order: ExistingOrder,
): Promise<(server: number, resultCode: number, transaction?: number) => Caller> {
  const [attempt] = await ground.rows(
    `select reference from payment_attempts where order_id = '${order.id}' order by number desc`,
  );
  return (server, resultCode, transaction = 4_000_000_001) => {
    const fields = {
      partnerCode: MOMO.partnerCode,
      orderId: attempt?.reference,
      requestId: attempt?.reference,
      amount: order.total,
      orderInfo: `Don hang ${order.code}`,
      orderType: 'momo_wallet',
      transId: transaction,
      resultCode,
      message: 'told',
      responseTime: 1_800_000_000_000,
      payType: 'qr',
      extraData: '',
    };
    const body = { ...fields, signature: signed({ ...fields, accessKey: MOMO.access }, MOMO.secret) };
    return (turn) => ground.ask(server, { path: '/v1/payment/notice/momo', body }, turn);
  };
}

export const isOk = ({ status }: RaceAnswer) => status >= 200 && status < 300;

/** Answers that neither went well nor were refused with one of these codes. */
export function unlike(told: readonly RaceAnswer[], codes: readonly string[]): string[] {
  const odd = told.filter((one) => !isOk(one) && !codes.includes(one.code));
  return odd.length === 0
    ? []
    : [`answered ${[...new Set(odd.map(({ status, code }) => `${status} ${code}`))]}`];
}

export function differs(what: string, is: unknown, should: unknown): string[] {
  return is === should ? [] : [`${what}: ${is} instead of ${should}`];
}

export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
