import { callsTopic, guestCallsTopic } from '@mam/contract/http/topic.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { outcome, refusal } from '../../test/placing.ts';
import { type OpenStream, openStream, rings } from '../../test/sse.ts';
import { type AsStaff, sessionCookie, signedIn } from '../../test/staff.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { addPerson } from '../staff/people/add-person.ts';

const CALL = '/v1/call-staff';
const OWN = '/v1/call-staff?pos_parent=BEPNHA&pos_id=101';
const PASSWORD = 'mat-khau-cua-quan';

let now = Date.UTC(2026, 10, 21, 5);
const limits = 'calls_of_guest=3,calls_of_table=5,calls_of_counter=6';

describeServerOnBothEngines(
  'calls of a table',
  { now: () => now, environment: { LIMITS: limits } },
  (running) => {
    const staff = {} as Record<'hung' | 'mai' | 'owner' | 'elsewhere' | 'other', AsStaff>;
    beforeAll(async () => {
      const { database } = running();
      await importDemo(database);
      for (const [key, brand, name, role, stores] of [
        ['hung', 'BEPNHA', 'Hùng', 'cook', []],
        ['mai', 'BEPNHA', 'Mai', 'manager', [101]],
        ['owner', 'BEPNHA', 'Lan', 'owner', []],
        ['elsewhere', 'BEPNHA', 'Tú', 'manager', [102]],
        ['other', 'SPREE', 'Jan', 'cook', []],
      ] as const) {
        await addPerson(database, { brand, name, password: PASSWORD, role, stores }, now);
        staff[key] = await signedIn(running(), name, PASSWORD, brand);
      }
    });

    let guest: Awaited<ReturnType<ReturnType<typeof running>['addDiner']>>;
    beforeEach(async () => {
      guest = await running().addDiner();
      // calls that an earlier test left standing are over
      await running().database.transaction((trx) => trx.deleteFrom('staff_calls').execute());
    });
    const streams: OpenStream[] = [];
    afterEach(() => {
      for (const stream of streams.splice(0)) stream.close();
    });

    const bodyOf = (change: object = {}) => ({
      brand_id: 'BEPNHA',
      store_id: 101,
      table_name: 'Bàn 12',
      user: { name: 'Thư' },
      choices: ['STAFF'],
      note: '',
      ...change,
    });
    const call = (change: object = {}, by = guest, path = CALL) =>
      running().send('POST', path, bodyOf(change), { ...by.headers, 'accept-language': 'en' });
    const placed = async (change: object = {}, by = guest) => (await (await call(change, by)).json()).data;
    const standing = async (by: AsStaff = staff.hung) =>
      (await (await by('GET', '/v1/staff/calls?store=101')).json()).data.calls;
    const own = async (by = guest) =>
      (await (await running().send('GET', OWN, undefined, by.headers)).json()).data.calls;
    const step = (id: string, verb: 'take' | 'answer', by: AsStaff = staff.hung) =>
      by('POST', `/v1/staff/call/${id}/${verb}`, undefined, { 'accept-language': 'en' });
    const rows = async () =>
      (await running().database.read.selectFrom('staff_calls').select('id').execute()).length;

    describe('calling', () => {
      it('[TB42] says to the staff, and to nobody else, that it came without its table’s code', async () => {
        const codes = await running()
          .database.read.selectFrom('table_codes')
          .select(['code', 'table_name'])
          .where('store_id', '=', 101)
          .where('replaced_at', 'is', null)
          .execute();
        const codeOf = (table: string) => codes.find(({ table_name }) => table_name === table)?.code;
        const [own, another] = [codeOf('12'), codeOf('11')];
        const unverified = async (change: object) => {
          const made = await placed({ note: JSON.stringify(change).slice(0, 200), ...change });
          expect(made).not.toHaveProperty('table_unverified');
          const call = (await standing()).find(({ id }: { id: string }) => id === made.id);
          await step(made.id, 'answer');
          return call.table_unverified;
        };
        expect(await unverified({ table_code: own })).toBe(false);
        expect(await unverified({ table_code: own?.toLowerCase(), table_name: 'Table 12' })).toBe(false);
        for (const table_code of [undefined, another, 'x'])
          expect(await unverified({ table_code, score: 4 })).toBe(true);
        // nobody sits at the counter
        expect(await unverified({ table_name: 'O2O__SELF_SERVICE' })).toBe(false);
      });

      it('[TB21] [TB23] stands on the store’s board in the restaurant’s language, with table and name', async () => {
        const choices = ['Xin thêm đá', 'TISSUES', 'STAFF', 'Xin ghế em bé'];
        const made = await placed({ choices, note: ' no rush ' });
        const text = 'Gặp nhân viên, Thêm khăn giấy, Xin thêm đá, Xin ghế em bé, no rush';
        expect(made).toEqual({
          id: expect.any(String),
          table_name: '12',
          text,
          state: 'open',
          seen: false,
          by: '',
          placed_at: now / 1000,
        });
        expect(await standing()).toEqual([
          {
            ...made,
            table_unverified: true,
            guest_name: 'Thư',
            choices,
            note: 'no rush',
            taken_by: '',
            taken_at: null,
            answered_at: null,
          },
        ]);
        expect(await own()).toEqual([made]);
      });

      it('[TB76] one that names nobody is in the name its guest has told us, and else in nobody’s', async () => {
        expect(await refusal(await call({ user: undefined }))).toMatchObject({
          status: 422,
          code: 'NAME_REQUIRED',
        });
        await running().send('POST', '/v1/my-order/profile', { name: 'Hoà' }, guest.headers);
        const body = { pos_parent: 'BEPNHA', pos_id: 101, source: 'QR', payment_type: 'NORMAL' };
        const note = 'Yêu cầu thanh toán';
        await placed({ ...body, user: undefined, choices: undefined, note });
        expect(await standing()).toMatchObject([{ guest_name: 'Hoà', table_name: '12', text: note }]);
        expect(await outcome(await call({ user: { name: '' } }))).toBe('NAME_REQUIRED');
      });

      it('[TB23] [BR6] speaks German to a German restaurant, and refuses in the language of its guest', async () => {
        const spree = { brand_id: 'SPREE', store_id: 201, table_name: '3', choices: ['PAYMENT'] };
        expect((await placed(spree)).text).toBe('Die Rechnung, bitte');
        const { data } = await refusal(await call({ ...spree, choices: [] }));
        expect(data.message).toMatch(/^Please choose/);
      });

      it.each<[string, object]>([
        ['PREVIEW', { is_preview: true }],
        ['TABLE_REQUIRED', { table_name: '' }],
        ['TABLE_REQUIRED', { table_name: undefined }],
        ['TABLE_UNKNOWN', { table_name: '999' }],
        ['CALL_EMPTY', { choices: [], note: ' \u200b ' }],
        ['CALL_CHOICE_GONE', { choices: ['Xin rượu'] }],
        ['CALL_NOTE_TOO_LONG', { note: 'ế'.repeat(256) }],
        ['CALL_NOTE_TOO_LONG', { note: 'ế'.repeat(501), score: 4 }],
        ['SCORE_INVALID', { choices: [], score: 0 }],
        ['SCORE_INVALID', { choices: [], score: 4.5 }],
        ['MALFORMED', { choices: [], score: '5' }],
        ['NAME_REQUIRED', { user: { name: 'Guest' } }],
        ['NAME_TOO_LONG', { user: { name: 'Nguyễn Hoàng Thu Hà Phương' } }],
        ['UNKNOWN', { brand_id: 'NOBODY' }],
        ['UNKNOWN', { store_id: 999 }],
        ['MALFORMED', { choices: 'STAFF' }],
        ['MALFORMED', { note: 'x'.repeat(4_100) }],
      ])('[TB21] [TB20] [TB8] is refused with %s, and nothing is written: %j', async (code, change) => {
        const before = await rows();
        expect((await refusal(await call(change))).code).toBe(code);
        expect(await rows()).toBe(before);
      });

      it('[TB32] [TB24] feedback stands there with its stars first, and sent again at once it is one', async () => {
        const feedback = { choices: undefined, score: 2, note: 'Phở nguội. '.repeat(45).trim() };
        const made = await placed(feedback);
        expect(made.text).toBe(`Góp ý 2/5 sao, ${feedback.note}`);
        expect((await placed(feedback)).id).toBe(made.id);
        expect((await placed({ ...feedback, score: 3 })).id).not.toBe(made.id);
        expect(await standing()).toHaveLength(2);
        const spree = { brand_id: 'SPREE', store_id: 201, table_name: '3', choices: [], score: 5 };
        expect((await placed(spree)).text).toBe('Rückmeldung: 5 von 5 Sternen');
      });

      it('[TB21] is refused in a preview that the address says, and without a diner', async () => {
        expect(await outcome(await call({}, guest, `${CALL}?is_preview=true`))).toBe('PREVIEW');
        expect((await refusal(await running().send('POST', CALL, bodyOf()))).code).toBe('NO_IDENTITY');
      });

      it('[TB29] takes no target where no list is', async () => {
        for (const target of ['http://169.254.169.254/', 'https://pos.example/hook', '//x', 'board']) {
          const path = `${CALL}?target=${encodeURIComponent(target)}`;
          expect(await refusal(await call({}, guest, path))).toMatchObject({
            status: 400,
            code: 'CALL_TARGET_UNKNOWN',
          });
        }
        expect(await outcome(await call({}, guest, `${CALL}?target=`))).toBe('ok');
      });
    });

    describe('calling again', () => {
      it('[TB24] ten at once are one call, and ring once; after 30 seconds it is another', async () => {
        const stream = await openStream(running().url, [guestCallsTopic(guest.uid)], guest.headers);
        streams.push(stream);
        const ids = await Promise.all(Array.from({ length: 10 }, async () => (await placed()).id));
        expect(new Set(ids).size).toBe(1);
        now += 29_999;
        expect((await placed({ table_name: 'table 12' })).id).toBe(ids[0]);
        now += 1;
        expect((await placed()).id).not.toBe(ids[0]);
        await expect.poll(() => rings(stream)).toBe(2);
        expect(await standing()).toHaveLength(2);
      });

      it('[TB24] another guest, table or word is another call; so is the same once it was answered', async () => {
        const { id } = await placed();
        const other = await running().addDiner();
        const ids = [
          (await placed({}, other)).id,
          (await placed({ table_name: '11' })).id,
          (await placed({ choices: ['PAYMENT'] })).id,
        ];
        await step(id, 'answer');
        ids.push((await placed()).id);
        expect(new Set([id, ...ids]).size).toBe(5);
      });

      it('[TB25] one guest has so many standing, a table so many, racing too; answered ones make room', async () => {
        const notes = ['a', 'b', 'c', 'd', 'e', 'f'];
        const all = await Promise.all(notes.map((note) => call({ note })));
        expect((await Promise.all(all.map(outcome))).sort()).toEqual([
          'CALLS_WAITING',
          'CALLS_WAITING',
          'CALLS_WAITING',
          'ok',
          'ok',
          'ok',
        ]);
        const other = await running().addDiner();
        expect(await outcome(await call({ note: '1' }, other))).toBe('ok');
        expect(await outcome(await call({ note: '2' }, other))).toBe('ok');
        const full = await refusal(await call({ note: '3' }, other));
        expect(full).toMatchObject({ status: 429, code: 'CALLS_WAITING', data: { limit: 5 } });
        expect(await outcome(await call({ note: '3', table_name: '13' }, other))).toBe('ok');
        const [first] = await standing();
        await step(first.id, 'answer');
        expect(await outcome(await call({ note: '4' }, await running().addDiner()))).toBe('ok');
      });

      it('[TB25] a guest has no more by calling from many tables at once', async () => {
        const tables = ['1', '2', '3', '4', '5', '6'];
        const all = await Promise.all(tables.map((table_name) => call({ table_name })));
        const said = await Promise.all(all.map(outcome));
        expect(said.filter((one) => one === 'ok')).toHaveLength(3);
      });

      it('[TB25] a hundred guests at twenty tables behind one address are never refused for the address; two hours end a call', async () => {
        const said: string[] = [];
        for (let table = 1; table <= 20; table += 1)
          for (let seat = 0; seat < 5; seat += 1)
            said.push(await outcome(await call({ table_name: String(table) }, await running().addDiner())));
        expect(new Set(said)).toEqual(new Set(['ok']));
        expect(await standing()).toHaveLength(100);
        now += 2 * 3_600_000;
        expect(await standing()).toEqual([]);
      });
    });

    describe('answering', () => {
      it('[TB26] is taken by one of two, and the other hears who; the guest reads the name', async () => {
        const { id } = await placed();
        const both = await Promise.all([step(id, 'take', staff.hung), step(id, 'take', staff.mai)]);
        const won = both[0].status === 200 ? 'Hùng' : 'Mai';
        const lost = both.find(({ status }) => status !== 200);
        if (!lost) throw new Error('both have taken it');
        const said = await refusal(lost);
        expect(said).toMatchObject({ status: 409, code: 'CALL_TAKEN', data: { name: won } });
        expect(said.data.message).toContain(won);
        expect(await own()).toMatchObject([{ id, state: 'taken', by: won }]);
        // a double tap of the one who has it
        const winner = won === 'Hùng' ? staff.hung : staff.mai;
        expect((await step(id, 'take', winner)).status).toBe(200);
        const [call] = await running()
          .database.read.selectFrom('staff_calls')
          .select('version')
          .where('id', '=', id)
          .execute();
        expect(call?.version).toBe(2);
      });

      it('[TB27] is answered by whoever saw to it, once, and is off every list', async () => {
        const { id } = await placed();
        await step(id, 'take', staff.hung);
        const both = await Promise.all([step(id, 'answer', staff.mai), step(id, 'answer', staff.mai)]);
        expect(both.map(({ status }) => status)).toEqual([200, 200]);
        expect(await refusal(await step(id, 'answer', staff.hung))).toMatchObject({
          code: 'CALL_ANSWERED',
          data: { name: 'Mai' },
        });
        expect((await refusal(await step(id, 'take', staff.hung))).code).toBe('CALL_ANSWERED');
        expect(await standing()).toEqual([]);
        expect(await own()).toMatchObject([{ id, state: 'answered', by: 'Hùng' }]);
      });

      it('[SF25] names whoever comes as their owner wants guests to read it', async () => {
        const { people } = (await (await staff.owner('GET', '/v1/staff/people')).json()).data;
        const hung = people.find(({ name }: { name: string }) => name === 'Hùng');
        const called = (name: string) =>
          staff.owner('PUT', `/v1/staff/people/${hung.id}`, { role: 'cook', stores: [], display_name: name });
        expect((await called(' Anh Hùng ')).status).toBe(200);
        const { id } = await placed();
        await step(id, 'take', staff.hung);
        expect(await own()).toMatchObject([{ id, by: 'Anh Hùng' }]);
        // a change that does not speak of it leaves it
        await staff.owner('PUT', `/v1/staff/people/${hung.id}`, { role: 'cook', stores: [] });
        const { id: next } = await placed({ choices: ['TISSUES'] });
        await step(next, 'take', staff.hung);
        expect((await own()).find((call: { id: string }) => call.id === next)).toMatchObject({
          by: 'Anh Hùng',
        });
        expect((await called('')).status).toBe(200);
      });

      it('[SF1] [SF2] [TB28] is for whoever works at this store, and for nobody else', async () => {
        const { id } = await placed();
        for (const by of [staff.hung, staff.mai, staff.owner]) expect(await standing(by)).toHaveLength(1);
        for (const by of [staff.elsewhere, staff.other]) {
          expect((await by('GET', '/v1/staff/calls?store=101')).status).toBe(404);
          for (const verb of ['take', 'answer'] as const) expect((await step(id, verb, by)).status).toBe(404);
        }
        for (const [method, path] of [
          ['GET', '/v1/staff/calls?store=101'],
          ['POST', `/v1/staff/call/${id}/take`],
          ['POST', `/v1/staff/call/${id}/answer`],
        ] as const)
          expect((await running().send(method, path, undefined, guest.headers)).status).toBe(401);
        expect((await step('nothing', 'take')).status).toBe(404);
        expect(await own(await running().addDiner())).toEqual([]);
        expect(await standing()).toMatchObject([{ id, state: 'open' }]);
      });

      it('[TB28] rings for the staff of this store and for its guest, and for no stranger', async () => {
        const hear = async (headers: Record<string, string>) => {
          const stream = await openStream(running().url, topics, headers);
          streams.push(stream);
          return () => stream.frames.filter(({ event }) => event === 'change').length;
        };
        const topics = [callsTopic('BEPNHA', 101), guestCallsTopic(guest.uid)];
        const stranger = await running().addDiner();
        const asStaff = async (name: string, brand = 'BEPNHA') =>
          hear({ cookie: await sessionCookie(running(), name, PASSWORD, brand) });
        const ours = await asStaff('Hùng');
        const elsewhere = await asStaff('Tú');
        const theirs = await asStaff('Jan', 'SPREE');
        const guests = await hear(guest.headers);
        const strangers = await hear(stranger.headers);
        const { id } = await placed();
        await step(id, 'take');
        await expect.poll(() => [ours(), guests()]).toEqual([2, 2]);
        expect([elsewhere(), theirs(), strangers()]).toEqual([0, 0, 0]);
      });
    });
  },
);
