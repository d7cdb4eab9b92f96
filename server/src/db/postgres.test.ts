import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onPostgres, type Place } from '../../test/engines.ts';
import { type Database, openDatabase, type Trx } from './database.ts';
import { appendEvent } from './events.ts';
import { deferWrite } from './left-writes.ts';

describe('PostgreSQL', () => {
  let place: Place;
  let database: Database;

  beforeEach(async () => {
    place = await onPostgres();
    database = await openDatabase({ ...place, serving: true });
  });

  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const cutAllConnections = async () => {
    const administrator = new pg.Client({ connectionString: place.databaseUrl ?? '' });
    await administrator.connect();
    await administrator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await administrator.end();
  };

  const counter = (trx: Trx, name: unknown) =>
    sql`insert into counters (name, value) values (${name}, 1)`.execute(trx);
  const counters = async () => {
    const { rows } = await sql<{ name: string }>`select name from counters where name <> 'events'`.execute(
      database.read,
    );
    return rows.map(({ name }) => name);
  };
  /** cannot be written into a message */
  const unwritable = () => {
    const round: { self?: unknown } = {};
    round.self = round;
    return round;
  };

  it('keeps nothing of a transaction whose first or last statement fails, and goes on', async () => {
    const ends: ((trx: Trx) => unknown)[] = [
      (trx) => counter(trx, 'events'),
      (trx) => counter(trx, 'first').then(() => counter(trx, 'events')),
      (trx) => counter(trx, 'first').then(() => deferWrite(trx, (way) => counter(way, 'events'))),
      (trx) => deferWrite(trx, (way) => Promise.all([counter(way, 'one'), counter(way, 'events')])),
      (trx) => deferWrite(trx, (way) => counter(way, 'events')),
      (trx) => counter(trx, 'first').then(() => deferWrite(trx, (way) => sql`select 1 / 0`.execute(way))),
      (trx) => counter(trx, 'first').then(() => deferWrite(trx, (way) => counter(way, unwritable()))),
      (trx) => counter(trx, unwritable()),
      async (trx) => {
        deferWrite(trx, (way) => counter(way, unwritable()));
        await counter(trx, 'first');
      },
    ];
    for (const end of ends) {
      const failed = database.transaction(async (trx) => void (await end(trx)));
      await expect(failed, String(end)).rejects.toThrow();
      expect(await counters(), String(end)).toEqual([]);
    }
    await database.transaction((trx) => sql`insert into counters values ('after', 1)`.execute(trx));
    await database.transaction(async (trx) =>
      deferWrite(trx, (way) => sql`insert into counters values ('left', 1)`.execute(way)),
    );
    await database.transaction(async () => {});
    expect((await counters()).toSorted()).toEqual(['after', 'left']);
  });

  it('says unavailable when the connection is cut under a query, and works again at once', async () => {
    const running = sql`select pg_sleep(4)`.execute(database.read).catch((fault: unknown) => fault);
    await expect
      .poll(async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*) as count from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'
          and datname = current_database()`.execute(database.read);
        return rows[0]?.count;
      })
      .toBe(1);
    await cutAllConnections();
    expect(database.faultKind(await running)).toBe('unavailable');
    await expect
      .poll(() =>
        database.ping().then(
          () => 'answers',
          () => 'away',
        ),
      )
      .toBe('answers');
  });

  it('fails the transaction, and nothing else, when its connection is lost between two statements', async () => {
    const work = database.transaction(async (trx) => {
      await sql`select 1`.execute(trx);
      await cutAllConnections();
      // by then the end of the cut connection has arrived as well
      await database.ping();
      await sql`select 1`.execute(trx);
    });
    expect(database.faultKind(await work.catch((fault: unknown) => fault))).toBe('unavailable');
    const two = () =>
      database.transaction(
        async (trx) => (await sql<{ two: number }>`select 2 as two`.execute(trx)).rows[0]?.two,
      );
    // the end of another connection that was cut may arrive later on a slow machine
    await expect.poll(() => two().catch(() => null)).toBe(2);
  });

  it('hears of commits again after its listening connection was cut', async () => {
    const heard: string[] = [];
    database.onCommitted((events) => heard.push(...events.map(({ topic }) => topic)));
    const other = await openDatabase({ ...place, serving: true });
    await cutAllConnections();
    await expect
      .poll(() =>
        other.ping().then(
          () => 'answers',
          () => 'away',
        ),
      )
      .toBe('answers');
    await other.transaction(async (trx) =>
      appendEvent(trx, { brand: 'BEPNHA', topic: 'menu:BEPNHA:1', version: 1, at: Date.now() }),
    );
    await other.close();
    await expect.poll(() => heard).toEqual(['menu:BEPNHA:1']);
  });

  it('gives up a statement after its time, so that nothing waits for ever', async () => {
    const slow = await sql`select pg_sleep(30)`.execute(database.read).catch((fault: unknown) => fault);
    expect(database.faultKind(slow)).toBe('unavailable');
  });

  describe('numbers of events', () => {
    let other: pg.Client;
    let heard: string[];

    beforeEach(async () => {
      heard = [];
      database.onCommitted((events) => heard.push(...events.map(({ topic }) => topic)));
      other = new pg.Client({ connectionString: place.databaseUrl ?? '' });
      await other.connect();
      await other.query('begin');
      await other.query(
        "insert into events (seq, brand, topic, version, at) values (nextval('events_seq'), 'B', 'order:first', 1, 1)",
      );
      await database.transaction(async (trx) =>
        appendEvent(trx, { brand: 'B', topic: 'order:second', version: 1, at: 1 }),
      );
    });

    afterEach(async () => {
      await other.end();
    });

    it('hold up no other commit, and are told in their order when they are committed in another', async () => {
      expect(database.lastPublished()).toBe(0);
      await other.query('commit');
      await expect.poll(() => heard).toEqual(['order:first', 'order:second']);
    });

    it('that were drawn and never committed are passed over', async () => {
      await other.query('rollback');
      await expect.poll(() => heard).toEqual(['order:second']);
      await database.transaction(async (trx) =>
        appendEvent(trx, { brand: 'B', topic: 'order:third', version: 1, at: 1 }),
      );
      await expect.poll(() => heard).toEqual(['order:second', 'order:third']);
    });

    it('are waited for by a process that starts meanwhile', async () => {
      const late = await openDatabase({ ...place, serving: true });
      const told: string[] = [];
      late.onCommitted((events) => told.push(...events.map(({ topic }) => topic)));
      expect(late.lastPublished()).toBeLessThan(1);
      await other.query('commit');
      await expect.poll(() => told).toEqual(['order:first', 'order:second']);
      await late.close();
    });
  });

  it('goes on when a newer process adds a column to a table that is read whole', async () => {
    const read = () => database.read.selectFrom('brands').selectAll().where('code', '=', 'B').execute();
    const written = () =>
      database.transaction((trx) => trx.selectFrom('brands').selectAll().where('code', '=', 'C').execute());
    for (const ask of [read, written]) expect(await ask()).toEqual([]);
    const newer = new pg.Client({ connectionString: place.databaseUrl ?? '' });
    await newer.connect();
    await newer.query('alter table brands add column of_tomorrow text');
    await newer.end();
    for (const ask of [read, written]) expect(await ask()).toEqual([]);
  });
});
