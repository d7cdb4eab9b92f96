// npm test: the whole gate, in the order in which a mistake is cheapest to find. One line a step, then its output if it failed.
//   npm test -- types unit     only the steps named
import { spawn } from 'node:child_process';
import { findBrowser } from './browser.ts';
import { startPostgres } from './postgres.ts';

interface Step {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
}

const PACKAGES = ['domain', 'contract', 'server', 'ui', 'client', 'diner', 'staff', 'e2e', 'bench', 'tools'];
const projects = [
  ...PACKAGES.map((name) => name),
  'domain/tsconfig.test.json',
  'contract/tsconfig.test.json',
  'diner/worker',
];

const STEPS: readonly Step[] = [
  { name: 'format', commands: [['biome', 'ci', '--error-on-warnings', '--colors=off', '.']] },
  { name: 'types', commands: projects.map((project) => ['tsc', '--noEmit', '-p', project]) },
  { name: 'imports', commands: [['node', 'tools/check-imports.ts']] },
  { name: 'rules', commands: [['node', 'tools/check-rules.ts']] },
  { name: 'unused', commands: [['knip']] },
  { name: 'unit', commands: [['vitest', 'run']] },
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
      ],
    ],
  },
  { name: 'journeys', commands: [['playwright', 'test', '--config', 'e2e/playwright.config.ts']] },
];

function run(
  command: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<{ ok: boolean; output: string }> {
  return new Promise((done) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => done({ ok: false, output: `${program}: ${error.message}` }));
    child.on('close', (code) => done({ ok: code === 0, output: Buffer.concat(parts).toString() }));
  });
}

/** Whoever reads a red gate looks for what failed: what passed is left out, a journey each line. */
const whatMatters = (output: string) =>
  output
    .split('\n')
    .filter((line) => !/^\s+✓|NO_COLOR|--trace-warnings/.test(line))
    .join('\n');

const wanted = process.argv.slice(2);
const steps = STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const needs = (name: string) => steps.some((step) => step.name === name);
const environment: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1', CI: 'true' };
delete environment.FORCE_COLOR;

if (needs('journeys') || needs('proof')) environment.CHROMIUM_PATH = findBrowser();
const postgres = needs('unit') || needs('crash') ? await startPostgres() : null;
if (postgres) environment.TEST_DATABASE_URL = postgres.url;

let failed = 0;
try {
  for (const { name, commands } of steps) {
    const started = performance.now();
    const outputs: string[] = [];
    let ok = true;
    for (const command of commands) {
      const result = await run(command, environment);
      ok &&= result.ok;
      if (!result.ok || name === 'unit' || name === 'journeys' || name === 'crash' || name === 'proof')
        outputs.push(result.output);
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${seconds.padStart(6)} s`);
    if (!ok) failed += 1;
    if (!ok) console.log(whatMatters(outputs.join('\n')));
    else for (const output of outputs) console.log(output.trimEnd().split('\n').slice(-4).join('\n'));
  }
} finally {
  await postgres?.stop();
}
console.log(`gate: ${steps.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
