import { UNPAID_LASTS } from '@mam/domain/payment/attempt.ts';
import { pino } from 'pino';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readBalancedMoney, type Shared, sharedAt } from '../../test/shared.ts';
import type { AsStaff } from '../../test/staff.ts';
import type { Guest } from '../../test/together.ts';
import { describeServerOnBothEngines, WIDE_LIMITS } from '../../test/with-server.ts';
import { runDue } from '../clock/clock.ts';
import { PAYMENT_DUTIES } from '../payment/duties.ts';

const NOON = Date.UTC(2026, 10, 30, 5);
const clock = { now: NOON };
const environment = { LIMITS: WIDE_LIMITS };
/** a rival's act between the owner's tap and the taking of the order's row; once */
let rival: (() => Promise<unknown>) | null = null;
const step = (name: string) => {
  if (name !== 'before-going-on' || !rival) return undefined;
  const act = rival;
  rival = null;
  return act().then(() => undefined);
};

describeServerOnBothEngines(
  'going on without who has not paid',
  { now: () => clock.now, environment, step },
  (running) => {
    const shared = sharedAt(running, clock);
    const { together, share, codeOf, amountOf, bank, pay, row, groupOf, ordered } = shared;
    let manager: AsStaff;

    const path = ({ hash }: Shared) => `/v1/order/without-unpaid/${encodeURIComponent(hash)}`;
    const read = (who: Guest, of: Shared) => together.call(who, 'GET', path(of));
    const goOn = (who: Guest, of: Shared, version: number) =>
      together.call(who, 'POST', path(of), { version });
    const decide = async (of: Shared) => goOn(of.owner, of, (await read(of.owner, of)).data.version);
    const itemsOf = async (of: Shared) => {
      const { items } = (await together.call(of.owner, 'GET', `/v1/order/${encodeURIComponent(of.hash)}`))
        .data;
      return items.map(({ uid, quantity }: { uid: string; quantity: number }) => [uid, quantity]);
    };
    const ledger = async (of: Shared) => readBalancedMoney(manager, of);

    beforeAll(async () => {
      manager = await shared.prepare();
    });
    beforeEach(() => {
      clock.now = NOON;
      rival = null;
    });

    it('[PA52] [OR66] the order goes to the restaurant for those who have paid, with their dishes at their prices', async () => {
      const of = await ordered();
      const [own, lans] = [await amountOf(of.owner, of), await amountOf(of.lan, of)];
      await pay(of.owner, of);
      await pay(of.lan, of);
      const seen = (await read(of.owner, of)).data;
      expect(seen).toMatchObject({
        left_out: [{ user_id: of.tí.uid, name: 'Bạn Tí' }],
        missing: 0,
        sent: false,
      });
      const said = await goOn(of.owner, of, seen.version);
      expect(said.data).toMatchObject({
        left_out: [],
        total_amount: seen.total_amount,
        missing: 0,
        sent: true,
      });
      const after = await row(of);
      expect(after).toMatchObject({ status: 'WAIT_CONFIRM', total: seen.total_amount, shares: 2 });
      // Lan pays what she paid; of a rounding that has become another the owner has it
      const owners = seen.total_amount - lans;
      expect(Math.abs(own - owners)).toBeLessThan(300);
      expect(after.refund_due).toBe(own - owners);
      expect(await itemsOf(of)).toEqual([
        [of.owner.uid, 1],
        [of.lan.uid, 1],
      ]);
      const { sessions } = await groupOf(of.tí, of);
      expect(sessions.map(({ left_out, total_amount }) => [left_out, total_amount])).toEqual([
        [true, 0],
        [false, owners],
        [false, lans],
      ]);
      expect((await ledger(of)).counted).toBe(after.total);
      // closed, not deleted
      const lines = await running()
        .database.read.selectFrom('order_lines')
        .select('closed_at')
        .where('order_id', '=', after.id)
        .execute();
      expect(lines.filter(({ closed_at }) => closed_at !== null)).toHaveLength(1);
      // twice said, once done
      expect((await goOn(of.owner, of, seen.version)).data).toMatchObject({ sent: true, missing: 0 });
    });

    it('[PA52] an owner who has not paid pays the rest, and nothing is cooked before', async () => {
      const of = await ordered();
      await pay(of.lan, of);
      const seen = (await read(of.owner, of)).data;
      expect(seen.missing).toBe(seen.total_amount - (await amountOf(of.lan, of)));
      expect((await decide(of)).data).toMatchObject({ missing: seen.missing, sent: false });
      expect(await amountOf(of.owner, of)).toBe(seen.missing);
      expect(await row(of)).toMatchObject({ status: 'WAIT_PAYMENT', shares: 2 });
      await pay(of.owner, of);
      expect(await row(of)).toMatchObject({ status: 'WAIT_CONFIRM', refund_due: 0 });
    });

    it('[GO30] [SP9] two have not earned what three had: delivery is the owner’s to pay, no share that was paid rises', async () => {
      const { location } = together.shop().store;
      const address = { text: '12 Lê Lợi, Quận 1', detail: '', location };
      const of = await ordered({ type: 'DELI', address });
      const before = await row(of);
      expect(before.shipping_fee).toBeGreaterThan(0);
      const lans = await amountOf(of.lan, of);
      await pay(of.lan, of);
      const { total_amount: total, missing } = (await read(of.owner, of)).data;
      await decide(of);
      const after = await row(of);
      // CUNGAN3 takes the fee off for three
      expect(after.total).toBe(after.item_total + after.service_charge + after.vat + after.shipping_fee);
      expect(before.total).toBe(before.item_total + before.service_charge + before.vat);
      expect([after.total, missing]).toEqual([total, total - lans]);
      expect(await amountOf(of.lan, of)).toBe(lans);
    });

    it('[PA47] [SP9] an owner who paid twice has less due back when what they pay rises', async () => {
      const { location } = together.shop().store;
      const address = { text: '12 Lê Lợi, Quận 1', detail: '', location };
      const of = await ordered({ type: 'DELI', address });
      const [own, tís] = [await codeOf(of.owner, of), await codeOf(of.tí, of)];
      const before = await amountOf(of.owner, of);
      await bank(`MAM${own}`, before);
      await bank(`MAM${own}`, before);
      await pay(of.lan, of);
      expect((await share(of.owner, of)).data).toMatchObject({ state: 'paid', refund_due: before });
      await decide(of);
      // delivery is theirs now: of what came twice a part pays for it
      const now = await amountOf(of.owner, of);
      expect(now).toBeGreaterThan(before);
      const { status, refund_due } = await row(of);
      expect([status, refund_due]).toEqual(['WAIT_CONFIRM', 2 * before - now]);
      // money the third sends now is due to them, and to nobody else
      const sent = 20_000;
      await bank(`MAM${tís}`, sent);
      expect((await share(of.owner, of)).data).toMatchObject({ refund_due: 2 * before - now });
      expect((await share(of.tí, of)).data).toMatchObject({ refund_due: sent });
      await ledger(of);
    });

    it('[PA53] what somebody left out has sent is due back, and so is what comes later: theirs alone', async () => {
      const of = await ordered();
      const code = await codeOf(of.tí, of);
      const came = (await amountOf(of.tí, of)) - 5_000;
      await bank(`MAM${code}`, came);
      await pay(of.lan, of);
      await decide(of);
      await pay(of.owner, of);
      expect(await row(of)).toMatchObject({ status: 'WAIT_CONFIRM', refund_due: came });
      expect((await share(of.tí, of)).data).toMatchObject({
        left_out: true,
        amount: 0,
        missing: 0,
        refund_due: came,
        transfer: null,
      });
      expect((await share(of.lan, of)).data).toMatchObject({ left_out: false, state: 'paid', refund_due: 0 });
      await bank(`MAM${code}`, 5_000);
      expect((await share(of.tí, of)).data).toMatchObject({ refund_due: came + 5_000 });
      const { payments } = await ledger(of);
      expect(payments.at(-1)).toMatchObject({ share: 'Bạn Tí', state: 'late' });
    });

    it('[PA52] money that comes between reading and tapping is heard first: the owner reads again', async () => {
      const of = await ordered();
      await pay(of.owner, of);
      await pay(of.lan, of);
      const { version } = (await read(of.owner, of)).data;
      rival = () => pay(of.tí, of);
      // it completed the order: there is nobody to be left out
      expect((await goOn(of.owner, of, version)).code).toBe('NOT_PAYABLE');
      expect(await row(of)).toMatchObject({ status: 'WAIT_CONFIRM', total: of.total, shares: 3 });
      const other = await ordered();
      const before = (await read(other.owner, other)).data;
      expect(before.left_out).toHaveLength(2);
      rival = () => pay(other.tí, other);
      expect((await goOn(other.owner, other, before.version)).code).toBe('STALE');
      expect(await row(other)).toMatchObject({ total: other.total, shares: 3 });
    });

    it('[PA52] two taps and a transfer at once: one of them is first, and no money is lost', async () => {
      const of = await ordered();
      await pay(of.owner, of);
      await pay(of.lan, of);
      const [own, lans] = [await amountOf(of.owner, of), await amountOf(of.lan, of)];
      const { version } = (await read(of.owner, of)).data;
      const [code, amount] = [await codeOf(of.tí, of), await amountOf(of.tí, of)];
      await Promise.all([
        goOn(of.owner, of, version),
        bank(`MAM${code}`, amount),
        goOn(of.owner, of, version),
      ]);
      const { status, total, refund_due } = await row(of);
      expect(status).toBe('WAIT_CONFIRM');
      expect(refund_due).toBe(own + lans + amount - total);
      await ledger(of);
    });

    it('[PA52] [PA49] only its owner decides, only while it waits, and what nobody completes is due back', async () => {
      const of = await ordered();
      const { version } = (await read(of.owner, of)).data;
      expect((await read(of.tí, of)).status).toBe(403);
      expect((await goOn(of.tí, of, version)).status).toBe(403);
      await pay(of.lan, of);
      const lans = await amountOf(of.lan, of);
      await decide(of);
      clock.now += UNPAID_LASTS;
      const parts = { ...running().context, now: () => clock.now, log: pino({ level: 'silent' }) };
      await runDue(PAYMENT_DUTIES, parts);
      expect(await row(of)).toMatchObject({ status: 'WAIT_PAYMENT_CANCELLED', refund_due: lans });
      expect((await read(of.owner, of)).code).toBe('NOT_PAYABLE');
    });
  },
);
