// npm test: the whole gate, cheapest mistakes first; the first red step ends it.
//   npm test -- quick          format, types, imports, rules, unused and the tests a change touches
//   npm test -- types unit     only the steps named
//   npm test -- looks states   every screen, and every state of one, in sizes, themes and letters: by name alone
//   npm test -- --all          all steps, whatever is red
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser } from '../browser.ts';
import { memoryFolder } from '../memory-folder.ts';
import { measureSlowness, SLOWNESS_VARIABLE } from '../pace.ts';
import { binariesWithPgDump, startPostgres } from '../postgres.ts';
import {
  closingLines,
  type FinishedTest,
  failureLines,
  finishedTests,
  redLines,
  slowest,
  testsOver,
} from './report.ts';
import { Running } from './running.ts';
import { QUICK, type Step, stepsSince } from './steps.ts';

/** Seconds that a whole gate and a quick one may take on two quiet cores. */
const BUDGET = { whole: 8 * 60, quick: 60 };
/** ms between two lines that say how far a step is. */
const PROGRESS_EVERY = 20_000;
const SLOWEST = 8;

/** Since the last commit of main; since the commit before where nothing has changed since. */
function baseOfChange(): string {
  const { stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  return stdout.trim() === '' ? 'HEAD~1' : 'HEAD';
}

const all = stepsSince(baseOfChange());
const words = process.argv.slice(2);
const quick = words.includes('quick');
const named = quick ? QUICK : words.filter((name) => !name.startsWith('--'));
const unknown = named.filter((name) => !all.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
/** By name alone; what looks at screens until the rest of the gate takes half as long (0089). */
const BY_NAME = ['changed', 'looks', 'states'];
const IN_BROWSER = ['journeys', 'looks', 'states'];
const steps = all.filter(({ name }) => (named.length === 0 ? !BY_NAME.includes(name) : named.includes(name)));
const needs = (...names: readonly string[]) => steps.some(({ name }) => names.includes(name));
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  NO_COLOR: '1',
  CI: 'true',
  // some three hundred processes load the same sources: compiled once, a file of tests takes a fifth less of a core
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../../.cache/compile'),
};
delete environment.FORCE_COLOR;
const running = new Running();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    running.stop();
    process.exit(1);
  });
// traces and pictures of red journeys outlive the run
if (needs(...IN_BROWSER)) environment.JOURNEY_RESULTS ??= mkdtempSync(join(tmpdir(), 'mam-journeys-seen-'));
if (needs('unit', 'crash', 'proof', ...IN_BROWSER)) {
  const memory = memoryFolder();
  if (memory) {
    process.env.TMPDIR = memory;
    environment.TMPDIR = memory;
  }
}

const began = performance.now();
const secondsSince = (at: number) => ((performance.now() - at) / 1000).toFixed(1);
if (needs(...IN_BROWSER, 'proof')) environment.CHROMIUM_PATH = findBrowser();
if (needs('unit')) binariesWithPgDump();
const postgres = needs('unit', 'crash') ? await startPostgres() : null;
if (postgres) environment.TEST_DATABASE_URL = postgres.url;

let passed = 0;
let failed = 0;
const finished: FinishedTest[] = [];
const took: string[] = [];

/** Says now and then how many tests of a long step are over. */
function saysHowFar(name: string, started: number) {
  let over = 0;
  const timer = setInterval(
    () => console.log(`  …    ${name.padEnd(9)} ${secondsSince(started).padStart(6)} s, ${over} over`),
    PROGRESS_EVERY,
  );
  return {
    hear: (part: string) => {
      over += testsOver(part);
      for (const line of redLines(part)) console.log(line);
    },
    stop: () => clearInterval(timer),
  };
}

async function measure(before: string): Promise<void> {
  const slowness = await measureSlowness();
  environment[SLOWNESS_VARIABLE] = String(slowness);
  console.log(`machine: ${slowness} × a quiet one before ${before}; so long are its limits of time`);
}

async function take({ name, commands }: Step): Promise<void> {
  if (running.stopped) return;
  const started = performance.now();
  console.log(`begin  ${name}`);
  const progress = saysHowFar(name, started);
  const outputs: string[] = [];
  let ok = true;
  for (const command of commands) {
    const result = await running.run(command, environment, progress.hear);
    ok &&= result.ok;
    outputs.push(result.output);
  }
  progress.stop();
  // ended because another step was red: it says nothing
  if (!ok && running.stopped) return;
  if (ok) passed += 1;
  else failed += 1;
  const line = `${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${secondsSince(started).padStart(6)} s`;
  took.push(line);
  console.log(line);
  finished.push(...outputs.flatMap(finishedTests));
  const output = outputs.join('\n');
  if (!ok) console.log(failureLines(output));
  else if (steps.find((step) => step.name === name)?.waits) console.log(closingLines(output));
  if (!ok && !words.includes('--all')) running.stop();
}

/** Steps one after the other. */
async function inTurn(lane: readonly string[]): Promise<void> {
  for (const step of steps) if (lane.includes(step.name)) await take(step);
}

/** Steps that wait for a clock: the machine may be another one than a minute ago. */
async function inTurnMeasured(...lanes: readonly (readonly string[])[]): Promise<void> {
  const next = steps.filter(({ name }) => lanes.flat().includes(name)).map(({ name }) => name);
  if (next.length === 0 || running.stopped) return;
  await measure(next.join(' and '));
  await Promise.all(lanes.map(inTurn));
}

try {
  // cheap ones first, two at a time; what fills both cores has the machine to itself
  await measure('the gate');
  await Promise.all([inTurn(['format', 'imports', 'rules', 'changed']), inTurn(['types', 'unused'])]);
  await inTurnMeasured(['unit']);
  await inTurnMeasured(['crash'], ['proof']);
  await inTurnMeasured(['journeys']);
  await inTurnMeasured(['looks', 'states']);
} finally {
  await postgres?.stop();
}
if (finished.length > 0) console.log(['slowest:', ...slowest(finished, SLOWEST)].join('\n'));
console.log(['steps:', ...took].join('\n  '));
if (failed > 0 && environment.JOURNEY_RESULTS)
  console.log(`Traces and pictures of red journeys lie in ${environment.JOURNEY_RESULTS}`);
const budget = quick ? BUDGET.quick : BUDGET.whole;
if (quick || named.length === 0) console.log(`gate: ${secondsSince(began)} s of ${budget} s`);
console.log(`gate: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed < steps.length ? 1 : 0;
