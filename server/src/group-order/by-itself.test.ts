import { OWNERS_HOUR } from '@mam/domain/group-order/life.ts';
import { PAYING_TIME } from '@mam/domain/payment/attempt.ts';
import { pino } from 'pino';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aDish, anOrder, defaultLine, plain } from '../../test/order.ts';
import { aRival } from '../../test/rival.ts';
import { sharedAt } from '../../test/shared.ts';
import { type Guest, groupOrderHash, HOUR } from '../../test/together.ts';
import { describeServerOnBothEngines, WIDE_LIMITS } from '../../test/with-server.ts';
import { runDue } from '../clock/clock.ts';
import { DUTIES } from '../duties.ts';
import { sellOut } from '../menu/sell-out.ts';

/** 12:00 at the shop */
const NOON = Date.UTC(2026, 10, 30, 5);
const clock = { now: NOON };
const rival = aRival();
const environment = { LIMITS: WIDE_LIMITS };

describeServerOnBothEngines(
  'ordered by itself when the choosing is over',
  { now: () => clock.now, environment, step: rival.step },
  (running) => {
    const shared = sharedAt(running, clock);
    const { together } = shared;
    let owner: Guest;
    let tí: Guest;
    let lan: Guest;
    let hash: string;

    const tick = (times = 1) => {
      const parts = { ...running().context, now: () => clock.now, log: pino({ level: 'silent' }) };
      const duties = DUTIES.filter(
        ({ name }) => name === 'group orders by themselves' || name === 'paying times',
      );
      expect(duties).toHaveLength(2);
      return Promise.all(Array.from({ length: times }, () => runDue(duties, parts)));
    };
    const end = (times = 1) => {
      clock.now = NOON + HOUR;
      return tick(times);
    };
    const setting = {
      type: 'DELI',
      is_order_now: true,
      pickup_at: { number_of_days: 0, hour: -1, minute: 0 },
      note: 'Gọi khi tới cổng',
      user: { name: '', phone: '', address: '12 Lê Lợi', sub_address: 'Tầng 3' },
    };
    const pickUp = { ...setting, type: 'PICKUP', is_order_now: true };
    const say = (change: object = {}) =>
      together.manage(owner, hash, { action: 'setting', setting: { ...setting, ...change } });
    const rows = () =>
      running().database.read.selectFrom('orders').selectAll().where('group_order', '=', hash).execute();
    const steps = async () => {
      const [order] = await rows();
      return running()
        .database.read.selectFrom('order_steps')
        .selectAll()
        .where('order_id', '=', order?.id ?? '')
        .execute();
    };
    const group = async (who: Guest = owner) => {
      const { group } = await together.read(who, hash);
      if (!group) throw new Error('it is gone');
      return group;
    };
    const orderOneself = (key = 'own') => {
      const body = anOrder(together.shop(), [], { phone: owner.phone, type: 'PICKUP' });
      const own = { ...body.setting, group_hash: hash, total_amount: null };
      return together.call(owner, 'POST', '/v1/order', { ...body, setting: own }, { 'idempotency-key': key });
    };

    beforeAll(together.prepare);
    beforeEach(async () => {
      clock.now = NOON;
      rival.forget();
      [owner, tí, lan] = [await together.guest(), await together.guest(), await together.guest()];
      hash = groupOrderHash(await together.begin(owner, { shares_to: 'store', by_itself: true }));
      clock.now += 1_000;
      await together.join(tí, hash, 'Bạn Tí');
      clock.now += 1_000;
      await together.join(lan, hash, 'Chị Lan');
      await together.save(owner, hash, { cart: together.lines(together.line(1)) });
      await together.save(tí, hash, { cart: together.lines(together.line(2)), status: 2 });
    });

    it('[GO32] it is chosen with shares to the restaurant alone, and read before anybody joins', async () => {
      expect((await together.read(null, hash)).group).toMatchObject({ by_itself: true, not_ordered: null });
      const other = await together.guest();
      expect((await together.begin(other, { by_itself: true })).code).toBe('MALFORMED');
      const plainOne = await together.begin(other, { shares_to: 'store' });
      expect(plainOne.group).toMatchObject({ by_itself: false });
    });

    it('[GO4] [GO32] who may choose it, and while what lasts', async () => {
      const choose = (who: Guest | null, on: unknown = false, of = hash) =>
        together.manage(who as Guest, of, { action: 'by_itself', on });
      await together.leave(lan, hash);
      const out = await together.guest();
      await together.join(out, hash, 'Anh Ba');
      await together.manage(owner, hash, { action: 'ban', user_id: out.uid });
      expect((await choose(null)).code).toBe('NO_IDENTITY');
      expect((await choose(await together.guest())).code).toBe('GROUP_ORDER_OWNER_ONLY');
      expect((await choose(tí)).code).toBe('GROUP_ORDER_OWNER_ONLY');
      expect((await choose(lan)).code).toBe('GROUP_ORDER_LEFT');
      expect((await choose(out)).code).toBe('GROUP_ORDER_BANNED');
      expect((await choose(owner, null)).code).toBe('MALFORMED');
      expect((await choose(owner, 1)).code).toBe('MALFORMED');
      expect((await group()).by_itself).toBe(true);
      expect((await choose(owner)).group).toMatchObject({ by_itself: false });
      expect((await choose(owner, true)).group).toMatchObject({ by_itself: true });
      expect((await choose(owner)).group).toMatchObject({ by_itself: false });
      const alone = await together.guest();
      const paidByOwner = groupOrderHash(await together.begin(alone));
      expect((await choose(alone, true, paidByOwner)).code).toBe('MALFORMED');
      await end();
      expect(await rows()).toEqual([]);
      expect((await choose(owner, true)).code).toBe('GROUP_ORDER_EXPIRED');
      await orderOneself();
      expect((await choose(owner, true)).code).toBe('GROUP_ORDERED');
    });

    it('[GO32] [GO33] orders what was told, in shares, for the owner, not before its time and once', async () => {
      await say();
      clock.now = NOON + HOUR - 1;
      await tick();
      expect(await rows()).toEqual([]);
      await end(3);
      await tick();
      const [order, ...others] = await rows();
      expect(others).toEqual([]);
      expect(order).toMatchObject({
        uid: owner.uid,
        status: 'WAIT_PAYMENT',
        shares: 2,
        name: 'Minh Thư',
        phone: owner.phone,
        address: '12 Lê Lợi',
        note: 'Gọi khi tới cổng',
        payment_method: 'TRANSFER',
        voucher_code: null,
        type: 'DELI',
        created_at: NOON + HOUR,
      });
      expect(await group(tí)).toMatchObject({ state: 'ordered', order: order?.hash, not_ordered: null });
      const of = {
        hash: order?.hash ?? '',
        group: hash,
        code: order?.code ?? '',
        total: order?.total ?? 0,
        owner,
        tí,
        lan,
      };
      const before = (await shared.share(tí, of)).data.amount;
      expect(before + (await shared.share(owner, of)).data.amount).toBe(of.total);
      await shared.pay(tí, of);
      await shared.pay(owner, of);
      expect(await shared.row(of)).toMatchObject({ status: 'WAIT_CONFIRM', refund_due: 0 });
    });

    it('[GO11] [GO33] takes in who is not done, and nobody over their limit', async () => {
      await say(pickUp);
      await together.save(lan, hash, { cart: together.lines(together.line(5)), status: 1 });
      await end();
      const [order] = await rows();
      const people = await running()
        .database.read.selectFrom('order_people')
        .select(['uid', 'item_count'])
        .where('order_id', '=', order?.id ?? '')
        .orderBy('position')
        .execute();
      expect(people.map(({ uid, item_count }) => [uid, item_count])).toEqual([
        [owner.uid, 1],
        [tí.uid, 2],
        [lan.uid, 5],
      ]);
      clock.now = NOON;
      const limited = await together.guest();
      const dear = { shares_to: 'store', by_itself: true, limit_per_person: 1_000 };
      hash = groupOrderHash(await together.begin(limited, dear));
      owner = limited;
      await say(pickUp);
      await together.join(lan, hash, 'Chị Lan');
      await together.save(limited, hash, { cart: together.lines(together.line(1)) });
      await together.save(lan, hash, { cart: together.lines(together.line(5)), status: 1 });
      await end();
      const [other] = await rows();
      expect(other).toMatchObject({ status: 'WAIT_PAYMENT', shares: 1 });
    });

    it('[GO34] ended early it is ordered then; and the owner’s own tap was first, or hears of it', async () => {
      await say(pickUp);
      await together.manage(owner, hash, { action: 'close' });
      const [, placed] = await Promise.all([tick(2), orderOneself()]);
      const [order, ...others] = await rows();
      expect(others).toEqual([]);
      expect(placed.data.hash ?? placed.data.order_hash).toBe(order?.hash);
      const again = await orderOneself('another');
      expect([again.code, again.data.order_hash]).toEqual(['GROUP_ORDERED', order?.hash]);
      expect(await steps()).toHaveLength(1);
    });

    it('[GO34] the owner cancels or orders between its reading and its writing', async () => {
      const acts: readonly (readonly [() => Promise<unknown>, orders: number])[] = [
        [() => orderOneself(), 1],
        [() => together.leave(owner, hash), 0],
      ];
      for (const [act, orders] of acts) {
        clock.now = NOON;
        const begun = await together.guest();
        owner = begun;
        hash = groupOrderHash(await together.begin(begun, { shares_to: 'store', by_itself: true }));
        await say(pickUp);
        await together.save(begun, hash, { cart: together.lines(together.line(1)) });
        rival.at('before-group-order', act);
        await end();
        await tick();
        expect(await rows()).toHaveLength(orders);
        expect((await group()).not_ordered).toBeNull();
      }
    });

    it('[GO34] what the owner says between its reading and its writing is what is ordered', async () => {
      await say();
      rival.at('before-group-order', () => say({ user: { ...setting.user, address: '99 Nguyễn Huệ' } }));
      await end();
      expect(await rows()).toEqual([]);
      await tick();
      expect(await rows()).toMatchObject([{ address: '99 Nguyễn Huệ' }]);
    });

    it('[GO34] a server that dies on the way leaves nothing, and the next round orders', async () => {
      await say(pickUp);
      for (const at of ['after-price', 'before-redemption'] as const) {
        rival.at(at, () => Promise.reject(new Error('dead')));
        await end();
        expect(rival.acted).toBe(true);
        expect(await rows()).toEqual([]);
        expect(await group()).toMatchObject({ state: 'closing', not_ordered: null });
      }
      await tick(2);
      expect(await rows()).toHaveLength(1);
    });

    it('[GO2] [GO34] a clock that stood still orders as long as the owner’s hour lasts, and never after it', async () => {
      await say(pickUp);
      clock.now = NOON + HOUR + OWNERS_HOUR - 1;
      const late = await group();
      expect(late.state).toBe('closing');
      await tick();
      expect(await rows()).toHaveLength(1);
      clock.now = NOON;
      owner = await together.guest();
      hash = groupOrderHash(await together.begin(owner, { shares_to: 'store', by_itself: true }));
      await say(pickUp);
      await together.save(owner, hash, { cart: together.lines(together.line(1)) });
      clock.now = NOON + HOUR + OWNERS_HOUR;
      await tick();
      clock.now = NOON + 25 * HOUR;
      await tick();
      expect(await rows()).toEqual([]);
      expect(await group()).toMatchObject({ state: 'expired', not_ordered: null });
    });

    it('[GO35] where something is missing its owner’s hour begins, everybody reads why, and it is not tried again', async () => {
      await end(2);
      expect(await rows()).toEqual([]);
      expect(await group(tí)).toMatchObject({
        state: 'closing',
        not_ordered: { code: 'ADDRESS_REQUIRED' },
      });
      expect((await together.read(null, hash)).group?.not_ordered).toBeNull();
      await say(pickUp);
      await tick();
      expect(await rows()).toEqual([]);
      expect((await orderOneself()).status).toBe(200);
      expect(await rows()).toHaveLength(1);
    });

    it('[GO35] a time that is over, a dish that is sold out, and nothing chosen', async () => {
      await say({ ...pickUp, is_order_now: false, pickup_at: { number_of_days: 0, hour: 12, minute: 30 } });
      await end();
      expect((await group()).not_ordered).toMatchObject({ code: 'TIME_PASSED' });
      clock.now = NOON;
      const { id } = aDish(together.shop());
      const gone = aDish(together.shop(), (dish) => plain(dish) && dish.id !== id);
      owner = await together.guest();
      hash = groupOrderHash(await together.begin(owner, { shares_to: 'store', by_itself: true }));
      await say(pickUp);
      await together.join(lan, hash, 'Chị Lan');
      await together.save(owner, hash, { cart: together.lines(together.line(1)) });
      await together.save(lan, hash, { cart: together.lines(defaultLine(gone, 1, 'x')), status: 2 });
      const said = { brand: 'BEPNHA', store: 101, itemId: gone.id, by: 'x' };
      await sellOut(running().context, { ...said, soldOut: true }, clock.now);
      await end();
      await sellOut(running().context, { ...said, soldOut: false }, clock.now);
      expect((await group()).not_ordered).toEqual({
        code: 'SOLD_OUT',
        data: expect.objectContaining({
          names: [`${gone.name} (Chị Lan)`],
          lineKeys: [`${lan.uid}:x`],
        }),
      });
      clock.now = NOON;
      owner = await together.guest();
      hash = groupOrderHash(await together.begin(owner, { shares_to: 'store', by_itself: true }));
      await say(pickUp);
      await end();
      expect((await group()).not_ordered).toMatchObject({ code: 'EMPTY_CART' });
    });

    it('[GO36] a day that was said before midnight is the same day after it', async () => {
      // 23:30 at the shop: tomorrow at 11:30, and people choose until half past midnight
      const late = Date.UTC(2026, 10, 30, 16, 30);
      clock.now = late;
      owner = await together.guest();
      const expire_at = (late + HOUR) / 1000;
      hash = groupOrderHash(await together.begin(owner, { shares_to: 'store', by_itself: true, expire_at }));
      await say({
        type: 'DELIAT',
        is_order_now: false,
        pickup_at: { number_of_days: 1, hour: 11, minute: 30 },
      });
      await together.save(owner, hash, { cart: together.lines(together.line(1)) });
      clock.now = late + HOUR;
      expect((await group()).setting?.pickup_at).toEqual({ number_of_days: 0, hour: 11, minute: 30 });
      await tick();
      expect(await rows()).toMatchObject([{ wished_at: Date.UTC(2026, 11, 1, 4, 30) }]);
    });

    it('[GO31] [GO32] [PA54] pledged too: it is ordered, and 15 minutes later goes on for those who have paid', async () => {
      clock.now = NOON;
      owner = await together.guest();
      hash = groupOrderHash(
        await together.begin(owner, { shares_to: 'store', by_itself: true, pledge: true }),
      );
      await say(pickUp);
      await together.join(tí, hash, 'Bạn Tí');
      await together.save(owner, hash, { cart: together.lines(together.line(1)) });
      await together.save(tí, hash, { cart: together.lines(together.line(2)), status: 2 });
      await end();
      const [order] = await rows();
      expect(order).toMatchObject({ shares: 2, pays_until: NOON + HOUR + PAYING_TIME });
      const of = { hash: order?.hash ?? '', group: hash, code: '', total: order?.total ?? 0, owner, tí, lan };
      await shared.pay(owner, of);
      clock.now = NOON + HOUR + PAYING_TIME;
      await tick(2);
      expect(await shared.row(of)).toMatchObject({ status: 'WAIT_CONFIRM', shares: 1 });
    });
  },
);
