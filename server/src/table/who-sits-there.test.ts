import { sittingTopic } from '@mam/contract/http/topic.ts';
import { JOIN_BY_SCAN } from '@mam/domain/table/sitting.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { readShop, type Shop } from '../../test/order.ts';
import { type OpenStream, openStream, rings } from '../../test/sse.ts';
import { type AsStaff, signedIn } from '../../test/staff.ts';
import { noSittings, orderAt, scan } from '../../test/table/sittings.ts';
import { describeServerOnBothEngines, type RunningServer } from '../../test/with-server.ts';
import { addPerson } from '../staff/people/add-person.ts';

const NOON = Date.UTC(2026, 10, 21, 5);
const PASSWORD = 'mat-khau-cua-quan';
let now = NOON;

describeServerOnBothEngines('who sits at a table', { now: () => now }, (running) => {
  type Phone = Awaited<ReturnType<RunningServer['addDiner']>>;
  let shop: Shop;
  let waiter: AsStaff;
  beforeAll(async () => {
    await importDemo(running().database);
    shop = await readShop(running(), 'BEPNHA', 101);
    const person = { brand: 'BEPNHA', name: 'Hùng', password: PASSWORD, role: 'cook', stores: [] } as const;
    await addPerson(running().database, person, now);
    waiter = await signedIn(running(), 'Hùng', PASSWORD, 'BEPNHA');
  });

  let an: Phone;
  let binh: Phone;
  let stranger: Phone;
  beforeEach(async () => {
    now = NOON;
    const phones = await Promise.all([1, 2, 3].map(() => running().addDiner()));
    [an, binh, stranger] = phones as [Phone, Phone, Phone];
    await noSittings(running());
  });
  const streams: OpenStream[] = [];
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });

  /** one after the other, or the first would not be known */
  const seat = async (by: Phone, name: string, table = '5', more: object = {}) => {
    now += 1_000;
    const answer = await scan(running(), by, { table, user: { name }, ...more });
    const { data, code } = await answer.json();
    expect([code, answer.status]).toEqual([undefined, 200]);
    return data;
  };
  const outcome = async (answering: Promise<Response>) => {
    const answer = await answering;
    return [answer.status, (await answer.json()).code ?? 'ok'];
  };
  const again = (by: Phone, more: object = {}, table = '5') =>
    outcome(scan(running(), by, { table, ...more }));
  const read = async (id: string, by: Phone) =>
    (await running().send('GET', `/v1/sitting/${id}`, undefined, by.headers)).json();
  const idOf = async (sitting: string, name: string, by: Phone) =>
    (await read(sitting, by)).data.guests.find((guest: { name: string }) => guest.name === name).id;
  const put = (sitting: string, who: string, by: Phone) =>
    outcome(running().send('POST', `/v1/sitting/${sitting}/guest/${who}/put-out`, undefined, by.headers));
  const say = (sitting: string, who: string, yes: boolean, by: Phone) =>
    outcome(running().send('POST', `/v1/sitting/${sitting}/guest/${who}`, { yes }, by.headers));
  const order = (by: Phone, sitting?: string, table = '5') =>
    orderAt(running(), shop, by, { table, now, ...(sitting && { sitting }) });
  const staff = (sitting: string, who: string, as: string) =>
    outcome(waiter('POST', `/v1/staff/sitting/${sitting}/guest/${who}`, { as }));
  const see = (table = '5') => waiter('POST', '/v1/staff/sitting', { store: 101, table });
  const partyAt = async (table: string) => {
    const { data } = await (await waiter('GET', '/v1/staff/tables?store=101')).json();
    return data.tables.find((each: { table: string }) => each.table === table).party;
  };
  const board = async () => (await (await waiter('GET', '/v1/staff/board?store=101')).json()).data.orders;
  const bill = async (sitting: string, by: Phone) =>
    outcome(running().send('GET', `/v1/sitting/${sitting}/bill`, undefined, by.headers));
  const hold = (sitting: string, by: Phone) =>
    running().send(
      'POST',
      `/v1/sitting/${sitting}/bill/share`,
      { wish: { by: 'amount', amount: 10_000 } },
      { ...by.headers, 'idempotency-key': crypto.randomUUID() },
    );

  describe('putting out', () => {
    it('[TB88] whoever is there puts somebody out, who reads why and nothing of the party any more', async () => {
      const { id, digits } = await seat(an, 'An');
      await seat(stranger, 'Lạ');
      await order(stranger, id);
      expect(await put(id, await idOf(id, 'Lạ', an), an)).toEqual([200, 'ok']);
      const out = (await read(id, stranger)).data;
      const nothing = { digits: '', tables: [], guests: [], put_out: [], rounds: [], asking: [] };
      expect(out).toMatchObject({ state: 'out', put_out_by: 'guest', first: false, ...nothing });
      expect(await bill(id, stranger)).toEqual([404, 'UNKNOWN']);
      // their orders stay, and the digits they may know no longer hold
      const party = (await read(id, an)).data;
      expect(party).toMatchObject({ guests: [{ name: 'An' }], put_out: [{ name: 'Lạ' }], rounds: [{}] });
      expect([/^\d{4}$/.test(party.digits), party.digits === digits]).toEqual([true, false]);
      expect(await again(stranger)).toEqual([409, 'SITTING_DIGITS_NEEDED']);
      // said again it is so already
      expect(await put(id, party.put_out[0].id, an)).toEqual([200, 'ok']);
    });

    it('[TB88] going and coming back, or asking and scanning, is no way in; digits and a yes are', async () => {
      const { id } = await seat(an, 'An');
      await seat(stranger, 'Lạ');
      const who = await idOf(id, 'Lạ', an);
      await put(id, who, an);
      await running().send('POST', `/v1/sitting/${id}/leave`, undefined, stranger.headers);
      expect(await again(stranger)).toEqual([409, 'SITTING_DIGITS_NEEDED']);
      expect(await again(stranger, { asks: true })).toEqual([200, 'ok']);
      expect(await again(stranger)).toEqual([409, 'SITTING_DIGITS_NEEDED']);
      expect(await say(id, who, true, an)).toEqual([200, 'ok']);
      expect((await read(id, stranger)).data).toMatchObject({ state: 'in', put_out_by: '' });
      await put(id, who, an);
      const { digits } = (await read(id, an)).data;
      expect(await again(stranger, { digits })).toEqual([200, 'ok']);
      // and the first phone lets somebody in whom it has put out, unasked
      await put(id, who, an);
      expect(await say(id, who, true, an)).toEqual([200, 'ok']);
    });

    it('[TB88] who was put out hears that, and nothing more', async () => {
      const { id } = await seat(an, 'An');
      await seat(stranger, 'Lạ');
      const stream = await openStream(running().url, [sittingTopic(id)], stranger.headers);
      streams.push(stream);
      await put(id, await idOf(id, 'Lạ', an), an);
      await expect.poll(() => stream.ended()).toBe(true);
      // that they sat down may ring late as well
      const heard = rings(stream);
      expect(heard).toBeGreaterThan(0);
      await order(an, id);
      expect(rings(stream)).toBe(heard);
      const anew = await running().fetch(`/v1/live?topics=${sittingTopic(id)}`, {
        headers: stranger.headers,
      });
      expect(anew.status).toBe(403);
      await anew.body?.cancel();
    });

    it('[TB88] whom the staff have met is put out by the first phone and by them alone', async () => {
      const { id } = await seat(an, 'An');
      await seat(binh, 'Bình');
      await see();
      await seat(stranger, 'Lạ');
      for (const name of ['An', 'Bình'])
        expect(await put(id, await idOf(id, name, an), stranger)).toEqual([403, 'SITTING_WAS_SEEN']);
      expect(await put(id, await idOf(id, 'Lạ', an), binh)).toEqual([200, 'ok']);
      expect(await put(id, await idOf(id, 'Bình', an), an)).toEqual([200, 'ok']);
      expect(await put(id, 'nobody', an)).toEqual([409, 'SITTING_NOT_THERE']);
      expect(await put(id, 'nobody', stranger)).toEqual([404, 'UNKNOWN']);
    });

    it('[TB88] an order that names the party is refused, one of the table is placed, and is none of its rounds', async () => {
      const { id } = await seat(an, 'An');
      await seat(stranger, 'Lạ');
      await put(id, await idOf(id, 'Lạ', an), an);
      expect(await outcome(order(stranger, id))).toEqual([409, 'SITTING_PUT_OUT']);
      const { order_code } = (await (await order(stranger)).json()).data;
      expect((await read(id, an)).data.rounds).toEqual([]);
      const placed = (await board()).find(({ code }: { code: string }) => code === order_code);
      expect(placed).toMatchObject({ table_unverified: true, on_bill: false });
    });

    it('[TB88] what they were about to pay is free for the others at once', async () => {
      const { id } = await seat(an, 'An');
      await seat(stranger, 'Lạ');
      await order(an, id);
      expect((await hold(id, stranger)).status).toBe(200);
      await put(id, await idOf(id, 'Lạ', an), an);
      const shares = (
        await (await running().send('GET', `/v1/sitting/${id}/bill`, undefined, an.headers)).json()
      ).data.shares;
      expect(shares.filter(({ state }: { state: string }) => state === 'held')).toEqual([]);
      expect((await hold(id, stranger)).status).toBe(404);
    });

    it('[TB88] two who put each other out at once: one of them is there', async () => {
      const { id } = await seat(an, 'An');
      await seat(binh, 'Bình');
      const [ofAn, ofBinh] = [await idOf(id, 'An', an), await idOf(id, 'Bình', an)];
      const outcomes = await Promise.all([put(id, ofBinh, an), put(id, ofAn, binh)]);
      expect(outcomes.map(([status]) => status).sort()).toEqual([200, 404]);
      expect((await partyAt('5')).guests).toBe(1);
    });

    it('[TB88] [TB50] put out while ordering: it is a round, or refused, and never in between', async () => {
      const { id } = await seat(an, 'An');
      await seat(stranger, 'Lạ');
      const who = await idOf(id, 'Lạ', an);
      const [placed] = await Promise.all([
        Promise.all(Array.from({ length: 5 }, () => outcome(order(stranger, id)))),
        put(id, who, an),
      ]);
      const rounds = (await read(id, an)).data.rounds.length;
      expect(placed.filter(([status]) => status === 200)).toHaveLength(rounds);
      for (const [status, code] of placed)
        if (status !== 200) expect([status, code]).toEqual([409, 'SITTING_PUT_OUT']);
    });
  });

  describe('the staff', () => {
    it('[TB89] put a stranger out, let somebody in again and name the first phone', async () => {
      const { id, digits } = await seat(stranger, 'Lạ');
      await seat(an, 'An');
      const [ofStranger, ofAn] = [await idOf(id, 'Lạ', an), await idOf(id, 'An', an)];
      // the stranger came first, and puts out who really sits there
      expect(await put(id, ofAn, stranger)).toEqual([200, 'ok']);
      expect(await staff(id, ofAn, 'in')).toEqual([200, 'ok']);
      expect(await staff(id, ofAn, 'first')).toEqual([200, 'ok']);
      const party = await partyAt('5');
      expect(party.people).toMatchObject([
        { name: 'Lạ', state: 'in', first: false },
        { name: 'An', state: 'in', first: true },
      ]);
      const named = (await read(id, an)).data;
      expect([named.first, (await read(id, stranger)).data.digits]).toEqual([true, '']);
      expect([named.digits === digits, named.digits.length]).toEqual([false, 4]);
      expect(await staff(id, ofStranger, 'out')).toEqual([200, 'ok']);
      expect((await read(id, stranger)).data).toMatchObject({ state: 'out', put_out_by: 'staff' });
      expect(await staff(id, ofStranger, 'first')).toEqual([409, 'SITTING_NOT_THERE']);
      expect(await staff(id, 'nobody', 'in')).toEqual([409, 'SITTING_NOT_THERE']);
    });

    it('[TB89] let in who asks', async () => {
      const { id } = await seat(an, 'An');
      now += JOIN_BY_SCAN;
      await seat(binh, 'Bình', '5', { asks: true });
      const [, asking] = (await partyAt('5')).people;
      expect(await staff(id, asking.id, 'in')).toEqual([200, 'ok']);
      expect((await read(id, binh)).data.state).toBe('in');
    });
  });

  describe('another party', () => {
    it('[TB90] begins anew where the staff have seen nobody: the earlier one reads what happened', async () => {
      const { id } = await seat(stranger, 'Lạ');
      const { order_code } = (await (await order(stranger, id)).json()).data;
      const joined = await seat(an, 'An');
      expect([joined.id, joined.seen]).toEqual([id, false]);
      const begun = await seat(an, 'An', '5', { instead_of: id });
      expect(begun).toMatchObject({ state: 'in', first: true, guests: [{ name: 'An' }], rounds: [] });
      expect(begun.id).not.toBe(id);
      expect((await read(id, stranger)).code).toBe('SITTING_ASIDE');
      expect(await outcome(order(stranger, id))).toEqual([409, 'SITTING_ASIDE']);
      const placed = (await board()).find(({ code }: { code: string }) => code === order_code);
      expect(placed).toMatchObject({ guests_unseen: true, party_aside: true, on_bill: false });
      // their friends come by scanning, and said again, or by two of them, it is one
      expect((await seat(binh, 'Bình', '5', { instead_of: id })).id).toBe(begun.id);
      expect((await seat(an, 'An', '5', { instead_of: id })).id).toBe(begun.id);
      expect(await partyAt('5')).toMatchObject({ id: begun.id, guests: 2, rounds: 0 });
    });

    it('[TB90] also for who needs the digits or was put out, and not once the staff have seen who sits there', async () => {
      const { id } = await seat(stranger, 'Lạ');
      await seat(an, 'An');
      await put(id, await idOf(id, 'An', an), stranger);
      now += JOIN_BY_SCAN;
      const needed = await (await scan(running(), binh, { table: '5' })).json();
      expect(needed.data).toMatchObject({ sitting: id, seen: false });
      const begun = await seat(an, 'An', '5', { instead_of: id });
      await see();
      expect(await again(stranger, { instead_of: begun.id })).toEqual([409, 'SITTING_SEEN']);
      expect(await again(an, { instead_of: begun.id })).toEqual([409, 'SITTING_SEEN']);
    });

    it('[TB90] [TB50] while a round is placed: it is of one of the two, and marked or not by that', async () => {
      const { id } = await seat(stranger, 'Lạ');
      const [placed, begun] = await Promise.all([
        Promise.all(Array.from({ length: 5 }, () => outcome(order(stranger, id)))),
        scan(running(), an, { table: '5', instead_of: id }).then((answer) => answer.json()),
      ]);
      expect(begun.data.rounds).toEqual([]);
      const marks = await running()
        .database.read.selectFrom('orders')
        .select('party_aside')
        .where('sitting_id', '=', id)
        .execute();
      expect(marks).toEqual(placed.filter(([status]) => status === 200).map(() => ({ party_aside: 1 })));
    });
  });

  describe('elsewhere', () => {
    it('[TB91] who sits at another table is asked, and is counted at one', async () => {
      const { id } = await seat(an, 'An', '12');
      await seat(binh, 'Bình', '12');
      await order(an, id, '12');
      const other = await seat(stranger, 'Lạ', '13');
      const answer = await (await scan(running(), an, { table: '13' })).json();
      expect([answer.code, answer.data.from, answer.data.to]).toEqual(['SITTING_ELSEWHERE', '12', '13']);
      expect(answer.message).toContain('12');
      expect([(await partyAt('12')).guests, (await partyAt('13')).guests]).toEqual([2, 1]);
      expect((await seat(an, 'An', '13', { moves: true })).id).toBe(other.id);
      expect([(await partyAt('12')).guests, (await partyAt('13')).guests]).toEqual([1, 2]);
      // their orders stay with the table they were for
      expect(await partyAt('12')).toMatchObject({ rounds: 1 });
      expect((await read(id, an)).data).toMatchObject({ state: 'left', rounds: [] });
    });

    it('[TB91] who asks at another table stays where they sit until the yes', async () => {
      const { id } = await seat(an, 'An', '13');
      now += JOIN_BY_SCAN;
      await seat(binh, 'Bình', '12');
      expect(await again(binh, { asks: true }, '13')).toEqual([409, 'SITTING_ELSEWHERE']);
      await seat(binh, 'Bình', '13', { asks: true, moves: true });
      expect((await partyAt('12')).guests).toBe(1);
      const [who] = (await read(id, an)).data.asking;
      expect(await say(id, who.id, true, an)).toEqual([200, 'ok']);
      // with its last guest a sitting ends in which nothing was ordered
      expect([await partyAt('12'), (await partyAt('13')).guests]).toEqual([null, 2]);
    });

    it('[TB91] two tables scanned at once: one is sat at', async () => {
      const tables = ['12', '13', '14'];
      const outcomes = await Promise.all(tables.map((table) => again(an, {}, table)));
      expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1);
      const parties = await Promise.all(tables.map(partyAt));
      expect(parties.filter((party) => party !== null)).toHaveLength(1);
    });
  });
});
