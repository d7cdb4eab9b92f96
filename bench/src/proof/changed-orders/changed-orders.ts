import { join } from 'node:path';
import { seededChance } from '../../chance.ts';
import { cookCookie } from '../../owner-session.ts';
import { differs } from '../../races/acts.ts';
import { type Engine, openGround } from '../../races/ground.ts';
import { root } from '../../servers/server-process.ts';
import { PEOPLE_A_DAY } from '../bank-days/day.ts';
import { onBothEngines } from '../on-both-engines.ts';
import type { Proof, ProofRequest, Proven } from '../proof.ts';
import { proveSeededBugs } from '../seeded-bugs.ts';
import { readOrderBooks } from './books.ts';
import { type ChangeRun, changeOnce, countChange, settle, take } from './change.ts';
import { pointsOf, unlikeMoney } from './judge.ts';
import { type Sold, sellOne, steps } from './orders.ts';

/** changes of one order, one after the other; and so many orders live side by side */
const [CHANGES, BESIDE] = [6, 4];
const ENOUGH = 20;
/** after so many orders everything is cleared: boards and lists of past orders stay short */
const CLEARED = 40;
/** a bug on purpose is looked for in so many changes at most */
const UNTIL_FOUND = 600;
const MINUTE = 60_000;

/** [LO3] [LO4] Handed over, it earns for what it came to hold, once; and nothing of it can be changed any more. */
async function handOver(run: ChangeRun, sold: Sold): Promise<void> {
  const { ground, found } = run;
  const before = await readOrderBooks(ground, sold);
  if (sold.kind === 'delivered') await steps(ground, sold, 'depart');
  if (!(await steps(ground, sold, 'complete'))) return countChange(run, 'not handed over');
  const after = await readOrderBooks(ground, sold);
  const earned = after.points.filter(({ kind }) => kind === 'earned');
  const should = sold.earns && sold.sitting === null ? pointsOf(after) : 0;
  const points = earned.reduce((sum, row) => sum + Number(row.points), 0);
  const wrong = [
    ...differs('points', points, should),
    ...differs('times earned', earned.length, should > 0 ? 1 : 0),
    ...differs('total', after.order.total, before.order.total),
    ...unlikeMoney(after),
  ];
  if (should > 0) countChange(run, 'earned points');
  found.push(...wrong.map((what) => `order ${sold.code}, ${sold.kind}, handed over: ${what}`));
}

/** One order lives: it is changed again and again, before it is taken and after. */
async function live(run: ChangeRun, sold: Sold, changes: number): Promise<void> {
  const { chance, kind } = sold;
  const taken = chance.whole(0, changes);
  for (let at = 0; at < changes; at += 1) {
    if (at === taken && kind !== 'unpaid') await take(run, sold);
    if (chance.next() < 0.3) await settle(run, sold);
    await changeOnce(run, sold);
  }
  if (kind === 'unpaid') return void (await steps(run.ground, sold, 'reject', { reason: 'KITCHEN_BUSY' }));
  if (taken === changes) await take(run, sold);
  if (chance.next() < 0.4 && (await steps(run.ground, sold, 'ready'))) await changeOnce(run, sold);
  await handOver(run, sold);
  await changeOnce(run, sold);
}

export async function runChangedOrders(
  { count: most, seed }: ProofRequest,
  { engine, tree = root, untilFound = false }: { engine: Engine; tree?: string; untilFound?: boolean },
): Promise<Proven> {
  const ground = await openGround(engine, tree, BESIDE * PEOPLE_A_DAY);
  try {
    const noon = ground.now();
    await ground.moveClock(noon);
    await ground.write([`update staff_sessions set expires_at = ${noon + 1_000 * 24 * 60 * MINUTE}`]);
    const cook = {
      cookie: await cookCookie(ground.url, ground.owner.cookie ?? '', 'Bếp'),
      origin: ground.url,
    };
    const run: ChangeRun = { ground, cook, follower: { board: null }, found: [], counted: {} };
    const chance = seededChance(seed);
    let [changes, orders, kept] = [0, 0, 0];
    while (changes < most && run.found.length < (untilFound ? 1 : ENOUGH)) {
      const sold: Sold[] = [];
      for (let at = 0; at < BESIDE && changes < most; at += 1) {
        const people = ground.diners.slice(at * PEOPLE_A_DAY, (at + 1) * PEOPLE_A_DAY);
        const one = await sellOne(ground, seededChance(chance.whole(1, 1_000_000_000)), people, orders);
        orders += 1;
        if (one === null) {
          countChange(run, 'not sold');
          continue;
        }
        sold.push(one);
        changes += CHANGES;
      }
      // one after the other: the board that is followed by its changes has one reader
      for (const one of sold) await live(run, one, CHANGES);
      await ground.moveClock(ground.now() + 10_000);
      kept += BESIDE;
      if (kept < CLEARED) continue;
      kept = 0;
      await ground.clear();
      await ground.moveClock(noon);
    }
    return {
      found: run.found.map((what) => `${engine}: ${what}`),
      counted: { changes, orders, ...run.counted },
    };
  } finally {
    await ground.stop();
  }
}

export const changedOrders: Proof = {
  says: 'orders of every way to pay, with every kind of code, in shares and at tables, are changed over running servers: lines, sums, money, points and every reader are what a second telling says, or nothing has changed',
  share: 24,
  whole: 100_000,
  run: onBothEngines(runChangedOrders),
  prove: ({ seed }) =>
    proveSeededBugs(join(import.meta.dirname, 'mutants'), (tree) =>
      runChangedOrders({ count: UNTIL_FOUND, seed }, { engine: 'sqlite', tree, untilFound: true }),
    ),
};
