import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import { EURO } from '@mam/domain/money/currency.ts';
import { aComboLine, aLine, aMain } from '@mam/domain/test/a-cart.ts';
import {
  aCombo,
  aComboGroup,
  aDish,
  aGroup,
  aMenu,
  anOption,
  aPart,
  MONDAY_NOON,
} from '@mam/domain/test/a-dish.ts';
import { aStore } from '@mam/domain/test/a-store.ts';
import { anyCart, anyMenu } from '@mam/domain/test/any-cart.arbitrary.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartToWire } from './cart-wire.ts';
import type { GroupOrderWire } from './group-order.schema.ts';
import { groupOrderFromWire, groupOrderSessionFromWire, newerSessionIn } from './group-order-wire.ts';
import type { SessionWire } from './session.schema.ts';
import { choiceOf, choiceToWire } from './setting-wire.ts';

const store = aStore({ currency: EURO });
const AT = 1_764_500_000;

const session: SessionWire = {
  user_id: 'u2',
  name: 'Lena',
  phone: '',
  status: 1,
  is_banned: false,
  is_owner: false,
  named_like_blocked: true,
  not_counted: 'NO_MEAL',
  made_by: '',
  join_at: AT,
  changed_at: null,
  version: 3,
  cart: [],
  item_count: 2,
  left_behind: 1,
  paid: false,
  base_price: 12.9,
  user_amount: 12.9,
  over_limit: 0.4,
  total_amount: 0,
};

const groupOrder: GroupOrderWire = {
  _id: 'hash',
  hash: 'hash',
  status: 1,
  state: 'closing',
  status_hash: '17-closing',
  role: 'member',
  user_id: 'u2',
  created_by: 'u1',
  owner_name: 'Thư',
  title: '',
  expire_at: AT,
  latest_end: AT + 60,
  reminded_at: AT - 60,
  order_until: AT + 3600,
  expired: true,
  order: '',
  ordered_lines: [],
  sessions: [session],
  group_user_ids: ['u2'],
  split_rule: 'equal-fees',
  shares_to: 'owner',
  pledge: false,
  by_itself: true,
  not_ordered: { code: 'EMPTY_CART', data: {} },
  pay_to: { bank_id: 'GLS', account_number: 'DE02', account_name: 'THU' },
  limit_per_person: 12.5,
  brand_id: 'SPREE',
  store_id: 201,
  setting: null,
  people: 1,
  people_here: 2,
  share_preview: { amount: 14.35, delivery: 'open' },
};

describe('a group order as its reader has it', () => {
  it('counts money in the smallest unit of its store, and time in milliseconds', () => {
    expect(groupOrderFromWire(groupOrder, EURO)).toMatchObject({
      brand: 'SPREE',
      storeId: 201,
      currency: EURO,
      version: 17,
      endsAt: AT * 1000,
      latestEnd: (AT + 60) * 1000,
      orderUntil: (AT + 3600) * 1000,
      remindedAt: (AT - 60) * 1000,
      limitPerPerson: 1250,
      share: { amount: 1435, delivery: 'open' },
      payTo: { bank: 'GLS', number: 'DE02', holder: 'THU' },
      isOrderedByItself: true,
      notOrdered: { code: 'EMPTY_CART' },
      sessions: [
        { uid: 'u2', joinedAt: AT * 1000, changedAt: null, amount: 1290, overLimit: 40, madeBy: null },
      ],
    });
  });

  it('has null for what there is not', () => {
    const none = { reminded_at: null, limit_per_person: null, pay_to: null, share_preview: null };
    expect(groupOrderFromWire({ ...groupOrder, ...none }, EURO)).toMatchObject({
      remindedAt: null,
      limitPerPerson: null,
      payTo: null,
      share: null,
      choice: null,
    });
  });
});

describe('the cart of somebody in it', () => {
  const read = (lines: readonly CartLine[], menu = aMenu([])) => {
    const cart = cartToWire(readCart(lines, menu, MONDAY_NOON), { store, menu }, 'u2');
    return groupOrderSessionFromWire({ ...session, cart }, EURO).cart;
  };

  it('holds a combo with its parts as one line, without asking a menu', () => {
    const large = anOption('large', 150);
    const pho = aDish('pho', { price: 1290, groups: [aGroup('size', 0, 1, [large])] });
    const group = aComboGroup('drink', 1, 1, [aPart('tea')]);
    const menu = aMenu([pho, aDish('tea')], [aCombo('set', { price: 1600, groups: [group] })]);
    const options = [{ groupId: 'size', optionId: 'large', quantity: 1 }];
    const parts = [{ ...aMain('tea'), groupId: 'drink', quantity: 1, note: 'kalt' }];
    const lines = [
      aLine('a', 'pho', { quantity: 2, options, note: 'ohne Koriander' }),
      aComboLine('b', 'set', { parts }),
      aLine('c', 'gone'),
    ];
    const cart = read(lines, menu);
    expect(cart.map(({ line }) => line)).toEqual(lines);
    expect(cart.map(({ amount, problem }) => [amount, problem])).toEqual([
      [2880, null],
      [1600, null],
      [0, 'GONE'],
    ]);
  });

  it('comes back as it was sent, whatever is in it', () => {
    const any = anyMenu.chain((menu) => fc.record({ menu: fc.constant(menu), lines: anyCart(menu) }));
    fc.assert(
      fc.property(any, ({ menu, lines }) => {
        expect(read(lines, menu).map(({ line }) => line)).toEqual(lines);
      }),
    );
  });

  it('[GO14] comes with the refusal where another device was faster', () => {
    expect(newerSessionIn({ session }, EURO)).toMatchObject({ uid: 'u2', version: 3, amount: 1290 });
  });
});

it('the owner’s choice is read as it was sent', () => {
  const address = { text: '12 Lê Lợi', detail: 'Lầu 2', location: { lat: 10.7, lng: 106.7 } };
  const choice = {
    type: 'DELIAT',
    orderNow: false,
    pickupAt: { days: 1, hour: 12, minute: 30 },
    note: 'ít cay',
    recipient: { name: 'Thư', phone: '0901234567', address },
  } as const;
  const sent = (one: Parameters<typeof choiceToWire>[0]) =>
    choiceOf({ ...choiceToWire(one), voucher_code: '' });
  expect(sent(choice)).toEqual(choice);
  const nowhere = { ...choice, recipient: { ...choice.recipient, address: null } };
  expect(sent(nowhere)).toEqual(nowhere);
  expect(sent({ ...choice, recipient: null }).recipient).toBeNull();
});
