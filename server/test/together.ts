import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { SessionWire } from '@mam/contract/group-order/session.schema.ts';
import { buildOrderItems } from '@mam/contract/order/order-items.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { importDemo } from './demo.ts';
import { aDish, defaultLine, readShop, type Shop } from './order.ts';
import type { RunningServer } from './with-server.ts';

export const HOUR = 3_600_000;

/** Somebody with a browser. */
export interface Guest {
  readonly uid: string;
  readonly headers: Record<string, string>;
  readonly phone: string;
}

export interface TogetherAnswer {
  readonly status: number;
  readonly code: string | undefined;
  /** null = refused */
  readonly group: GroupOrderWire | null;
  // biome-ignore lint/suspicious/noExplicitAny: what stands beside a refusal
  readonly data: any;
}

/** Lines as an app sends them; their prices are nobody's business. */
export function sentLines({ store, menu }: Shop, lines: readonly CartLine[], uid = '') {
  const read = readCart(lines, menu, wallTime(Date.now(), store.zone));
  const priced = quote({ read, menu, store, voucher: null, type: 'PICKUP', shipping: null });
  return buildOrderItems(lines, priced, { store, menu, uid, prKey: (key) => key });
}

/** People around a server that begin, join and choose. `clock.now` is what the server's clock shows. */
export function togetherAt(running: () => RunningServer, clock: { now: number }) {
  let shop: Shop;
  let phones = 0;
  const guest = async (): Promise<Guest> => {
    phones += 1;
    const phone = `09${String(10_000_000 + phones)}`;
    return { ...(await running().addDiner()), phone };
  };
  const call = async (
    who: Guest | null,
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<TogetherAnswer> => {
    const response = await running().send(method, path, body, { ...who?.headers, ...more });
    const { code, data } = await response.json();
    return { status: response.status, code, group: response.ok ? data : null, data };
  };
  const ofGroup =
    (method: string, tail = '') =>
    (who: Guest | null, hash: string, body?: unknown) =>
      call(who, method, `/v1/order-group/${hash}${tail}`, body);
  return {
    prepare: async () => {
      await importDemo(running().database, clock.now);
      shop = await readShop(running(), 'BEPNHA', 101);
    },
    shop: () => shop,
    guest,
    call,
    line: (quantity = 1, key = 'k1') => defaultLine(aDish(shop), quantity, key),
    lines: (...lines: CartLine[]) => sentLines(shop, lines),
    begin: (who: Guest, change: object = {}, more: Record<string, string> = {}) =>
      call(
        who,
        'POST',
        '/v1/order-group',
        {
          name: 'Minh Thư',
          phone: who.phone,
          expire_at: Math.floor((clock.now + HOUR) / 1000),
          brand_id: 'BEPNHA',
          store_id: 101,
          ...change,
        },
        more,
      ),
    read: ofGroup('GET'),
    join: (who: Guest, hash: string, name = `Bạn ${who.phone.slice(-4)}`, phone = who.phone) =>
      ofGroup('POST')(who, hash, { name, phone }),
    leave: ofGroup('DELETE'),
    save: ofGroup('PUT'),
    manage: ofGroup('POST', '/manage'),
    makePlace: (who: Guest, hash: string, name = 'Bà Ngoại', key?: string) =>
      call(who, 'POST', `/v1/order-group/${hash}/place`, { name }, key ? { 'idempotency-key': key } : {}),
    removePlace: (who: Guest, hash: string, place: string) =>
      call(who, 'DELETE', `/v1/order-group/${hash}/place/${place}`),
    ping: async (hash: string, headers: Record<string, string> = {}) => {
      const response = await running().fetch(`/v1/order-group/${hash}?action=ping`, { headers });
      const text = await response.text();
      return { status: response.status, etag: response.headers.get('etag') ?? '', text };
    },
  };
}

export const expectOwnSession = ({ group }: TogetherAnswer, { uid }: Guest): SessionWire => {
  const own = group?.sessions.find(({ user_id }) => user_id === uid);
  if (!own) throw new Error('they are not in it');
  return own;
};

export const groupOrderHash = ({ group, code }: TogetherAnswer): string => {
  if (!group) throw new Error(`no group order: ${code}`);
  return group.hash;
};
