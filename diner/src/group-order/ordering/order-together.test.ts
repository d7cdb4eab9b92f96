import { aLine } from '@mam/domain/test/a-cart.ts';
import { describe, expect, it } from 'vitest';
import { aGroupOrder, aMember } from '../../../test/a-group-order.ts';
import { includedIn, togetherFacts, withPeople } from './order-together.ts';

const thư = aMember('Thư', [aLine('k', 'CHE03')], { uid: 'u1' });
const long = aMember('Long', [aLine('k', 'CHE03'), aLine('l', 'CUO05')], { uid: 'u2' });
const groupOrder = aGroupOrder([thư, long]);

const included: ReadonlySet<string> = new Set();
const keysOf = (leftOut: readonly string[]) =>
  togetherFacts(groupOrder, { included, leftOut, promotions: [] }).lines.map(({ key }) => key);

describe('what the owner of a group order orders', () => {
  it('[GO15] leaves out the one line that is named, and nothing of another that has the same key', () => {
    expect(keysOf([])).toEqual(['u1:k', 'u2:k', 'u2:l']);
    expect(keysOf(['u2:k'])).toEqual(['u1:k', 'u2:l']);
  });

  it('[GO11] [GO22] takes in who is not done, but who is over their limit only when the owner says so', () => {
    const waiting = aGroupOrder([
      { ...thư, status: 1 },
      { ...long, status: 1, overLimit: 5 },
    ]);
    const taken = (...said: [string, boolean][]) => [...includedIn(waiting, new Map(said))];
    expect(taken()).toEqual(['u1']);
    expect(taken(['u2', true])).toEqual(['u1', 'u2']);
    expect(taken(['u1', false])).toEqual([]);
  });

  it('[GO15] names a dish that cannot be had with its person; one to be chosen anew is one of them', () => {
    const dish = long.cart[1]?.name ?? '';
    expect(withPeople({ refused: 'SOLD_OUT', names: [dish], lineKeys: ['u2:l'] }, groupOrder)).toEqual({
      refused: 'SOLD_OUT',
      names: [`${dish} (Long)`],
      lineKeys: ['u2:l'],
    });
    expect(
      withPeople({ refused: 'INVALID_CHOICE', names: [dish], lineKeys: ['u2:l'] }, groupOrder),
    ).toMatchObject({
      refused: 'ITEM_GONE',
    });
    expect(withPeople({ refused: 'EMPTY_CART' }, groupOrder)).toEqual({ refused: 'EMPTY_CART' });
  });
});
