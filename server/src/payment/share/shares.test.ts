import { UNPAID_LASTS } from '@mam/domain/payment/attempt.ts';
import { kindOfCode } from '@mam/domain/payment/code-kind.ts';
import { pino } from 'pino';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { anOrder } from '../../../test/order.ts';
import { ACCOUNT, readBalancedMoney, type Shared, sharedAt } from '../../../test/shared.ts';
import type { AsStaff } from '../../../test/staff.ts';
import { type Guest, groupOrderHash } from '../../../test/together.ts';
import { describeServerOnBothEngines, WIDE_LIMITS } from '../../../test/with-server.ts';
import { runDue } from '../../clock/clock.ts';
import { PAYMENT_DUTIES } from '../duties.ts';

const NOON = Date.UTC(2026, 10, 30, 5);
const clock = { now: NOON };
const environment = { LIMITS: WIDE_LIMITS };

describeServerOnBothEngines(
  'shares paid to the restaurant',
  { now: () => clock.now, environment },
  (running) => {
    const shared = sharedAt(running, clock);
    const { together, share, codeOf, amountOf, bank, pay, row, groupOf, ordered } = shared;
    let manager: AsStaff;

    const money = async ({ code }: Shared) =>
      (await (await manager('GET', `/v1/staff/order/${code}/money`)).json()).data;
    const board = async () => (await (await manager('GET', '/v1/staff/board?store=101')).json()).data;
    const minutesPass = async (minutes: number) => {
      clock.now += minutes * 60_000;
      const parts = { ...running().context, now: () => clock.now, log: pino({ level: 'silent' }) };
      await runDue(PAYMENT_DUTIES, parts);
    };
    /** captured = refunded + counted + due, and what is counted is never more than the total [PA15] */
    const balanced = async (of: Shared) => {
      const ledger = await readBalancedMoney(manager, of);
      expect(ledger.counted).toBeLessThanOrEqual(of.total);
      return ledger;
    };

    beforeAll(async () => {
      manager = await shared.prepare();
    });
    beforeEach(() => {
      clock.now = NOON;
    });

    it('[SP7] who is paid is read before joining, and the restaurant only where it takes shares', async () => {
      const owner = await together.guest();
      const hash = groupOrderHash(await together.begin(owner, { shares_to: 'store' }));
      expect((await together.read(null, hash)).group).toMatchObject({ shares_to: 'store', pay_to: null });
      const pay_to = { bank_id: 'Vietcombank', account_number: '0071000123456', account_name: 'AN' };
      const both = await together.begin(await together.guest(), { shares_to: 'store', pay_to });
      expect(both.code).toBe('MALFORMED');
      const elsewhere = { brand_id: 'SPREE', store_id: 201, shares_to: 'store' };
      expect((await together.begin(await together.guest(), elsewhere)).code).toBe('SPLIT_STORE');
    });

    it('[SP8] [PA46] placed, everybody has a share with a code of its own, and the shares are the total', async () => {
      const of = await ordered();
      expect(await row(of)).toMatchObject({ status: 'WAIT_PAYMENT', payment_method: 'TRANSFER', shares: 3 });
      const all = [await share(of.owner, of), await share(of.tí, of), await share(of.lan, of)];
      expect(all.reduce((sum, { data }) => sum + data.amount, 0)).toBe(of.total);
      const codes = all.map(({ data }) => data.transfer.description.slice(3));
      expect(new Set([...codes, of.code]).size).toBe(4);
      for (const code of codes) expect(kindOfCode(code)).toBe('share');
      expect(kindOfCode(of.code)).toBe('order');
      const data = all[1]?.data;
      expect(data).toMatchObject({ state: 'open', counted: 0, missing: data?.amount, refund_due: 0 });
      expect(data?.transfer).toMatchObject({ account_number: ACCOUNT, amount: data?.amount });
      expect(data?.qr_data).toContain(
        `54${String(String(data?.amount).length).padStart(2, '0')}${data?.amount}`,
      );
      expect(data?.until).toBe((NOON + 2_000 + UNPAID_LASTS) / 1000);
      const group = await groupOf(of.tí, of);
      expect(group).toMatchObject({ shares_to: 'store', remainder: 0 });
      expect(group.sessions.map(({ total_amount }) => total_amount)).toEqual(
        [1, 0, 2].map((at) => all[at]?.data.amount),
      );
    });

    it('[GO20] [GO27] a guest without a phone has a share, which its maker and the owner read and pay', async () => {
      const [owner, tí, lan] = [await together.guest(), await together.guest(), await together.guest()];
      const group = groupOrderHash(await together.begin(owner, { shares_to: 'store' }));
      await together.join(tí, group, 'Bạn Tí');
      await together.join(lan, group, 'Chị Lan');
      const made = await together.makePlace(tí, group);
      const guest = made.group?.sessions.find(({ made_by }) => made_by === tí.uid)?.user_id ?? '';
      const cart = together.lines(together.line(2));
      await together.save(tí, group, { cart, status: 2, user_id: guest });
      await together.save(lan, group, { cart, status: 2 });
      await together.manage(owner, group, { action: 'close' });
      const body = anOrder(together.shop(), [], { phone: owner.phone, type: 'PICKUP' });
      const setting = { ...body.setting, group_hash: group, total_amount: null };
      const { hash, total_amount: total } = (
        await together.call(owner, 'POST', '/v1/order', { ...body, setting })
      ).data;
      const guests = (who: Guest) =>
        together.call(who, 'GET', `/v1/order/share/${encodeURIComponent(hash)}?user_id=${guest}`);
      expect((await guests(lan)).code).toBe('NOT_YOURS');
      const lans = `/v1/order/share/${encodeURIComponent(hash)}?user_id=${lan.uid}`;
      expect((await together.call(owner, 'GET', lans)).code).toBe('NOT_YOURS');
      expect((await guests(tí)).data).toEqual((await guests(owner)).data);
      const { amount, transfer } = (await guests(tí)).data;
      // the owner bears what rounding leaves over
      expect(amount).toBe(total / 2 - ((total / 2) % 100));
      await bank(`CT DEN ${transfer.description} cam on`, amount);
      expect((await guests(tí)).data).toMatchObject({ state: 'paid', missing: 0 });
      const seen = (await groupOf(tí, { hash } as Shared)).sessions.find(({ user_id }) => user_id === guest);
      expect(seen).toMatchObject({ name: 'Bà Ngoại', made_by: tí.uid, paid: true, share_came: amount });
    });

    it('[PA47] when every share is there the order is paid and goes to the restaurant, whatever the order they come in', async () => {
      const of = await ordered();
      const group = await together.ping(of.group);
      await pay(of.lan, of);
      await pay(of.owner, of);
      expect(await row(of)).toMatchObject({ status: 'WAIT_PAYMENT', refund_due: 0, paid_at: null });
      const seen = (await groupOf(of.owner, of)).sessions.map(({ paid }) => paid);
      expect(seen).toEqual([true, false, true]);
      expect((await share(of.lan, of)).data).toMatchObject({ state: 'paid', missing: 0, transfer: null });
      await pay(of.tí, of);
      expect(await row(of)).toMatchObject({ status: 'WAIT_CONFIRM', captured: of.total, refund_due: 0 });
      expect(
        (await balanced(of)).payments.map(({ share, state }: Record<string, string>) => [share, state]),
      ).toEqual([
        ['Chị Lan', 'settles'],
        ['Minh Thư', 'settles'],
        ['Bạn Tí', 'settles'],
      ]);
      // money changes the order; the group order is what it was [GO3]
      expect((await together.ping(of.group)).etag).toBe(group.etag);
    });

    it('[PA47] less waits for its rest, more is due back, and pays for nobody else', async () => {
      const of = await ordered();
      await pay(of.tí, of, -5_000);
      expect((await share(of.tí, of)).data).toMatchObject({
        state: 'less',
        missing: 5_000,
        transfer: { amount: 5_000 },
      });
      const looked = { name: 'Bạn Tí', code: await codeOf(of.tí, of), missing: 5_000 };
      expect((await money(of)).shares).toContainEqual(looked);
      // the share's own guest and the owner both read how much of it is there
      const cameTo = async (who: Guest) =>
        (await groupOf(who, of)).sessions.find(({ user_id }) => user_id === of.tí.uid)?.share_came;
      expect(await cameTo(of.lan)).toBe(0);
      expect(await cameTo(of.owner)).toBe((await amountOf(of.tí, of)) - 5_000);
      await bank(`MAM${await codeOf(of.tí, of)}`, 5_000);
      expect((await share(of.tí, of)).data).toMatchObject({ state: 'paid', missing: 0 });
      await pay(of.lan, of, 7_000);
      expect((await share(of.lan, of)).data).toMatchObject({ state: 'paid', refund_due: 7_000 });
      expect(await row(of)).toMatchObject({ status: 'WAIT_PAYMENT', refund_due: 7_000 });
      const { transfer, missing } = await balanced(of);
      expect(missing).toBe(await amountOf(of.owner, of));
      expect(transfer.amount).toBe(missing);
      await pay(of.owner, of);
      expect(await row(of)).toMatchObject({ status: 'WAIT_CONFIRM', refund_due: 7_000 });
      // [PA51] the refund goes to the guest it is due to, although somebody paid after them
      await manager('POST', `/v1/staff/order/${of.code}/refund`, { reason: 'Chuyển thừa', amount: 7_000 });
      expect((await share(of.lan, of)).data).toMatchObject({ state: 'paid', refund_due: 0, refunded: 7_000 });
      expect((await share(of.owner, of)).data).toMatchObject({ refunded: 0 });
      await balanced(of);
    });

    it('[PA47] the same notice again is nothing, a second transfer is due back', async () => {
      const of = await ordered();
      const [code, amount] = [await codeOf(of.tí, of), await amountOf(of.tí, of)];
      const told = () => bank(`MAM${code}`, amount, { reference: `FT-${of.code}` });
      await Promise.all([told(), told(), told()]);
      expect(await row(of)).toMatchObject({ captured: amount, refund_due: 0 });
      await bank(`MAM${code}`, amount);
      expect(await row(of)).toMatchObject({
        captured: 2 * amount,
        refund_due: amount,
        status: 'WAIT_PAYMENT',
      });
      expect((await share(of.tí, of)).data).toMatchObject({ state: 'paid', refund_due: amount });
      expect((await balanced(of)).payments.map(({ state }: { state: string }) => state)).toEqual([
        'settles',
        'double',
      ]);
    });

    it('[PA12] [PA46] a code of nobody and codes of two are for a person; a code typed small and broken up is read', async () => {
      const of = await ordered();
      const [mine, hers] = [await codeOf(of.tí, of), await codeOf(of.lan, of)];
      await bank('MAMQQQQQ', 10_000, { reference: `FT-N${of.code}` });
      await bank(`MAM${mine} MAM${hers}`, 10_000, { reference: `FT-B${of.code}` });
      await bank(`MAM${mine}`, 10_000, { reference: `FT-O${of.code}`, accountNumber: '999' });
      expect(await row(of)).toMatchObject({ captured: 0 });
      const { data } = await (await manager('GET', '/v1/staff/unplaced-money')).json();
      const outcomes = new Map(
        data.notices.map((one: Record<string, string>) => [one.reference, one.outcome]),
      );
      expect(outcomes.get(`FT-N${of.code}`)).toBe('unknown');
      expect(outcomes.get(`FT-B${of.code}`)).toBe('ambiguous');
      expect(outcomes.get(`FT-O${of.code}`)).toBe('other_account');
      await bank(`ck mam ${mine.slice(0, 2)} ${mine.slice(2).toLowerCase()}`, await amountOf(of.tí, of));
      expect((await share(of.tí, of)).data.state).toBe('paid');
    });

    it('[PA48] the owner pays what is missing by the order’s code; who comes after that gets theirs back', async () => {
      const of = await ordered();
      await pay(of.tí, of);
      const again = async (amount?: number) =>
        together.call(of.owner, 'POST', `/v1/order/create-new-qr-payment/${encodeURIComponent(of.hash)}`, {
          ...(amount !== undefined && { amount }),
        });
      const rest = of.total - (await amountOf(of.tí, of));
      const late = [await codeOf(of.lan, of), await amountOf(of.lan, of)] as const;
      expect((await again(of.total)).code).toBe('AMOUNT_DIFFERS');
      const { data } = await again(rest);
      expect(data).toMatchObject({ amount: rest, transfer: { amount: rest, description: `MAM${of.code}` } });
      expect(data.extra_data.qr_data).toContain(String(rest));
      await bank(`MAM${of.code}`, rest);
      expect(await row(of)).toMatchObject({ status: 'WAIT_CONFIRM', refund_due: 0 });
      await bank(`MAM${late[0]}`, late[1]);
      expect(await row(of)).toMatchObject({ status: 'WAIT_CONFIRM', refund_due: late[1] });
      expect((await share(of.lan, of)).data).toMatchObject({ refund_due: late[1], transfer: null });
      await balanced(of);
    });

    it('[PA56] a part came by the order’s code, then all shares: it goes back to who sent it, each share stays paid', async () => {
      const of = await ordered();
      const part = 30_000;
      await bank(`MAM${of.code}`, part);
      for (const who of [of.owner, of.tí, of.lan]) await pay(who, of);
      expect(await row(of)).toMatchObject({ status: 'WAIT_CONFIRM', refund_due: part });
      // Lan was last, and has paid what is theirs
      expect((await share(of.lan, of)).data).toMatchObject({ state: 'paid', refund_due: 0 });
      for (const amount of [10_000, part - 10_000]) {
        const refund = { reason: 'x', amount };
        expect((await manager('POST', `/v1/staff/order/${of.code}/refund`, refund)).status).toBe(200);
      }
      for (const who of [of.owner, of.tí, of.lan])
        expect((await share(who, of)).data).toMatchObject({ state: 'paid', refunded: 0, refund_due: 0 });
      const { payments, refund_due } = await balanced(of);
      expect(refund_due).toBe(0);
      const [first] = payments;
      expect(first).toMatchObject({ amount: part, share: '' });
      for (const { kind, capture_id } of payments) if (kind === 'refund') expect(capture_id).toBe(first.id);
    });

    it('[PA48] [PA56] a part and the rest by the order’s code, then a share: that share goes back, nothing of the owner’s', async () => {
      const of = await ordered();
      const late = [await codeOf(of.lan, of), await amountOf(of.lan, of)] as const;
      await bank(`MAM${of.code}`, 10_000);
      await pay(of.tí, of);
      await bank(`MAM${of.code}`, of.total - 10_000 - (await amountOf(of.tí, of)));
      expect(await row(of)).toMatchObject({ status: 'WAIT_CONFIRM', refund_due: 0 });
      await bank(`MAM${late[0]}`, late[1]);
      // the owner sends once more: theirs is what is newest
      await bank(`MAM${of.code}`, 5_000);
      expect(await row(of)).toMatchObject({ refund_due: late[1] + 5_000 });
      expect((await share(of.lan, of)).data).toMatchObject({ refund_due: late[1] });
      expect((await share(of.tí, of)).data).toMatchObject({ state: 'paid', refund_due: 0 });
      await balanced(of);
    });

    it('[PA48] the rest another way: what is there is no reason to keep the method, and what comes too much waits for nobody', async () => {
      const of = await ordered();
      await pay(of.tí, of);
      const rest = of.total - (await amountOf(of.tí, of));
      const changed = await together.call(
        of.owner,
        'POST',
        `/v1/order/payment-method/${encodeURIComponent(of.hash)}`,
        { payment_method: 'PAYMENT_ON_DELIVERY' },
      );
      expect(changed.data).toMatchObject({ status: 'WAIT_CONFIRM', payment_request: null });
      const shown = (await board()).orders.find(({ code }: { code: string }) => code === of.code);
      expect(shown).toMatchObject({ to_collect: rest, shares: { all: 3, paid: 1, less: 0 } });
      // more than the rest by the order's own code: paid, and the surplus goes back
      await bank(`MAM${of.code}`, rest + 3_000);
      expect(await row(of)).toMatchObject({ refund_due: 3_000, status: 'WAIT_CONFIRM' });
      expect((await row(of)).paid_at).not.toBeNull();
      await balanced(of);
    });

    it('[PA49] not all there after an hour: it ends, what it holds is due back, and what comes later too', async () => {
      const of = await ordered();
      const code = await codeOf(of.lan, of);
      const [first, second] = [await amountOf(of.tí, of), await amountOf(of.lan, of)];
      await pay(of.tí, of);
      await minutesPass(59);
      expect((await row(of)).status).toBe('WAIT_PAYMENT');
      await minutesPass(2);
      expect(await row(of)).toMatchObject({ status: 'WAIT_PAYMENT_CANCELLED', refund_due: first });
      await bank(`MAM${code}`, second);
      expect(await row(of)).toMatchObject({ refund_due: first + second, status: 'WAIT_PAYMENT_CANCELLED' });
      expect((await share(of.lan, of)).data).toMatchObject({
        refund_due: second,
        transfer: null,
        until: null,
      });
      expect((await board()).money.map((one: { code: string }) => one.code)).toContain(of.code);
      await manager('POST', `/v1/staff/order/${of.code}/refund`, { reason: 'Đơn không đủ tiền' });
      expect((await share(of.tí, of)).data).toMatchObject({ refund_due: 0, refunded: first });
      await balanced(of);
    });

    it('[PA50] an order that waits for shares is no odd money; what is due back of it is', async () => {
      const of = await ordered();
      const codes = async (list: 'shares' | 'money' | 'orders') =>
        (await board())[list].map((one: { code: string }) => one.code);
      await pay(of.tí, of);
      await pay(of.lan, of, -1_000);
      expect(await codes('money')).not.toContain(of.code);
      const waiting = (await board()).shares.find((one: { code: string }) => one.code === of.code);
      expect(waiting.shares).toEqual({ all: 3, paid: 1, less: 1 });
      await bank(`MAM${await codeOf(of.lan, of)}`, 3_000);
      expect(await codes('money')).toContain(of.code);
      await pay(of.owner, of);
      expect(await codes('shares')).not.toContain(of.code);
      expect(await codes('orders')).toContain(of.code);
    });

    it('[PA14] confirmed by eye, then told by the bank share by share: the same money', async () => {
      const of = await ordered();
      const [code, amount] = [await codeOf(of.lan, of), await amountOf(of.lan, of)];
      await pay(of.tí, of);
      await together.call(of.owner, 'POST', `/v1/order/confirm-transfer/${encodeURIComponent(of.hash)}`, {});
      const { version } = await row(of);
      const seen = await manager('POST', `/v1/staff/order/${of.code}/confirm-transfer`, { version });
      expect((await seen.json()).data).toMatchObject({ captured: of.total, counted: of.total });
      await bank(`MAM${code}`, amount, { reference: `FT-L${of.code}` });
      expect(await row(of)).toMatchObject({ captured: of.total, refund_due: 0 });
      await bank(`MAM${code}`, amount);
      expect(await row(of)).toMatchObject({ refund_due: amount });
    });

    it('[SP8] a member reads no other’s share, says theirs is sent, and nobody ticks', async () => {
      const of = await ordered();
      expect((await share(await together.guest(), of)).status).toBe(403);
      expect((await share(null, of)).status).toBe(401);
      expect((await share(of.tí, { hash: `${of.hash.slice(0, -1)}~` })).status).toBe(404);
      const own = await share(of.tí, of);
      expect(JSON.stringify(own.data)).not.toContain(await codeOf(of.lan, of));
      const seen = JSON.stringify(await groupOf(of.tí, of));
      for (const who of [of.owner, of.lan]) expect(seen).not.toContain(await codeOf(who, of));
      const tick = (who: Guest, body: object) =>
        together.call(who, 'POST', `/v1/order-group/${of.group}/split-bill`, body);
      const ticked = await tick(of.owner, { sessions: [{ user_id: of.tí.uid, paid: true }] });
      expect(ticked.code).toBe('SPLIT_TO_STORE');
      expect((await tick(of.tí, { sent: true })).status).toBe(200);
      expect((await groupOf(of.owner, of)).sessions[1]).toMatchObject({
        paid: false,
        sent_at: NOON / 1000 + 2,
      });
      // nobody but the owner covers the rest
      const cover = await together.call(
        of.tí,
        'POST',
        `/v1/order/create-new-qr-payment/${encodeURIComponent(of.hash)}`,
        {},
      );
      expect(cover.status).toBe(403);
    });

    it('[PA47] shares, the rest and the end at one moment: paid, or ended and all of it due, never between', async () => {
      for (let round = 0; round < 4; round += 1) {
        clock.now = NOON;
        const of = await ordered();
        const sent = await Promise.all(
          [of.owner, of.tí, of.lan].map(
            async (who) => [await codeOf(who, of), await amountOf(who, of)] as const,
          ),
        );
        await Promise.all([
          ...sent.map(([code, amount]) => bank(`MAM${code}`, amount)),
          bank(`MAM${of.code}`, of.total),
          minutesPass(61),
        ]);
        const { status, captured, refund_due } = await row(of);
        expect(captured).toBe(2 * of.total);
        expect(refund_due).toBe(status === 'WAIT_PAYMENT_CANCELLED' ? captured : of.total);
        expect(['WAIT_CONFIRM', 'WAIT_PAYMENT_CANCELLED']).toContain(status);
        await balanced(of);
      }
    });
  },
);
