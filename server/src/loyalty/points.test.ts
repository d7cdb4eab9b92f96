import { randomUUID } from 'node:crypto';
import { paidForDishes, pointsFor } from '@mam/domain/loyalty/earned.ts';
import { ofWhole, wholePoints } from '@mam/domain/loyalty/points.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { describePaying, payingBundle, type WaitingPayment } from '../../test/paying.ts';
import { type PointsMember, pointsAt } from '../../test/points.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { orderOf } from '../order/rows.ts';
import { spendPoints } from './ledger.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CHANGE = { transfer_at_once: true };

describePaying(
  'points',
  (paying) => {
    const { newMember, prove, ask, membership, movements, account, unequal } = pointsAt(paying.server);
    const orderBy = (
      { headers, phone }: PointsMember,
      method = 'PAYMENT_ON_DELIVERY',
      draft: object = {},
      more: object = {},
    ) => paying.order(method, { phone, ...draft }, { ...headers, 'idempotency-key': randomUUID() }, more);
    const step = async (waiting: WaitingPayment, verb: string, more: object = {}) => {
      const { version } = await paying.row(waiting);
      const body = { version, minutes: 20, reason: 'Hết bún', ...more };
      return paying.manager()('POST', `/v1/staff/order/${waiting.code}/${verb}`, body);
    };
    const complete = async (waiting: WaitingPayment) => {
      for (const verb of ['accept', 'ready', 'complete'])
        expect([verb, (await step(waiting, verb)).status]).toEqual([verb, 200]);
    };
    const pay = async (waiting: WaitingPayment) =>
      paying.sandbox().act(await paying.reference(waiting), 'pay');
    const refund = (waiting: WaitingPayment, amount: number) =>
      paying.manager()('POST', `/v1/staff/order/${waiting.code}/refund`, { amount, reason: 'Nguội' });
    /** the points of an order, from the amounts it was placed with */
    const worth = async (waiting: WaitingPayment) =>
      pointsFor(paidForDishes(orderOf(await paying.row(waiting)).bill), { unit: 10_000 });
    /** two of one millisecond have no order */
    const kinds = async (who: PointsMember) => (await movements(who)).map(({ kind }) => kind).sort();
    const sum = async (who: PointsMember) =>
      (await movements(who)).reduce((all, { points }) => all + points, 0);

    afterEach(async () => {
      expect(await unequal()).toEqual([]);
    });

    describe('are earned', () => {
      it('[LO3] [LO4] [LO9] once an order is completed, for what was paid for its dishes', async () => {
        const who = await newMember();
        await prove(who);
        expect(await membership(who)).toMatchObject({ point: 0, verification_required: false });
        const waiting = await orderBy(who, 'PAYMENT_ON_DELIVERY', {}, { voucher: 'COMTAM20' });
        const row = await paying.row(waiting);
        expect(row.discount).toBeGreaterThan(0);
        for (const verb of ['accept', 'ready']) await step(waiting, verb);
        expect(await movements(who)).toEqual([]);
        await step(waiting, 'complete');
        const points = Math.floor((row.item_total - row.discount) / 100);
        expect(points % 100).toBeGreaterThan(0);
        expect(await movements(who)).toEqual([{ kind: 'earned', points, missing: 0 }]);
        expect((await membership(who)).point).toBe(Math.floor(points / 100));
      });

      it('[LO4] once, by ten who complete it at once', async () => {
        const who = await newMember();
        await prove(who);
        const waiting = await orderBy(who);
        for (const verb of ['accept', 'ready']) await step(waiting, verb);
        const answers = await Promise.all(Array.from({ length: 10 }, () => step(waiting, 'complete')));
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(await movements(who)).toHaveLength(1);
      });

      it('[LO4] once, when the money comes after the food and its notice ten times', async () => {
        const who = await newMember();
        await prove(who);
        const waiting = await orderBy(who, 'TRANSFER');
        const claim = `/v1/order/confirm-transfer/${encodeURIComponent(waiting.hash)}`;
        await paying.server().send('POST', claim, {}, waiting.headers);
        await complete(waiting);
        expect(await movements(who)).toEqual([]);
        const notice = { reference: `FT-${waiting.code}` };
        await Promise.all(Array.from({ length: 10 }, () => paying.bank(waiting, notice)));
        expect((await paying.row(waiting)).paid_at).not.toBeNull();
        expect(await movements(who)).toEqual([{ kind: 'earned', points: await worth(waiting), missing: 0 }]);
      });

      it('[LO4] not by what ended without the food', async () => {
        const who = await newMember();
        await prove(who);
        const waiting = await orderBy(who, 'MOMO_QR_AIO');
        await pay(waiting);
        expect((await step(waiting, 'reject')).status).toBe(200);
        expect(await movements(who)).toEqual([]);
      });

      it('[LO3] not at a brand whose file says nothing of points', async () => {
        const { database } = paying.server();
        const { exchange, ...nothing } = payingBundle('bepnha', CHANGE);
        const who = await newMember();
        await prove(who);
        await importBundle(database, nothing, Date.now());
        await complete(await orderBy(who));
        await importBundle(database, { ...nothing, exchange }, Date.now());
        expect(await movements(who)).toEqual([]);
      });

      it('[LO1] by a number, whoever ordered with it; not by one that was never proved', async () => {
        const [who, other] = [await newMember(), await newMember()];
        await prove(who);
        const spelled = `+84 ${who.phone.slice(1)}`;
        await complete(await orderBy(other, 'PAYMENT_ON_DELIVERY', { phone: spelled }));
        expect(await movements(who)).toHaveLength(1);
        const { read } = paying.server().database;
        const accounts = await read.selectFrom('points_accounts').select('phone_number').execute();
        expect(accounts.map(({ phone_number }) => phone_number)).not.toContain(`+84${other.phone.slice(1)}`);
      });

      it('[LO5] when the number is proved afterwards, once, and not for what was ordered long before', async () => {
        const who = await newMember();
        const [old, first] = [await orderBy(who), await orderBy(who)];
        for (const waiting of [old, first]) await complete(waiting);
        const open = await orderBy(who);
        const { database } = paying.server();
        await database.transaction((trx) =>
          trx
            .updateTable('orders')
            .set({ created_at: Date.now() - 91 * DAY })
            .where('hash', '=', old.hash)
            .execute(),
        );
        const { version } = await paying.row(open);
        const secondDevice = { ...(await newMember()), phone: who.phone };
        await Promise.all([prove(who), prove(secondDevice)]);
        expect(await movements(who)).toEqual([{ kind: 'earned', points: await worth(first), missing: 0 }]);
        // the version somebody has read of an open order still stands
        expect((await paying.row(open)).version).toBe(version);
        await complete(open);
        await prove(who);
        expect(await movements(who)).toHaveLength(2);
      });

      it('[LO5] when it is proved at the very moment, or at the counter', async () => {
        for (let round = 0; round < 5; round += 1) {
          const who = await newMember();
          const waiting = await orderBy(who);
          for (const verb of ['accept', 'ready']) await step(waiting, verb);
          await Promise.all([prove(who), step(waiting, 'complete')]);
          expect(await movements(who)).toHaveLength(1);
        }
        const who = await newMember();
        const waiting = await orderBy(who);
        await complete(waiting);
        await paying.manager()('POST', `/v1/staff/order/${waiting.code}/prove-phone`, {});
        expect((await membership(who)).point).toBe(wholePoints(await worth(waiting)));
      });
    });

    describe('are taken back', () => {
      const eaten = async () => {
        const who = await newMember();
        await prove(who);
        const waiting = await orderBy(who, 'MOMO_QR_AIO');
        await pay(waiting);
        await complete(waiting);
        const points = await worth(waiting);
        expect(await sum(who)).toBe(points);
        return { who, waiting, points };
      };

      it('[LO7] in proportion, in two refunds as in one', async () => {
        const { who, waiting, points } = await eaten();
        const { total } = await paying.row(waiting);
        const left = (back: number) => Number((BigInt(points) * BigInt(total - back)) / BigInt(total));
        expect((await refund(waiting, 20_000)).status).toBe(200);
        expect(await sum(who)).toBe(left(20_000));
        expect((await refund(waiting, 13_000)).status).toBe(200);
        expect(await sum(who)).toBe(left(33_000));
        expect((await refund(waiting, total - 33_000)).status).toBe(200);
        expect(await sum(who)).toBe(0);
      });

      it('[LO7] also by what went back before it was completed', async () => {
        const who = await newMember();
        await prove(who);
        const waiting = await orderBy(who, 'MOMO_QR_AIO');
        await pay(waiting);
        const { total } = await paying.row(waiting);
        await refund(waiting, total / 2);
        await complete(waiting);
        const points = await worth(waiting);
        expect(await kinds(who)).toEqual(['corrected', 'earned']);
        expect(await sum(who)).toBe(Math.floor(points / 2));
      });

      it('[PA65] [LO7] by what staff gave back of what was paid on receipt, once under one key, and never more than that', async () => {
        const who = await newMember();
        await prove(who);
        const waiting = await orderBy(who);
        const { total } = await paying.row(waiting);
        const money = () => paying.money(waiting);
        expect(await money()).toMatchObject({ refundable: 0, on_receipt: null });
        expect((await refund(waiting, 1)).status).toBe(409);
        await complete(waiting);
        const points = await worth(waiting);
        expect(await money()).toMatchObject({
          captured: 0,
          refundable: total,
          on_receipt: { amount: total },
        });
        expect((await refund(waiting, total + 1)).status).toBe(409);
        const path = `/v1/staff/order/${waiting.code}/refund`;
        const half = { amount: total / 2, reason: 'Nguội' };
        const key = { 'idempotency-key': randomUUID() };
        const twice = await Promise.all([0, 1].map(() => paying.manager()('POST', path, half, key)));
        expect(twice.map(({ status }) => status).sort()[0]).toBe(200);
        expect(await sum(who)).toBe(Math.floor(points / 2));
        expect(await money()).toMatchObject({
          captured: total,
          refunded: total / 2,
          counted: total / 2,
          refund_due: 0,
          refundable: total / 2,
          on_receipt: null,
          payments: [
            { kind: 'capture', gateway: 'cash', amount: total, state: 'settles', by: 'Quản' },
            {
              kind: 'refund',
              gateway: 'cash',
              amount: total / 2,
              state: 'done',
              by: 'Quản',
              reason: 'Nguội',
            },
          ],
        });
        expect((await paying.cook()('POST', path, half)).status).toBe(403);
        // six at once for the rest: one goes
        const rest = (n: number) => ({ amount: total / 2, reason: `lần ${n}` });
        const six = await Promise.all(
          [1, 2, 3, 4, 5, 6].map((n) =>
            paying.manager()('POST', path, rest(n), { 'idempotency-key': randomUUID() }),
          ),
        );
        expect(six.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
        expect(await sum(who)).toBe(0);
        expect((await refund(waiting, 1)).status).toBe(409);
      });

      it('[PA65] [PA18] what came by an old code after the food goes back before what was paid on receipt', async () => {
        const who = await newMember();
        const waiting = await orderBy(who, 'MOMO_QR_AIO');
        const way = `/v1/order/payment-method/${encodeURIComponent(waiting.hash)}`;
        const body = { payment_method: 'PAYMENT_ON_DELIVERY' };
        expect((await paying.server().send('POST', way, body, waiting.headers)).status).toBe(200);
        await complete(waiting);
        await pay(waiting);
        const { total } = await paying.row(waiting);
        expect(await paying.money(waiting)).toMatchObject({
          refund_due: total,
          refundable: 2 * total,
          on_receipt: { amount: total },
        });
        await refund(waiting, total + 1_000);
        const { payments, refund_due: due } = await paying.money(waiting);
        expect(due).toBe(0);
        expect(
          payments
            .filter(({ kind }: { kind: string }) => kind === 'refund')
            .map(({ gateway, amount }: { gateway: string; amount: number }) => [gateway, amount])
            .sort(),
        ).toEqual([
          ['cash', 1_000],
          ['momo', total],
        ]);
      });

      it('[LO7] as far as there are points: of spent ones what is missing is noted, and the next order earns in full', async () => {
        const { who, waiting, points } = await eaten();
        const spent = wholePoints(points) - 1;
        await paying
          .server()
          .database.transaction((trx) =>
            spendPoints(trx, account(who.phone), { id: randomUUID(), points: spent, now: Date.now() }),
          );
        const { total } = await paying.row(waiting);
        expect((await refund(waiting, total)).status).toBe(200);
        expect(await sum(who)).toBe(0);
        expect((await movements(who)).find(({ kind }) => kind === 'corrected')).toMatchObject({
          points: ofWhole(spent) - points,
          missing: ofWhole(spent),
        });
        expect((await membership(who)).point).toBe(0);
        const next = await orderBy(who);
        await complete(next);
        expect(await sum(who)).toBe(await worth(next));
      });

      it('[LO7] and given again by a refund that the gateway refuses', async () => {
        const { who, waiting, points } = await eaten();
        await paying.sandbox().act(await paying.reference(waiting), 'empty');
        expect((await refund(waiting, 20_000)).status).toBe(200);
        expect(await paying.money(waiting)).toMatchObject({ refunded: 0 });
        expect(await kinds(who)).toEqual(['corrected', 'corrected', 'earned']);
        expect(await sum(who)).toBe(points);
      });

      it('[LO7] not for money that came twice and goes back', async () => {
        const who = await newMember();
        await prove(who);
        const waiting = await orderBy(who, 'TRANSFER');
        await paying.bank(waiting, {});
        await complete(waiting);
        await paying.bank(waiting, {});
        const { total, refund_due } = await paying.row(waiting);
        expect(refund_due).toBe(total);
        expect((await refund(waiting, total)).status).toBe(200);
        expect(await movements(who)).toHaveLength(1);
      });
    });

    describe('of an order', () => {
      it('[LO11] are read by its buyer; unproved, what it is worth, the same whether the number has points or not', async () => {
        const [who, buyer] = [await newMember(), await newMember()];
        await prove(who);
        const read = async ({ hash }: WaitingPayment, { headers }: Pick<PointsMember, 'headers'>) =>
          paying.server().fetch(`/v1/order/points/${encodeURIComponent(hash)}`, { headers });
        const told = async (waiting: WaitingPayment) => (await (await read(waiting, waiting)).json()).data;
        const known = await orderBy(buyer, 'PAYMENT_ON_DELIVERY', { phone: who.phone });
        expect(await told(known)).toEqual({ point: 0, balance: null });
        const unknown = await orderBy(buyer);
        for (const waiting of [known, unknown]) await complete(waiting);
        const point = wholePoints(await worth(known));
        expect(await told(known)).toEqual({ point, balance: null });
        expect(await told(unknown)).toEqual({ point, balance: null });
        expect((await read(known, await newMember())).status).toBe(403);
        // [OR82] the owner of the number had proved it just before
        expect((await read(known, who)).status).toBe(200);
        await prove(buyer);
        expect(await told(unknown)).toEqual({ point, balance: point });
        const paid = await orderBy(who, 'MOMO_QR_AIO');
        await pay(paid);
        await complete(paid);
        expect((await refund(paid, (await paying.row(paid)).total)).status).toBe(200);
        expect(await told(paid)).toEqual({ point: 0, balance: point });
      });
    });

    describe('are read', () => {
      it('[LO9] by who has proved the number, for 30 days; by everybody else as none, known or not', async () => {
        const [who, stranger] = [await newMember(), await newMember()];
        await prove(who);
        const waiting = await orderBy(who);
        await complete(waiting);
        const none = { point: 0, verification_required: true, spend_until: null };
        const { phone } = who;
        const asStranger = async (number: string) => (await ask({ ...stranger, phone: number })).text();
        expect(await asStranger(phone)).toBe(await asStranger('0905999999'));
        expect(JSON.parse(await asStranger(phone)).data).toEqual(none);
        expect(await membership(who, { pos_parent: 'SPREE' })).toEqual(none);
        expect(await membership(who, { pos_parent: 'NOBODY' })).toEqual(none);
        expect(await membership({ ...who, phone: `+49${phone.slice(1)}` })).toEqual(none);
        const mine = await membership({ ...who, phone: `0084 ${phone.slice(1)}` });
        expect(mine).toMatchObject({
          point: wholePoints(await worth(waiting)),
          verification_required: false,
        });
        expect(mine.spend_until).toBeGreaterThan(Date.now() / 1000);
        expect((await ask({ headers: {}, phone })).status).toBe(401);
        expect((await ask({ ...who, phone: '090%' })).status).toBe(400);
        paying.pass(16 * MINUTE);
        expect(await membership(who)).toEqual({ ...mine, spend_until: null });
        paying.pass(30 * DAY);
        expect(await membership(who)).toEqual(none);
      });
    });
  },
  CHANGE,
  {
    LIMITS:
      'phone_searches_of_diner_a_minute=off,phone_searches_of_address_a_minute=off,unpaid_of_address=off',
  },
);
