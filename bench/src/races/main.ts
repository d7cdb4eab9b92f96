// Lets callers race for the same thing, each interleaving forced by named steps and once blind, and judges by the rows
// and everybody's answers.
//   npm run bench -- races                        1,000 rounds of each race on both engines, then the seeded bugs
//   npm run bench -- races --rounds 50 --only last-use,same-key --engine postgres
// --seed N repeats a run's choices, --callers N lets so many race; --prove the seeded bugs only,
// with --only those of some races; --brief writes nothing.
import { parseArgs } from 'node:util';
import { seededChance } from '../chance.ts';
import { commit, lastResult, writeResult } from '../results.ts';
import { root } from '../servers/server-process.ts';
import { type Engine, openGround } from './ground.ts';
import { type Caught, MUTANTS, proveRaces } from './mutants.ts';
import { RACES } from './races.ts';
import { runRace } from './round.ts';

const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];
const SHOWN = 10;

interface RacesRequest {
  readonly rounds: number;
  readonly callers: number;
  readonly seed: number;
  /** empty = all */
  readonly only: readonly string[];
  readonly engines: readonly Engine[];
  /** whether the result is kept */
  readonly kept: boolean;
}

/** A race as it is kept, with what repeats it. */
interface Measured {
  readonly rounds: number;
  readonly callers: number;
  readonly seed: number;
  readonly found: number;
  readonly seconds: number;
  readonly date: string;
  readonly commit: string;
}

function asked(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '1000' },
      callers: { type: 'string', default: '50' },
      only: { type: 'string', default: '' },
      engine: { type: 'string' },
      seed: { type: 'string' },
      prove: { type: 'boolean', default: false },
      brief: { type: 'boolean', default: false },
    },
  });
  const only = values.only.split(',').filter((name) => name !== '');
  const unknown = only.filter((name) => !(name in RACES));
  if (unknown.length > 0)
    throw new Error(`no race is called ${unknown.join(', ')}; there are ${Object.keys(RACES).join(', ')}`);
  const engines = ENGINES.filter((engine) => values.engine === undefined || engine === values.engine);
  if (engines.length === 0) throw new Error(`--engine must be sqlite or postgres, not ${values.engine}`);
  return {
    rounds: Number(values.rounds),
    callers: Number(values.callers),
    seed: Number(values.seed ?? Date.now() % 1_000_000),
    only,
    engines,
    kept: !values.brief,
    prove: values.prove,
  };
}

function keep(engine: Engine, raced: Readonly<Record<string, Measured>>): void {
  const { races: before = {} } = lastResult(`races ${engine}`) as { races?: Record<string, Measured> };
  const races = { ...before, ...raced };
  const found = Object.values(races).reduce((total, one) => total + one.found, 0);
  writeResult(`races ${engine}`, { found, races });
}

async function raceOn(engine: Engine, { rounds, callers, seed, only, kept }: RacesRequest): Promise<boolean> {
  const ground = await openGround(engine, root, callers);
  const raced: Record<string, Measured> = {};
  try {
    for (const [name, one] of Object.entries(RACES)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const started = performance.now();
      const { found } = await runRace(ground, one, {
        rounds,
        callers,
        chance: seededChance(seed),
        untilFound: false,
      });
      const seconds = Math.round((performance.now() - started) / 100) / 10;
      const date = new Date().toISOString();
      raced[name] = { rounds, callers, seed, found: found.length, seconds, date, commit: commit() };
      // all of them take hours: what is known is kept at once, and beside what an earlier run knew of the others
      if (kept) keep(engine, raced);
      const good = found.length === 0 ? 'ok' : 'FAILED';
      console.log(`${good} ${name} on ${engine}: ${rounds} rounds, ${found.length} found, ${seconds} s`);
      for (const finding of found.slice(0, SHOWN)) console.log(`  ${finding}`);
    }
  } finally {
    await ground.stop();
  }
  const all = Object.values(raced);
  const sum = (what: 'found' | 'seconds') => Math.round(all.reduce((total, one) => total + one[what], 0));
  console.log(
    `races on ${engine}: ${all.length} races, ${rounds} rounds of ${callers}, ${sum('found')} found, ${sum('seconds')} s; seed ${seed}`,
  );
  return sum('found') === 0;
}

async function prove({ callers, seed, only, kept }: RacesRequest): Promise<boolean> {
  const engine = 'postgres';
  const proved = await proveRaces({ engine, callers, seed, only }, (one) => {
    const verb = one.caught ? 'caught' : 'MISSED';
    console.log(`${verb} ${one.mutant} in ${one.race} after ${one.rounds} rounds: ${one.found}`);
  });
  const { caught: before = [] } = lastResult('races proof') as { caught?: Caught[] };
  // of those that were not asked for what an earlier run knew, as long as there are such
  const all = MUTANTS.flatMap(
    ({ name: mutant, race }) =>
      [...proved, ...before].find((one) => one.mutant === mutant && one.race === race) ?? [],
  );
  if (kept) writeResult('races proof', { engine, seed, callers, caught: all });
  return proved.every((one) => one.caught);
}

/** The races that are asked for, and unless only some are, the seeded bugs that they must find. */
export async function race(args: readonly string[]): Promise<void> {
  const wish = asked(args);
  const good: boolean[] = [];
  if (!wish.prove) for (const engine of wish.engines) good.push(await raceOn(engine, wish));
  if (wish.prove || wish.only.length === 0) good.push(await prove(wish));
  process.exitCode = good.every(Boolean) ? 0 : 1;
}
