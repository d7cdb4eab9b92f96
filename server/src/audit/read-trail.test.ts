import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { type AsStaff, signedIn } from '../../test/staff.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { addPerson } from '../staff/people/add-person.ts';
import { byStaff, recordAct } from './record-act.ts';

const PASSWORD = 'mâm cơm chiều mưa';
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 23, 3);

describeServerOnBothEngines('reading the trail', { now: () => NOW }, (running) => {
  const as: Record<string, AsStaff> = {};
  const ids: Record<string, string> = {};

  interface Line {
    readonly seq: number;
    readonly act: string;
    readonly name: string;
    readonly store: number | null;
    readonly subject: { readonly id: string };
    readonly details: object;
  }
  const read = async (who: string, query = ''): Promise<{ lines: Line[]; before: number | null }> => {
    const answer = await (as[who] as AsStaff)('GET', `/v1/staff/trail${query}`);
    expect(answer.status).toBe(200);
    return (await answer.json()).data;
  };
  const subjects = async (who: string, query = '') =>
    (await read(who, query)).lines.filter(({ act }) => act !== 'signIn').map(({ subject }) => subject.id);
  /** every page of it */
  const readAll = async (who: string, query: string): Promise<Line[]> => {
    const all: Line[] = [];
    for (let before: number | null = null; ; ) {
      const page = await read(who, `${query}${before === null ? '' : `&before=${before}`}`);
      expect(page.lines.length).toBeLessThanOrEqual(50);
      all.push(...page.lines);
      if (page.before === null) return all;
      expect(page.before).toBeLessThan(before ?? Number.MAX_SAFE_INTEGER);
      before = page.before;
    }
  };

  beforeAll(async () => {
    const { database } = running();
    await importDemo(database);
    for (const [name, brand, role, stores] of [
      ['Chủ', 'BEPNHA', 'owner', []],
      ['Quản', 'BEPNHA', 'manager', [101]],
      ['Tổng', 'BEPNHA', 'manager', []],
      ['Anh Tuấn', 'BEPNHA', 'cook', [101]],
      ['Jan', 'SPREE', 'owner', []],
    ] as const) {
      const added = await addPerson(database, { brand, name, password: PASSWORD, role, stores }, NOW);
      if ('refused' in added) throw new Error(added.refused);
      ids[name] = added.id;
      as[name] = await signedIn(running(), name, PASSWORD, brand);
    }
    await database.transaction(async (trx) => {
      const by = (name: string) => byStaff({ id: ids[name] ?? '', name });
      const note = (
        store: number | null,
        at: number,
        who: string,
        act: Parameters<typeof recordAct>[1]['act'],
      ) => recordAct(trx, { brand: 'BEPNHA', store, at, by: by(who), act });
      note(101, NOW - 3 * DAY, 'Anh Tuấn', {
        name: 'sellOut',
        subject: { id: 'D1', name: 'Bún riêu cua ốc' },
      });
      note(102, NOW - 2 * DAY, 'Quản', { name: 'sellOut', subject: { id: 'D2', name: 'Gầu giòn' } });
      const details = { amount: 63_000, currency: 'đ', reason: 'cơm tấm nguội', way: 'momo' };
      note(101, NOW - DAY, 'Quản', { name: 'refund', subject: { id: 'C5D19' }, details });
      note(102, NOW - DAY, 'Anh Tuấn', { name: 'markReady', subject: { id: '77C1D' } });
      note(null, NOW, 'Chủ', { name: 'removePerson', subject: { id: 'gone', name: 'Người cũ' } });
      return {};
    });
  });

  it('[AU5] owners read all of their brand, managers their stores, everybody their own; of another brand nobody', async () => {
    expect((await subjects('Chủ')).slice(0, 5)).toEqual(['gone', '77C1D', 'C5D19', 'D2', 'D1']);
    expect(await subjects('Quản')).toEqual(['C5D19', 'D2', 'D1']);
    expect(await subjects('Tổng')).toEqual(['77C1D', 'C5D19', 'D2', 'D1']);
    expect(await subjects('Anh Tuấn')).toEqual(['77C1D', 'D1']);
    expect((await subjects('Jan')).filter((id) => ['gone', 'C5D19'].includes(id))).toEqual([]);
    // no filter opens more
    expect(await subjects('Quản', '?store=102')).toEqual(['D2']);
    expect(await subjects('Anh Tuấn', '?store=102')).toEqual(['77C1D']);
    for (const q of ['C5D19', 'Quản', 'gầu']) expect(await subjects('Anh Tuấn', `?q=${q}`), q).toEqual([]);
    expect((await running().send('GET', '/v1/staff/trail')).status).toBe(401);
  });

  it('[AU2] filters by class, store and days, and says amounts as the store writes them', async () => {
    expect(await subjects('Chủ', '?kind=moneyOut')).toEqual(['C5D19']);
    expect(await subjects('Chủ', '?kind=menu&store=101')).toEqual(['D1']);
    const day = Math.floor((NOW - 2 * DAY) / 1000);
    expect(await subjects('Chủ', `?from=${day}&to=${day + 86_400}`)).toEqual(['D2']);
    expect(await subjects('Chủ', `?from=${day + 86_400}&kind=board`)).toEqual(['77C1D']);
    const { lines } = await read('Quản', '?kind=moneyOut');
    expect(lines[0]).toMatchObject({
      ...{ act: 'refund', name: 'Quản', store: 101, subject: { kind: 'order', id: 'C5D19' } },
      details: { amount: '63.000đ', reason: 'cơm tấm nguội', way: 'momo' },
    });
  });

  it('[AU2] searches orders by code, people and dishes by a part of their name, whatever is typed', async () => {
    expect(await subjects('Chủ', '?q=c5d19')).toEqual(['C5D19']);
    expect(await subjects('Chủ', '?q=TUAN')).toEqual(
      expect.arrayContaining(['77C1D', 'D1', ids['Anh Tuấn']]),
    );
    expect(await subjects('Chủ', '?q=bun rieu')).toEqual(['D1']);
    for (const q of ['%25', '_', "'", '🍜', '%00', 'x'.repeat(60)])
      expect(await subjects('Chủ', `?q=${q}`).catch(() => []), q).toEqual([]);
    expect((await (as.Chủ as AsStaff)('GET', `/v1/staff/trail?q=${'x'.repeat(61)}`)).status).toBe(400);
    for (const bad of ['kind=all', 'before=0', 'before=x', 'from=-1', 'store=x'])
      expect((await (as.Chủ as AsStaff)('GET', `/v1/staff/trail?${bad}`)).status, bad).toBe(400);
  });

  it('[AU5] a trail of a thousand lines is read page by page, each once, and a filter finds the oldest', async () => {
    await running().database.transaction(async (trx) => {
      for (let n = 0; n < 1_000; n += 1)
        recordAct(trx, {
          ...{
            brand: 'BEPNHA',
            store: n % 2 ? 101 : 102,
            at: NOW + n,
            by: byStaff({ id: 'many', name: 'Máy' }),
          },
          act: { name: 'markReady', subject: { id: `N${n}` } },
        });
      return {};
    });
    const all = await readAll('Chủ', '?kind=board');
    expect(all.map(({ seq }) => seq)).toEqual([...new Set(all.map(({ seq }) => seq))].sort((a, b) => b - a));
    expect(all).toHaveLength(1_001);
    expect((await readAll('Tổng', '?')).filter(({ store }) => store === null)).toHaveLength(1);
    expect((await readAll('Quản', '?')).filter(({ act }) => act === 'markReady')).toHaveLength(500);
    const old = await readAll('Tổng', `?to=${Math.floor(NOW / 1000)}&store=102`);
    expect(old.map(({ subject }) => subject.id)).toEqual(['77C1D', 'D2']);
  });

  it('[AU7] a file is read in large pages, by who reads lines of others, and says the same', async () => {
    const screen = await readAll('Chủ', '?kind=menu');
    const file = await read('Chủ', '?kind=menu&as=file');
    expect(file.lines).toEqual(screen);
    expect(file.before).toBeNull();
    const refused = await (as['Anh Tuấn'] as AsStaff)('GET', '/v1/staff/trail?as=file');
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'NOT_YOURS']);
    const theirs = await read('Quản', '?as=file');
    expect(theirs.lines.every(({ store, name }) => store === 101 || name === 'Quản')).toBe(true);
  });
});
