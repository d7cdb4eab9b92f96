// Lets callers race for the same thing, each interleaving forced by named steps and once blind, and judges by the rows
// and everybody's answers.
//   npm run bench -- races                        1,000 rounds of each race on both engines, then the seeded bugs
//   node bench/src/races/main.ts --rounds 50 --only last-use,same-key --engine postgres
// --seed N repeats a run's choices, --callers N lets so many race; --prove the seeded bugs only; --brief writes nothing.
import { parseArgs } from 'node:util';
import { chanceOf } from '../chance.ts';
import { writeResult } from '../results.ts';
import { root } from '../server-process.ts';
import { type Engine, openGround } from './ground.ts';
import { proveRaces } from './mutants.ts';
import { RACES } from './races.ts';
import { runRace } from './round.ts';

const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];
const SHOWN = 10;

const { values } = parseArgs({
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

const [rounds, callers] = [Number(values.rounds), Number(values.callers)];
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const only = values.only.split(',').filter((name) => name !== '');
const unknown = only.filter((name) => !(name in RACES));
if (unknown.length > 0)
  throw new Error(`no race is called ${unknown.join(', ')}; there are ${Object.keys(RACES).join(', ')}`);
const engines = ENGINES.filter((engine) => values.engine === undefined || engine === values.engine);
if (engines.length === 0) throw new Error(`--engine must be sqlite or postgres, not ${values.engine}`);

async function race(engine: Engine): Promise<boolean> {
  const ground = await openGround(engine, root, callers);
  const found: Record<string, number> = {};
  try {
    for (const [name, one] of Object.entries(RACES)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const started = performance.now();
      const raced = await runRace(ground, one, {
        rounds,
        callers,
        chance: chanceOf(seed),
        untilFound: false,
      });
      found[name] = raced.found.length;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const good = raced.found.length === 0 ? 'ok' : 'FAILED';
      console.log(
        `${good} ${name} on ${engine}: ${rounds} rounds, ${raced.found.length} found, ${seconds} s`,
      );
      for (const finding of raced.found.slice(0, SHOWN)) console.log(`  ${finding}`);
    }
  } finally {
    await ground.stop();
  }
  const races = Object.keys(found).length;
  const all = Object.values(found).reduce((sum, count) => sum + count, 0);
  console.log(
    `races on ${engine}: ${races} races, ${rounds} rounds of ${callers}, ${all} found; seed ${seed}`,
  );
  if (!values.brief) writeResult(`races ${engine}`, { seed, rounds, callers, found });
  return all === 0;
}

async function prove(): Promise<boolean> {
  const engine = 'postgres';
  const caught = await proveRaces({ engine, callers, seed }, (one) => {
    const verb = one.caught ? 'caught' : 'MISSED';
    console.log(`${verb} ${one.mutant} in ${one.race} after ${one.rounds} rounds: ${one.found}`);
  });
  if (!values.brief) writeResult('races proof', { engine, seed, callers, caught });
  return caught.every((one) => one.caught);
}

const good: boolean[] = [];
if (!values.prove) for (const engine of engines) good.push(await race(engine));
if (values.prove || only.length === 0) good.push(await prove());
process.exitCode = good.every(Boolean) ? 0 : 1;
