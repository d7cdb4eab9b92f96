import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aDish, defaultLine } from '../../../test/order.ts';
import { describePaying, type WaitingPayment } from '../../../test/paying.ts';
import { refusal } from '../../../test/placing.ts';
import { type AsStaff, signedIn } from '../../../test/staff.ts';
import { addPerson } from '../people/add-person.ts';

const DAY = 24 * 60 * 60_000;

describePaying('reports counted for the owner', (paying) => {
  const { server, manager } = paying;
  const count = async (span = 'today', as = manager()) =>
    (await (await as('GET', `/v1/staff/issue-count?store=101&span=${span}`)).json()).data;
  const reported = async (item: string, span = 'today') =>
    (
      await (
        await manager()('GET', `/v1/staff/issue-count/orders?store=101&span=${span}&item=${item}`)
      ).json()
    ).data;
  const rowOf = ({ code }: WaitingPayment, row: object) =>
    server().database.transaction((trx) =>
      trx.updateTable('orders').set(row).where('code', '=', code).where('brand', '=', 'BEPNHA').execute(),
    );
  /** An order of three of a dish that was eaten so long ago. */
  const eaten = async (ago = 0) => {
    const of = await paying.order('PAYMENT_ON_DELIVERY', { lines: [defaultLine(aDish(paying.shop()), 3)] });
    await rowOf(of, { status: 'COMPLETED', ended_at: Date.now() - ago });
    return of;
  };
  const report = async (of: WaitingPayment, reason: string, quantity: number) => {
    const [line] = (of.body as { items: { Pr_Key: string }[] }).items;
    const lines = [{ key: line?.Pr_Key, reason, quantity }];
    const path = `/v1/order/${encodeURIComponent(of.hash)}/issue`;
    const told = await server().send('POST', path, { lines }, of.headers);
    expect(told.status).toBe(200);
    return (await told.json()).data.issues[0].id as string;
  };
  const personOf = async (
    brand: string,
    role: 'cashier' | 'manager' | 'owner',
    stores: number[],
  ): Promise<AsStaff> => {
    const name = `Ai đó ${randomUUID().slice(0, 8)}`;
    const account = { brand, password: 'mat-khau-1', stores, name, role };
    await addPerson(server().database, account, Date.now());
    return signedIn(server(), name, 'mat-khau-1', brand);
  };
  /** Each test begins with a store nobody has reported anything of. */
  const begin = () =>
    server().database.transaction((trx) => trx.updateTable('orders').set({ ended_at: 1 }).execute());

  it('[OR137] counts reports, portions of those sold, answers with their money, and those without one', async () => {
    await begin();
    const nothing = await count();
    expect(nothing).toMatchObject({ reports: 0, unanswered: 0, median: null, dishes: [] });
    const [one, other] = [await eaten(), await eaten()];
    await eaten();
    // what was cancelled, or eaten at a table, could not be reported
    await rowOf(await eaten(), { status: 'CANCELLED' });
    await rowOf(await eaten(), { table_name: '5' });
    const id = await report(one, 'missing', 2);
    await report(other, 'wrong', 1);
    const answer = { version: 1, kind: 'voucher', amount: 10_000 };
    const path = `/v1/staff/order/${one.code}/issue/${id}/answer`;
    expect((await manager()('POST', path, answer)).status).toBe(200);
    expect(await count()).toEqual({
      ...{ since: nothing.since, reports: 2, unanswered: 1, median: expect.any(Number) },
      answers: {
        refund: { count: 0, amount: 0 },
        voucher: { count: 1, amount: 10_000 },
        call: { count: 0, amount: 0 },
      },
      dishes: [
        {
          ...{ item_id: aDish(paying.shop()).id, reports: 2, missing: 2, wrong: 1, sold: 9 },
          name: expect.any(String),
        },
      ],
    });
  });

  it('[OR137] an order counts on the day it was completed, whenever it was reported', async () => {
    await begin();
    for (const ago of [0, 5.5 * DAY, 28.5 * DAY]) {
      const of = await eaten();
      await report(of, 'missing', 1);
      await rowOf(of, { ended_at: Date.now() - ago });
    }
    const { item_id: item } = (await count()).dishes[0];
    for (const [span, reports] of [
      ['today', 1],
      ['week', 2],
      ['month', 3],
    ] as const) {
      expect([span, (await count(span)).reports]).toEqual([span, reports]);
      expect([span, (await count(span)).dishes[0].sold]).toEqual([span, 3 * reports]);
      expect([span, (await reported(item, span)).orders.length]).toEqual([span, reports]);
    }
  });

  it('[OR138] the orders of a dish with their reports, the latest first, at most fifty', async () => {
    await begin();
    const orders = [await eaten(), await eaten()];
    for (const of of orders) await report(of, 'wrong', 1);
    await server().database.transaction(async (trx) => {
      const first = await trx
        .selectFrom('orders')
        .select('id')
        .where('code', '=', orders[0]?.code ?? '')
        .execute();
      const ids = first.map(({ id }) => id);
      const reports = trx.selectFrom('issue_reports').select('id').where('order_id', 'in', ids);
      await trx
        .updateTable('issue_lines')
        .set({ at: Date.now() + 9 })
        .where('report_id', 'in', reports)
        .execute();
    });
    const item = (await count()).dishes[0].item_id;
    const { orders: found, more } = await reported(item);
    expect(found.map(({ code }: { code: string }) => code)).toEqual(orders.map(({ code }) => code));
    expect([found[0].issues.length, more]).toEqual([1, false]);
    expect(await reported('nothing of ours')).toEqual({ orders: [], more: false });
  });

  it('[OR137] is for managers of the store alone; a span nobody knows is refused', async () => {
    for (const path of [
      'issue-count?store=101&span=today',
      'issue-count/orders?store=101&span=today&item=x',
    ]) {
      const asked = async (as: AsStaff) => (await as('GET', `/v1/staff/${path}`)).status;
      expect(await asked(await personOf('BEPNHA', 'cashier', []))).toBe(403);
      expect(await asked(await personOf('BEPNHA', 'manager', [102]))).toBe(404);
      expect(await asked(await personOf('SPREE', 'owner', []))).toBe(404);
      expect(await asked(manager())).toBe(200);
    }
    expect(await refusal(await manager()('GET', '/v1/staff/issue-count?store=101&span=year'))).toMatchObject({
      status: 400,
    });
  });
});
