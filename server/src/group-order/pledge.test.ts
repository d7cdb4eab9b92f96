import { PAYING_TIME, UNPAID_LASTS } from '@mam/domain/payment/attempt.ts';
import { pino } from 'pino';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aRival } from '../../test/rival.ts';
import { type Shared, sharedAt } from '../../test/shared.ts';
import { groupOrderHash } from '../../test/together.ts';
import { describeServerOnBothEngines, WIDE_LIMITS } from '../../test/with-server.ts';
import { runDue } from '../clock/clock.ts';
import { DUTIES } from '../duties.ts';

const NOON = Date.UTC(2026, 10, 30, 5);
const clock = { now: NOON };
const environment = { LIMITS: WIDE_LIMITS };
const rival = aRival();

describeServerOnBothEngines(
  'cooked for those who have paid in time',
  { now: () => clock.now, environment, step: rival.step },
  (running) => {
    const { together, share, codeOf, amountOf, bank, pay, row, ordered } = sharedAt(running, clock);
    const pledged = () => ordered({}, { pledge: true });
    const tick = (times = 1) => {
      const parts = { ...running().context, now: () => clock.now, log: pino({ level: 'silent' }) };
      const duties = DUTIES.filter(({ name }) => name === 'paying times' || name === 'unpaid orders');
      expect(duties).toHaveLength(2);
      return Promise.all(Array.from({ length: times }, () => runDue(duties, parts)));
    };
    const timePasses = (ms: number, times = 1) => {
      clock.now += ms;
      return tick(times);
    };
    const all = async (of: Shared) => {
      const { captured, refunded, refund_due, total, status } = await row(of);
      expect(captured - refunded - refund_due).toBeLessThanOrEqual(total);
      return { status, captured, refund_due, total };
    };

    beforeAll(together.prepare);
    beforeEach(() => {
      clock.now = NOON;
      rival.forget();
    });

    it('[GO31] it is chosen with shares to the restaurant alone, and read before anybody joins', async () => {
      const owner = await together.guest();
      expect((await together.begin(owner, { pledge: true })).code).toBe('MALFORMED');
      const hash = groupOrderHash(await together.begin(owner, { shares_to: 'store', pledge: true }));
      expect((await together.read(null, hash)).group).toMatchObject({ shares_to: 'store', pledge: true });
      const other = await together.begin(await together.guest(), { shares_to: 'store' });
      expect(other.group).toMatchObject({ pledge: false });
    });

    it('[PA54] after 15 minutes it goes on for those who have paid, by the clock alone and once', async () => {
      const of = await pledged();
      const until = ((await row(of)).created_at + PAYING_TIME) / 1000;
      expect((await share(of.tí, of)).data).toMatchObject({ pays_until: until, left_out: false });
      await pay(of.owner, of);
      await pay(of.lan, of);
      clock.now = until * 1000 - 1;
      await tick();
      expect(await row(of)).toMatchObject({ status: 'WAIT_PAYMENT', shares: 3 });
      await timePasses(1, 3);
      const after = await row(of);
      expect(after).toMatchObject({ status: 'WAIT_CONFIRM', shares: 2, pays_until: null });
      expect((await share(of.tí, of)).data).toMatchObject({ left_out: true, pays_until: null });
      await timePasses(60_000);
      expect(await row(of)).toEqual(after);
    });

    it('[PA54] an owner who has not paid either pays the rest within the hour, or all of it is due back', async () => {
      const paid = await pledged();
      await pay(paid.lan, paid);
      await timePasses(PAYING_TIME);
      expect(await row(paid)).toMatchObject({ status: 'WAIT_PAYMENT', shares: 2, pays_until: null });
      await pay(paid.owner, paid);
      expect(await row(paid)).toMatchObject({ status: 'WAIT_CONFIRM', refund_due: 0 });
      const left = await pledged();
      await pay(left.lan, left);
      await timePasses(PAYING_TIME);
      await timePasses(UNPAID_LASTS);
      const { captured, ...ended } = await all(left);
      expect(ended).toMatchObject({ status: 'WAIT_PAYMENT_CANCELLED', refund_due: captured });
    });

    it('[PA52] [PA54] nothing would be left to cook: nobody is left out, the rest can be paid or all is due back', async () => {
      const of = await ordered({}, { pledge: true, ownerEats: false });
      const path = `/v1/order/without-unpaid/${encodeURIComponent(of.hash)}`;
      expect((await together.call(of.owner, 'GET', path)).code).toBe('EMPTY_CART');
      await timePasses(PAYING_TIME);
      expect(await row(of)).toMatchObject({ status: 'WAIT_PAYMENT', total: of.total, pays_until: null });
      expect((await share(of.tí, of)).data).toMatchObject({ left_out: false, state: 'open' });
    });

    it('[PA52] [PA54] less than the store’s minimum would be left: it is refused with the minimum, and waits', async () => {
      const of = await pledged();
      await pay(of.owner, of);
      await pay(of.lan, of);
      const { stores, database } = running().context;
      const selling = await stores.get(database.read, 'BEPNHA', 101);
      if (!selling) throw new Error('the store is gone');
      const get = vi.spyOn(stores, 'get');
      get.mockResolvedValue({ ...selling, store: { ...selling.store, minimumOrder: of.total } });
      const path = `/v1/order/without-unpaid/${encodeURIComponent(of.hash)}`;
      expect((await together.call(of.owner, 'GET', path)).code).toBe('BELOW_MINIMUM');
      await timePasses(PAYING_TIME);
      get.mockRestore();
      expect(await row(of)).toMatchObject({ status: 'WAIT_PAYMENT', shares: 3, pays_until: null });
      // a share that comes now completes it as any other
      await pay(of.tí, of);
      expect(await row(of)).toMatchObject({ status: 'WAIT_CONFIRM', total: of.total, refund_due: 0 });
    });

    it('[PA54] the clock and a transfer at one moment: paid by all, or without them and their money due back', async () => {
      const of = await pledged();
      await pay(of.owner, of);
      await pay(of.lan, of);
      const [code, amount] = [await codeOf(of.tí, of), await amountOf(of.tí, of)];
      rival.at('before-going-on', () => bank(`MAM${code}`, amount));
      await timePasses(PAYING_TIME);
      expect(await all(of)).toMatchObject({ status: 'WAIT_CONFIRM', total: of.total, refund_due: 0 });
      const other = await pledged();
      await pay(other.owner, other);
      await pay(other.lan, other);
      const [late, sum] = [await codeOf(other.tí, other), await amountOf(other.tí, other)];
      await Promise.all([timePasses(PAYING_TIME, 2), bank(`MAM${late}`, sum)]);
      const { status, total, refund_due, captured } = await all(other);
      expect(status).toBe('WAIT_CONFIRM');
      expect(refund_due).toBe(captured - total);
    });

    it('[PA54] a server that dies on the way leaves the old order, and the next tick goes on', async () => {
      const of = await pledged();
      await pay(of.owner, of);
      await pay(of.lan, of);
      const before = await row(of);
      rival.at('before-status', () => Promise.reject(new Error('dead')));
      await timePasses(PAYING_TIME);
      expect(await row(of)).toEqual(before);
      await tick();
      expect(await row(of)).toMatchObject({ status: 'WAIT_CONFIRM', shares: 2 });
    });
  },
);
