import type { TopicName } from '@mam/contract/http/topic.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, type Place } from '../../test/engines.ts';
import { type Database, openDatabase, type Trx } from './database.ts';
import { appendEvent } from './events.ts';
import type { EventRow } from './tables.ts';

const brand = (code: string) => ({
  code,
  name: code,
  document: '{}',
  version: 1,
  created_at: 1,
  updated_at: 1,
});

const event = (topic: TopicName, version = 1) => ({ brand: 'BEPNHA', topic, version, at: Date.now() });

const addBrand = (trx: Trx, code: string) => trx.insertInto('brands').values(brand(code)).execute();

describeOnBothEngines('database', (emptyPlace) => {
  let place: Place;
  let database: Database;

  beforeEach(async () => {
    place = await emptyPlace();
    database = await openDatabase({ ...place, serving: true });
  });

  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const codes = async () =>
    (await database.read.selectFrom('brands').select('code').orderBy('code').execute()).map(
      ({ code }) => code,
    );

  it('keeps what a transaction wrote', async () => {
    await database.transaction((trx) => addBrand(trx, 'A'));
    expect(await codes()).toEqual(['A']);
  });

  it('answers whole numbers as numbers, beyond 32 bits too', async () => {
    await database.transaction((trx) =>
      trx
        .insertInto('brands')
        .values({ ...brand('A'), created_at: 1_900_000_000_000 })
        .execute(),
    );
    const row = await database.read.selectFrom('brands').selectAll().executeTakeFirstOrThrow();
    expect(row).toEqual({ ...brand('A'), created_at: 1_900_000_000_000 });
  });

  it('writes nothing when the work throws', async () => {
    const failing = database.transaction(async (trx) => {
      await addBrand(trx, 'A');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await codes()).toEqual([]);
  });

  it('writes and publishes nothing when the work refuses', async () => {
    const heard: EventRow[] = [];
    database.onCommitted((events) => heard.push(...events));
    const answer = await database.transaction(async (trx) => {
      await addBrand(trx, 'A');
      appendEvent(trx, event('menu:BEPNHA:1'));
      return { refused: 'SOLD_OUT' };
    });
    await database.transaction(async (trx) => appendEvent(trx, event('menu:BEPNHA:2')));
    await expect.poll(() => heard.length).toBe(1);
    expect(answer).toEqual({ refused: 'SOLD_OUT' });
    expect(await codes()).toEqual([]);
    expect(heard[0]?.topic).toBe('menu:BEPNHA:2');
  });

  it('keeps foreign keys and strict types', async () => {
    const orphan = database.transaction((trx) =>
      trx.insertInto('menus').values({ id: 'm', brand: 'NOBODY', document: '{}', published_at: 1 }).execute(),
    );
    await expect(orphan).rejects.toThrow();
    const textAsNumber = database.transaction((trx) =>
      trx
        .insertInto('brands')
        .values({ ...brand('A'), version: 'many' as unknown as number })
        .execute(),
    );
    await expect(textAsNumber).rejects.toThrow();
    expect(await codes()).toEqual([]);
  });

  it('names a broken unique constraint the same on both engines', async () => {
    await database.transaction((trx) => addBrand(trx, 'A'));
    const again = database.transaction((trx) => addBrand(trx, 'A'));
    const fault = await again.catch((error: unknown) => error);
    expect(database.faultKind(fault)).toBe('unique');
    expect(database.faultKind(new Error('anything'))).toBe('other');
  });

  it('lets 40 writers of one row through, each exactly once', async () => {
    await database.transaction((trx) => addBrand(trx, 'A'));
    const bump = () =>
      database.transaction((trx) =>
        trx
          .updateTable('brands')
          .set((row) => ({ version: row('version', '+', 1) }))
          .where('code', '=', 'A')
          .execute(),
      );
    await Promise.all(Array.from({ length: 40 }, bump));
    const { version } = await database.read.selectFrom('brands').select('version').executeTakeFirstOrThrow();
    expect(version).toBe(41);
  });

  it('publishes each event once, in order of seq, the last version of a topic only', async () => {
    const heard: EventRow[] = [];
    database.onCommitted((events) => heard.push(...events));
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        database.transaction(async (trx) => {
          appendEvent(trx, event(`order:${index}`, 1));
          appendEvent(trx, event(`order:${index}`, 2));
        }),
      ),
    );
    await expect.poll(() => heard.length).toBe(30);
    expect(heard.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(heard.every(({ version }) => version === 2)).toBe(true);
    expect(database.lastPublished()).toBe(30);
  });

  it('gives seq in order of commit, also when two transactions interleave', async () => {
    let firstMayCommit = () => {};
    const held = new Promise<void>((done) => {
      firstMayCommit = done;
    });
    const first = database.transaction(async (trx) => {
      await addBrand(trx, 'A');
      appendEvent(trx, event('order:began-first'));
      await held; // its events were named before those of the second
    });
    const second = database.transaction(async (trx) => {
      await addBrand(trx, 'B');
      appendEvent(trx, event('order:began-second'));
    });
    // SQLite lets one writer in at a time, so there the second waits; on PostgreSQL it overtakes
    if (database.engine === 'postgres') await second;
    else await database.ping();
    firstMayCommit();
    await Promise.all([first, second]);
    const events = await database.read.selectFrom('events').selectAll().orderBy('seq').execute();
    const expected = ['order:began-first', 'order:began-second'];
    expect(events.map(({ topic }) => topic)).toEqual(
      database.engine === 'postgres' ? expected.reverse() : expected,
    );
    expect(events.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('hears what another process commits', async () => {
    const heard: EventRow[] = [];
    database.onCommitted((events) => heard.push(...events));
    const other = await openDatabase({ ...place, serving: false });
    await other.transaction(async (trx) => appendEvent(trx, event('menu:BEPNHA:9')));
    await other.close();
    await expect.poll(() => heard.map(({ topic }) => topic)).toEqual(['menu:BEPNHA:9']);
  });

  it('forgets events after a day and keys after their time', async () => {
    const now = Date.now();
    await database.transaction(async (trx) => {
      appendEvent(trx, { ...event('order:old'), at: now - 25 * 3_600_000 });
      appendEvent(trx, event('order:new'));
      const key = { uid: 'u', endpoint: 'e', fingerprint: 'f', answer: '{}', created_at: 1 };
      await trx
        .insertInto('idempotency_keys')
        .values([
          { ...key, key: 'old', expires_at: now - 1 },
          { ...key, key: 'new', expires_at: now + 1 },
        ])
        .execute();
    });
    await database.forgetOld(now);
    const events = await database.read.selectFrom('events').select('topic').execute();
    const keys = await database.read.selectFrom('idempotency_keys').select('key').execute();
    expect(events).toEqual([{ topic: 'order:new' }]);
    expect(keys).toEqual([{ key: 'new' }]);
  });

  it('opens again with what it had, migrating nothing twice', async () => {
    await database.transaction((trx) => addBrand(trx, 'A'));
    await database.close();
    database = await openDatabase({ ...place, serving: true });
    expect(await codes()).toEqual(['A']);
  });

  it('refuses a database written by a newer version', async () => {
    await database.transaction((trx) =>
      trx.insertInto('schema_versions').values({ name: '9999-from-the-future', at: 1 }).execute(),
    );
    const again = openDatabase({ ...place, serving: false });
    await expect(again).rejects.toThrow('newer Mâm (it has 9999-from-the-future)');
  });
});
