import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordStatements, rowsVisited } from '../test/database/statements.ts';
import { aDish, anOrder, defaultLine } from '../test/order.ts';
import { GROWING } from '../test/past-orders/growing.ts';
import { settle, writePastOrders } from '../test/past-orders/past-orders.ts';
import { describePaying } from '../test/paying.ts';
import { openStream } from '../test/sse.ts';
import { COOK, signedIn } from '../test/staff.ts';
import { orderAt, scan } from '../test/table/sittings.ts';
import { bodyOfTaken } from '../test/taking/taken-body.ts';
import type { RunningServer } from '../test/with-server.ts';
import { byStaff, recordAct } from './audit/record-act.ts';
import { runDue } from './clock/clock.ts';
import { DUTIES } from './duties.ts';

const [FEW, MANY] = [200, 20_000];
/** events of past orders have these numbers, those of the day follow */
const FIRST_OF_DAY = 1_000_000;
/** so few rows are no growth, wherever they are looked at */
const ALWAYS_FINE = 20;
const MOST_GROWTH = 1.2;
/** acts that a page of the trail looks at */
const LOOKED_AT = 200;
const DAY = 86_400_000;

type Guest = Awaited<ReturnType<RunningServer['addDiner']>>;

describePaying('a busy year', (paying) => {
  const regularPhone = '0799 999 999';
  const { order, manager, cook, server, parts, bank } = paying;

  const writeYear = async (uid: string, from: number, count: number) => {
    const { read } = server().database;
    const { id: campaign } = await read
      .selectFrom('voucher_campaigns')
      .select('id')
      .where('brand', '=', 'BEPNHA')
      .where('code', '=', 'LUA30K')
      .executeTakeFirstOrThrow();
    const { id: staff } = await read.selectFrom('staff').select('id').executeTakeFirstOrThrow();
    const [placed] = await read.selectFrom('orders').select('phone_key').where('uid', '=', uid).execute();
    const regular = { uid, phoneKey: placed?.phone_key ?? '' };
    const past = { brand: 'BEPNHA', store: 101, regular, campaign, staff };
    await writePastOrders(server().database, { ...past, from, count, now: Date.now() });
    await settle(server().database);
  };

  /** Ends everything placed so far, as if it had been placed and done thirty days ago. */
  const endDay = () =>
    server().database.transaction(async (trx) => {
      const long = Date.now() - 30 * DAY;
      await trx
        .updateTable('orders')
        .set({ status: 'COMPLETED', created_at: long, ended_at: long, refund_due: 0 })
        .where('ended_at', 'is', null)
        .execute();
      await trx
        .updateTable('orders')
        .set({ created_at: long, ended_at: long, refund_due: 0 })
        .where('ended_at', '>', long)
        .execute();
      await trx.updateTable('payment_attempts').set({ next_ask_at: null }).execute();
      await trx.updateTable('payments').set({ next_ask_at: null }).execute();
    });

  /** 1.000 đồng of a bill are about to be paid by phone, and as much was paid in cash. */
  const payPart = async (sitting: string, headers: Record<string, string>) => {
    const wish = { by: 'amount', amount: 1_000 };
    const path = `/v1/sitting/${sitting}/bill/share`;
    const taken = (await (await server().send('POST', path, { wish }, headers)).json()).data;
    const body = { wish, cash: 1_000 };
    const paid = (await (await cook()('POST', `/v1/staff/sitting/${sitting}/bill/cash`, body)).json()).data;
    type Share = { id: string; cash: boolean; transfer: { description: string } };
    const [share, cash] = [taken.shares[0] as Share, paid.shares.find((one: Share) => one.cash) as Share];
    return { share, cash };
  };

  /** Everything that happens again and again on a day, by diners, staff, banks and the clock. */
  let days = 0;
  const aDay = async (regular: Guest) => {
    const { headers } = regular;
    const get = (path: string, as = headers) => server().send('GET', path, undefined, as);
    const step = async (code: string, verb: string, more: object = {}) => {
      const { data } = await (await cook()('GET', '/v1/staff/board?store=101')).json();
      const { version } = data.orders.find((shown: { code: string }) => shown.code === code);
      const answer = await cook()('POST', `/v1/staff/order/${code}/${verb}`, { version, ...more });
      expect(answer.status).toBe(200);
    };
    // a regular guest places, twice by the same key, and follows the order
    days += 1;
    const wish = { phone: regularPhone, note: `day ${days}` };
    const mine = await order('PAYMENT_ON_DELIVERY', wish, headers);
    const key = { 'idempotency-key': `day-${mine.code}`, ...headers };
    const body = anOrder(paying.shop(), [defaultLine(aDish(paying.shop()), 2)], { phone: regularPhone });
    for (const _ of ['first', 'again'])
      expect((await server().send('POST', '/v1/order', body, key)).status).toBe(200);
    expect((await get(`/v1/order/${encodeURIComponent(mine.hash)}`)).status).toBe(200);
    await get('/v1/my-order/profile');
    for (const path of ['history?pos_parent=BEPNHA', 'history-by-phone?pos_parent=BEPNHA&phone=0799999999'])
      expect((await get(`/v1/order/${path}`)).status).toBe(200);
    await get('/v1/restaurant/slots?pos_parent=BEPNHA&pos_id=101');
    // somebody new has a code that each may use once
    const asked = anOrder(paying.shop(), [defaultLine(aDish(paying.shop()), 5)], { phone: '0788 888 888' });
    Object.assign(asked.setting, { voucher_code: 'LUA30K', total_amount: null });
    const { headers: newcomer } = await server().addDiner();
    const check = await server().send('POST', '/v1/order', { ...asked, is_check_voucher: true }, newcomer);
    expect((await check.json()).data.Code).toBe(4);
    await order('PAYMENT_ON_DELIVERY', { lines: [defaultLine(aDish(paying.shop()), 5)] }, newcomer, {
      voucher: 'LUA30K',
    });
    // a party sits down, orders and goes
    const scanned = await scan(server(), regular, { table: '3' });
    const { id: sitting } = (await scanned.json()).data;
    const round = await orderAt(server(), paying.shop(), regular, { table: '3', now: Date.now(), sitting });
    expect(round.status).toBe(200);
    expect((await get(`/v1/sitting/${sitting}`)).status).toBe(200);
    expect((await cook()('GET', '/v1/staff/tables?store=101')).status).toBe(200);
    // a guest pays a part of its bill by bank, and a waiter takes cash for another and gives it back
    const { share, cash } = await payPart(sitting, headers);
    await server().send('POST', `/v1/sitting/${sitting}/bill/share/${share.id}/give-up`, undefined, headers);
    await bank({ total: 1_000 } as never, { description: share.transfer.description, account: '1012345678' });
    const back = `/v1/staff/sitting/${sitting}/bill/cash/${cash.id}/take-back`;
    expect((await manager()('POST', back, { reason: 'đếm nhầm' })).status).toBe(200);
    expect((await cook()('POST', `/v1/staff/sitting/${sitting}/close`)).status).toBe(200);
    // a screen comes back that was away
    const stream = await openStream(server().url, [`order:${mine.hash}`], {
      ...headers,
      'last-event-id': '1000',
    });
    await expect.poll(() => stream.frames.some(({ event }) => event === 'hello')).toBe(true);
    stream.close();
    // the kitchen
    for (const q of ['%', '999', mine.code, 'nguyen'])
      expect((await manager()('GET', `/v1/staff/search?store=101&q=${encodeURIComponent(q)}`)).status).toBe(
        200,
      );
    // somebody calls, is found, and orders; somebody else stands at the counter
    for (const q of ['111', 'lan', 'chi lan', '999'])
      expect((await manager()('GET', `/v1/staff/callers?store=101&q=${encodeURIComponent(q)}`)).status).toBe(
        200,
      );
    expect((await manager()('GET', `/v1/staff/caller?store=101&code=${mine.code}`)).status).toBe(200);
    const caller = { name: 'Chị Lan', phone: regularPhone, taken: { for: 'caller' } } as const;
    for (const path of ['taken-order/weigh', 'taken-order'])
      for (const said of [{}, caller, { table: '9', taken: { for: 'table' } } as const])
        expect((await manager()('POST', `/v1/staff/${path}`, bodyOfTaken(paying.shop(), said))).status).toBe(
          200,
        );
    await signedIn(server(), 'Bếp', 'mat-khau-1', 'BEPNHA');
    await step(mine.code, 'accept', { minutes: 20 });
    await step(mine.code, 'ready');
    await step(mine.code, 'complete');
    // money
    const transfer = await order('TRANSFER');
    await paying.state(transfer);
    const sent = `/v1/order/confirm-transfer/${encodeURIComponent(transfer.hash)}`;
    expect((await server().send('POST', sent, {}, transfer.headers)).status).toBe(200);
    await step(transfer.code, 'confirm-transfer');
    const banked = await order('TRANSFER');
    await paying.bank(banked, {});
    await paying.bank(banked, { description: 'nobody knows', transaction: `T${banked.code}` });
    await paying.money(banked);
    const refund = { amount: 1000, reason: 'cold' };
    expect((await manager()('POST', `/v1/staff/order/${banked.code}/refund`, refund)).status).toBe(200);
    expect((await manager()('GET', '/v1/staff/unplaced-money')).status).toBe(200);
    const day = Math.floor(Date.now() / 1000);
    for (const wish of [
      '',
      '?kind=moneyOut',
      '?store=101',
      `?q=${mine.code}`,
      '?q=Bếp',
      `?from=${day - 3_600}&to=${day + 9}`,
    ])
      expect((await manager()('GET', `/v1/staff/trail${wish}`)).status).toBe(200);
    // a dish of it did not come; the day's reports are counted, and those of one dish read
    const [line] = (mine.body as { items: { Pr_Key: string }[] }).items;
    const issue = { lines: [{ key: line?.Pr_Key, reason: 'missing' }] };
    const told = await server().send(
      'POST',
      `/v1/order/${encodeURIComponent(mine.hash)}/issue`,
      issue,
      headers,
    );
    expect(told.status).toBe(200);
    for (const path of ['', '/orders'])
      expect(
        (
          await manager()(
            'GET',
            `/v1/staff/issue-count${path}?store=101&span=today&item=${aDish(paying.shop()).id}`,
          )
        ).status,
      ).toBe(200);
    const momo = await order('MOMO_QR_AIO');
    await paying.state(momo);
    await runDue(DUTIES, parts());
  };

  const numberEventsFrom = (number: number) =>
    server().database.transaction(async (trx) => {
      if (server().database.engine === 'sqlite')
        await trx.updateTable('counters').set({ value: number }).where('name', '=', 'events').execute();
      else await sql`select setval('events_seq', ${sql.lit(number)})`.execute(trx);
    });

  /** As many acts as are looked at for a page of them: the days that are measured add some of their own. */
  const fillTrail = () =>
    server().database.transaction(async (trx) => {
      for (let nth = 0; nth < LOOKED_AT; nth += 1)
        recordAct(trx, {
          ...{ brand: 'BEPNHA', store: 101, at: Date.now(), by: byStaff(COOK) },
          act: { name: 'markReady', subject: { id: 'AAA11' } },
        });
    });

  const measured = async (regular: Guest) => {
    const statements = await recordStatements(() => aDay(regular));
    return rowsVisited(server().place, GROWING, statements);
  };

  it('costs no more a call than a quiet week: no statement looks at more rows than before', async () => {
    await numberEventsFrom(FIRST_OF_DAY);
    const regular = await server().addDiner();
    await order('PAYMENT_ON_DELIVERY', { phone: regularPhone }, regular.headers);
    await endDay();
    await writeYear(regular.uid, 1_000, FEW);
    await fillTrail();
    const few = await measured(regular);
    await endDay();
    await writeYear(regular.uid, 1_000 + FEW, MANY - FEW);
    const many = await measured(regular);
    const grown = [...many].filter(
      ([shape, visited]) => visited > Math.max(few.get(shape) ?? 0, ALWAYS_FINE) * MOST_GROWTH,
    );
    expect(many.size).toBeGreaterThan(50);
    expect(grown.map(([shape, visited]) => `${few.get(shape)} → ${visited} rows: ${shape}`)).toEqual([]);
  });
});
