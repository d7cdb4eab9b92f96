// Kills the real server with SIGKILL at random moments while 30 or more orders are in flight, and judges what it
// kept by what its clients were told.
//   node bench/src/crash/main.ts --engine sqlite --kills 12        one engine
//   node bench/src/crash/main.ts --whole                           100 kills on each, the three seeded bugs on each
//   node bench/src/crash/main.ts --engine sqlite --prove           the seeded bugs only
// --seed N repeats a run's choices; --brief says only the result and writes nothing.
import { parseArgs } from 'node:util';
import { writeResult } from '../results.ts';
import { ADDRESS_LIMIT, root } from '../servers/server-process.ts';
import type { Verdict } from './judge.ts';
import { proveAll } from './mutants.ts';
import { runTrial, type Trial, type TrialResult } from './trial.ts';

const WHOLE = 100;
const SHOWN = 10;

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    kills: { type: 'string', default: '12' },
    seed: { type: 'string' },
    brief: { type: 'boolean', default: false },
    prove: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
  },
});

const seed = Number(values.seed ?? Date.now() % 1_000_000);
const say = (line: string) => {
  if (!values.brief) console.log(line);
};

function parseEngine(name: string): Trial['engine'] {
  if (name === 'sqlite' || name === 'postgres') return name;
  throw new Error(`--engine must be sqlite or postgres, not ${name}`);
}

function explain(verdict: Verdict): void {
  for (const kind of ['lost', 'doubled', 'torn', 'strange'] as const)
    for (const finding of verdict[kind].slice(0, SHOWN)) console.log(`  ${kind}: ${finding}`);
}

function report(result: TrialResult): void {
  const {
    engine,
    kills,
    acknowledged,
    together,
    pledged,
    lost,
    doubled,
    torn,
    strange,
    leastInFlight,
    slowestRestart,
  } = result;
  console.log(
    `${result.clean ? 'ok' : 'FAILED'} crash on ${engine}: ${kills} kills with ${leastInFlight} or more in flight, ` +
      `${acknowledged} orders and ${together} group orders (${pledged} pledged) acknowledged, ${lost.length} lost, ${doubled.length} doubled, ${torn.length} torn, ` +
      `${strange.length} strange; slowest restart ${slowestRestart} ms; seed ${result.seed}`,
  );
  explain(result);
}

/** counts instead of lists: the lists are printed */
function counted({ lost, doubled, torn, strange, ...rest }: TrialResult) {
  const counts = { lost: lost.length, doubled: doubled.length, torn: torn.length, strange: strange.length };
  return { ...rest, ...counts };
}

async function tryOut(engine: Trial['engine'], kills: number): Promise<boolean> {
  const result = await runTrial({ engine, kills, seed, tree: root, until: null, say });
  report(result);
  if (!values.brief) writeResult(`crash ${engine}`, { addressLimit: ADDRESS_LIMIT, ...counted(result) });
  return result.clean;
}

async function prove(engine: Trial['engine']): Promise<boolean> {
  const proofs = await proveAll({ engine, seed, say }, (proof) => {
    const verb = proof.caught ? 'caught' : 'MISSED';
    console.log(`${verb} ${proof.mutant} on ${engine} after ${proof.kills} kills: ${proof.found}`);
  });
  if (!values.brief) writeResult(`crash proof ${engine}`, { seed, proofs });
  return proofs.every(({ caught }) => caught);
}

async function whole(): Promise<boolean> {
  const good: boolean[] = [];
  for (const engine of ['sqlite', 'postgres'] as const) {
    good.push(await tryOut(engine, WHOLE));
    good.push(await prove(engine));
  }
  return good.every(Boolean);
}

console.log(`crash: seed ${seed}, ADDRESS_LIMIT ${ADDRESS_LIMIT}, limits per person as shipped`);
const engine = parseEngine(values.engine);
const good = values.whole
  ? await whole()
  : await (values.prove ? prove(engine) : tryOut(engine, Number(values.kills)));
process.exitCode = good ? 0 : 1;
