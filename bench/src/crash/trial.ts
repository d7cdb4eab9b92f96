import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@mam/tools/free-port.ts';
import { atPace } from '@mam/tools/pace.ts';
import { type Chance, seededChance } from '../chance.ts';
import { openShop, type Shop } from '../random-orders.ts';
import { type SeededDiner, seedDiners } from '../seeded-diners.ts';
import { startOwnPostgres } from '../servers/postgres-process.ts';
import { type ServerPlace, type ServerProcess, startServer } from '../servers/server-process.ts';
import { boardReader } from './board.ts';
import { type Crowd, startCrowd } from './clients.ts';
import { History } from './history.ts';
import { isClean, judge, type Verdict } from './judge.ts';
import { liveTogether } from './teams.ts';

/** At least so many orders are in flight at every kill. */
const LEAST_IN_FLIGHT = 30;
const CROWD = 40;
/** so many group orders are lived in beside them */
const TEAMS = 10;
/** a server is killed after a random number of answers up to this, so that fast and slow machines work alike, … */
const MOST_ANSWERS = 100;
/** … and a random moment up to this later, in ms */
const LATEST = 30;
const ANSWERS_WITHIN = atPace(20_000);
/** an attempt without a definite answer by then never gets one, and is judged so */
const SETTLED_WITHIN = atPace(120_000);
/** diners are written so many at a time, and more when fewer than the second number wait */
const DINERS_AT_ONCE = 2_000;
const FEWEST_DINERS = 600;

export interface Trial {
  readonly engine: 'sqlite' | 'postgres';
  readonly kills: number;
  readonly seed: number;
  /** the tree whose server is tried */
  readonly tree: string;
  /** judged in between, and ended when it has shown what it was run to show: a seeded bug */
  readonly until: { readonly kills: number; readonly shows: (verdict: Verdict) => boolean } | null;
  readonly say: (line: string) => void;
}

export interface TrialResult extends Verdict {
  readonly engine: Trial['engine'];
  readonly kills: number;
  readonly seed: number;
  readonly clean: boolean;
  readonly leastInFlight: number;
  /** the longest restart until /readyz, in ms */
  readonly slowestRestart: number;
}

interface Run {
  readonly place: ServerPlace;
  readonly history: History;
  readonly shop: Shop;
  /** diners who have not ordered yet */
  readonly diners: SeededDiner[];
  server: ServerProcess;
  seeded: number;
  kills: number;
  leastInFlight: number;
  slowestRestart: number;
}

async function fillWaitingRoom(run: Run): Promise<void> {
  if (run.diners.length >= FEWEST_DINERS) return;
  run.diners.push(...(await seedDiners(run.server.url, DINERS_AT_ONCE, run.seeded)));
  run.seeded += DINERS_AT_ONCE;
}

async function randomMoment(crowd: Crowd, chance: Chance): Promise<void> {
  const wanted = chance.whole(0, MOST_ANSWERS);
  const giveUpAt = performance.now() + ANSWERS_WITHIN;
  while (crowd.answered() < wanted && performance.now() < giveUpAt) await pause(1);
  await pause(chance.next() * LATEST);
  while (crowd.inFlight() < LEAST_IN_FLIGHT) await pause(0);
}

const teamSettings = (
  { server: { url }, shop, history: { teams } }: Run,
  diners: SeededDiner[],
  chance: Chance,
) => ({
  ...{ url, shop, diners, chance, teams },
});

/** One kill: a crowd orders, the process dies at a random moment with 30 or more orders in flight, and comes back. */
async function killOnce(run: Run, trial: Trial, chance: Chance): Promise<void> {
  await fillWaitingRoom(run);
  const crowd = startCrowd(
    { url: run.server.url, shop: run.shop, diners: run.diners, chance, history: run.history },
    CROWD,
  );
  let isOver = false;
  const together = liveTogether(teamSettings(run, run.diners, chance), { size: TEAMS, isOver: () => isOver });
  await randomMoment(crowd, chance);
  const { answered } = crowd;
  const inFlight = crowd.inFlight();
  const gone = run.server.kill();
  crowd.stop();
  isOver = true;
  await Promise.all([gone, crowd.settled, together]);
  run.kills += 1;
  run.leastInFlight = Math.min(run.leastInFlight, inFlight);
  run.server = await startServer(run.place);
  run.slowestRestart = Math.max(run.slowestRestart, run.server.readyAfter);
  trial.say(
    `kill ${run.kills}: after ${answered()} answers with ${inFlight} in flight, ready again in ${run.server.readyAfter.toFixed(0)} ms, ${run.history.unanswered.length} to ask again`,
  );
}

/** Everybody still waiting asks again with the same key until there is a definite answer; then judgement. */
async function settleAndJudge(run: Run, chance: Chance): Promise<Verdict> {
  const { url } = run.server;
  const giveUpAt = performance.now() + SETTLED_WITHIN;
  while (run.history.unanswered.length > 0 && performance.now() < giveUpAt)
    await startCrowd({ url, shop: run.shop, diners: [], chance, history: run.history }, CROWD).settled;
  const isOver = () => performance.now() >= giveUpAt;
  await liveTogether(teamSettings(run, [], chance), { size: TEAMS, isOver });
  return judge(url, run.history, boardReader(url, run.place.dataFolder));
}

async function killAll(run: Run, trial: Trial): Promise<Verdict> {
  const chance = seededChance(trial.seed);
  for (;;) {
    await killOnce(run, trial, chance);
    const last = run.kills >= trial.kills;
    if (!last && (trial.until === null || run.kills % trial.until.kills !== 0)) continue;
    const verdict = await settleAndJudge(run, chance);
    if (last || trial.until?.shows(verdict)) return verdict;
  }
}

/** Kills the real server `kills` times and judges what it kept. */
export async function runTrial(trial: Trial): Promise<TrialResult> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'mam-crash-'));
  const postgres = trial.engine === 'postgres' ? await startOwnPostgres() : null;
  const place: ServerPlace = {
    tree: trial.tree,
    dataFolder,
    databaseUrl: postgres?.url ?? null,
    port: await freePort(),
  };
  let run: Run | null = null;
  try {
    const server = await startServer(place);
    run = {
      place,
      history: new History(),
      shop: await openShop(server.url),
      diners: [],
      server,
      seeded: 0,
      kills: 0,
      leastInFlight: Number.POSITIVE_INFINITY,
      slowestRestart: 0,
    };
    const verdict = await killAll(run, trial);
    const { kills, leastInFlight, slowestRestart } = run;
    const clean = isClean(verdict) && leastInFlight >= LEAST_IN_FLIGHT;
    return {
      engine: trial.engine,
      seed: trial.seed,
      kills,
      clean,
      leastInFlight,
      slowestRestart: Math.round(slowestRestart),
      ...verdict,
    };
  } finally {
    await run?.server.kill();
    await postgres?.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
