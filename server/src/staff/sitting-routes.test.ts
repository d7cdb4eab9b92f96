import { sittingTopic, tablesTopic } from '@mam/contract/http/topic.ts';
import { JOIN_BY_SCAN, SITTING_IDLE } from '@mam/domain/table/sitting.ts';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { readShop, type Shop } from '../../test/order.ts';
import { lastEvent, type OpenStream, openStream, rings } from '../../test/sse.ts';
import { type AsStaff, sessionCookie, signedIn } from '../../test/staff.ts';
import { noSittings, orderAt, scan } from '../../test/table/sittings.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { runDue } from '../clock/clock.ts';
import { TABLE_DUTIES } from '../table/duties.ts';
import { addPerson } from './people/add-person.ts';

const NOON = Date.UTC(2026, 10, 21, 5);
const PASSWORD = 'mat-khau-cua-quan';
let now = NOON;

describeServerOnBothEngines('sittings as the staff see them', { now: () => now }, (running) => {
  type Diner = Awaited<ReturnType<ReturnType<typeof running>['addDiner']>>;
  const staff = {} as Record<'cook' | 'elsewhere' | 'other', AsStaff>;
  let shop: Shop;
  beforeAll(async () => {
    const { database } = running();
    await importDemo(database);
    shop = await readShop(running(), 'BEPNHA', 101);
    for (const [key, brand, name, stores] of [
      ['cook', 'BEPNHA', 'Hùng', []],
      ['elsewhere', 'BEPNHA', 'Tú', [102]],
      ['other', 'SPREE', 'Jan', []],
    ] as const) {
      await addPerson(database, { brand, name, password: PASSWORD, role: 'cook', stores }, now);
      staff[key] = await signedIn(running(), name, PASSWORD, brand);
    }
  });

  let first: Diner;
  let second: Diner;
  beforeEach(async () => {
    now = NOON;
    [first, second] = [await running().addDiner(), await running().addDiner()];
    await noSittings(running());
  });
  const streams: OpenStream[] = [];
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });

  interface Shown {
    readonly table: string;
    readonly party: { readonly id: string; readonly [field: string]: unknown } | null;
  }
  const tables = async (by = staff.cook): Promise<Shown[]> =>
    (await (await by('GET', '/v1/staff/tables?store=101')).json()).data.tables;
  const partyAt = async (table: string) => (await tables()).find((each) => each.table === table)?.party;
  const open = (table: string, by = staff.cook) => by('POST', '/v1/staff/sitting', { store: 101, table });
  const step = (id: string, verb: string, body?: object, by = staff.cook) =>
    by('POST', `/v1/staff/sitting/${id}/${verb}`, body, { 'accept-language': 'en' });
  const seat = async (by: Diner, table: string) => (await (await scan(running(), by, { table })).json()).data;
  const see = (id: string, by: Diner) => running().send('GET', `/v1/sitting/${id}`, undefined, by.headers);
  const read = async (id: string, by: Diner) => (await (await see(id, by)).json()).data;
  const order = (by: Diner, table: string, more: object = {}) =>
    orderAt(running(), shop, by, { table, now, ...more });
  const outcomeOf = async (answering: Promise<Response>) => {
    const answer = await answering;
    return [answer.status, (await answer.json()).code ?? 'ok'];
  };

  it('[TB52] shows every table of the store with who sits there, and rings when that changes', async () => {
    const headers = { cookie: await sessionCookie(running(), 'Hùng', PASSWORD, 'BEPNHA') };
    const stream = await openStream(running().url, [tablesTopic('BEPNHA', 101)], headers);
    streams.push(stream);
    const { id } = await seat(first, '5');
    await expect.poll(() => rings(stream)).toBeGreaterThan(0);
    now += 60_000;
    await seat(second, '5');
    await order(first, '5');
    const shown = await tables();
    expect(shown.map(({ table }) => table)).toEqual(Array.from({ length: 20 }, (_, n) => String(n + 1)));
    expect(shown.filter(({ party }) => party !== null)).toEqual([
      {
        table: '5',
        party: {
          ...{ id, tables: ['5'], guests: 2, rounds: 1, open_rounds: 1, since: NOON / 1000, seen: false },
          people: [
            { id: expect.any(String), name: '', state: 'in', first: true },
            { id: expect.any(String), name: '', state: 'in', first: false },
          ],
        },
      },
    ]);
  });

  it('[TB52] [TB51] the staff hear of it when a round is accepted, and when it is done', async () => {
    await seat(first, '5');
    const { order_code: code } = (await (await order(first, '5')).json()).data;
    await order(first, '5');
    const headers = { cookie: await sessionCookie(running(), 'Hùng', PASSWORD, 'BEPNHA') };
    const stream = await openStream(running().url, [tablesTopic('BEPNHA', 101)], headers);
    streams.push(stream);
    let version = 1;
    const move = async (verb: string, body: object) => {
      const heard = rings(stream);
      const answer = await staff.cook('POST', `/v1/staff/order/${code}/${verb}`, { version, ...body });
      expect([verb, answer.status]).toEqual([verb, 200]);
      version = (await answer.json()).data.version;
      await expect.poll(() => rings(stream)).toBeGreaterThan(heard);
    };
    await move('accept', { minutes: 10 });
    expect(await partyAt('5')).toMatchObject({ seen: true, rounds: 2, open_rounds: 2 });
    await move('ready', {});
    await move('complete', {});
    expect(await partyAt('5')).toMatchObject({ rounds: 2, open_rounds: 1 });
  });

  it('[TB52] is for who works at the store alone', async () => {
    const { id } = await seat(first, '5');
    for (const by of [staff.elsewhere, staff.other]) {
      expect((await by('GET', '/v1/staff/tables?store=101')).status).toBe(404);
      expect((await open('6', by)).status).toBe(404);
      for (const [verb, body] of [['close'], ['move', { table: '6' }], ['merge', { other: id }]] as const)
        expect((await step(id, verb, body, by)).status).toBe(404);
    }
    expect(await partyAt('5')).toMatchObject({ id });
    expect((await running().send('GET', '/v1/staff/tables?store=101', undefined, first.headers)).status).toBe(
      401,
    );
  });

  it('[TB53] [TB44] opens a table: its party has been seen, and joins by scanning however late it comes', async () => {
    expect(await outcomeOf(open('Bàn 7'))).toEqual([200, 'ok']);
    expect(await outcomeOf(open('77'))).toEqual([422, 'TABLE_UNKNOWN']);
    expect(await partyAt('7')).toMatchObject({ guests: 0, seen: true });
    now += 2 * JOIN_BY_SCAN;
    const { id, first: isFirst } = await seat(first, '7');
    expect([id, isFirst]).toEqual([(await partyAt('7'))?.id, true]);
    expect(await partyAt('7')).toMatchObject({ guests: 1, since: now / 1000 });
  });

  it('[TB53] [TB51] opening a table where a party sits is having seen it', async () => {
    const { id } = await seat(first, '5');
    const { order_code } = (await (await order(first, '5')).json()).data;
    await open('5');
    expect(await partyAt('5')).toMatchObject({ id, seen: true, guests: 1 });
    const { orders } = (await (await staff.cook('GET', '/v1/staff/board?store=101')).json()).data;
    const placed = orders.find(({ code }: { code: string }) => code === order_code);
    expect(placed).toMatchObject({ guests_unseen: false, status: 'WAIT_CONFIRM' });
  });

  it('[TB53] [TB48] closes one: phones are out, the next party sees nothing, and twice is once', async () => {
    const { id } = await seat(first, '5');
    await order(first, '5');
    const before = await lastEvent(running().database);
    const stream = await openStream(running().url, [sittingTopic(id)], first.headers);
    streams.push(stream);
    expect(await outcomeOf(step(id, 'close'))).toEqual([200, 'ok']);
    expect(await outcomeOf(step(id, 'close'))).toEqual([200, 'ok']);
    await expect.poll(() => rings(stream, before)).toBe(1);
    expect(await partyAt('5')).toBeNull();
    expect(await outcomeOf(see(id, first))).toEqual([409, 'SITTING_OVER']);
    const next = await seat(second, '5');
    expect(next).toMatchObject({ first: true, rounds: [], guests: [{ you: true }] });
    expect(next.id).not.toBe(id);
  });

  it('[TB53] [TB43] closed against joined: who comes is in the old one or the new one, and one goes on', async () => {
    const { id } = await seat(first, '5');
    const diners = await Promise.all(Array.from({ length: 8 }, () => running().addDiner()));
    const joining = diners.map((diner) => seat(diner, '5'));
    const [closed, ...seated] = await Promise.all([step(id, 'close'), ...joining]);
    expect(closed.status).toBe(200);
    const party = await partyAt('5');
    // a guest who came to the old one in its last moment has no answer but to scan again
    const later = seated.filter((each) => each.id !== undefined && each.id !== id);
    expect(new Set(later.map((each) => each.id)).size).toBeLessThanOrEqual(1);
    expect(party?.id ?? null).toBe(later[0]?.id ?? null);
    expect(party?.guests ?? 0).toBe(later.length);
  });

  it('[TB54] moves a party to a free table with its rounds, and not to another party', async () => {
    const { id, digits } = await seat(first, '5');
    await order(first, '5');
    const other = await seat(second, '6');
    expect(await outcomeOf(step(id, 'move', { table: '6' }))).toEqual([409, 'TABLE_TAKEN']);
    expect(await outcomeOf(step(id, 'move', { table: '66' }))).toEqual([422, 'TABLE_UNKNOWN']);
    expect(await outcomeOf(step(id, 'move', { table: 'Bàn 8' }))).toEqual([200, 'ok']);
    expect([await partyAt('5'), (await partyAt('6'))?.id, (await partyAt('8'))?.id]).toEqual([
      null,
      other.id,
      id,
    ]);
    expect(await read(id, first)).toMatchObject({ tables: ['8'], digits, rounds: [{}] });
    expect(await outcomeOf(order(first, '5', { sitting: id }))).toEqual([409, 'SITTING_MOVED']);
    expect((await order(first, '8', { sitting: id })).status).toBe(200);
    // its new card leads to it, its old one to nobody
    expect(await seat(await running().addDiner(), '8')).toMatchObject({ id });
    expect(await seat(await running().addDiner(), '5')).toMatchObject({ first: true, rounds: [] });
    // and back again, to where it came from, as soon as that is free
    await step((await partyAt('5'))?.id ?? '', 'close');
    expect(await outcomeOf(step(id, 'move', { table: '5' }))).toEqual([200, 'ok']);
    expect((await partyAt('5'))?.id).toBe(id);
  });

  it('[TB55] puts two parties together: tables, guests and rounds of both, for all their phones', async () => {
    const { id, digits } = await seat(first, '5');
    const other = await seat(second, '6');
    await order(first, '5');
    await order(second, '6');
    expect(await outcomeOf(step(id, 'merge', { other: other.id }))).toEqual([200, 'ok']);
    expect(await outcomeOf(step(id, 'merge', { other: other.id }))).toEqual([200, 'ok']);
    const party = { id, tables: ['5', '6'], guests: 2, rounds: 2, seen: true };
    for (const table of ['5', '6']) expect(await partyAt(table)).toMatchObject(party);
    // the other's phones find it under the name they knew
    expect(await read(other.id, second)).toMatchObject({ id, first: false, digits: '', rounds: [{}, {}] });
    expect(await read(id, first)).toMatchObject({ first: true, digits, guests: [{}, {}] });
    expect((await order(second, '6', { sitting: other.id })).status).toBe(200);
    expect(await partyAt('6')).toMatchObject({ rounds: 3 });
    expect(await outcomeOf(step(other.id, 'move', { table: '9' }))).toEqual([409, 'SITTING_OVER']);
  });

  it('[TB55] two waiters who put two parties together the other way round have done it once', async () => {
    const [one, two] = [await seat(first, '5'), await seat(second, '6')];
    const outcomes = await Promise.all([
      outcomeOf(step(one.id, 'merge', { other: two.id })),
      outcomeOf(step(two.id, 'merge', { other: one.id })),
    ]);
    expect(outcomes.sort()).toEqual([
      [200, 'ok'],
      [409, 'SITTING_OVER'],
    ]);
    expect((await partyAt('5'))?.id).toBe((await partyAt('6'))?.id);
    expect(await partyAt('5')).toMatchObject({ guests: 2 });
    const own = await step(one.id, 'merge', { other: one.id });
    expect([404, 409]).toContain(own.status);
  });

  it('[TB55] [TB50] ordered while two parties are put together: every round is there', async () => {
    const [one, two] = [await seat(first, '5'), await seat(second, '6')];
    const orders = Array.from({ length: 5 }, () => order(second, '6', { sitting: two.id }));
    const [answers, merged] = await Promise.all([
      Promise.all(orders),
      step(one.id, 'merge', { other: two.id }),
    ]);
    expect([...answers, merged].map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await partyAt('6')).toMatchObject({ id: one.id, rounds: 5 });
  });

  it('[TB48] the clock frees the tables of parties nothing is heard of', async () => {
    await seat(first, '5');
    now += 1;
    const { id } = await seat(second, '6');
    now = NOON + SITTING_IDLE;
    await runDue(TABLE_DUTIES, running().context);
    const ended = await running()
      .database.read.selectFrom('sittings')
      .select(['id', 'ended_by'])
      .orderBy('begun_at')
      .execute();
    expect(ended).toEqual([
      { id: expect.any(String), ended_by: 'idle' },
      { id, ended_by: null },
    ]);
    expect(await partyAt('5')).toBeNull();
  });
});
