import { describe, expect, it } from 'vitest';
import { aLine } from '../../test/a-cart.ts';
import { aCategory, aDish, aMenu, MONDAY_NOON } from '../../test/a-dish.ts';
import { at } from '../../test/a-store.ts';
import { readCart } from '../cart/read-cart.ts';
import {
  endIn,
  endProblem,
  introductionProblem,
  movedEndProblem,
  nameProblem,
  suggestedEnd,
  titleProblem,
} from './begin.ts';
import { chosenAlike } from './choose-alike.ts';
import { type GroupOrderSession, isCartLocked, ownSession, teamIn, turnsAt } from './group-order.ts';
import { afterMakerLeft, mayFill, placesMadeBy } from './guest-place.ts';
import { leftBehind } from './left-behind.ts';
import {
  type GroupOrderState,
  groupOrderState,
  OWNERS_HOUR,
  orderUntil,
  statusHash,
  versionInStatusHash,
} from './life.ts';
import {
  asksBeforeOtherStore,
  type GroupOrderAction,
  type GroupOrderRole,
  isSoAlready,
  mayInGroupOrder,
  mayOrderForGroup,
  roleIn,
} from './may.ts';
import {
  mealsIn,
  nextPromotion,
  notCounted,
  type PhonedSeat,
  peopleCounted,
  peopleWhoCould,
  promotionFor,
  promotionGivenUp,
  promotionProgress,
  promotionRates,
  visibleNotCounted,
} from './promotion.ts';
import { REMIND_PAUSE, remindsAgainAt, toRemind, withPhones } from './remind.ts';
import {
  isChoosingNow,
  isEverybodyDone,
  mayLeave,
  notDone,
  type Session,
  sortedTeam,
  statusAfterCart,
} from './session.ts';

const HCM = 'Asia/Ho_Chi_Minh';
const HOUR = 60 * 60_000;
const NOON = at('2026-11-30 12:00');
const life = { cancelled: false, ordered: false, endsAt: NOON, over: false };

const aSession = (uid: string, change: Partial<Session & PhonedSeat> = {}): Session & PhonedSeat => ({
  uid,
  name: uid,
  phoneKey: `09${uid}`,
  status: 2,
  isBanned: false,
  joinedAt: 1,
  changedAt: null,
  itemCount: 1,
  ...change,
});

describe('a group order', () => {
  it('[GO18] what somebody else has chosen can be chosen too, without what they wrote', () => {
    const origin = { source: 'MENU', suggestType: 'x', suggestBy: 'y' };
    const options = [{ groupId: 'g', optionId: 'o', quantity: 1 }];
    const base = { key: 'k', quantity: 3, note: 'không hành', origin };
    expect(chosenAlike({ ...base, kind: 'dish', dishId: 'd', variantId: 'v', options })).toEqual({
      kind: 'dish',
      dishId: 'd',
      variantId: 'v',
      options,
      quantity: 1,
      note: '',
      origin: null,
    });
    const part = { groupId: 'g', dishId: 'p', quantity: 2, variantId: null, options: [], note: 'ít cay' };
    expect(chosenAlike({ ...base, kind: 'combo', comboId: 'c', main: null, parts: [part] })).toMatchObject({
      comboId: 'c',
      quantity: 1,
      parts: [{ ...part, note: '' }],
    });
  });

  it('[GO1] [GO2] is in one state at any moment', () => {
    expect(groupOrderState(life, NOON - 1)).toBe('active');
    expect(groupOrderState(life, NOON)).toBe('closing');
    // found over, and the clock put back
    expect(groupOrderState({ ...life, over: true }, NOON - 1)).toBe('closing');
    expect(groupOrderState(life, NOON + OWNERS_HOUR - 1)).toBe('closing');
    expect(groupOrderState(life, NOON + OWNERS_HOUR)).toBe('expired');
    expect(groupOrderState({ ...life, ordered: true }, NOON + 2 * OWNERS_HOUR)).toBe('ordered');
    expect(groupOrderState({ ...life, ordered: true, cancelled: true }, NOON - 1)).toBe('cancelled');
  });

  it('[GO17] only a tester of a demo does not wait for the end', () => {
    expect(mayOrderForGroup('owner', 'active', false)).toBe('GROUP_ORDER_NOT_OVER');
    expect(mayOrderForGroup('owner', 'active', true)).toBeNull();
    expect(mayOrderForGroup('member', 'active', true)).toBe('GROUP_ORDER_OWNER_ONLY');
    expect(mayOrderForGroup('owner', 'expired', true)).toBe('GROUP_ORDER_EXPIRED');
  });

  it('[GO3] the status hash changes with the version and with the clock', () => {
    expect(statusHash(3, life, NOON - 2)).toBe(statusHash(3, life, NOON - 1));
    const hashes = [
      statusHash(3, life, NOON - 1),
      statusHash(3, life, NOON),
      statusHash(4, life, NOON),
      statusHash(3, life, NOON + OWNERS_HOUR),
    ];
    expect(new Set(hashes).size).toBe(4);
  });

  it('[GO7] ends an hour from now in steps of five minutes, the same day', () => {
    const offered = (time: string) => suggestedEnd(at(`2026-11-30 ${time}`), HCM);
    for (const [now, end] of [
      ['10:03', '11:00'],
      ['10:00', '11:00'],
      ['10:59', '11:55'],
      ['23:10', '23:55'],
    ] as const)
      expect(offered(now)).toBe(at(`2026-11-30 ${end}`));
    expect(offered('23:55')).toBeNull();
    expect(
      [NOON, NOON + 1, NOON + 24 * OWNERS_HOUR, NOON + 24 * OWNERS_HOUR + 1].map((e) => endProblem(e, NOON)),
    ).toEqual(['GROUP_ORDER_END', null, null, 'GROUP_ORDER_END']);
  });

  it('[GO5] people say a name and a phone, and nobody takes the owner’s', () => {
    const phone = '0901234567';
    expect(introductionProblem({ name: ' Ti ', phone })).toBe('GROUP_ORDER_NAME');
    expect(introductionProblem({ name: 'x'.repeat(19), phone })).toBe('GROUP_ORDER_NAME');
    expect(introductionProblem({ name: 'Tí nè', phone: '09 01 2' })).toBe('GROUP_ORDER_PHONE');
    expect(introductionProblem({ name: ' MINH\u200b THƯ', phone }, ['Minh Thư'])).toBe(
      'GROUP_ORDER_NAME_TAKEN',
    );
    expect(introductionProblem({ name: 'Minh Thư', phone }, ['Minh Thu'])).toBeNull();
  });

  it('[GO7] half an hour, one or two from now are offered as long as they are today', () => {
    const now = at('2026-11-30 12:03');
    expect(endIn(now, 30, HCM)).toBe(at('2026-11-30 12:30'));
    expect(endIn(now, 120, HCM)).toBe(at('2026-11-30 14:00'));
    const late = at('2026-11-30 23:00');
    expect([endIn(late, 30, HCM), endIn(late, 60, HCM)]).toEqual([at('2026-11-30 23:30'), null]);
    expect(endIn(at('2026-11-30 12:01'), 1, HCM)).toBeNull();
  });

  it('[GO7] the end moves both ways, within a day of the opening', () => {
    const begunAt = NOON - HOUR;
    const moved = (endsAt: number) => movedEndProblem(endsAt, { begunAt, now: NOON });
    expect([moved(NOON + 1), moved(NOON), moved(NOON - HOUR)]).toEqual([
      null,
      'GROUP_ORDER_END',
      'GROUP_ORDER_END',
    ]);
    expect(moved(begunAt + 24 * HOUR)).toBeNull();
    expect(moved(begunAt + 24 * HOUR + 1)).toBe('GROUP_ORDER_END');
  });

  it('[GO42] may have a name of up to forty characters', () => {
    expect(titleProblem('')).toBeNull();
    expect(titleProblem(' trưa thứ Sáu ')).toBeNull();
    expect([titleProblem('x'.repeat(40)), titleProblem('x'.repeat(41))]).toEqual([null, 'GROUP_ORDER_TITLE']);
  });

  it('[GO43] reminds who is not done and has a phone, with a pause between', () => {
    const named = (uid: string, change: Partial<Session> = {}, madeBy: string | null = null) => ({
      ...aSession(uid, { status: 1, ...change }),
      madeBy,
    });
    const sessions = [
      named('owner'),
      named('a'),
      named('done', { status: 2 }),
      named('g', {}, 'a'),
      named('out', { status: 0 }),
    ];
    expect(toRemind(sessions, 'owner').map(({ uid }) => uid)).toEqual(['a']);
    expect(withPhones(sessions, 'owner').map(({ uid }) => uid)).toEqual(['a', 'done']);
    expect(remindsAgainAt(null, NOON)).toBeNull();
    expect(remindsAgainAt(NOON, NOON + REMIND_PAUSE - 1)).toBe(NOON + REMIND_PAUSE);
    expect(remindsAgainAt(NOON, NOON + REMIND_PAUSE)).toBeNull();
  });

  it('[GO6] [GO9] shows who is in, oneself first, then the owner, then by when they came', () => {
    const sessions = [
      aSession('late', { joinedAt: 9 }),
      aSession('owner', { joinedAt: 1 }),
      aSession('out', { status: 0 }),
      aSession('banned', { isBanned: true }),
      aSession('early', { joinedAt: 2 }),
      aSession('me', { joinedAt: 5 }),
    ];
    expect(sortedTeam(sessions, 'me', 'owner').map(({ uid }) => uid)).toEqual([
      'me',
      'owner',
      'early',
      'late',
    ]);
  });

  it('[GO8] done needs a cart and locks it; the owner is done by having one', () => {
    const choosing = { status: 1, isBanned: false } as const;
    const done = { status: 2, isBanned: false } as const;
    const stored = (seat: typeof choosing | typeof done, wanted: 1 | 2, empty = false, changes = true) =>
      statusAfterCart('member', seat, { wanted, empty, changes, over: false });
    expect(stored(choosing, 2)).toEqual({ status: 2 });
    expect(stored(choosing, 2, true)).toEqual({ refused: 'EMPTY_CART' });
    expect(stored(choosing, 1, true)).toEqual({ status: 1 });
    expect(stored(done, 2)).toEqual({ refused: 'GROUP_ORDER_CART_LOCKED' });
    expect(stored(done, 2, false, false)).toEqual({ status: 2 });
    expect(stored(done, 1)).toEqual({ status: 1 });
    const owners = (empty: boolean) =>
      statusAfterCart('owner', done, { wanted: 1, empty, changes: true, over: true });
    expect([owners(false), owners(true)]).toEqual([{ status: 2 }, { status: 1 }]);
    expect([mayLeave(choosing), mayLeave(done)]).toEqual([true, false]);
  });

  it('[GO9] somebody chooses just now', () => {
    const seen = (change: Partial<Session>) => isChoosingNow(aSession('a', { status: 1, ...change }), NOON);
    expect(seen({ changedAt: NOON - 119_999 })).toBe(true);
    expect(seen({ changedAt: NOON - 120_000 })).toBe(false);
    expect(seen({})).toBe(false);
    expect(seen({ changedAt: NOON, status: 2 })).toBe(false);
  });

  it('[GO10] [GO11] tells when everybody is done, and who is not', () => {
    const owner = aSession('owner', { status: 1, itemCount: 0 });
    const choosing = aSession('b', { status: 1 });
    expect(isEverybodyDone([owner, aSession('a')], 'owner')).toBe(true);
    expect(isEverybodyDone([owner, aSession('a'), choosing], 'owner')).toBe(false);
    expect(isEverybodyDone([owner], 'owner')).toBe(false);
    const idle = aSession('c', { status: 1, itemCount: 0 });
    expect(notDone([owner, aSession('a'), choosing, idle, { ...choosing, isBanned: true }])).toEqual([
      choosing,
    ]);
  });
});

describe('[GO4] who may do what', () => {
  const seats = { in: { status: 1, isBanned: false }, out: { status: 0, isBanned: false } } as const;
  it('tells who somebody is', () => {
    expect(roleIn(true, seats.out)).toBe('owner');
    expect(roleIn(false, null)).toBe('stranger');
    expect(roleIn(false, seats.in)).toBe('member');
    expect(roleIn(false, seats.out)).toBe('left');
    expect(roleIn(false, { status: 1, isBanned: true })).toBe('banned');
  });

  it.each([
    ['join', 'stranger', 'active', null],
    ['join', 'left', 'active', null],
    ['join', 'banned', 'active', 'GROUP_ORDER_BANNED'],
    ['join', 'stranger', 'closing', 'GROUP_ORDER_EXPIRED'],
    ['join', 'stranger', 'ordered', 'GROUP_ORDERED'],
    ['join', 'stranger', 'cancelled', 'GROUP_ORDER_CANCELLED'],
    ['read', 'stranger', 'active', 'GROUP_ORDER_MEMBERS_ONLY'],
    ['read', 'left', 'active', 'GROUP_ORDER_LEFT'],
    ['read', 'member', 'ordered', null],
    ['change-cart', 'member', 'active', null],
    ['change-cart', 'member', 'closing', 'GROUP_ORDER_EXPIRED'],
    ['change-cart', 'owner', 'closing', null],
    ['change-cart', 'owner', 'expired', 'GROUP_ORDER_EXPIRED'],
    ['change-cart', 'stranger', 'active', 'GROUP_ORDER_MEMBERS_ONLY'],
    ['make-place', 'member', 'active', null],
    ['make-place', 'member', 'closing', 'GROUP_ORDER_EXPIRED'],
    ['make-place', 'owner', 'closing', null],
    ['make-place', 'stranger', 'active', 'GROUP_ORDER_MEMBERS_ONLY'],
    ['make-place', 'left', 'active', 'GROUP_ORDER_LEFT'],
    ['make-place', 'banned', 'active', 'GROUP_ORDER_BANNED'],
    ['make-place', 'owner', 'ordered', 'GROUP_ORDERED'],
    ['leave', 'owner', 'active', 'GROUP_ORDER_MEMBERS_ONLY'],
    ['leave', 'member', 'ordered', 'GROUP_ORDERED'],
    ['manage', 'member', 'active', 'GROUP_ORDER_OWNER_ONLY'],
    ['manage', 'owner', 'closing', null],
    ['close', 'owner', 'closing', 'GROUP_ORDER_EXPIRED'],
    ['move-end', 'owner', 'closing', null],
    ['move-end', 'member', 'active', 'GROUP_ORDER_OWNER_ONLY'],
    ['move-end', 'owner', 'expired', 'GROUP_ORDER_EXPIRED'],
    ['remind', 'owner', 'closing', 'GROUP_ORDER_EXPIRED'],
    ['cancel', 'owner', 'ordered', 'GROUP_ORDERED'],
    ['order', 'owner', 'active', 'GROUP_ORDER_NOT_OVER'],
    ['order', 'owner', 'closing', null],
    ['order', 'owner', 'expired', 'GROUP_ORDER_EXPIRED'],
    ['order', 'member', 'closing', 'GROUP_ORDER_OWNER_ONLY'],
    ['tick', 'owner', 'active', 'GROUP_ORDER_NOT_ORDERED'],
    ['tick', 'owner', 'ordered', null],
  ] as const)('%s by %s while %s: %s', (action: GroupOrderAction, role, state, answer) => {
    expect(mayInGroupOrder(action, role, state)).toBe(answer);
  });

  it.each([
    ['close', 'owner', 'closing', true],
    ['close', 'owner', 'active', false],
    ['close', 'owner', 'expired', false],
    ['close', 'owner', 'ordered', false],
    ['close', 'member', 'closing', false],
    ['cancel', 'owner', 'cancelled', true],
    ['cancel', 'owner', 'ordered', false],
    ['cancel', 'member', 'cancelled', false],
    ['leave', 'left', 'active', true],
    ['leave', 'left', 'ordered', true],
    ['leave', 'banned', 'active', false],
    ['leave', 'member', 'active', false],
    ['leave', 'stranger', 'active', false],
    ['order', 'owner', 'ordered', false],
    ['change-cart', 'left', 'active', false],
  ] as const)('[GO38] %s by %s while %s is so already: %s', (action, role, state, answer) => {
    expect(isSoAlready(action, role, state)).toBe(answer);
  });

  it('[GO39] asks who comes to another store as long as they may leave', () => {
    expect(asksBeforeOtherStore('owner', 'active', false)).toBe(true);
    expect(asksBeforeOtherStore('owner', 'closing', false)).toBe(true);
    expect(asksBeforeOtherStore('owner', 'ordered', false)).toBe(false);
    expect(asksBeforeOtherStore('member', 'active', false)).toBe(true);
    expect(asksBeforeOtherStore('member', 'active', true)).toBe(true);
    expect(asksBeforeOtherStore('member', 'closing', false)).toBe(true);
    // nothing can be taken back any more
    expect(asksBeforeOtherStore('member', 'closing', true)).toBe(false);
    expect(asksBeforeOtherStore('left', 'active', false)).toBe(false);
  });
});

it('[GO40] what was not ordered with the others stays with who chose it', () => {
  const [a, b] = [{ key: 'a' }, { key: 'b' }];
  expect(leftBehind([a, b], ['a', 'gone'])).toEqual([b]);
  expect(leftBehind([a, b], [])).toEqual([a, b]);
});

describe('a guest without a phone', () => {
  it.each([
    ['their own', null, 'a', 'a', 'member', null],
    ['another’s', null, 'b', 'a', 'member', 'GROUP_ORDER_NOT_YOUR_PLACE'],
    ['another’s, by the owner', null, 'b', 'a', 'owner', 'GROUP_ORDER_NOT_YOUR_PLACE'],
    ['the guest of their own', 'a', 'g', 'a', 'member', null],
    ['the guest of another', 'b', 'g', 'a', 'member', 'GROUP_ORDER_NOT_YOUR_PLACE'],
    ['the guest of another, by the owner', 'b', 'g', 'a', 'owner', null],
  ] as const)('[GO24] who fills a place: %s', (_what, madeBy, uid, who, role, answer) => {
    expect(mayFill({ uid, madeBy }, { uid: who, role })).toBe(answer);
  });

  it('[GO24] has a name as anybody, and counts for no promotion', () => {
    expect(nameProblem('Bà', ['Minh Thư'])).toBe('GROUP_ORDER_NAME');
    expect(nameProblem('minh thư', ['Bà Nội', 'Minh Thư'])).toBe('GROUP_ORDER_NAME_TAKEN');
    expect(nameProblem('Bà Ngoại', ['Minh Thư'])).toBeNull();
    expect(peopleCounted([eater('a'), eater('guest', { phoneKey: '' })])).toBe(1);
  });

  it('[GO26] is the owner’s with dishes, and gone without, once its maker is out', () => {
    expect([afterMakerLeft({ itemCount: 1 }), afterMakerLeft({ itemCount: 0 })]).toEqual(['owners', 'gone']);
    const made = (uid: string, change: Partial<Session> = {}) => ({ ...aSession(uid, change), madeBy: 'a' });
    const others = { ...aSession('b'), madeBy: 'b' };
    expect(placesMadeBy([made('g'), made('out', { status: 0 }), others], 'a')).toEqual([made('g')]);
  });
});

/** Somebody who is done, with a meal. */
const eater = (uid: string, change: Partial<Session & PhonedSeat> = {}, meals = 1) => ({
  ...aSession(uid, change),
  meals,
});

describe('[GO12] a promotion', () => {
  it('[GO45] counts nobody by what is eaten beside, and says of each who is in why not', () => {
    const six = [
      eater('a'),
      eater('b', { phoneKey: '09a' }),
      eater('c', { status: 1 }),
      eater('d', {}, 0),
      eater('guest', { phoneKey: '' }),
      eater('gone', { status: 0 }),
    ];
    expect([...notCounted(six)].map(([{ uid }, why]) => [uid, why])).toEqual([
      ['a', null],
      ['b', 'SAME_PHONE'],
      ['c', 'CHOOSING'],
      ['d', 'NO_MEAL'],
      ['guest', 'NO_PHONE'],
    ]);
    // a member who does not count takes the number from nobody
    const [first, second] = [eater('a', {}, 0), eater('b', { phoneKey: '09a' })];
    expect(peopleCounted([first, second])).toBe(1);
  });

  it('[GO45] that two have one number is told to who is concerned, everything else to all', () => {
    expect(visibleNotCounted('SAME_PHONE', false)).toBeNull();
    expect(visibleNotCounted('SAME_PHONE', true)).toBe('SAME_PHONE');
    for (const reason of ['NO_PHONE', 'CHOOSING', 'NO_MEAL', null] as const)
      expect(visibleNotCounted(reason, false)).toBe(reason);
  });

  it('[GO45] a meal costs something and is no side dish; what the menu no longer knows was one', () => {
    const menu = aMenu(
      [
        aDish('pho'),
        aDish('egg', { sideDish: true }),
        aDish('rice', { categoryId: 'side' }),
        aDish('tea', { free: true, price: 0 }),
      ],
      [],
      { categories: [aCategory('side', { sideDish: true })] },
    );
    const meals = (...lines: ReturnType<typeof aLine>[]) => mealsIn(readCart(lines, menu, MONDAY_NOON), menu);
    expect(meals(aLine('1', 'egg'), aLine('2', 'rice'), aLine('3', 'tea'))).toBe(0);
    expect(meals(aLine('1', 'pho', { quantity: 2 }), aLine('2', 'egg'))).toBe(2);
    expect(meals(aLine('1', 'forgotten'))).toBe(1);
  });

  const promotion = (people: number, code = `P${people}`) => ({ code, people, items: 500, delivery: 10_000 });
  it('counts distinct phones with something confirmed', () => {
    expect(
      peopleCounted([
        eater('a'),
        eater('b', { phoneKey: '09a' }),
        eater('c', { status: 1 }),
        eater('d', { itemCount: 0 }),
        eater('e', { isBanned: true }),
        eater('f'),
      ]),
    ).toBe(2);
  });

  it('[GO44] is said as it stands: people are missing, only their word is, it is had, it is lost', () => {
    const all = [promotion(3), promotion(5)];
    const stands = (counted: number, here: number, choosing = true) =>
      promotionProgress(all, { counted, here, choosing });
    expect(stands(0, 1)).toEqual({ stands: 'people', promotion: promotion(3), missing: 2 });
    expect(stands(1, 3)).toEqual({ stands: 'done', promotion: promotion(3), missing: 2 });
    expect(stands(3, 3)).toEqual({ stands: 'reached', promotion: promotion(3) });
    expect(stands(2, 3, false)).toEqual({ stands: 'lost', promotion: promotion(3), missing: 1 });
    expect(stands(3, 3, false)).toEqual({ stands: 'reached', promotion: promotion(3) });
    expect(promotionProgress([], { counted: 1, here: 1, choosing: true })).toBeNull();
  });

  it('[GO44] ending the choosing gives up what those who are in could still have', () => {
    const all = [promotion(3), promotion(5)];
    expect(promotionGivenUp(all, { counted: 2, here: 3 })).toEqual(promotion(3));
    expect(promotionGivenUp(all, { counted: 3, here: 4 })).toBeNull();
    expect(promotionGivenUp(all, { counted: 3, here: 5 })).toEqual(promotion(5));
    expect(promotionGivenUp(all, { counted: 0, here: 2 })).toBeNull();
    const sessions = [
      aSession('a', { status: 1 }),
      aSession('b', { status: 1, itemCount: 0 }),
      aSession('c', { status: 0 }),
    ];
    expect(peopleCounted(sessions.map((one) => ({ ...one, meals: 1 })))).toBe(0);
    expect(peopleWhoCould(sessions)).toBe(2);
    expect(peopleWhoCould([aSession('a'), aSession('guest', { phoneKey: '' })])).toBe(1);
  });

  it('the one that asks for the most of those that are reached, and what is next', () => {
    const all = [promotion(5), promotion(3), promotion(8)];
    expect(promotionFor(all, 2)).toBeNull();
    expect(promotionFor(all, 7)?.code).toBe('P5');
    expect(nextPromotion(all, 4)).toEqual({ promotion: promotion(5), missing: 1 });
    expect(nextPromotion(all, 8)).toBeNull();
    expect(promotionRates(promotion(3))).toEqual({ items: 500, delivery: 10_000 });
  });
});

describe('a group order as its reader has it', () => {
  const seen = (uid: string, change: Partial<Session> = {}): GroupOrderSession => ({
    ...aSession(uid, change),
    phone: '',
    isOwner: false,
    isNamedLikeBanned: false,
    notCounted: null,
    madeBy: null,
    version: 1,
    cart: [],
    amount: 0,
    overLimit: 0,
    leftBehind: 0,
  });
  const sessions = [seen('me'), seen('gone', { status: 0 }), seen('other', { status: 1 })];

  it('[GO9] shows those who are in, and knows the reader’s own place', () => {
    expect(teamIn({ sessions }).map(({ uid }) => uid)).toEqual(['me', 'other']);
    expect(ownSession({ sessions, readerUid: 'other' })?.uid).toBe('other');
    expect(ownSession({ sessions, readerUid: 'nobody' })).toBeUndefined();
  });

  it('[GO4] [GO8] locks the cart of who is done, and of members when the choosing is over; never the owner’s', () => {
    const locked = (readerUid: string, role: GroupOrderRole, state: GroupOrderState) =>
      isCartLocked({ sessions, readerUid, role, state });
    expect(locked('me', 'member', 'active')).toBe(true);
    expect(locked('other', 'member', 'active')).toBe(false);
    expect(locked('other', 'member', 'closing')).toBe(true);
    expect(locked('me', 'owner', 'closing')).toBe(false);
    expect(locked('me', 'owner', 'ordered')).toBe(true);
  });

  it('[GO2] is turned by the clock at its end, then at that of the owner’s hour', () => {
    const ends = { endsAt: NOON, orderUntil: orderUntil(NOON) };
    expect(turnsAt({ ...ends, state: 'active' })).toBe(NOON);
    expect(turnsAt({ ...ends, state: 'closing' })).toBe(NOON + HOUR);
  });

  it('[GO3] has the version of its status hash', () => {
    expect(versionInStatusHash(statusHash(42, life, NOON))).toBe(42);
  });
});
