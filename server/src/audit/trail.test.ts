import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeDatabase } from '../../test/database/open-database.ts';
import { checkChain, checkChains } from './check-chain.ts';
import { forgetTrail } from './forget-trail.ts';
import { BY_OPERATOR, BY_SYSTEM, byStaff, recordAct } from './record-act.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 11);
const TUAN = byStaff({ id: 'tuan', name: 'Anh Tuấn 0908 711 460' });

describeDatabase('the trail', (open) => {
  const lines = () =>
    open.database().read.selectFrom('trail').selectAll().orderBy('brand').orderBy('seq').execute();
  const refund = (code: string, at = NOW, brand = 'BEPNHA') => {
    const details = { amount: 63_000, currency: 'đ', reason: 'nguội, gọi 0908711460' };
    const act = { name: 'refund', subject: { id: code }, details } as const;
    return open.database().transaction(async (trx) => {
      recordAct(trx, { brand, store: 101, at, by: TUAN, act });
      return {};
    });
  };
  const broken = async () => (await checkChains(open.database().read)).map((chain) => chain.broken);
  /** Somebody who has the database, and no respect for its triggers. */
  const byForce = async (change: string) => {
    const { engine } = open.database();
    const on = engine === 'sqlite' ? '' : ' on trail';
    await open.database().transaction(async (trx) => {
      for (const against of ['update', 'delete'])
        await sql.raw(`drop trigger if exists trail_no_${against}${on}`).execute(trx);
      await sql.raw(change).execute(trx);
      return {};
    });
  };

  it('[AU1] [AU3] a line is written with its change and has no number of anybody', async () => {
    await refund('C5D19');
    const [line] = await lines();
    expect(line).toMatchObject({
      ...{ brand: 'BEPNHA', seq: 1, store_id: 101, at: NOW, actor: 'staff', staff_id: 'tuan' },
      ...{ staff_name: 'Anh Tuấn •••60', act: 'refund', kind: 'moneyOut', subject_kind: 'order' },
      ...{ subject_id: 'C5D19', previous_hash: '' },
    });
    expect(JSON.parse(line?.details ?? '')).toEqual({
      amount: 63_000,
      currency: 'đ',
      reason: 'nguội, gọi •••60',
    });
  });

  it('[AU1] what is refused or fails leaves none', async () => {
    const act = { name: 'signOut', subject: { id: 'tuan' } } as const;
    const wish = { brand: 'BEPNHA', store: null, at: NOW, by: TUAN, act };
    await open.database().transaction(async (trx) => {
      recordAct(trx, wish);
      return { refused: 'STALE' };
    });
    const failing = open.database().transaction(async (trx) => {
      recordAct(trx, wish);
      throw new Error('it fails');
    });
    await expect(failing).rejects.toThrow('it fails');
    expect(await lines()).toEqual([]);
  });

  it('[AU1] the engine refuses to change a line, and to take one away', async () => {
    await refund('C5D19');
    const tries = [
      "update trail set staff_name = 'Ai đó'",
      'delete from trail',
      ...(open.database().engine === 'postgres' ? ['truncate trail'] : []),
    ];
    for (const change of tries)
      await expect(open.database().transaction((trx) => sql.raw(change).execute(trx))).rejects.toThrow(
        /a line of the trail/,
      );
    expect(await broken()).toEqual([null]);
    expect(await lines()).toHaveLength(1);
  });

  it('[AU4] fifty at once are numbered without holes, two in one transaction side by side, each brand for itself', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, n) => refund(`N${n}`, NOW, n % 5 ? 'BEPNHA' : 'SPREE')));
    await open.database().transaction(async (trx) => {
      for (const brand of ['SPREE', 'BEPNHA', 'SPREE'])
        recordAct(trx, {
          ...{ brand, store: null, at: NOW, by: BY_OPERATOR },
          act: { name: 'importBundle', subject: { id: brand } },
        });
      return {};
    });
    const seqs = (await lines()).map(({ brand, seq }) => `${brand} ${seq}`);
    expect(seqs).toEqual([
      ...Array.from({ length: 41 }, (_, n) => `BEPNHA ${n + 1}`),
      ...Array.from({ length: 12 }, (_, n) => `SPREE ${n + 1}`),
    ]);
    expect(await broken()).toEqual([null, null]);
  });

  it('[AU4] a changed line, a missing one and a missing end are said with their number', async () => {
    for (const code of ['A', 'B', 'C', 'D']) await refund(code);
    await byForce("update trail set details = '{}' where seq = 3");
    expect(await broken()).toEqual([
      'line 3 (2026-11-20 11:00 UTC, refund) is not as it was written: broken from there on',
    ]);
    await byForce('delete from trail where seq = 3');
    expect(await broken()).toEqual(['line 3 is missing: nothing from there on is proved']);
    await byForce('delete from trail where seq = 4');
    expect(await broken()).toEqual(['its end is missing: line 3 to 4']);
    await byForce('update trail_heads set kept_from = 2');
    await byForce('update trail_heads set seq = 2, hash = (select hash from trail where seq = 2)');
    expect(await broken()).toEqual([
      'the lines before 2 are gone, and no line says that they were forgotten',
    ]);
  });

  it('[AU6] forgets whole months after 24 of them, and stays provable from the first line that is left', async () => {
    for (const [index, at] of [NOW, NOW + DAY, NOW + 30 * DAY].entries()) await refund(`O${index}`, at);
    const forget = (now: number) => forgetTrail.run({ database: open.database(), now: () => now } as never);
    await forget(NOW + 700 * DAY);
    expect(await lines()).toHaveLength(3);
    const later = Date.UTC(2028, 11, 1, 5);
    await forget(later);
    await forget(later + 3_600_000);
    const left = await lines();
    expect(left.map(({ seq, act }) => [seq, act])).toEqual([
      [3, 'refund'],
      [4, 'forgetTrail'],
    ]);
    expect(JSON.parse(left[1]?.details ?? '')).toEqual({ keptFrom: 3, keptAfter: left[0]?.previous_hash });
    expect(await broken()).toEqual([null]);
    // a brand in which nothing is done any more is forgotten, too, but for the line that says so
    await forget(Date.UTC(2040, 0, 1));
    expect((await lines()).map(({ seq, act }) => [seq, act])).toEqual([[5, 'forgetTrail']]);
    expect(await broken()).toEqual([null]);
    await byForce("update trail set previous_hash = 'x' where seq = 5");
    expect(await broken()).not.toEqual([null]);
  });

  it('[AU4] a trail longer than is read at a time is followed to its end', async () => {
    await open.database().transaction(async (trx) => {
      for (let n = 0; n < 1_200; n += 1)
        recordAct(trx, {
          ...{ brand: 'BEPNHA', store: null, at: NOW, by: BY_SYSTEM },
          act: { name: 'markReady', subject: { id: `N${n}` } },
        });
      return {};
    });
    const head = await open.database().read.selectFrom('trail_heads').selectAll().executeTakeFirstOrThrow();
    expect(await checkChain(open.database().read, head)).toMatchObject({ lines: 1_200, broken: null });
  });
});
