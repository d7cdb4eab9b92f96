import { createGroupOrder, joinGroupOrder, storeGroupCart } from '@mam/contract/group-order/group-order.ts';
import { type Answer, type Call, createClient } from '@mam/contract/http/client.ts';
import { buildOrderItems } from '@mam/contract/order/order-items.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { Chance } from '../chance.ts';
import { BRAND, defaultDishLine, type Shop, STORE } from '../random-orders.ts';
import type { SeededDiner } from '../seeded-diners.ts';

const HOUR = 3600;

/** Somebody in a group order, with a browser of their own. */
export interface Member {
  readonly diner: SeededDiner;
  readonly hash: string;
  readonly call: Call;
}

export const callAs = (url: string, { token }: SeededDiner, fetch?: typeof globalThis.fetch): Call =>
  createClient({ base: url, token: () => token, language: () => 'en', ...(fetch && { fetch }) });

export function expectTeamAnswer<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`a group order: ${answer.code} ${answer.message}`);
  return answer.data;
}

/** A dish of the shop as it comes. */
export function randomLine({ store, dishes, now }: Shop, chance: Chance, key: string): CartLine {
  return defaultDishLine(chance.pick(dishes), key, chance.whole(1, 3), wallTime(now(), store.zone));
}

/** Lines as an app sends them. */
export function teamBody({ store, menu, now }: Shop, lines: readonly CartLine[], uid: string) {
  const read = readCart(lines, menu, wallTime(now(), store.zone));
  const priced = quote({ read, menu, store, voucher: null, type: 'PICKUP', shipping: null });
  return buildOrderItems(lines, priced, { store, menu, uid, prKey: (key) => key });
}

export const save = (
  shop: Shop,
  { call, hash, diner }: Member,
  lines: readonly CartLine[],
  version?: number,
) =>
  call(storeGroupCart, {
    params: { group_id: hash },
    body: { cart: teamBody(shop, lines, diner.uid), status: 1, ...(version !== undefined && { version }) },
  });

/** A group order that ends in an hour, with all of them in it; the first is its owner. */
export async function openTeam(
  url: string,
  shop: Shop,
  diners: readonly SeededDiner[],
  fetch?: typeof globalThis.fetch,
): Promise<readonly Member[]> {
  const members: Member[] = [];
  for (const [at, diner] of diners.entries()) {
    const call = callAs(url, diner, fetch);
    const who = { name: `Khách ${String(at + 1).padStart(2, '0')}`, phone: diner.phone };
    const hash = members[0]?.hash;
    const answer = hash
      ? await call(joinGroupOrder, { params: { group_id: hash }, body: who })
      : await call(createGroupOrder, {
          body: {
            ...who,
            expire_at: Math.floor(shop.now() / 1000) + HOUR,
            brand_id: BRAND,
            store_id: STORE,
          },
        });
    members.push({ diner, call, hash: expectTeamAnswer(answer).hash });
  }
  return members;
}
