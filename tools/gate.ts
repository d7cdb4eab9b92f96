// npm test: the whole gate, cheapest mistakes first; the first red step ends it.
//   npm test -- quick          format, types, imports, rules, unused and the tests a change touches
//   npm test -- types unit     only the steps named
//   npm test -- --all          all steps, whatever is red
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser } from './browser.ts';
import { memoryFolder } from './memory-folder.ts';
import { startPostgres } from './postgres.ts';

interface Step {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
}

/** What a whole gate and a quick one may take on two quiet cores, in seconds. */
const BUDGET = { whole: 12 * 60, quick: 60 };

const PACKAGES = ['domain', 'contract', 'server', 'ui', 'client', 'diner', 'staff', 'e2e', 'bench', 'tools'];
const projects = [
  ...PACKAGES.map((name) => name),
  'domain/tsconfig.test.json',
  'contract/tsconfig.test.json',
  'diner/worker',
];

/** The rules, and the tests that a change since the last commit of main touches: since the commit before where there is none. */
function changedTests(): string[] {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const base = git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD';
  const projects = ['rules', 'tools', 'apps'].flatMap((name) => ['--project', name]);
  return ['vitest', 'run', '--changed', base, '--passWithNoTests', ...projects];
}

const STEPS: readonly Step[] = [
  { name: 'format', commands: [['biome', 'ci', '--error-on-warnings', '--colors=off', '.']] },
  { name: 'types', commands: projects.map((project) => ['tsc', '--noEmit', '-p', project]) },
  { name: 'imports', commands: [['node', 'tools/check-imports.ts']] },
  { name: 'rules', commands: [['node', 'tools/check-rules.ts']] },
  { name: 'unused', commands: [['knip']] },
  { name: 'unit', commands: [['vitest', 'run']] },
  // the seeded bugs are patches: any change of the server may make one fit no more, and no import says so
  { name: 'changed', commands: [changedTests(), ['vitest', 'run', 'bench/src/seeded-bugs.test.ts']] },
  {
    name: 'crash',
    commands: [
      [
        'node',
        'bench/src/crash/main.ts',
        '--engine',
        'sqlite',
        '--kills',
        '12',
        '--seed',
        '20261121',
        '--brief',
      ],
      [
        'node',
        'bench/src/crash/main.ts',
        '--engine',
        'postgres',
        '--kills',
        '4',
        '--seed',
        '20261121',
        '--brief',
      ],
    ],
  },
  {
    name: 'proof',
    commands: [
      [
        'node',
        'bench/src/proof/main.ts',
        '--seed',
        '20261122',
        '--brief',
        'carts',
        'placed',
        'forged',
        'cut',
        'answered',
        'together',
        'crowd',
        'bank-days',
        'points',
        'bill',
      ],
    ],
  },
  { name: 'journeys', commands: [['playwright', 'test', '--config', 'e2e/playwright.config.ts']] },
];

/** The processes of a gate, so that a red step can end those beside it. */
class Running {
  readonly #children = new Set<ChildProcess>();
  #stopped = false;

  run(command: readonly string[], environment: NodeJS.ProcessEnv): Promise<{ ok: boolean; output: string }> {
    if (this.#stopped) return Promise.resolve({ ok: false, output: '' });
    return new Promise((done) => {
      const [program = '', ...args] = command;
      const child = spawn(program, args, {
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      this.#children.add(child);
      const parts: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part: Buffer) => parts.push(part));
      child.on('error', (error) => done({ ok: false, output: `${program}: ${error.message}` }));
      child.on('close', (code) => {
        this.#children.delete(child);
        done({ ok: code === 0, output: Buffer.concat(parts).toString() });
      });
    });
  }

  /** Ends whatever still runs, with the processes it has started. */
  stop(): void {
    this.#stopped = true;
    for (const { pid } of this.#children) {
      if (pid === undefined) continue;
      try {
        process.kill(-pid, 'SIGTERM');
      } catch {
        // it has ended meanwhile
      }
    }
  }

  get stopped(): boolean {
    return this.#stopped;
  }
}

/** Whoever reads a red gate looks for what failed: what passed is left out, a journey each line. */
const whatMatters = (output: string) =>
  output
    .split('\n')
    .filter((line) => !/^\s+✓|NO_COLOR|--trace-warnings/.test(line))
    .join('\n');

const QUICK = ['format', 'types', 'imports', 'rules', 'unused', 'changed'];
const LOUD = ['unit', 'changed', 'journeys', 'crash', 'proof'];

const said = process.argv.slice(2);
const quick = said.includes('quick');
const named = quick ? QUICK : said.filter((name) => !name.startsWith('--'));
const unknown = named.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}; there are ${STEPS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const steps = STEPS.filter(({ name }) => (named.length === 0 ? name !== 'changed' : named.includes(name)));
const needs = (name: string) => steps.some((step) => step.name === name);
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  NO_COLOR: '1',
  CI: 'true',
  // some three hundred processes load the same sources: compiled once, a file of tests takes a fifth less of a core
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../.cache/compile'),
};
delete environment.FORCE_COLOR;
const running = new Running();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    running.stop();
    process.exit(1);
  });
if (['unit', 'crash', 'proof', 'journeys'].some(needs)) {
  // what a red journey has seen is looked at afterwards
  if (needs('journeys')) environment.JOURNEY_RESULTS ??= mkdtempSync(join(tmpdir(), 'mam-journeys-seen-'));
  const memory = memoryFolder();
  if (memory) {
    process.env.TMPDIR = memory;
    environment.TMPDIR = memory;
  }
}

const began = performance.now();
const secondsSince = (at: number) => ((performance.now() - at) / 1000).toFixed(1);
if (needs('journeys') || needs('proof')) environment.CHROMIUM_PATH = findBrowser();
const postgres = needs('unit') || needs('crash') ? await startPostgres() : null;
if (postgres) environment.TEST_DATABASE_URL = postgres.url;

let passed = 0;
let failed = 0;

async function take({ name, commands }: Step): Promise<void> {
  if (running.stopped) return;
  const started = performance.now();
  const outputs: string[] = [];
  let ok = true;
  for (const command of commands) {
    const result = await running.run(command, environment);
    ok &&= result.ok;
    if (!result.ok || LOUD.includes(name)) outputs.push(result.output);
  }
  // ended because another step was red: it says nothing
  if (!ok && running.stopped) return;
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${secondsSince(started).padStart(6)} s`);
  if (!ok) console.log(whatMatters(outputs.join('\n')));
  else for (const output of outputs) console.log(output.trimEnd().split('\n').slice(-4).join('\n'));
  if (!ok && !said.includes('--all')) running.stop();
}

/** Steps one after the other. */
async function inTurn(lane: readonly string[]): Promise<void> {
  for (const step of steps) if (lane.includes(step.name)) await take(step);
}

try {
  // cheap ones first, two at a time; what fills both cores has the machine to itself
  await Promise.all([inTurn(['format', 'imports', 'rules', 'changed']), inTurn(['types', 'unused'])]);
  await inTurn(['unit']);
  await Promise.all([inTurn(['crash']), inTurn(['proof'])]);
  await inTurn(['journeys']);
} finally {
  await postgres?.stop();
}
const budget = quick ? BUDGET.quick : BUDGET.whole;
if (quick || named.length === 0) console.log(`gate: ${secondsSince(began)} s of ${budget} s`);
console.log(`gate: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed < steps.length ? 1 : 0;
