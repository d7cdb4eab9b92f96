import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../chance.ts';
import type { Ground, RaceAnswer, StepName, Turn } from './ground.ts';

/** Somebody who asks; the ground's other server is never asked by the one beside. */
export type Caller = (turn: Turn) => Promise<RaceAnswer>;

export interface Prepared {
  /** the first is held at a step, the others act there */
  readonly callers: readonly Caller[];
  /** the faults that rows and answers show together; empty = as it should be */
  readonly judge: (told: readonly RaceAnswer[], held: StepName | null) => Promise<string[]>;
}

export interface Race {
  /** the right outcome, in a sentence */
  readonly says: string;
  /** where the first can be held */
  readonly steps: readonly StepName[];
  readonly prepare: (ground: Ground, callers: number, chance: Chance) => Promise<Prepared>;
}

/** ms after which the first goes on whatever its rivals do */
const LONGEST_HELD = 1_500;
/** ms without a move after which those who have not begun cannot: rivals that wait hold every connection */
const STILL = 100;

/** Steps without an open transaction: no rival waits for a caller held there. */
const IN_NOBODYS_WAY: readonly StepName[] = [
  'before-group-order',
  'before-transaction',
  'after-commit',
  'second-transaction',
  'before-reply',
];

/** Each rival is done, or stands where it can only go on after the one who is held. */
async function untilAllAct(
  ground: Ground,
  rivals: readonly { turn: Turn; done: boolean }[],
  stop: StepName,
): Promise<void> {
  const mayWait = !IN_NOBODYS_WAY.includes(stop);
  const giveUpAt = performance.now() + LONGEST_HELD;
  let last = { seen: '', at: performance.now() };
  while (performance.now() < giveUpAt) {
    const open = rivals.filter(({ done }) => !done);
    if (open.length === 0) return;
    if (mayWait) {
      const toBegin = open.filter(({ turn }) => !ground.hasBegun(turn.race)).length;
      // SQLite has one writer, and the first is it
      if (toBegin === 0 && ground.engine === 'sqlite') return;
      const waiting = await ground.waitingForLocks();
      if (waiting > 0 && toBegin === 0) return;
      const seen = `${open.length} ${toBegin} ${waiting}`;
      if (seen !== last.seen) last = { seen, at: performance.now() };
      else if (waiting > 0 && performance.now() - last.at > STILL) return;
    }
    await pause(1);
  }
}

/** The first is held at the step, the rivals act there, the first goes on. */
async function force(ground: Ground, { callers, judge }: Prepared, stop: StepName): Promise<string[]> {
  const [first, ...others] = callers;
  if (!first) return [];
  const race = randomUUID();
  const held = ground.heldAt(race);
  const answer = first({ race, stop });
  // one that is refused on its way never comes to the step
  const stands = await Promise.race([held.then(() => true), answer.then(() => false)]);
  const rivals = others.map((call) => {
    const rival = { turn: { race: randomUUID(), stop: null }, done: false };
    const told = call(rival.turn).finally(() => {
      rival.done = true;
    });
    return { rival, told };
  });
  if (stands)
    await untilAllAct(
      ground,
      rivals.map(({ rival }) => rival),
      stop,
    );
  ground.go(race);
  return judge(await Promise.all([answer, ...rivals.map(({ told }) => told)]), stands ? stop : null);
}

/** Everybody at once. */
async function startAtOnce({ callers, judge }: Prepared): Promise<string[]> {
  return judge(await Promise.all(callers.map((call) => call({ race: randomUUID(), stop: null }))), null);
}

export interface Raced {
  readonly rounds: number;
  readonly found: readonly string[];
}

interface RaceOptions {
  readonly callers: number;
  readonly chance: Chance;
}

/** One race from an empty ground: its first held at the step, or null = everybody at once. */
async function runOnce(
  ground: Ground,
  { prepare }: Race,
  way: StepName | null,
  { callers, chance }: RaceOptions,
): Promise<string[]> {
  await ground.clear();
  const before = await ground.deadlocks();
  const prepared = await prepare(ground, callers, chance);
  const wrong = way === null ? await startAtOnce(prepared) : await force(ground, prepared, way);
  // a deadlocked transaction waits for a second until it is found, and does everything again
  const deadlocks = (await ground.deadlocks()) - before;
  if (deadlocks > 0) wrong.push(`${deadlocks} deadlocks`);
  return wrong.map((what) => `${way ?? 'at once'}: ${what}`);
}

/** So many rounds of a race, each once forced at one of its steps and once blind; ended by what is found when told so. */
export async function runRace(
  ground: Ground,
  race: Race,
  asked: RaceOptions & { readonly rounds: number; readonly untilFound: boolean },
): Promise<Raced> {
  const { rounds, untilFound } = asked;
  const found: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const stop = race.steps[round % race.steps.length];
    for (const way of [stop, null])
      if (way !== undefined) found.push(...(await runOnce(ground, race, way, asked)));
    if (untilFound && found.length > 0) return { rounds: round + 1, found };
  }
  return { rounds, found };
}
