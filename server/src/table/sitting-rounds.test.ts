import { sittingTopic } from '@mam/contract/http/topic.ts';
import { settlementOfOrder } from '@mam/domain/payment/money-of-order.ts';
import { SITTING_IDLE } from '@mam/domain/table/sitting.ts';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { readShop, type Shop } from '../../test/order.ts';
import { type OpenStream, openStream, rings } from '../../test/sse.ts';
import { type AsStaff, signedIn } from '../../test/staff.ts';
import { codeAt, orderAt, scan } from '../../test/table/sittings.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { orderByCode } from '../order/queries.ts';
import { addPerson } from '../staff/people/add-person.ts';
import { endSitting } from './end-sitting.ts';
import { sittingById } from './sitting-queries.ts';
import { roundsOfSitting } from './sitting-rounds.ts';

const NOON = Date.UTC(2026, 10, 21, 5);
let now = NOON;
/** no table was used by a test before */
let tables = 0;

describeServerOnBothEngines('rounds of a sitting', { now: () => now }, (running) => {
  type Diner = Awaited<ReturnType<ReturnType<typeof running>['addDiner']>>;
  let shop: Shop;
  let cook: AsStaff;
  beforeAll(async () => {
    const { database } = running();
    await importDemo(database);
    shop = await readShop(running(), 'BEPNHA', 101);
    const person = {
      brand: 'BEPNHA',
      name: 'Lan',
      password: 'mat-khau-1',
      role: 'cook',
      stores: [],
    } as const;
    await addPerson(database, person, now);
    cook = await signedIn(running(), 'Lan', 'mat-khau-1', 'BEPNHA');
    tables = 0;
  });

  let table: string;
  let first: Diner;
  let second: Diner;
  beforeEach(async () => {
    now = NOON;
    tables += 1;
    table = String(tables);
    [first, second] = [await running().addDiner(), await running().addDiner()];
  });
  const streams: OpenStream[] = [];
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });

  const seat = async (by: Diner) => (await (await scan(running(), by, { table })).json()).data;
  const order = (by: Diner, more: object = {}) => orderAt(running(), shop, by, { table, now, ...more });
  const placed = async (by: Diner, more: object = {}) => {
    const answer = await order(by, more);
    const { data } = await answer.json();
    expect([answer.status, data.message]).toEqual([200, undefined]);
    return data;
  };
  const read = async (id: string, by: Diner) =>
    (await (await running().send('GET', `/v1/sitting/${id}`, undefined, by.headers)).json()).data;
  const onBoard = async (code: string) => {
    const { orders } = (await (await cook('GET', '/v1/staff/board?store=101')).json()).data;
    return orders.find((each: { code: string }) => each.code === code);
  };
  const accept = async (code: string) => {
    const { version } = await onBoard(code);
    const answer = await cook('POST', `/v1/staff/order/${code}/accept`, { version, minutes: 20 });
    expect(answer.status).toBe(200);
  };

  it('[TB49] [TB50] an order at the table is a round, read by everybody there as it becomes', async () => {
    const { id } = await seat(first);
    await seat(second);
    const stream = await openStream(running().url, [sittingTopic(id)], second.headers);
    streams.push(stream);
    const mine = await placed(first, { sitting: id });
    await expect.poll(() => rings(stream)).toBeGreaterThan(0);
    const theirs = await placed(second);
    const { rounds } = await read(id, second);
    expect(rounds).toMatchObject([
      { order_code: mine.order_code, order_hash: '', status: 'WAIT_CONFIRM', name: 'Bi' },
      { order_code: theirs.order_code, order_hash: theirs.hash, status: 'WAIT_CONFIRM', name: 'Bi' },
    ]);
    const [{ lines, total_amount }] = rounds;
    expect(lines).toEqual([
      {
        item_name: expect.any(String),
        details: expect.any(Array),
        note: '',
        quantity: 2,
        amount: expect.any(Number),
      },
    ]);
    expect(total_amount).toBe(mine.total_amount);
    await accept(mine.order_code);
    expect((await read(id, second)).rounds[0]).toMatchObject({ status: 'CONFIRMED' });
    expect(await onBoard(theirs.order_code)).toMatchObject({ table_unverified: false });
  });

  it('[TB50] whoever is not of the sitting orders none of its rounds, with the code or without', async () => {
    const { id } = await seat(first);
    const table_code = await codeAt(running(), 101, table);
    const { order_code } = await placed(second, { table_code });
    expect((await read(id, first)).rounds).toEqual([]);
    expect(await onBoard(order_code)).toMatchObject({ table_unverified: true, guests_unseen: false });
    expect(await onBoard((await placed(first)).order_code)).toMatchObject({ table_unverified: false });
  });

  it('[TB48] [TB50] a phone whose sitting has ended orders nothing on the next party, and nothing is written', async () => {
    const { id } = await seat(first);
    now += SITTING_IDLE;
    const next = await seat(second);
    const late = await order(first, { sitting: id });
    expect([late.status, (await late.json()).code]).toEqual([409, 'SITTING_OVER']);
    for (const sitting of [id, next.id])
      expect(await roundsOfSitting(running().database.read, sitting)).toEqual([]);
    // an order is a sign of life
    now += SITTING_IDLE - 1;
    await placed(second);
    now += 1;
    expect(await read(next.id, second)).toMatchObject({ rounds: [{}] });
  });

  it('[TB48] with a round a sitting goes on when everybody has left', async () => {
    const { id } = await seat(first);
    await placed(first);
    const left = await running().send('POST', `/v1/sitting/${id}/leave`, undefined, first.headers);
    expect(left.status).toBe(200);
    expect(await sittingById(running().database.read, id)).toMatchObject({ ended_at: null });
  });

  it('[TB48] [TB50] closed against ordered: each round is of a sitting that went on, or it is refused', async () => {
    const { context, database } = running();
    const { id } = await seat(first);
    const close = () =>
      database.transaction(async (trx) => {
        const sitting = await sittingById(trx, id);
        return sitting && endSitting(trx, context, sitting, { by: 'staff', now });
      });
    const orders = Array.from({ length: 6 }, () => order(first, { sitting: id }));
    const [answers] = await Promise.all([Promise.all(orders), close()]);
    const codes = await Promise.all(answers.map(async (answer) => (await answer.json()).code ?? 'ok'));
    expect(new Set([...codes, 'ok', 'SITTING_OVER']).size).toBe(2);
    const written = await roundsOfSitting(database.read, id);
    expect(written).toHaveLength(codes.filter((code) => code === 'ok').length);
    expect((await order(first, { sitting: id })).status).toBe(409);
  });

  it('[TB58] [PA28] what was brought is not paid: it is collected when the sitting ends', async () => {
    const { id } = await seat(first);
    const { order_code: code } = await placed(first);
    await accept(code);
    for (const verb of ['ready', 'complete'] as const) {
      const { version } = await onBoard(code);
      expect((await cook('POST', `/v1/staff/order/${code}/${verb}`, { version })).status).toBe(200);
    }
    const brought = await orderByCode(running().database.read, 'BEPNHA', code);
    expect(brought && [brought.status, settlementOfOrder(brought)]).toEqual(['COMPLETED', 'unpaid']);
    expect(await onBoard(code)).toMatchObject({ to_collect: 0, on_bill: true });
    expect((await cook('POST', `/v1/staff/sitting/${id}/close`)).status).toBe(200);
    const closed = await orderByCode(running().database.read, 'BEPNHA', code);
    expect(closed && settlementOfOrder(closed)).toBe('collected');
    expect(await onBoard(code)).toMatchObject({ on_bill: false });
  });

  it('[TB51] nobody has seen guests who came by scanning, until one of their orders is accepted', async () => {
    await seat(first);
    const one = await placed(first);
    const two = await placed(first);
    for (const { order_code } of [one, two])
      expect(await onBoard(order_code)).toMatchObject({ guests_unseen: true, status: 'WAIT_CONFIRM' });
    await accept(two.order_code);
    for (const { order_code } of [one, two])
      expect(await onBoard(order_code)).toMatchObject({ guests_unseen: false });
    expect(await onBoard((await placed(first)).order_code)).toMatchObject({ guests_unseen: false });
  });
});
