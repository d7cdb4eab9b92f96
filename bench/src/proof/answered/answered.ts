import { join } from 'node:path';
import { type Chance, seededChance } from '../../chance.ts';
import { openGround } from '../../races/ground.ts';
import { openShop, type Shop } from '../../random-orders.ts';
import { root } from '../../servers/server-process.ts';
import type { Proof, ProofRequest, Proven } from '../proof.ts';
import { proveSeededBugs } from '../seeded-bugs.ts';
import { type Acts, actsOn, likely, placeOne } from './acts.ts';
import { judgeEnd, judgeMoney, judgeMoved, judgeRead, judgeStanding, type Watch } from './judge.ts';
import { isOpen, KITCHENS, type Kitchen, kitchensBundle } from './kitchens.ts';
import { endedBadly, isOver, isWaiting, type Tracked, turnAfter } from './tracked.ts';

const [SECOND, MINUTE, DAY] = [1_000, 60_000, 86_400_000];
const DINERS = 200;
/** how many orders are placed between two ticks, at most; and how many stand open */
const [AT_ONCE, MOST_OPEN] = [4, 120];
/** how many of the open orders are read by their diners after each tick */
const READ = 0.1;
/** once in so many ticks nothing ticks for hours, once for a day */
const [STANDS, STANDS_LONG] = [25, 400];
/** the rest is done by people who do their work */
const MOST_AFTER = 400;

/** One run of the clock: what is tracked, and what came of it. */
interface Run extends Watch {
  readonly chance: Chance;
  readonly shops: ReadonlyMap<Kitchen, Shop>;
  readonly acts: Acts;
  readonly heard: Map<number, number>;
  readonly orders: Map<string, Tracked>;
  readonly open: Set<Tracked>;
}

/** Reads how an order stands; who did not move it is asked whether it might be so. */
async function follow(run: Run, order: Tracked, moved: boolean): Promise<void> {
  const [row] = await run.ground.rows(
    `select status, version, promised_at from orders where id = '${order.id}'`,
  );
  const status = String(row?.status);
  const promised = row?.promised_at == null ? null : Number(row.promised_at);
  if (status !== order.status && !moved) judgeMoved(run, order, { status, promised });
  order.status = status;
  order.version = Number(row?.version);
  turnAfter(order, run.ground.now());
  if (isOver(status) && !(endedBadly(status) && order.claimed && !order.paid)) run.open.delete(order);
}

/** Does one likely act with an order, or now and then two at the same moment. */
async function actOn(run: Run, order: Tracked): Promise<void> {
  const { chance, acts } = run;
  const ways = likely(order);
  if (ways.length === 0) return void run.open.delete(order);
  const chosen = chance.next() < 0.1 ? [chance.pick(ways), chance.pick(ways)] : [chance.pick(ways)];
  const done = await Promise.all(
    [...new Set(chosen)].map(async (name) => ((await acts[name]?.(order)) ? name : null)),
  );
  // drawing an order on a device changes nothing: any change seen then was made by the store itself
  await follow(
    run,
    order,
    done.some((name) => name !== null && name !== 'draws'),
  );
}

/** The clock goes on, and what is due is done. */
async function tick(run: Run, ahead: number): Promise<void> {
  const { ground, open } = run;
  await ground.moveClock(ground.now() + ahead);
  for (let left = 8; left > 0; left -= 1) {
    await ground.runDuty(0, 'unpaid orders');
    await ground.runDuty(0, 'unanswered orders');
    const [due] = await ground.rows(`select count(*) as n from orders where look_at <= ${ground.now()}`);
    if (Number(due?.n) === 0) break;
  }
  const changed = await ground.rows(`select id from orders where updated_at = ${ground.now()}`);
  for (const { id } of changed) {
    const order = run.orders.get(String(id));
    if (order) await follow(run, order, false);
  }
  await judgeStanding(run, open);
  for (const order of open) if (run.chance.next() < READ) await judgeRead(run, order);
  await judgeMoney(run, run.orders);
}

/** Mostly seconds; now and then the server sleeps for hours, and once in a long while for a day. */
function pause(chance: Chance, ticks: number): number {
  if (ticks % STANDS_LONG === STANDS_LONG - 1) return DAY;
  if (ticks % STANDS === STANDS - 1) return chance.whole(20, 600) * MINUTE;
  return chance.whole(5, 50) * SECOND;
}

async function placeSome(run: Run, refused: Map<string, number>, left: number): Promise<void> {
  const { chance, ground, begins, shops } = run;
  for (
    let more = Math.min(left, chance.whole(0, AT_ONCE));
    more > 0 && run.open.size < MOST_OPEN;
    more -= 1
  ) {
    const [kitchen, shop] = chance.pick([...shops]);
    const order = await placeOne(ground, chance, { kitchen, shop, number: run.orders.size });
    if (order === null) {
      const why = isOpen(kitchen, begins, ground.now()) ? 'refused' : 'refused, closed';
      refused.set(why, (refused.get(why) ?? 0) + 1);
      continue;
    }
    turnAfter(order, ground.now());
    run.orders.set(order.id, order);
    run.open.add(order);
  }
}

/** Nobody orders any more: people do what is left to do, and the clock the rest. */
async function finish(run: Run): Promise<void> {
  for (let left = MOST_AFTER; left > 0; left -= 1) {
    const unfinished = [...run.open].filter(({ status }) => !isOver(status));
    if (unfinished.length === 0) return;
    for (const order of unfinished) {
      const waits = isWaiting(order) && order.since === null;
      if (!waits && (isWaiting(order) || order.status === 'WAIT_PAYMENT')) continue;
      const way = order.fee === 'offered' ? 'refuses the fee' : waits ? 'rejects' : 'completes';
      const done = (await run.acts[way]?.(order)) || (await run.acts.departs?.(order)) || false;
      await follow(run, order, done);
    }
    await tick(run, 20 * MINUTE);
  }
}

/** Runs so many orders through their lives at a server of a tree; untilFound = only until something is wrong. */
export async function runAnswered(
  { count, seed }: ProofRequest,
  tree: string = root,
  untilFound = false,
): Promise<Proven> {
  const ground = await openGround('sqlite', tree, DINERS);
  try {
    // a morning of Vietnam, on a day that is wholly ahead
    const begins = Math.ceil(ground.now() / DAY) * DAY + DAY + 3 * 60 * MINUTE;
    await ground.moveClock(begins);
    await ground.publish(0, kitchensBundle(begins));
    await ground.write([`update staff_sessions set expires_at = ${begins + 1_000 * DAY}`]);
    const shops = new Map<Kitchen, Shop>();
    for (const kitchen of KITCHENS)
      shops.set(kitchen, await openShop(ground.url, { id: kitchen.id, now: ground.now }));
    const found: string[] = [];
    const heard = new Map<number, number>();
    const run: Run = {
      ...{ ground, begins, heard, shops, chance: seededChance(seed), acts: actsOn(ground, heard) },
      ...{ orders: new Map(), open: new Set() },
      tell: (order, wrong) => {
        const hours = ((ground.now() - begins) / (60 * MINUTE)).toFixed(2);
        found.push(`order ${order.code} of ${order.kitchen.id}, hour ${hours}: ${wrong}`);
      },
    };
    const refused = new Map<string, number>();
    let ticks = 0;
    while (run.orders.size < count && !(untilFound && found.length > 0)) {
      await placeSome(run, refused, count - run.orders.size);
      for (const order of [...run.open]) if (run.chance.next() < 0.2) await actOn(run, order);
      await judgeMoney(run, run.orders);
      await tick(run, pause(run.chance, ticks));
      ticks += 1;
    }
    if (!(untilFound && found.length > 0)) await finish(run);
    judgeEnd(run, run.orders.values());
    return { found, counted: { ...answeredFigures(run, ticks), ...Object.fromEntries(refused) } };
  } finally {
    await ground.stop();
  }
}

/** The run in numbers: a zero that nothing could have broken proves nothing. */
function answeredFigures({ ground, begins, orders }: Run, ticks: number): Record<string, number | string> {
  const all = [...orders.values()];
  const ends: Record<string, number> = {};
  for (const { status } of all) ends[status] = (ends[status] ?? 0) + 1;
  return {
    orders: all.length,
    ticks,
    days: Math.round((ground.now() - begins) / DAY),
    ends: JSON.stringify(ends),
    'taken by itself': all.filter(({ byItself }) => byItself).length,
    'managers told': all.filter(({ told }) => told).length,
    'promised anew': all.filter(({ promises }) => promises.length > 1).length,
    'seen late': all.filter(({ late }) => late).length,
    'paid after the end': all.filter(({ lateMoney }) => lateMoney).length,
  };
}

export const answered: Proof = {
  says: 'orders of random diners, staff, devices and clocks: each ends after its limits, none before, its money in order, late only when it is',
  share: 60,
  whole: 10_000,
  run: (asked) => runAnswered(asked),
  prove: (asked) =>
    proveSeededBugs(join(import.meta.dirname, 'mutants'), (tree) => runAnswered(asked, tree, true)),
};
