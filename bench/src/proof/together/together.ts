import { join } from 'node:path';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { type Chance, seededChance } from '../../chance.ts';
import { isOk, NOBODY, staff } from '../../races/acts.ts';
import { type Engine, openGround } from '../../races/ground.ts';
import { root } from '../../servers/server-process.ts';
import { onBothEngines } from '../on-both-engines.ts';
import type { Proof, ProofRequest, Proven } from '../proof.ts';
import { proveSeededBugs } from '../seeded-bugs.ts';
import { begin, type TrackedGroup } from './acts.ts';
import { stateOf } from './group.ts';
import { actInShares, endPayingTimes, endUnpaid } from './in-shares.ts';
import { holdAgainst } from './judge.ts';
import { begun } from './model.ts';
import { act, orderByThemselves } from './moment.ts';
import { actOnMoney } from './money.ts';
import { countInRun, type Run, tell } from './run.ts';

const [SECOND, MINUTE] = [1_000, 60_000];
const PEOPLE = 60;
const LIVING = 5;
/** so many group orders are lived in side by side */
const BESIDE = 4;
/** a model that no longer knows how things stand finds one bug a thousand times */
const ENOUGH = 20;
/** a bug on purpose is looked for by so many steps at most */
const UNTIL_FOUND = 3_000;

/** Somebody begins one; who has one going is answered with that. */
async function beginOne(run: Run): Promise<void> {
  const { ground, people, chance, living } = run;
  const who = people.get(chance.pick([...people.keys()]));
  if (!who) return;
  const now = ground.now();
  const going = [...living].find(
    ({ group }) => group.owner === who.uid && ['active', 'closing'].includes(stateOf(group, now)),
  );
  const endsAt = Math.floor(now / SECOND) * SECOND + chance.whole(10, 120) * MINUTE;
  const toStore = chance.next() < 0.6;
  const pledge = toStore && chance.next() < 0.5;
  const byItself = toStore && chance.next() < 0.5;
  const answer = await begin(ground, who, { endsAt, toStore, byItself, pledge });
  // so many an hour
  if (answer.code === 'TOO_OFTEN') return countInRun(run, 'begun too often');
  if (!isOk(answer)) return void run.found.push(`not begun: ${answer.status} ${answer.code}`);
  const { hash } = answer.data as GroupOrderWire;
  if (going && going.hash !== hash) tell(run, going, 'a second one was begun');
  if (going) return;
  countInRun(run, 'begun');
  living.add({
    ...{ hash, chance: seededChance(chance.whole(1, 1_000_000_000)) },
    ...{ group: begun(who, { endsAt, toStore, byItself }), pledge },
    ...{ placed: null, transfers: 0, inShares: null },
  });
}

/** Nobody looks at it any more. An order still open is rejected: a store takes only so many open and unpaid [CH5]. */
async function letGo({ ground, living }: Run, tracked: TrackedGroup): Promise<void> {
  living.delete(tracked);
  if (!tracked.placed) return;
  const { id, code } = tracked.placed;
  const [open] = await ground.rows(`select version from orders where id = '${id}' and ended_at is null`);
  const body = { version: Number(open?.version), reason: 'KITCHEN_BUSY' };
  if (open) await staff(ground, 0, `order/${code}/reject`, body)(NOBODY);
}

async function step(run: Run, tracked: TrackedGroup): Promise<void> {
  const { placed, inShares, chance } = tracked;
  if (placed && chance.next() < 0.85)
    await (inShares ? actInShares(run, tracked, inShares) : actOnMoney(run, tracked, placed));
  else await act(run, tracked);
  // little more can happen to it: others are begun
  if (placed && chance.next() < (inShares?.ended ? 0.4 : 0.08)) await letGo(run, tracked);
}

function shuffled<T>(chance: Chance, all: readonly T[]): T[] {
  const drawn = all.map((one) => ({ one, at: chance.next() }));
  return drawn.sort((a, b) => a.at - b.at).map(({ one }) => one);
}

/** Mostly seconds; now and then so long that a choosing, an hour or an unpaid order is over. */
async function moveClockOn(run: Run): Promise<void> {
  const { ground, chance, living } = run;
  const long = chance.next() < 0.03;
  await ground.moveClock(
    ground.now() + (long ? chance.whole(10, 75) * MINUTE : chance.whole(1, 30) * SECOND),
  );
  if (long) {
    await endPayingTimes(run);
    await endUnpaid(run);
  }
  // else somebody is sooner than the servers' round
  if (chance.next() < 0.7) await orderByThemselves(run);
  if (!long) return;
  for (const tracked of living) {
    await holdAgainst(run, tracked, { tellings: [tracked.group], doers: [], acts: 'a long while' });
    const over = ['expired', 'cancelled', 'ordered'].includes(stateOf(tracked.group, ground.now()));
    if (over && chance.next() < 0.7) await letGo(run, tracked);
  }
}

export async function runTogether(
  { count: steps, seed }: ProofRequest,
  { engine, tree = root, untilFound = false }: { engine: Engine; tree?: string; untilFound?: boolean },
): Promise<Proven> {
  const ground = await openGround(engine, tree, PEOPLE);
  try {
    await ground.moveClock(ground.now());
    await ground.write([`update staff_sessions set expires_at = ${ground.now() + 1_000 * 24 * 60 * MINUTE}`]);
    const people = new Map(ground.diners.map((diner) => [diner.uid, diner]));
    const run: Run = {
      ...{ ground, people, chance: seededChance(seed) },
      ...{ living: new Set(), counted: {}, found: [] },
    };
    let done = 0;
    while (done < steps && run.found.length < (untilFound ? 1 : ENOUGH)) {
      while (run.living.size < LIVING) await beginOne(run);
      const now = shuffled(run.chance, [...run.living]).slice(0, BESIDE);
      await Promise.all(now.map((tracked) => step(run, tracked)));
      done += now.length;
      await moveClockOn(run);
    }
    const hours = Math.round((ground.now() - Date.now()) / (60 * MINUTE));
    return {
      found: run.found.map((what) => `${engine}: ${what}`),
      counted: { steps: done, hours, ...run.counted },
    };
  } finally {
    await ground.stop();
  }
}

export const together: Proof = {
  says: 'random people in random group orders, and their money: no state that the rules do not tell, nothing chosen is lost',
  share: 60,
  whole: 100_000,
  run: onBothEngines(runTogether),
  prove: ({ seed }) =>
    proveSeededBugs(join(import.meta.dirname, 'mutants'), (tree) =>
      runTogether({ count: UNTIL_FOUND, seed }, { engine: 'sqlite', tree, untilFound: true }),
    ),
};
