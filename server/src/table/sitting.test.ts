import { sittingTopic, tablesTopic } from '@mam/contract/http/topic.ts';
import { MOST_ASKING_OF_ADDRESS } from '@mam/domain/table/guests.ts';
import { JOIN_BY_SCAN, SITTING_IDLE, WRONG_DIGITS_OF_ADDRESS } from '@mam/domain/table/sitting.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { type OpenStream, openStream } from '../../test/sse.ts';
import { codeAt, noSittings, scan } from '../../test/table/sittings.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

let now = Date.UTC(2026, 10, 21, 5);

describeServerOnBothEngines('sittings', { now: () => now }, (running) => {
  type Diner = Awaited<ReturnType<ReturnType<typeof running>['addDiner']>>;
  beforeAll(() => importDemo(running().database));

  let first: Diner;
  let second: Diner;
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 21, 5);
    [first, second] = [await running().addDiner(), await running().addDiner()];
    await noSittings(running());
  });
  const streams: OpenStream[] = [];
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });

  const sit = (by: Diner, more: object = {}) => scan(running(), by, { table: '5', ...more });
  const seat = async (by: Diner, more: object = {}) => {
    const answer = await sit(by, more);
    const { data } = await answer.json();
    expect([answer.status, data.message]).toEqual([200, undefined]);
    return data;
  };
  const see = (id: string, by: Diner) =>
    running().send('GET', `/v1/sitting/${id}`, undefined, { ...by.headers, 'accept-language': 'en' });
  const read = async (id: string, by: Diner) => (await (await see(id, by)).json()).data;
  const say = (id: string, who: string, yes: boolean, by: Diner) =>
    running().send('POST', `/v1/sitting/${id}/guest/${who}`, { yes }, by.headers);
  const leave = (id: string, by: Diner) =>
    running().send('POST', `/v1/sitting/${id}/leave`, undefined, by.headers);
  const refused = async (answering: Promise<Response>, status: number, code: string) => {
    const answer = await answering;
    const body = await answer.json();
    expect([answer.status, body.code]).toEqual([status, code]);
    expect(body.message).toMatch(/\p{L}+ \p{L}+/u);
  };
  const count = async () =>
    (await running().database.read.selectFrom('sittings').select('id').execute()).length;

  describe('beginning', () => {
    it('[TB43] the first scan begins one, and shows its digits on that phone', async () => {
      const begun = await seat(first, { user: { name: ' Thư ' } });
      expect(begun).toEqual({
        id: expect.any(String),
        tables: ['5'],
        state: 'in',
        first: true,
        digits: expect.stringMatching(/^\d{4}$/),
        put_out_by: '',
        seen: false,
        guests: [
          {
            id: expect.any(String),
            ...{ name: 'Thư', first: true, you: true, joined_at: now / 1000, may_put_out: false },
          },
        ],
        put_out: [],
        asking: [],
        rounds: [],
        begun_at: now / 1000,
        joins_by_scan_until: (now + JOIN_BY_SCAN) / 1000,
      });
      // sent again, as after an answer that was lost, it is the same
      expect(await seat(first, { table_name: 'Bàn 5' })).toEqual(begun);
      expect(await count()).toBe(1);
    });

    it('[TB43] two first scans at once are one sitting, twenty of them too', async () => {
      const diners = await Promise.all(Array.from({ length: 20 }, () => running().addDiner()));
      const answers = await Promise.all(diners.map((diner) => seat(diner)));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await count()).toBe(1);
      const { guests } = await read(answers[0].id, diners[0] as Diner);
      expect(guests).toHaveLength(20);
      expect(guests.filter((guest: { first: boolean }) => guest.first)).toHaveLength(1);
    });

    it('[TB43] only the code that stands on this table opens it', async () => {
      for (const table_code of [await codeAt(running(), 101, '6'), await codeAt(running(), 102, '5'), 'x'])
        await refused(sit(first, { table_code }), 403, 'TABLE_CODE_REQUIRED');
      const counter = { table_name: 'O2O__SELF_SERVICE' };
      await refused(sit(first, counter), 403, 'TABLE_CODE_REQUIRED');
      await refused(sit(first, { is_preview: true }), 422, 'PREVIEW');
      expect(await count()).toBe(0);
    });
  });

  describe('joining', () => {
    it('[TB44] for twenty minutes by scanning, and everybody hears of it', async () => {
      const { id, guests } = await seat(first, { user: { name: 'Thư' } });
      const stream = await openStream(running().url, [sittingTopic(id)], first.headers);
      streams.push(stream);
      now += JOIN_BY_SCAN - 1;
      const joined = await seat(second, { user: { name: 'Nam' } });
      await expect.poll(() => stream.frames.at(-1)?.data.topic).toBe(sittingTopic(id));
      expect(joined).toMatchObject({ id, state: 'in', first: false, digits: '', asking: [] });
      expect(joined.guests).toEqual([
        { ...guests[0], you: false, may_put_out: true },
        {
          id: expect.any(String),
          ...{ name: 'Nam', first: false, you: true, joined_at: Math.floor(now / 1000), may_put_out: false },
        },
      ]);
      expect(JSON.stringify(joined)).not.toContain(first.uid);
    });

    it('[TB49] who says their name later is known by it, and everybody hears of it', async () => {
      const { id } = await seat(first);
      await seat(second, { user: { name: 'Nam' } });
      const stream = await openStream(running().url, [sittingTopic(id)], second.headers);
      streams.push(stream);
      await seat(first, { user: { name: 'Thư' } });
      await expect.poll(() => stream.frames.at(-1)?.data.topic).toBe(sittingTopic(id));
      // a name that is not said again stays
      await seat(first);
      expect((await read(id, second)).guests).toMatchObject([{ name: 'Thư', first: true }, { name: 'Nam' }]);
    });

    it('[TB45] [TB46] later with the digits of the first phone, and not with others', async () => {
      const { id, digits } = await seat(first);
      now += JOIN_BY_SCAN;
      await refused(sit(second), 409, 'SITTING_DIGITS_NEEDED');
      const wrong = digits === '1234' ? '4321' : '1234';
      await refused(sit(second, { digits: wrong }), 403, 'SITTING_DIGITS_WRONG');
      expect(await read(id, second)).toMatchObject({ guests: [], digits: '', state: 'left' });
      expect(await seat(second, { digits: ` ${digits} ` })).toMatchObject({ id, state: 'in' });
    });

    it('[TB46] a thousand tries at once open nothing: from the twentieth wrong one of an address its right ones do not either', async () => {
      const { id, digits } = await seat(first);
      now += JOIN_BY_SCAN;
      const wrong = Array.from({ length: 40 }, (_, n) => String((Number(digits) + 1 + n) % 10_000));
      const diners = await Promise.all(wrong.map(() => running().addDiner()));
      const codes = await Promise.all(
        diners.map(async (diner, n) => {
          const answer = await sit(diner, { digits: wrong[n]?.padStart(4, '0') });
          return (await answer.json()).code;
        }),
      );
      expect(codes.filter((code) => code === 'SITTING_DIGITS_WRONG')).toHaveLength(WRONG_DIGITS_OF_ADDRESS);
      expect(codes.filter((code) => code === 'SITTING_DIGITS_OFF')).toHaveLength(
        40 - WRONG_DIGITS_OF_ADDRESS,
      );
      await refused(sit(second, { digits }), 429, 'SITTING_DIGITS_OFF');
      // as strangers at home do: the party's friends come from another address
      await running().database.transaction((trx) =>
        trx
          .updateTable('sitting_guests')
          .set({ network: '203.0.113.9' })
          .where('state', '=', 'left')
          .execute(),
      );
      const friend = await running().addDiner();
      expect(await seat(friend, { digits })).toMatchObject({ id, state: 'in' });
      await leave(id, friend);
      await running().database.transaction((trx) =>
        trx.updateTable('sitting_guests').set({ network: '127.0.0.1' }).where('state', '=', 'left').execute(),
      );
      await refused(sit(second, { digits }), 429, 'SITTING_DIGITS_OFF');
      expect((await read(id, first)).guests).toHaveLength(1);
      expect(await seat(second, { asks: true })).toMatchObject({ state: 'asking' });
    });

    it('[TB46] one phone has five tries, and the others still have theirs', async () => {
      const { digits } = await seat(first);
      now += JOIN_BY_SCAN;
      const wrong = digits === '1234' ? '4321' : '1234';
      for (let n = 0; n < 5; n += 1) await sit(second, { digits: wrong });
      await refused(sit(second, { digits }), 429, 'SITTING_DIGITS_OFF');
      expect(await seat(await running().addDiner(), { digits })).toMatchObject({ state: 'in' });
    });

    it('[TB45] [TB47] when the first phone says yes; who asks reads nothing before', async () => {
      const { id } = await seat(first, { user: { name: 'Thư' } });
      const third = await running().addDiner();
      await seat(third);
      now += JOIN_BY_SCAN;
      const asking = await seat(second, { asks: true, user: { name: 'Nam' } });
      expect(asking).toMatchObject({ id, state: 'asking', first: false, digits: '', guests: [], asking: [] });
      expect(await seat(second, { asks: true })).toEqual(asking);
      const seen = await read(id, first);
      expect(seen.asking).toEqual([{ id: expect.any(String), name: 'Nam' }]);
      const [who] = seen.asking;
      expect((await read(id, third)).asking).toEqual([]);
      for (const by of [third, second]) await refused(say(id, who.id, true, by), 403, 'SITTING_FIRST_ONLY');
      const stranger = await running().addDiner();
      await refused(say(id, who.id, true, stranger), 404, 'UNKNOWN');
      expect((await say(id, who.id, true, first)).status).toBe(200);
      expect((await say(id, who.id, true, first)).status).toBe(200);
      expect(await read(id, second)).toMatchObject({ state: 'in', guests: [{}, {}, {}] });
      await refused(say(id, 'nobody', true, first), 409, 'SITTING_NOT_ASKING');
    });

    it('[TB47] after a no nobody asks again, and scanning does not help', async () => {
      const { id } = await seat(first);
      now += JOIN_BY_SCAN;
      await seat(second, { asks: true });
      const [who] = (await read(id, first)).asking;
      expect((await say(id, who.id, false, first)).status).toBe(200);
      expect(await read(id, second)).toMatchObject({ state: 'refused', guests: [] });
      await refused(sit(second, { asks: true }), 409, 'SITTING_ASKED');
      await refused(sit(second), 409, 'SITTING_DIGITS_NEEDED');
      // nor does going, in the time in which others come by scanning
      now -= JOIN_BY_SCAN;
      expect((await leave(id, second)).status).toBe(200);
      await refused(sit(second), 409, 'SITTING_DIGITS_NEEDED');
    });

    it('[TB47] nobody is shut out by many who ask: who has asked longest from there makes room', async () => {
      const { id } = await seat(first);
      now += JOIN_BY_SCAN;
      const askers: Diner[] = [];
      for (let n = 0; n <= MOST_ASKING_OF_ADDRESS; n += 1) {
        now += 1;
        const asker = await running().addDiner();
        askers.push(asker);
        expect(await seat(asker, { asks: true })).toMatchObject({ state: 'asking' });
      }
      expect((await read(id, first)).asking).toHaveLength(MOST_ASKING_OF_ADDRESS);
      const [oldest] = askers as [Diner];
      expect(await read(id, oldest)).toMatchObject({ state: 'out', put_out_by: '', guests: [], rounds: [] });
      expect(await seat(oldest, { asks: true })).toMatchObject({ state: 'asking' });
    });
  });

  describe('the end', () => {
    it('[TB48] comes with the last guest who leaves: phones are out, and the next scan begins anew', async () => {
      const { id, digits } = await seat(first);
      await seat(second);
      expect((await leave(id, first)).status).toBe(200);
      // the guest who is left has the first phone now
      expect(await read(id, second)).toMatchObject({ first: true, digits, guests: [{ you: true }] });
      const stream = await openStream(running().url, [sittingTopic(id)], second.headers);
      streams.push(stream);
      expect((await leave(id, second)).status).toBe(200);
      await expect.poll(() => stream.frames.at(-1)?.data.topic).toBe(sittingTopic(id));
      for (const by of [first, second]) await refused(see(id, by), 409, 'SITTING_OVER');
      const next = await seat(await running().addDiner());
      expect(next).toMatchObject({ state: 'in', first: true, guests: [{ you: true }] });
      expect(next.id).not.toBe(id);
    });

    it('[TB48] comes by itself after three hours: digits, link and phones open nothing', async () => {
      const { id, digits } = await seat(first);
      now += SITTING_IDLE;
      await refused(see(id, first), 409, 'SITTING_OVER');
      await refused(leave(id, first), 409, 'SITTING_OVER');
      const next = await seat(second, { digits });
      expect(next).toMatchObject({ first: true, guests: [{ you: true }] });
      expect(next.id).not.toBe(id);
      const rows = await running()
        .database.read.selectFrom('sittings')
        .select(['id', 'ended_by'])
        .orderBy('begun_at')
        .execute();
      expect(rows).toEqual([
        { id, ended_by: 'idle' },
        { id: next.id, ended_by: null },
      ]);
    });
  });

  it('[TB49] is nothing for anybody else: neither to read nor to hear of', async () => {
    const { id } = await seat(first);
    await refused(see(id, second), 404, 'UNKNOWN');
    await refused(leave(id, second), 404, 'UNKNOWN');
    for (const topic of [sittingTopic(id), tablesTopic('BEPNHA', 101)]) {
      const answer = await running().fetch(`/v1/live?topics=${topic}`, { headers: second.headers });
      expect(answer.status).toBe(403);
      await answer.body?.cancel();
    }
  });
});
