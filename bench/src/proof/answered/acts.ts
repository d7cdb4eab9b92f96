import { randomUUID } from 'node:crypto';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import type { Chance } from '../../chance.ts';
import { bankTells, isOk, NOBODY, place, randomOrderBody, staff } from '../../races/acts.ts';
import type { Ground } from '../../races/ground.ts';
import type { Shop } from '../../random-orders.ts';
import type { Kitchen } from './kitchens.ts';
import { endedBadly, isBrought, isWaiting, promise, promiseLater, type Tracked } from './tracked.ts';

const MINUTE = 60_000;

/** One act on an order; true = it was done. */
type Act = (order: Tracked) => Promise<boolean>;
export type Acts = Readonly<Record<string, Act>>;

const DELIVERED = {
  type: 'DELI',
  address: { text: '12 Lê Lợi, Quận 1', detail: 'Lầu 2', location: null },
} as const;

/** Places an order made up by chance; null = the checkout or the server refused. */
export async function placeOne(
  ground: Ground,
  chance: Chance,
  { kitchen, shop, number }: { readonly kitchen: Kitchen; readonly shop: Shop; readonly number: number },
): Promise<Tracked | null> {
  const who = ground.diners[number % ground.diners.length];
  if (!who) throw new Error('nobody is there to order');
  const later = chance.next() < 0.2;
  const draft: Partial<OrderDraft> = {
    paymentMethod: chance.next() < 0.4 ? 'TRANSFER' : 'PAYMENT_ON_DELIVERY',
    ...(kitchen.agreesFee && !later && DELIVERED),
    ...(later && {
      orderNow: false,
      pickupAt: { days: chance.whole(0, 1), hour: chance.whole(8, 23), minute: chance.pick([0, 15, 30]) },
    }),
  };
  const phone = `09${String(number).padStart(8, '0')}`;
  const placed = await place(
    ground,
    0,
    who,
    randomOrderBody(ground, chance, who, { shop, draft, phone }),
  )(NOBODY);
  if (!isOk(placed)) return null;
  const { id, order_code: code, hash, total_amount: total } = placed.data;
  const [row] = await ground.rows(`select version, status, wished_at from orders where id = '${id}'`);
  return {
    ...{ id, code, hash, total, who, kitchen, placedAt: ground.now() },
    wantedAt: row?.wished_at == null ? null : Number(row.wished_at),
    version: Number(row?.version),
    status: String(row?.status),
    ...{
      received: false,
      claimed: false,
      paid: false,
      since: null,
      told: false,
      byItself: false,
      lateMoney: false,
      ready: false,
      promises: [],
      readyBy: 0,
      late: false,
    },
    fee: draft.address ? 'open' : 'none',
  };
}

/** Everything diners, staff, devices and the bank may do, whether it is a good moment or not. */
export function actsOn(ground: Ground, heard: Map<number, number>): Acts {
  const FEE = 20_000;
  const ofDiner = async ({ who, hash }: Tracked, path: string, body: object) => {
    const [before = '', after = ''] = path.split('*');
    const headers = { 'x-user-token': who.token };
    return isOk(
      await ground.ask(0, { path: `/v1/order/${before}${encodeURIComponent(hash)}${after}`, body, headers }),
    );
  };
  const ofStaff = async ({ code, version }: Tracked, verb: string, more: object = {}) =>
    isOk(await staff(ground, 0, `order/${code}/${verb}`, { version, ...more })(NOBODY));
  return {
    draws: async (order) => {
      const body = { store: order.kitchen.id, codes: [order.code] };
      if (!isOk(await staff(ground, 0, 'board/received', body)(NOBODY))) return false;
      heard.set(order.kitchen.id, ground.now());
      order.received = true;
      return true;
    },
    accepts: async (order) => {
      const taken = await ofStaff(order, 'accept', { minutes: 20, way_minutes: 8 });
      const kitchen = (isBrought(order) ? 12 : 20) * MINUTE;
      if (taken) promise(order, { kitchen, way: 8 * MINUTE }, ground.now());
      return taken;
    },
    'says later': async (order) => {
      const said = await ofStaff(order, 'promise', { minutes: 10 });
      if (said) promiseLater(order, 10 * MINUTE, ground.now());
      return said;
    },
    cooks: async (order) => {
      const cooked = await ofStaff(order, 'ready');
      if (cooked) order.ready = true;
      return cooked;
    },
    rejects: (order) => ofStaff(order, 'reject', { reason: 'Hết món' }),
    departs: (order) => ofStaff(order, 'depart'),
    completes: (order) => ofStaff(order, 'complete'),
    'names a fee': async (order) => {
      const named = await ofStaff(order, 'fee', { fee: FEE });
      if (named) order.fee = 'offered';
      return named;
    },
    'takes the fee': async (order) => {
      const taken = await ofDiner(order, '*/fee', { answer: 'accept', fee: FEE });
      if (taken) order.fee = 'agreed';
      return taken;
    },
    'refuses the fee': (order) => ofDiner(order, '*/fee', { answer: 'decline', fee: FEE }),
    cancels: (order) => ofDiner(order, '*/cancel', { reason: '' }),
    claims: async (order) => {
      const claimed = await ofDiner(order, 'confirm-transfer/*', {});
      if (claimed) order.claimed = true;
      return claimed;
    },
    'sees the money': async (order) => {
      const seen = await ofStaff(order, 'confirm-transfer');
      if (seen) order.paid = true;
      return seen;
    },
    pays: async (order) => {
      const late = endedBadly(order.status);
      const told = isOk(await bankTells(ground, 0, order, randomUUID())(NOBODY));
      if (told && late) order.lateMoney = true;
      else if (told) order.paid = true;
      return told;
    },
  };
}

/** The acts that may well come next for an order, each as often as it stands here. */
export function likely(order: Tracked): readonly string[] {
  if (order.status === 'WAIT_PAYMENT') return ['pays', 'pays', 'claims', 'claims', 'accepts', 'cancels'];
  if (isWaiting(order)) {
    if (order.claimed && !order.paid) return ['sees the money', 'pays', 'draws', 'accepts', 'rejects'];
    const usual = ['draws', 'draws', 'draws', 'accepts', 'rejects', 'cancels'];
    if (order.fee === 'open') return [...usual, 'names a fee', 'names a fee'];
    return order.fee === 'offered' ? ['takes the fee', 'takes the fee', 'refuses the fee', 'accepts'] : usual;
  }
  if (endedBadly(order.status))
    return order.claimed && !order.paid && !order.lateMoney ? ['pays', 'accepts'] : [];
  return ['completes', 'departs', 'completes', 'rejects', 'cooks', 'says later', 'says later'];
}
