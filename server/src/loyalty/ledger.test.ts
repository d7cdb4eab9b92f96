import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { pointsAt } from '../../test/points.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { type Account, insertAccount, lockBalance, move, spendPoints } from './ledger.ts';

const now = Date.now();
const account: Account = { brand: 'BEPNHA', phone_number: '+84905000001' };
const ROUNDS = 1_000;
const NUMBERS = 5;
const AT_ONCE = 20;

describeServerOnBothEngines('the ledger of points', {}, (running) => {
  const { unequal } = pointsAt(running);
  const inTransaction: ReturnType<typeof running>['database']['transaction'] = (work) =>
    running().database.transaction(work);
  const give = (to: Account, points: number) =>
    inTransaction((trx) => move(trx, to, { kind: 'corrected', points, at: now }));
  const spend = (points: number, id: string = randomUUID(), of = account) =>
    inTransaction((trx) => spendPoints(trx, of, { id, points, now }));
  const balance = async (of = account) => inTransaction((trx) => lockBalance(trx, of));
  const opened = async (points: number): Promise<Account> => {
    const fresh = { ...account, phone_number: `+84${randomUUID()}` };
    await inTransaction((trx) => insertAccount(trx, fresh, now));
    if (points > 0) await give(fresh, points);
    return fresh;
  };

  it('[LO10] 100 points and 50 who spend them at once: spent once', async () => {
    const of = await opened(10_050);
    const answers = await Promise.all(Array.from({ length: 50 }, () => spend(100, randomUUID(), of)));
    const refused = answers.filter((answer) => 'refused' in answer);
    expect(refused).toEqual(Array.from({ length: 49 }, () => ({ refused: 'POINT_NOT_ENOUGH', points: 0 })));
    expect(await balance(of)).toBe(50);
    expect(await unequal()).toEqual([]);
  });

  it('[LO10] one exchange spends once, and what is no number of points spends nothing', async () => {
    const of = await opened(1_000);
    const id = randomUUID();
    expect(await spend(3, id, of)).toEqual({ balance: 700 });
    await expect(spend(3, id, of)).rejects.toThrow();
    for (const wrong of [0, -1, 0.5, 1e300])
      expect(await spend(wrong, randomUUID(), of)).toMatchObject({ points: 7 });
    expect(await balance(of)).toBe(700);
  });

  it('[LO1] [LO8] a number that was never proved has nothing, and nothing can be booked for it', async () => {
    const nobody = { ...account, phone_number: '+84999999999' };
    expect(await spend(1, randomUUID(), nobody)).toEqual({ refused: 'POINT_NOT_ENOUGH', points: 0 });
    await expect(give(nobody, 100)).rejects.toThrow('does not carry');
    const here = await opened(500);
    const elsewhere = { ...here, brand: 'SPREE' };
    expect(await balance(elsewhere)).toBeUndefined();
    await inTransaction((trx) => insertAccount(trx, elsewhere, now));
    expect([await balance(here), await balance(elsewhere)]).toEqual([500, 0]);
  });

  it('[LO8] a movement below 0 is kept by neither ledger nor balance', async () => {
    const of = await opened(100);
    await expect(give(of, -101)).rejects.toThrow('does not carry');
    expect(await balance(of)).toBe(100);
    expect(await unequal()).toEqual([]);
  });

  it(`[LO8] after ${ROUNDS} movements at random, ${AT_ONCE} at once, every balance is the sum of its movements`, async () => {
    const accounts = await Promise.all(Array.from({ length: NUMBERS }, () => opened(0)));
    let seed = 20_261_126;
    const upTo = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % most;
    };
    const one = async () => {
      const of = accounts[upTo(NUMBERS)] ?? account;
      if (upTo(2) === 0) return give(of, upTo(500));
      return spend(1 + upTo(6), randomUUID(), of);
    };
    for (let done = 0; done < ROUNDS; done += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, one));
    expect(await unequal()).toEqual([]);
    expect((await Promise.all(accounts.map((of) => balance(of)))).every((left) => (left ?? -1) >= 0)).toBe(
      true,
    );
  });
});
