import { PAYING_TIME, UNPAID_LASTS } from '@mam/domain/payment/attempt.ts';
import { pino } from 'pino';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { aDish, anOrder, defaultLine, plain } from '../../test/order.ts';
import { aRival } from '../../test/rival.ts';
import { readBalancedMoney, type Shared, sharedAt } from '../../test/shared.ts';
import type { AsStaff } from '../../test/staff.ts';
import { type Guest, groupOrderHash, HOUR } from '../../test/together.ts';
import { describeServerOnBothEngines, WIDE_LIMITS } from '../../test/with-server.ts';
import { runDue } from '../clock/clock.ts';
import { DUTIES } from '../duties.ts';
import { sellOut } from '../menu/sell-out.ts';

const NOON = Date.UTC(2026, 10, 30, 5);
const clock = { now: NOON };
const environment = { LIMITS: WIDE_LIMITS };
const rival = aRival();

describeServerOnBothEngines(
  'sold out meanwhile',
  { now: () => clock.now, environment, step: rival.step },
  (running) => {
    const shared = sharedAt(running, clock);
    const { together, share, codeOf, amountOf, bank, pay, row, ordered } = shared;
    let manager: AsStaff;
    /** the dishes that are sold out until the next test */
    let gone: string[] = [];

    const sellsOut = async (itemId: string, soldOut = true) => {
      const said = { brand: 'BEPNHA', store: 101, itemId, by: 'x', soldOut };
      await sellOut(running().context, said, clock.now);
      if (soldOut) gone.push(itemId);
    };
    const timePasses = async (ms: number) => {
      clock.now += ms;
      const parts = { ...running().context, now: () => clock.now, log: pino({ level: 'silent' }) };
      const named = ['group orders by themselves', 'paying times', 'unpaid orders'];
      await runDue(
        DUTIES.filter(({ name }) => named.includes(name)),
        parts,
      );
    };
    const goOn = async (of: Shared) => {
      const path = `/v1/order/without-unpaid/${encodeURIComponent(of.hash)}`;
      const read = await together.call(of.owner, 'GET', path);
      return read.code ? read : together.call(of.owner, 'POST', path, { version: read.data.version });
    };
    const itemsOf = async (who: Guest, { hash }: Pick<Shared, 'hash'>): Promise<[string, number][]> =>
      (await together.call(who, 'GET', `/v1/order/${encodeURIComponent(hash)}`)).data.items.map(
        ({ uid, quantity }: { uid: string; quantity: number }) => [uid, quantity],
      );
    const dueTo = async (who: Guest, of: Shared): Promise<number> => (await share(who, of)).data.refund_due;

    beforeAll(async () => {
      manager = await shared.prepare();
    });
    beforeEach(() => {
      clock.now = NOON;
      rival.forget();
    });
    afterEach(async () => {
      for (const itemId of gone) await sellsOut(itemId, false);
      gone = [];
    });

    it.each(['its owner', 'the clock'])(
      '[PA53] [PA55] %s lets an order go on: as it was sold, and when the restaurant refuses it everybody’s money is due back',
      async (by) => {
        const of = await ordered({}, { pledge: true });
        const part = 5_000;
        await bank(`MAM${await codeOf(of.tí, of)}`, part);
        await pay(of.owner, of);
        await pay(of.lan, of);
        const [own, lans] = [await amountOf(of.owner, of), await amountOf(of.lan, of)];
        await sellsOut(aDish(together.shop()).id);
        if (by === 'its owner') expect((await goOn(of)).data).toMatchObject({ sent: true });
        else await timePasses(PAYING_TIME);
        expect(await row(of)).toMatchObject({ status: 'WAIT_CONFIRM', shares: 2 });
        expect(await itemsOf(of.owner, of)).toEqual([
          [of.owner.uid, 1],
          [of.lan.uid, 1],
        ]);
        expect(await dueTo(of.tí, of)).toBe(part);
        const { version } = await row(of);
        const refused = await manager('POST', `/v1/staff/order/${of.code}/reject`, {
          version,
          reason: 'SOLD_OUT',
        });
        expect(refused.status).toBe(200);
        expect(await row(of)).toMatchObject({ status: 'CANCELLED', refund_due: own + lans + part });
        expect([await dueTo(of.owner, of), await dueTo(of.tí, of), await dueTo(of.lan, of)]).toEqual([
          own,
          part,
          lans,
        ]);
        expect((await readBalancedMoney(manager, of)).counted).toBe(0);
      },
    );

    it('[PA48] [PA55] the owner covers what is missing by one tap within the hour, or all of it is due back', async () => {
      const covers = async (of: Shared) => {
        const path = `/v1/order/create-new-qr-payment/${encodeURIComponent(of.hash)}`;
        const { transfer } = (await together.call(of.owner, 'POST', path, {})).data;
        await bank(transfer.description, transfer.amount);
      };
      const none = await ordered({}, { pledge: true, ownerEats: false });
      const [some, left] = [await ordered({}, { pledge: true }), await ordered({}, { pledge: true })];
      for (const one of [some, left]) await pay(one.lan, one);
      const lans = await amountOf(left.lan, left);
      await sellsOut(aDish(together.shop()).id);
      // nobody who eats has paid: there is nothing to go on with
      expect((await goOn(none)).code).toBe('EMPTY_CART');
      await timePasses(PAYING_TIME);
      await covers(none);
      expect(await row(none)).toMatchObject({ status: 'WAIT_CONFIRM', total: none.total, refund_due: 0 });
      await covers(some);
      expect(await row(some)).toMatchObject({ status: 'WAIT_CONFIRM', shares: 2, refund_due: 0 });
      expect(await itemsOf(some.owner, some)).toEqual([
        [some.owner.uid, 1],
        [some.lan.uid, 1],
      ]);
      expect(await row(left)).toMatchObject({ status: 'WAIT_PAYMENT', shares: 2 });
      await timePasses(UNPAID_LASTS);
      expect(await row(left)).toMatchObject({ status: 'WAIT_PAYMENT_CANCELLED', refund_due: lans });
      expect(await dueTo(left.lan, left)).toBe(lans);
    });

    /** A pledged one that orders itself; Chị Lan eats another dish than the two others. */
    async function byItself() {
      const dish = aDish(together.shop());
      const other = aDish(together.shop(), (one) => plain(one) && one.id !== dish.id);
      const [owner, tí, lan] = [await together.guest(), await together.guest(), await together.guest()];
      const how = { shares_to: 'store', by_itself: true, pledge: true };
      const group = groupOrderHash(await together.begin(owner, how));
      const pickup_at = { number_of_days: 0, hour: -1, minute: 0 };
      const setting = { type: 'PICKUP', is_order_now: true, pickup_at, note: '', user: null };
      await together.manage(owner, group, { action: 'setting', setting });
      await together.join(tí, group, 'Bạn Tí');
      clock.now += 1_000;
      await together.join(lan, group, 'Chị Lan');
      await together.save(owner, group, { cart: together.lines(together.line(1)) });
      await together.save(tí, group, { cart: together.lines(together.line(2)), status: 2 });
      await together.save(lan, group, { cart: together.lines(defaultLine(other, 1, 'x')), status: 2 });
      const order = async () => {
        const hash = (await together.read(owner, group)).group?.order ?? '';
        return { hash, group, code: '', total: 0, owner, tí, lan };
      };
      return { owner, tí, lan, group, other, order };
    }

    it.each([
      ['before its end', null],
      ['after it was read and before it is written', 'before-group-order'],
    ] as const)(
      '[GO15] [GO35] [PA54] an order that orders itself, %s: its owner sends it without the dish, and only who paid is cooked for',
      async (_, at) => {
        const { owner, tí, lan, group, other, order } = await byItself();
        if (at === null) await sellsOut(other.id);
        else rival.at(at, () => sellsOut(other.id));
        await timePasses(HOUR);
        await timePasses(1_000);
        expect(rival.acted).toBe(true);
        const { group: seen } = await together.read(lan, group);
        expect(seen).toMatchObject({ state: 'closing', order: '', not_ordered: { code: 'SOLD_OUT' } });
        const body = anOrder(together.shop(), [], { phone: owner.phone, type: 'PICKUP' });
        const setting = { ...body.setting, group_hash: group, total_amount: null };
        const group_left_out = seen?.not_ordered?.data.lineKeys;
        const placed = await together.call(owner, 'POST', '/v1/order', { ...body, setting, group_left_out });
        expect(placed.status).toBe(200);
        const of = await order();
        // a guest with nothing of it has nothing to pay
        expect((await share(lan, of)).code).toBe('NOT_PAYABLE');
        await pay(owner, of);
        await timePasses(PAYING_TIME);
        const after = await row(of);
        expect(after).toMatchObject({ status: 'WAIT_CONFIRM', shares: 1 });
        // only the remainder of rounding is another amount now
        expect(after.refund_due).toBeLessThan(100);
        expect(await itemsOf(owner, of)).toEqual([[owner.uid, 1]]);
        expect((await share(tí, of)).data).toMatchObject({ left_out: true, refund_due: 0 });
      },
    );

    it('[GO32] [PA54] [PA55] it has ordered itself, and a dish is sold out before its paying time is over', async () => {
      const { owner, tí, lan, other, order } = await byItself();
      await timePasses(HOUR);
      const of = await order();
      await sellsOut(other.id);
      await pay(lan, of);
      const lans = await amountOf(lan, of);
      await timePasses(PAYING_TIME);
      expect(await row(of)).toMatchObject({ status: 'WAIT_PAYMENT', shares: 2 });
      await pay(owner, of);
      expect(await row(of)).toMatchObject({ status: 'WAIT_CONFIRM' });
      expect(await itemsOf(owner, of)).toEqual([
        [owner.uid, 1],
        [lan.uid, 1],
      ]);
      expect(await amountOf(lan, of)).toBe(lans);
      expect((await share(tí, of)).data).toMatchObject({ left_out: true, amount: 0 });
    });
  },
);
