import { cartToWire } from '@mam/contract/group-order/cart-wire.ts';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { SessionWire } from '@mam/contract/group-order/session.schema.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import { aLine } from '@mam/domain/test/a-cart.ts';
import { aDish, aMenu } from '@mam/domain/test/a-dish.ts';
import { aStore } from '@mam/domain/test/a-store.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { describe, expect, it } from 'vitest';
import { includedIn, togetherFacts, withPeople } from './order-together.ts';

const store = aStore({});
const menu = aMenu([aDish('a'), aDish('b')]);

function member(uid: string, name: string, lines: readonly CartLine[]): SessionWire {
  const read = readCart(lines, menu, wallTime(0, store.zone));
  const cart = cartToWire(read, { store, menu }, uid);
  return { user_id: uid, name, status: 2, is_banned: false, cart } as unknown as SessionWire;
}

const wire = {
  people: 2,
  sessions: [
    member('u1', 'Thư', [aLine('k', 'a')]),
    member('u2', 'Long', [aLine('k', 'a'), aLine('l', 'b')]),
  ],
} as unknown as GroupOrderWire;

const included: ReadonlySet<string> = new Set();
const keysOf = (leftOut: readonly string[]) =>
  togetherFacts(wire, menu, { included, leftOut, promotions: [] }).lines.map(({ key }) => key);

describe('what the owner of a group order orders', () => {
  it('[GO15] leaves out the one line that is named, and nothing of another that has the same key', () => {
    expect(keysOf([])).toEqual(['u1:k', 'u2:k', 'u2:l']);
    expect(keysOf(['u2:k'])).toEqual(['u1:k', 'u2:l']);
  });

  it('[GO11] [GO22] takes in who is not done, but who is over their limit only when the owner says so', () => {
    const [thư, long] = wire.sessions;
    const sessions = [
      { ...thư, status: 1, item_count: 1, over_limit: 0 },
      { ...long, status: 1, item_count: 2, over_limit: 5 },
    ];
    const waiting = { ...wire, sessions } as GroupOrderWire;
    const taken = (...said: [string, boolean][]) => [...includedIn(waiting, new Map(said))];
    expect(taken()).toEqual(['u1']);
    expect(taken(['u2', true])).toEqual(['u1', 'u2']);
    expect(taken(['u1', false])).toEqual([]);
  });

  it('[GO15] names a dish that cannot be had with its person; one to be chosen anew is one of them', () => {
    const dish = aDish('b').name;
    expect(withPeople({ refused: 'SOLD_OUT', names: [dish], lineKeys: ['u2:l'] }, wire)).toEqual({
      refused: 'SOLD_OUT',
      names: [`${dish} (Long)`],
      lineKeys: ['u2:l'],
    });
    expect(withPeople({ refused: 'INVALID_CHOICE', names: [dish], lineKeys: ['u2:l'] }, wire)).toMatchObject({
      refused: 'ITEM_GONE',
    });
    expect(withPeople({ refused: 'EMPTY_CART' }, wire)).toEqual({ refused: 'EMPTY_CART' });
  });
});
