import { settlementOfOrder } from '@mam/domain/payment/money-of-order.ts';
import { expect, it } from 'vitest';
import { describePaying } from '../../../test/paying.ts';
import { billsAt } from '../../../test/table/bills.ts';
import { runDue } from '../../clock/clock.ts';
import { orderOf } from '../../order/rows.ts';
import { TABLE_DUTIES } from '../duties.ts';

const MINUTE = 60_000;

describePaying('a bill that closes by itself', (paying) => {
  const { party, order, read, cash, transfer, rowsOf } = billsAt(paying);
  const look = () => runDue(TABLE_DUTIES, paying.parts());
  const pay = (id: string, amount: number) => cash(id, { by: 'amount', amount }, amount);
  const endOf = async (id: string) =>
    (
      await paying
        .server()
        .database.read.selectFrom('sittings')
        .select('ended_by')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).ended_by;
  const reject = async (code: string) => {
    const { version } = await paying.row({ code });
    const answer = await paying.cook()('POST', `/v1/staff/order/${code}/reject`, { version, reason: 'Hết' });
    expect(answer.status).toBe(200);
  };

  it('[TB60] two minutes after its last open round was called off, with every round of it paid', async () => {
    const { id, codes } = await party(1, 2);
    const [first, second] = await rowsOf(codes);
    await pay(id, first?.total ?? 0);
    await reject(second?.code ?? '');
    await look();
    expect(await endOf(id)).toBeNull();
    paying.pass(2 * MINUTE);
    await Promise.all([look(), look()]);
    expect(await endOf(id)).toBe('paid');
    const [paid] = await rowsOf(codes);
    expect(paid && settlementOfOrder(orderOf(paid))).toBe('paid');
    expect(paid).toMatchObject({ bill_closed_at: expect.any(Number), refund_due: 0 });
  });

  it('[TB60] not when something else was ordered instead, nor as long as that is open', async () => {
    const { id, table, guests, codes } = await party(1, 2);
    const [an] = guests;
    if (!an) throw new Error('one is there');
    const [first, second] = await rowsOf(codes);
    await pay(id, first?.total ?? 0);
    await reject(second?.code ?? '');
    const instead = await order(an, table, id);
    paying.pass(3 * MINUTE);
    await look();
    expect(await endOf(id)).toBeNull();
    await transfer(`MAM${instead}`, (await paying.row({ code: instead })).total);
    await look();
    expect(await endOf(id)).toBe('paid');
  });

  it('[TB60] at once when the last open round is paid by its own code', async () => {
    const { id, codes } = await party(1, 2);
    const [first, second] = await rowsOf(codes);
    await pay(id, first?.total ?? 0);
    await transfer(`MAM${second?.code}`, second?.total ?? 0);
    await look();
    expect(await endOf(id)).toBe('paid');
  });

  it('[TB60] never for a party that pays each round ahead, and goes on ordering', async () => {
    const { id, table, guests, codes } = await party(1, 1);
    const [an] = guests;
    if (!an) throw new Error('one is there');
    await transfer(`MAM${codes[0]}`, (await paying.row({ code: codes[0] ?? '' })).total);
    expect(await read(id, an)).toMatchObject({ remainder: 0 });
    paying.pass(3 * MINUTE);
    await look();
    expect(await endOf(id)).toBeNull();
    await order(an, table, id);
    expect((await read(id, an)).remainder).toBeGreaterThan(0);
  });

  it('[TB60] a round that comes as it is closed keeps it open, or is of the next party', async () => {
    const { id, table, guests, codes } = await party(1, 2);
    const [an] = guests;
    if (!an) throw new Error('one is there');
    const [first, second] = await rowsOf(codes);
    await pay(id, first?.total ?? 0);
    await transfer(`MAM${second?.code}`, second?.total ?? 0);
    const [, placed] = await Promise.all([look(), order(an, table, id).catch(() => null)]);
    expect((await endOf(id)) === null).toBe(placed !== null);
  });
});
