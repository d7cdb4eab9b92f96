import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { Checkpointer } from './checkpointer.ts';
import { SQLITE_FILE } from './sqlite.ts';

/** a row of so many fills a page */
const ROW = 'x'.repeat(3_000);
const turn = () => new Promise((done) => setImmediate(done));

describe('the log of SQLite', () => {
  let folder: string;
  const file = () => join(folder, SQLITE_FILE);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mam-test-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const openWriter = () => {
    const writer = new DatabaseSync(file());
    // a reader that finds the log's first page half written takes the writer's lock for a moment, to read it again
    writer.exec(
      'pragma busy_timeout = 2000; pragma journal_mode = wal; pragma wal_autocheckpoint = 0; pragma synchronous = off; create table rows (text text)',
    );
    const insert = writer.prepare('insert into rows values (?)');
    return { writer, write: () => insert.run(ROW) };
  };

  /** The log as another connection sees it; it copies nothing. */
  const log = () => {
    const other = new DatabaseSync(file());
    const state = other.prepare('pragma wal_checkpoint(noop)').get() as { log: number; checkpointed: number };
    other.close();
    return { pages: state.log, left: state.log - state.checkpointed };
  };

  it('is copied into the file without the writer, also in the middle of a transaction', async () => {
    const { writer, write } = openWriter();
    const pauseWriter = async () => expect.unreachable('nobody waits');
    const limits = { copied: 100, longest: 10_000 };
    const checkpointer = new Checkpointer({ file: file(), pauseWriter, isDamaged: () => false }, limits);
    for (let row = 0; row < 200; row += 1) write();
    expect(log().left).toBeGreaterThan(200);
    writer.exec('begin immediate');
    write();
    await checkpointer.look();
    expect(log().left).toBe(0);
    writer.exec('commit');
    // so few pages are left to be copied with more of them
    await checkpointer.look();
    expect(log().left).toBeGreaterThan(0);
    await checkpointer.stop();
    writer.close();
  });

  it('begins anew while somebody writes without a break, who waits for the last few pages', async () => {
    const { writer, write } = openWriter();
    const pauses: { readonly pages: number; readonly over: Promise<void> }[] = [];
    const pauseWriter = (work: () => Promise<void>) => {
      // read before: afterwards a thread copies, and may be done before this one looks
      const pause = { pages: log().pages, over: work() };
      pauses.push(pause);
      return pause.over;
    };
    const limits = { copied: 50, longest: 400 };
    const checkpointer = new Checkpointer({ file: file(), pauseWriter, isDamaged: () => false }, limits);
    let over = false;
    const looking = (async () => {
      while (!over) await Promise.all([checkpointer.look(), turn()]);
    })();
    for (let paused = 0; paused < 3; ) {
      write();
      await turn();
      if (pauses.length === paused) continue;
      paused = pauses.length;
      const last = pauses.at(-1);
      expect(last?.pages).toBeGreaterThanOrEqual(limits.longest);
      await last?.over;
      write();
      expect(log().pages).toBeLessThan(10);
    }
    over = true;
    await looking;
    await checkpointer.stop();
    writer.close();
  });

  it('of a server is copied by the clock, not by who orders', async () => {
    const database = await openDatabase({ databaseUrl: null, dataFolder: folder, serving: true });
    const values = Array.from({ length: 3_000 }, (_, index) => ({ name: `${index} ${ROW}`, value: 1 }));
    await database.transaction(async (trx) => {
      while (values.length > 0) await trx.insertInto('counters').values(values.splice(0, 100)).execute();
    });
    await expect.poll(() => log().left).toBe(0);
    await database.close();
    expect(statSync(`${file()}-wal`, { throwIfNoEntry: false })).toBeUndefined();
    expect(statSync(`${file()}.seal`).size).toBeGreaterThan(0);
  });
});
