import { SITTING_IDLE } from '@mam/domain/table/sitting.ts';
import { beforeEach, expect, it } from 'vitest';
import { outcome, refusal } from '../../test/placing.ts';
import { codeAt, noSittings, orderAt, scan } from '../../test/table/sittings.ts';
import { taken, takingAt } from '../../test/taking/taking.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

let now = Date.now();

describeServerOnBothEngines('an order that staff take at a table', { now: () => now }, (running) => {
  const taking = takingAt(running, { now: () => now });
  beforeEach(() => noSittings(running()));
  const at = (table: string, sitting?: string) =>
    ({ table, taken: { for: 'table' }, ...(sitting && { sitting }) }) as const;
  const sittingOf = async (code: string) => {
    const { database } = running();
    const row = await database.read
      .selectFrom('orders')
      .select(['sitting_id', 'guests_unseen', 'table_verified', 'bill_closed_at'])
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return row;
  };
  const partyAt = async (table: string) => {
    const { data } = await (await taking.as('waiter')('GET', '/v1/staff/tables?store=101')).json();
    return data.tables.find((one: { table: string }) => one.table === table)?.party;
  };

  it('[OR107] is a round of the party that sits there, seen by that, on its bill', async () => {
    const guest = await running().addDiner();
    const { id } = (await (await scan(running(), guest, { table: '7' })).json()).data;
    expect((await orderAt(running(), taking.shop(), guest, { table: '7', now, sitting: id })).status).toBe(
      200,
    );
    const { order } = await taken(await taking.take(at('7')));
    expect(order).toMatchObject({ status: 'CONFIRMED', table_name: '7', on_bill: true, to_collect: 0 });
    expect(await sittingOf(order.code)).toMatchObject({ sitting_id: id, guests_unseen: 0 });
    expect(await partyAt('7')).toMatchObject({ id, rounds: 2 });
    const seen = (await (await running().send('GET', `/v1/sitting/${id}`, undefined, guest.headers)).json())
      .data;
    expect(JSON.stringify(seen)).toContain(order.code);
  });

  it('[OR107] [TB57] comes onto a bill a part of which is being paid, and leaves that part as it is', async () => {
    const guest = await running().addDiner();
    const { id } = (await (await scan(running(), guest, { table: '11' })).json()).data;
    await orderAt(running(), taking.shop(), guest, { table: '11', now, sitting: id });
    const share = `/v1/sitting/${id}/bill/share`;
    const wish = { by: 'amount', amount: 10_000 };
    const held = (await (await running().send('POST', share, { wish }, guest.headers)).json()).data;
    const { order } = await taken(await taking.take(at('11', id)));
    const bill = await (await taking.as('waiter')('GET', `/v1/staff/sitting/${id}/bill`)).json();
    expect(bill.data.total).toBe(held.total + order.total_amount);
    expect(bill.data.shares.map(({ amount }: { amount: number }) => amount)).toEqual([10_000]);
  });

  it('[OR107] seats the party where nobody sits, and two at once are one party', async () => {
    const both = await Promise.all([taking.take(at('9')), taking.take(at('9'))]);
    const [one, two] = await Promise.all(
      both.map(async (answer) => sittingOf((await taken(answer)).order.code)),
    );
    expect(one?.sitting_id).not.toBeNull();
    expect(one?.sitting_id).toBe(two?.sitting_id);
    expect(await partyAt('9')).toMatchObject({ id: one?.sitting_id, rounds: 2, guests: 0 });
  });

  it('[OR107] is refused where the party has gone, or sits elsewhere by now', async () => {
    const { order } = await taken(await taking.take(at('3')));
    const id = (await sittingOf(order.code)).sitting_id ?? '';
    const asWaiter = taking.as('waiter');
    expect((await asWaiter('POST', `/v1/staff/sitting/${id}/move`, { table: '4' })).status).toBe(200);
    expect(await refusal(await taking.take(at('3', id)))).toMatchObject({
      code: 'SITTING_MOVED',
      data: { table: '4' },
    });
    expect((await taken(await taking.take(at('4', id)))).order.table_name).toBe('4');
    expect((await asWaiter('POST', `/v1/staff/sitting/${id}/close`)).status).toBe(200);
    expect(await outcome(await taking.take(at('4', id)))).toBe('SITTING_OVER');
    expect(await outcome(await taking.take(at('4', 'nobody')))).toBe('SITTING_OVER');
    expect(await partyAt('4')).toBeNull();
    const anew = await sittingOf((await taken(await taking.take(at('4')))).order.code);
    expect(anew.sitting_id).not.toBe(id);
  });

  it('[OR107] one that nothing has happened at any more is another party', async () => {
    const before = await sittingOf((await taken(await taking.take(at('5')))).order.code);
    now += SITTING_IDLE + 1000;
    const after = await sittingOf((await taken(await taking.take(at('5')))).order.code);
    expect(after.sitting_id).not.toBe(before.sitting_id);
    now = Date.now();
  });

  it('[OR103] a table that is none, or stopped for good, is refused; a pause is not', async () => {
    expect(await outcome(await taking.take(at('99')))).toBe('TABLE_UNKNOWN');
    expect(await refusal(await taking.take({ taken: { for: 'table' } }))).toMatchObject({
      code: 'MALFORMED',
    });
    const weighed = (await (await taking.weigh(at('99'))).json()).data;
    expect(weighed.refusal).toMatchObject({ code: 'TABLE_UNKNOWN' });
    const asManager = taking.as('manager');
    const paused = { store: 101, types: ['TABLE', 'PICKUP'], kind: 'pause', end: { minutes: 30 } };
    expect((await asManager('POST', '/v1/staff/switch', paused)).status).toBe(200);
    expect(await outcome(await taking.take(at('8')))).toBe('ok');
    expect(await outcome(await taking.take())).toBe('ok');
    expect((await (await taking.weigh()).json()).data.paused_until).toBeGreaterThan(now / 1000);
    await asManager('POST', '/v1/staff/switch/end', { store: 101, types: ['TABLE', 'PICKUP'] });
    const stop = (tables_stopped: boolean) =>
      asManager('PUT', '/v1/staff/tables-stopped', { store: 101, tables_stopped });
    await stop(true);
    expect(await outcome(await taking.take(at('8')))).toBe('TABLES_STOPPED');
    await stop(false);
    expect(await codeAt(running(), 101, '8')).not.toBe('');
  });
});
