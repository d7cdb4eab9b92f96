import { randomUUID } from 'node:crypto';
import { storeTopic } from '@mam/contract/http/topic.ts';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { outcome, placingAt, refusal } from '../../test/placing.ts';
import { lastEvent, openStream, rings } from '../../test/sse.ts';
import { type AsStaff, signedIn } from '../../test/staff.ts';
import { bodyAtTable } from '../../test/table/table-order.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { exportBundle } from '../bundle/export-bundle.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { addPerson } from './people/add-person.ts';

const SWITCH = '/v1/staff/tables-stopped';
const TABLE = '/v1/payment/create_order_normal';
const COUNTER = 'O2O__SELF_SERVICE';
const RESTAURANT = '/v1/restaurant?pos_parent=BEPNHA&pos_id=101';

/** a rival's act between the reading and the writing of an order */
let meanwhile: (() => Promise<void>) | null = null;

async function duringOrder(name: string): Promise<void> {
  if (name !== 'after-price' || !meanwhile) return;
  const act = meanwhile;
  meanwhile = null;
  await act();
}

describeServerOnBothEngines('the switch of the tables', { step: duringOrder }, (running) => {
  const placing = placingAt(running);
  const people = {} as Record<'cook' | 'manager' | 'elsewhere', AsStaff>;
  beforeAll(async () => {
    for (const [name, role, stores] of [
      ['cook', 'cook', []],
      ['manager', 'manager', []],
      ['elsewhere', 'manager', [102]],
    ] as const) {
      const person = { brand: 'BEPNHA', name, password: 'mat-khau-cua-quan', role, stores };
      await addPerson(running().database, person, Date.now());
      people[name] = await signedIn(running(), name, 'mat-khau-cua-quan', 'BEPNHA');
    }
  });
  const turn = (stopped: boolean, by: AsStaff = people.manager, store = 101) =>
    by('PUT', SWITCH, { store, tables_stopped: stopped });
  afterEach(async () => {
    meanwhile = null;
    expect((await turn(false)).status).toBe(200);
  });

  const orderAt = (table: string, headers: Record<string, string> = {}) => {
    const body = bodyAtTable(placing.shop(), { table }, Date.now());
    // the same again is another order
    const own = { ...placing.diner().headers, 'idempotency-key': randomUUID() };
    return running().send('POST', TABLE, body, { ...own, ...headers });
  };
  const stopped = async () =>
    (await (await running().fetch(RESTAURANT)).json()).data.restaurants[0].tables_stopped;

  it('[TB9] stops orders at tables and counter, writes nothing of them, and lets all others through', async () => {
    expect(await outcome(await orderAt('12'))).toBe('ok');
    expect(await (await turn(true)).json()).toMatchObject({ data: { store: 101, tables_stopped: true } });
    expect(await stopped()).toBe(true);
    const before = await placing.counts();
    for (const table of ['12', COUNTER]) {
      expect(await refusal(await orderAt(table))).toMatchObject({ status: 409, code: 'TABLES_STOPPED' });
    }
    expect(await placing.counts()).toEqual(before);
    expect(await outcome(await placing.place(placing.order()))).toBe('ok');
    await turn(false);
    expect(await stopped()).toBe(false);
    expect(await outcome(await orderAt(COUNTER))).toBe('ok');
  });

  it('[TB9] said in the language of who orders', async () => {
    await turn(true);
    const said = async (language: string) =>
      (await refusal(await orderAt('12', { 'accept-language': language }))).data.message;
    expect(new Set([await said('vi'), await said('en'), await said('de')]).size).toBe(3);
  });

  it('[TB9] rings once for every open page, however often it is said', async () => {
    const before = await lastEvent(running().database);
    const stream = await openStream(running().url, [storeTopic('BEPNHA', 101)]);
    await expect.poll(() => stream.frames.length).toBeGreaterThan(0);
    await Promise.all(Array.from({ length: 5 }, () => turn(true)));
    await turn(true);
    await turn(false);
    await expect.poll(() => rings(stream, before)).toBe(2);
    expect(await stopped()).toBe(false);
    stream.close();
  });

  it('[SF1] [SF2] is for managers and owners of this store', async () => {
    expect((await turn(true, people.cook)).status).toBe(403);
    expect((await turn(true, people.elsewhere)).status).toBe(404);
    expect((await turn(true, people.manager, 999)).status).toBe(404);
    expect(await stopped()).toBe(false);
  });

  it('[TB9] stays as it is switched when the brand is published again', async () => {
    await turn(true);
    const bundle = await exportBundle(running().database.read, 'BEPNHA');
    if (!bundle) throw new Error('the demo has this brand');
    await importBundle(running().database, bundle, Date.now());
    expect(await stopped()).toBe(true);
    expect(await outcome(await orderAt('12'))).toBe('TABLES_STOPPED');
  });

  it('[TB9] is switched after an order that was read before it, never during it', async () => {
    let answered = false;
    let switched: Promise<unknown> = Promise.resolve();
    const { read } = running().database;
    const waiting = async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(read);
      return rows.length > 0;
    };
    meanwhile = async () => {
      switched = turn(true).then(() => {
        answered = true;
      });
      // the one writer of SQLite lets nobody in; on PostgreSQL the order goes on when its rival waits or is done
      while (running().place.engine === 'postgres' && !answered && !(await waiting()));
      expect(answered).toBe(false);
    };
    expect(await outcome(await orderAt('12'))).toBe('ok');
    await switched;
    expect(await outcome(await orderAt('12'))).toBe('TABLES_STOPPED');
  });
});
