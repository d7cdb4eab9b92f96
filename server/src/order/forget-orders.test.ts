import { expect, it } from 'vitest';
import { tablesThatSay } from '../../test/database/whole-database.ts';
import { aDish, defaultLine } from '../../test/order.ts';
import { describePaying, payingBundle, type WaitingPayment } from '../../test/paying.ts';
import { signedIn } from '../../test/staff.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { runDue } from '../clock/clock.ts';
import { DUTIES } from '../duties.ts';

const DAY = 86_400_000;
const WORDS = ['Zacharias', '798765432', 'Zinnia', 'zinnober', 'Hoàng Zung', '0911222333'];

describePaying('orders that ended long ago', (paying) => {
  const { server, row } = paying;
  /** at the till and in the kitchen they sign in anew after so long */
  const staff = async () => {
    const as = (name: string) => signedIn(server(), name, 'mat-khau-1', 'BEPNHA');
    return { cook: await as('Bếp'), manager: await as('Quản') };
  };
  const days = async (count: number) => {
    paying.pass(count * DAY);
    await runDue(DUTIES, paying.parts());
  };
  const at = ({ hash }: WaitingPayment) => `/v1/order/${encodeURIComponent(hash)}`;
  const step = async (of: WaitingPayment, verb: string, more: object = {}) => {
    const { version } = await row(of);
    const { cook } = await staff();
    const answer = await cook('POST', `/v1/staff/order/${of.code}/${verb}`, { version, ...more });
    expect([verb, answer.status]).toEqual([verb, 200]);
  };
  const whatIsSaid = () => tablesThatSay(server().database, WORDS);

  /** One that says everything an order can say of people. */
  const placed = (change: object = {}, voucher?: string) =>
    paying.order(
      'PAYMENT_ON_DELIVERY',
      {
        type: 'DELI',
        name: 'Zacharias Quyền',
        phone: '0798 765 432',
        address: { text: 'Hẻm 77 Zinnia', detail: 'Zinnia, lầu 9', location: { lat: 10.77, lng: 106.7 } },
        note: 'Chuông zinnober',
        lines: [{ ...defaultLine(aDish(paying.shop()), 9), note: 'không zinnober' }],
        ...change,
      },
      {},
      voucher === undefined ? {} : { voucher },
    );
  const eaten = async (voucher?: string) => {
    const of = await placed({}, voucher);
    const profile = { name: 'Zacharias' };
    expect((await server().send('POST', '/v1/my-order/profile', profile, of.headers)).status).toBe(200);
    await step(of, 'accept', { minutes: 20 });
    await step(of, 'ready');
    await step(of, 'depart');
    await step(of, 'driver', { name: 'Anh Hoàng Zung', phone: '0911222333' });
    await step(of, 'complete');
    const rating = { score: 5, feedback: 'Zacharias cảm ơn' };
    expect((await server().send('POST', `${at(of)}/rating`, rating, of.headers)).status).toBe(200);
    const { id } = await row(of);
    const nobody = {
      sent_at: null,
      paid_at: null,
      share_code: null,
      share: null,
      share_came: 0,
      left_behind: 0,
    };
    await server().database.transaction((trx) =>
      trx
        .insertInto('order_people')
        .values({
          ...nobody,
          order_id: id,
          position: 0,
          brand: 'BEPNHA',
          uid: 'friend',
          name: 'Zacharias',
          role: 'member',
          status: 2,
          joined_at: 1,
          item_count: 1,
          subtotal: 1,
          placed_at: 1,
        })
        .execute(),
    );
    return of;
  };

  it('[OR67] say no more whom they were for, anywhere; what was eaten and paid they say', async () => {
    const of = await eaten('LUA30K');
    const before = await row(of);
    expect(await whatIsSaid()).toEqual(
      expect.arrayContaining([
        'diners',
        'order_drivers',
        'order_lines',
        'order_people',
        'order_ratings',
        'orders',
        'voucher_uses',
      ]),
    );
    await days(179);
    expect((await row(of)).name).toBe('Zacharias Quyền');
    await days(2);
    expect(await whatIsSaid()).toEqual([]);
    const after = await row(of);
    const { document, forgotten_at } = after;
    expect(forgotten_at).toBeGreaterThan(before.ended_at ?? 0);
    const nobody = { name: '', phone: '', address: '', lat: null, lng: null, note: '' };
    expect(after).toEqual({ ...before, ...nobody, phone_key: '', phone_number: '', document, forgotten_at });
    const { data } = await (await server().send('GET', at(of), undefined, of.headers)).json();
    expect(data).toMatchObject({
      code: of.code,
      total_amount: of.total,
      user: { name: '', phone: '', address: '', sub_address: '', location: null },
      rating: { score: 5, feedback: '' },
    });
    expect(data.items[0]).toMatchObject({ quantity: 9, note: '' });
    const history = await server().send('GET', '/v1/order/history?type=detail', undefined, of.headers);
    expect((await history.json()).data.orders).toHaveLength(1);
    const { manager } = await staff();
    const money = await manager('GET', `/v1/staff/order/${of.code}/money`);
    expect(money.status).toBe(200);
  });

  it('[OR67] are on the board as ever where their money is due, and can be given back', async () => {
    const of = await paying.order('TRANSFER');
    await paying.state(of);
    await paying.bank(of, {});
    await paying.bank(of, { transaction: `T2-${of.code}` });
    for (const [verb, more] of [['accept', { minutes: 20 }], ['ready'], ['complete']] as const)
      await step(of, verb, more);
    await days(181);
    const { cook, manager } = await staff();
    const { data } = await (await cook('GET', '/v1/staff/board?store=101')).json();
    const shown = data.money.find(({ code }: { code: string }) => code === of.code);
    expect(shown).toMatchObject({ user: { name: '', phone: '' }, address_unverified: false });
    expect(shown.refund_due).toBe(shown.total_amount);
    const refund = { amount: 1000, reason: 'late' };
    expect((await manager('POST', `/v1/staff/order/${of.code}/refund`, refund)).status).toBe(200);
  });

  it('[OR67] and open ones are left alone, however old', async () => {
    const of = await placed({ note: 'open' });
    await server().database.transaction((trx) =>
      trx.updateTable('orders').set({ look_at: null }).where('code', '=', of.code).execute(),
    );
    await days(400);
    expect(await row(of)).toMatchObject({ name: 'Zacharias Quyền', forgotten_at: null });
    await step(of, 'accept', { minutes: 20 });
    await step(of, 'ready');
    await step(of, 'depart');
    await step(of, 'complete');
    await days(181);
    expect((await row(of)).name).toBe('');
  });

  it('[ST13] for less where the brand says so, and of that brand alone', async () => {
    const bundle = payingBundle('bepnha', { forget_after_days: 7 });
    await importBundle(server().database, bundle, Date.now());
    const of = await eaten();
    await days(6);
    expect((await row(of)).name).toBe('Zacharias Quyền');
    await days(2);
    expect((await row(of)).name).toBe('');
    // somebody who ordered of late keeps what they are called in another brand
    expect(await whatIsSaid()).toEqual(['diners']);
  });

  it('[OR67] in steps, however many there are', async () => {
    await importBundle(server().database, payingBundle('bepnha', { forget_after_days: 7 }), Date.now());
    const of = await eaten();
    const { id: _, ...one } = await row(of);
    await server().database.transaction((trx) =>
      trx
        .insertInto('orders')
        .values(
          Array.from({ length: 450 }, (_, n) => ({ ...one, id: `m${n}`, code: `M${n}`, hash: `M${n}:x` })),
        )
        .execute(),
    );
    const left = async () =>
      (
        await server()
          .database.read.selectFrom('orders')
          .select('id')
          .where('name', '<>', '')
          .where('ended_at', 'is not', null)
          .execute()
      ).length;
    await days(8);
    expect(await left()).toBe(251);
    for (const rest of [51, 0]) {
      await days(0);
      expect(await left()).toBe(rest);
    }
  });
});
