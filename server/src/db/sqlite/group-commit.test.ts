import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onSqlite, type Place } from '../../../test/engines.ts';
import { type Database, openDatabase, type Trx } from '../database.ts';
import { appendEvent } from '../events.ts';
import type { EventRow } from '../tables.ts';

const write = (trx: Trx, name: string) => trx.insertInto('counters').values({ name, value: 1 }).execute();

describe('transactions that share a commit', () => {
  let place: Place;
  let database: Database;
  let heard: EventRow[];

  beforeEach(async () => {
    place = await onSqlite();
    database = await openDatabase({ ...place, serving: true });
    heard = [];
    database.onCommitted((events) => heard.push(...events));
  });

  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const written = async () => {
    const rows = await database.read.selectFrom('counters').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name).filter((name) => name !== 'events');
  };

  /** Writes a row and rings a bell for it; then does what the test wants of it. */
  const change = (name: string, then: () => unknown = () => name) =>
    database.transaction(async (trx) => {
      await write(trx, name);
      appendEvent(trx, { brand: 'B', topic: `order:${name}`, version: 1, at: 1 });
      return then();
    });

  const throws = () => {
    throw new Error('not this one');
  };

  it('undo only themselves when they throw or refuse, their events too', async () => {
    const all = [change('a'), change('b', throws), change('c', () => ({ refused: 'SOLD_OUT' })), change('d')];
    const [a, b, c, d] = await Promise.allSettled(all);
    expect(a).toEqual({ status: 'fulfilled', value: 'a' });
    expect(b).toMatchObject({ status: 'rejected', reason: { message: 'not this one' } });
    expect(c).toEqual({ status: 'fulfilled', value: { refused: 'SOLD_OUT' } });
    expect(d).toEqual({ status: 'fulfilled', value: 'd' });
    expect(await written()).toEqual(['a', 'd']);
    await expect.poll(() => heard.map(({ topic }) => topic)).toEqual(['order:a', 'order:d']);
  });

  it('see what those before them wrote, and not what was undone', async () => {
    const seen = (trx: Trx) =>
      trx.selectFrom('counters').select('name').where('name', '!=', 'events').execute();
    const [, , third] = await Promise.allSettled([
      change('a'),
      change('b', throws),
      database.transaction((trx) => seen(trx)),
    ]);
    expect(third).toEqual({ status: 'fulfilled', value: [{ name: 'a' }] });
  });

  it('are answered after the commit: when it fails, all fail, and nothing is kept or told', async () => {
    const orphan = database.transaction(async (trx) => {
      // looked at when it commits, so the work itself goes through
      await sql`pragma defer_foreign_keys = on`.execute(trx);
      await trx
        .insertInto('menus')
        .values({ id: 'm', brand: 'NOBODY', document: '{}', published_at: 1 })
        .execute();
    });
    const all = await Promise.allSettled([change('a'), orphan, change('b')]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await written()).toEqual([]);
    await change('c'); // the next group is none the worse
    expect(await written()).toEqual(['c']);
    await expect.poll(() => heard.map(({ topic, seq }) => [topic, seq])).toEqual([['order:c', 1]]);
  });

  it('ring a topic once a commit, with its last version', async () => {
    const ring = (version: number) =>
      database.transaction(async (trx) =>
        appendEvent(trx, { brand: 'B', topic: 'board:B:1', version, at: 1 }),
      );
    // on a machine that stands still now and then the group would end after the first: nobody waits long for it
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    await Promise.all([ring(1), ring(2), ring(3)]);
    clock.mockRestore();
    await expect.poll(() => heard.map(({ seq, version }) => [seq, version])).toEqual([[1, 3]]);
  });

  it('let the event loop turn while many wait', async () => {
    let [turns, over] = [0, false];
    // counted as they come: a timer would count what the machine has time for
    const count = () => {
      turns += 1;
      if (!over) setImmediate(count);
    };
    setImmediate(count);
    // each takes a millisecond of the thread, so that how many fit into a turn is the same on a faster machine
    const takesTime = (): void => {
      const end = performance.now() + 1;
      while (performance.now() < end);
    };
    const all = Array.from({ length: 100 }, (_, index) => change(`row ${index}`, takesTime));
    await Promise.all(all);
    over = true;
    expect(turns).toBeGreaterThan(10);
    expect(await written()).toHaveLength(100);
  });
});
