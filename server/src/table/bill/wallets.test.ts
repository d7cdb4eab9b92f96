import { settlementOfOrder } from '@mam/domain/payment/money-of-order.ts';
import { HOLD_LASTS } from '@mam/domain/table/holds.ts';
import { describe, expect, it } from 'vitest';
import { describePaying, type Paying } from '../../../test/paying.ts';
import { billsAt } from '../../../test/table/bills.ts';
import { runDue } from '../../clock/clock.ts';
import { orderOf } from '../../order/rows.ts';
import { PAYMENT_DUTIES } from '../../payment/duties.ts';

const SECOND = 1_000;
const METHODS = ['MOMOQR4', 'ZALOPAYQR4', 'ONEPAY'];

const amount = (of: number) => ({ by: 'amount', amount: of });

/** The acts of guests of store 101 who pay by wallet. */
function walletsAt(paying: Paying) {
  const bills = billsAt(paying);
  const { party, read } = bills;
  const sitting = (id: string) =>
    paying
      .server()
      .database.read.selectFrom('sittings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  const two = async () => {
    const at = await party(2, 2);
    const [an, binh] = at.guests;
    if (!an || !binh) throw new Error('two are there');
    return { ...at, an, binh, total: (await read(at.id, an)).total };
  };
  type Guest = Awaited<ReturnType<typeof two>>['an'];

  const begun = async (id: string, by: Guest, share: string, method = 'MOMOQR4') => {
    const { request, reference } = await bills.byWallet(id, by, share, method);
    // OnePay hears of a payment when its page is opened
    if (method === 'ONEPAY') await fetch(request.extra_data.payment_link ?? '');
    const act = (action: string, more: object = {}) => paying.sandbox().act(reference, action, more);
    return { request, reference, act };
  };

  return { ...bills, sitting, two, begun };
}

describePaying('a share of a table’s bill at each gateway', (paying) => {
  const { two, begun, taken, read, rowsOf, paymentOf, cash, sitting } = walletsAt(paying);

  describe.each(METHODS)('%s', (method) => {
    it('[PA60] [PA61] [PA59] pays it once, however often it is told, the oldest round first', async () => {
      const { id, an, binh, codes, total } = await two();
      const [one] = await rowsOf(codes);
      const share = await taken(id, an, amount((one?.total ?? 0) + 1_000));
      const { request, act } = await begun(id, an, share.id, method);
      expect(request).toMatchObject({ payment_method: method, amount: share.amount, transfer: null });
      expect(request.extra_data.payment_link).toContain('http');
      expect(await paymentOf(id, an, share.id)).toEqual({ state: 'PENDING', payment_method: method });
      await act('pay', { times: 4 });
      await act('again', { times: 2 });
      expect(await paymentOf(id, an, share.id)).toMatchObject({ state: 'SUCCESS' });
      const rows = await rowsOf(codes);
      expect(rows.map(({ captured, refund_due }) => [captured, refund_due])).toEqual([
        [one?.total, 0],
        [1_000, 0],
      ]);
      expect((await read(id, binh)).shares).toMatchObject([{ state: 'paid', counted: share.amount }]);
      const rest = total - share.amount;
      await cash(id, amount(rest), rest);
      expect(await sitting(id)).toMatchObject({ ended_by: 'paid' });
      for (const row of await rowsOf(codes)) expect(settlementOfOrder(orderOf(row))).toBe('paid');
    });

    it('[PA61] another amount, and twice: the share is paid, what is above is due back and goes back by itself', async () => {
      const { id, an, codes, total } = await two();
      const share = await taken(id, an, amount(30_000));
      const { act } = await begun(id, an, share.id, method);
      await act('pay', { amount: 20_000 });
      expect(await read(id, an)).toMatchObject({ paid: 20_000, held: 10_000, refund_due: 0 });
      await act('pay', { amount: 20_000 });
      expect(await read(id, an)).toMatchObject({
        paid: 30_000,
        refund_due: 10_000,
        remainder: total - 30_000,
      });
      const last = codes.at(-1) ?? '';
      const back = await paying.manager()(
        'POST',
        `/v1/staff/order/${last}/refund`,
        { reason: 'Trả dư', amount: 10_000 },
        { 'idempotency-key': `back-${share.id}` },
      );
      expect(back.status).toBe(200);
      expect(await read(id, an)).toMatchObject({ paid: 30_000, refund_due: 0 });
      const payment = (await paying.sandbox().payments()).find(({ refunds }) =>
        refunds.some((refund) => refund.amount === 10_000),
      );
      expect(payment).toBeDefined();
    });

    it('[PA61] nobody told us: the payer’s own question finds it, or the clock after a restart', async () => {
      const { id, an, binh } = await two();
      const first = await taken(id, an, amount(10_000));
      await (await begun(id, an, first.id, method)).act('silent');
      expect(await paymentOf(id, an, first.id)).toMatchObject({ state: 'PENDING' });
      paying.pass(11 * SECOND);
      expect(await paymentOf(id, an, first.id)).toMatchObject({ state: 'SUCCESS' });
      const second = await taken(id, binh, amount(15_000));
      await (await begun(id, binh, second.id, method)).act('silent');
      await paying.restart();
      paying.pass(31 * SECOND);
      await runDue(PAYMENT_DUTIES, paying.parts());
      expect(await read(id, an)).toMatchObject({ paid: 25_000 });
    });

    it('[PA60] [PA19] given up there it waits here for another try, and that one counts', async () => {
      const { id, an } = await two();
      const share = await taken(id, an, amount(10_000));
      const first = await begun(id, an, share.id, method);
      await first.act('cancel');
      paying.pass(11 * SECOND);
      expect(await paymentOf(id, an, share.id)).toMatchObject({ state: 'CANCELLED' });
      const second = await begun(id, an, share.id, method);
      expect(second.reference).not.toBe(first.reference);
      await second.act('pay');
      expect(await paymentOf(id, an, share.id)).toMatchObject({ state: 'SUCCESS' });
    });
  });
});

describePaying('a share of a table’s bill by wallet', (paying) => {
  const at = walletsAt(paying);
  const {
    two,
    begun,
    sitting,
    read,
    readAsStaff,
    taken,
    cash,
    transfer,
    rowsOf,
    askToPay,
    attemptsOf,
    paymentOf,
  } = at;

  it('[PA60] is offered what the store’s gateways take, each way once, to its guests alone', async () => {
    const { id, an } = await two();
    expect(await read(id, an)).toMatchObject({
      by_phone: true,
      methods: [
        { payment_method: 'MOMOQR4', disabled: false },
        { payment_method: 'ATM_VIA_MOMO', disabled: false },
        { payment_method: 'ZALOPAYQR4', disabled: false },
        { payment_method: 'ONEPAY', disabled: false },
      ],
    });
    expect(await readAsStaff(id)).toMatchObject({ methods: [] });
  });

  it('[TB61] leads back to the bill of the table where the party sits', async () => {
    const { id, table, an } = await two();
    const share = await taken(id, an, amount(10_000));
    const { reference } = await begun(id, an, share.id);
    const known = (await paying.sandbox().payments()).find(
      (one) => one.reference === reference,
    ) as unknown as {
      returnUrl: string;
    };
    const { pathname, searchParams } = new URL(known.returnUrl);
    expect(pathname).toBe('/');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      pos_parent: 'BEPNHA',
      pos_id: '101',
      table_name: table,
      table_code: expect.any(String),
      sitting: id,
      sheet: 'table-bill',
    });
  });

  it('[PA60] two taps, and a second method, make one attempt each; at most ten', async () => {
    const { id, an } = await two();
    const share = await taken(id, an, amount(10_000));
    await Promise.all([1, 2, 3].map(() => askToPay(id, an, share.id, 'MOMOQR4')));
    expect(await attemptsOf(share.id)).toMatchObject([{ number: 1, method: 'MOMOQR4', order_id: null }]);
    await askToPay(id, an, share.id, 'ZALOPAYQR4');
    await askToPay(id, an, share.id, 'MOMOQR4');
    expect((await attemptsOf(share.id)).map(({ method }) => method)).toEqual(['MOMOQR4', 'ZALOPAYQR4']);
    await paying
      .server()
      .database.transaction((trx) =>
        trx
          .updateTable('payment_attempts')
          .set({ number: 10 })
          .where('bill_share_id', '=', share.id)
          .where('number', '=', 2)
          .execute(),
      );
    expect((await askToPay(id, an, share.id, 'ONEPAY')).status).toBe(429);
  });

  it('[PA60] nobody keeps asking wallets for ever new shares', async () => {
    const { id, an, binh } = await two();
    const asked: number[] = [];
    for (let nth = 1; nth <= 31; nth += 1) {
      const share = await taken(id, an, amount(nth));
      asked.push((await askToPay(id, an, share.id, 'MOMOQR4')).status);
    }
    expect(asked.filter((status) => status === 200)).toHaveLength(30);
    expect(asked.at(-1)).toBe(429);
    const other = await taken(id, binh, amount(1_000));
    expect((await askToPay(id, binh, other.id, 'MOMOQR4')).status).toBe(200);
  });

  it('[PA60] is refused for a share that is paid, given up and taken, of somebody else, or by what the store does not take', async () => {
    const { id, an, binh, total } = await two();
    const share = await taken(id, an, amount(total));
    const refused = async (answer: Response, status: number, code: string) =>
      expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
    for (const method of ['TRANSFER', 'PAYMENT_ON_DELIVERY', 'MOMO_P2SU', 'constructor'])
      await refused(await askToPay(id, an, share.id, method), 422, 'PAYMENT_UNAVAILABLE');
    expect((await askToPay(id, binh, share.id, 'MOMOQR4')).status).toBe(404);
    paying.pass(HOLD_LASTS);
    const other = await taken(id, binh, amount(total));
    await refused(await askToPay(id, an, share.id, 'MOMOQR4'), 422, 'BILL_AMOUNT');
    await transfer(other.transfer?.description ?? '', total);
    await refused(await askToPay(id, an, share.id, 'MOMOQR4'), 409, 'BILL_CLOSED');
    expect(await attemptsOf(share.id)).toEqual([]);
  });

  it('[PA60] [TB59] whose two minutes are over holds it anew with the tap that pays', async () => {
    const { id, an, binh } = await two();
    const share = await taken(id, an, amount(20_000));
    paying.pass(HOLD_LASTS);
    expect(await read(id, binh)).toMatchObject({ held: 0 });
    await begun(id, an, share.id);
    expect(await read(id, binh)).toMatchObject({ held: 20_000 });
  });

  it('[PA60] whoever is back late reads that they have gone to pay it, until the wallet says what came of that', async () => {
    const { id, an, binh } = await two();
    const share = await taken(id, an, amount(20_000));
    expect((await read(id, an)).shares).toMatchObject([{ begun: false }]);
    const { act } = await begun(id, an, share.id);
    paying.pass(HOLD_LASTS);
    expect((await read(id, an)).shares).toMatchObject([{ state: 'free', begun: true }]);
    expect((await read(id, binh)).shares).toEqual([]);
    await act('fail');
    expect((await read(id, an)).shares).toMatchObject([{ begun: false }]);
  });

  it('[PA61] [PA58] late, after it was given up, and after the bill was closed', async () => {
    const { id, an, binh, codes, total } = await two();
    const dropped = await taken(id, an, amount(20_000));
    const late = await begun(id, an, dropped.id);
    await paying
      .server()
      .send('POST', `/v1/sitting/${id}/bill/share/${dropped.id}/give-up`, undefined, an.headers);
    const held = await taken(id, binh, amount(total - 5_000));
    await late.act('pay');
    // the part of it that nobody else holds counts
    expect(await read(id, an)).toMatchObject({ paid: 5_000, held: total - 5_000, refund_due: 15_000 });
    const other = await begun(id, binh, held.id, 'ZALOPAYQR4');
    await other.act('pay');
    expect(await sitting(id)).toMatchObject({ ended_by: 'paid' });
    await other.act('pay');
    const rows = await rowsOf(codes);
    expect(rows.reduce((sum, row) => sum + row.refund_due, 0)).toBe(15_000 + total - 5_000);
    expect(rows.reduce((sum, row) => sum + row.captured, 0)).toBe(total + 15_000 + total - 5_000);
    expect(await attemptsOf(held.id)).toMatchObject([{ state: 'paid' }]);
  });

  it('[PA61] [TB66] put together with another party while somebody pays, it is heard where the table is now', async () => {
    const one = await two();
    const other = await two();
    const share = await taken(other.id, other.an, amount(40_000));
    const { act } = await begun(other.id, other.an, share.id);
    const merged = await paying.cook()('POST', `/v1/staff/sitting/${one.id}/merge`, { other: other.id });
    expect(merged.status).toBe(200);
    await act('pay', { times: 2 });
    expect(await read(one.id, one.an)).toMatchObject({ paid: 40_000 });
    expect(await paymentOf(other.id, other.an, share.id)).toMatchObject({ state: 'SUCCESS' });
  });

  it('[PA61] wallet, bank, cash and a second wallet at once never take more than the bill', async () => {
    const { id, an, binh, codes, total } = await two();
    const [first, second] = [
      await taken(id, an, amount(30_000)),
      await taken(id, binh, amount(total - 30_000)),
    ];
    const [wallet, card] = [await begun(id, an, first.id), await begun(id, binh, second.id, 'ZALOPAYQR4')];
    await Promise.all([
      wallet.act('pay', { times: 2 }),
      transfer(first.transfer?.description ?? '', 30_000),
      card.act('pay', { times: 3 }),
      cash(id, amount(30_000), 30_000),
    ]);
    expect(await sitting(id)).toMatchObject({ ended_by: 'paid' });
    const rows = await rowsOf(codes);
    for (const row of rows) expect(row.captured - row.refund_due).toBe(row.total);
    // the till goes before who has not paid yet: then the money of both is twice there
    expect([30_000, 60_000]).toContain(rows.reduce((sum, row) => sum + row.refund_due, 0));
  });

  it('[PA61] money for a share whose sitting is forgotten is for a person', async () => {
    const { id, an } = await two();
    const share = await taken(id, an, amount(5_000));
    const { act } = await begun(id, an, share.id);
    const { database } = paying.server();
    await database.transaction((trx) => trx.deleteFrom('sittings').where('id', '=', id).execute());
    await act('pay', { times: 2 });
    const { data } = await (await paying.manager()('GET', '/v1/staff/unplaced-money')).json();
    expect(data.notices).toMatchObject([{ gateway: 'momo', amount: 5_000, outcome: 'unknown' }]);
  });
});
