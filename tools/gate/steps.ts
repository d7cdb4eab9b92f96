export interface Step {
  readonly name: string;
  readonly commands: readonly (readonly string[])[];
  /** its tests have limits of time: the machine is measured before it begins */
  readonly waits?: true;
}

const PACKAGES = ['domain', 'contract', 'server', 'ui', 'client', 'diner', 'staff', 'e2e', 'bench', 'tools'];
const PROJECTS = [...PACKAGES, 'domain/tsconfig.test.json', 'contract/tsconfig.test.json', 'diner/worker'];

/** The type check of a project; files unchanged since the last time on this machine are not looked at again. */
const typeCheckCommand = (project: string) => [
  ...['tsc', '--noEmit', '-p', project, '--incremental'],
  ...['--tsBuildInfoFile', `.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`],
];

const CRASH = ['node', 'bench/src/crash/main.ts', '--seed', '20261121', '--brief'];
const PROOFS =
  'carts placed forged cut answered together crowd bank-days points bill changed changed-orders'.split(' ');
const playwright = (config: string, ...files: readonly string[]) => [
  ...['playwright', 'test', '--config', `e2e/${config}.config.ts`],
  ...files,
];
/** Every screen of both apps; the others are states of them. */
const SCREENS = ['diner.look', 'staff.look'];
const STATES = ['menu.look', 'order.look', 'payment.look', 'looks/table.look'];

/** All there is; the rules and the tests that a change since `base` touches are `changed`. */
export const stepsSince = (base: string): readonly Step[] => [
  { name: 'format', commands: [['biome', 'ci', '--error-on-warnings', '--colors=off', '.']] },
  { name: 'types', commands: PROJECTS.map(typeCheckCommand) },
  { name: 'imports', commands: [['node', 'tools/check-imports.ts']] },
  {
    name: 'rules',
    commands: [
      ['node', 'tools/check-rules.ts'],
      ['node', 'tools/check-time-limits.ts'],
      ['node', 'tools/check-english.ts'],
    ],
  },
  { name: 'unused', commands: [['knip']] },
  { name: 'unit', commands: [['vitest', 'run']], waits: true },
  {
    name: 'changed',
    commands: [
      [
        ...['vitest', 'run', '--changed', base, '--passWithNoTests'],
        ...['rules', 'tools', 'apps'].flatMap((name) => ['--project', name]),
      ],
      // the seeded bugs are patches: any change of the server may make one fit no more, and no import says so
      ['vitest', 'run', 'bench/src/seeded-bugs.test.ts'],
    ],
    waits: true,
  },
  {
    name: 'crash',
    commands: [
      [...CRASH, '--engine', 'sqlite', '--kills', '6'],
      [...CRASH, '--engine', 'postgres', '--kills', '3'],
    ],
    waits: true,
  },
  {
    name: 'proof',
    commands: [['node', 'bench/src/proof/main.ts', '--seed', '20261122', '--brief', ...PROOFS]],
    waits: true,
  },
  { name: 'journeys', commands: [playwright('playwright')], waits: true },
  { name: 'looks', commands: [playwright('looks', ...SCREENS)], waits: true },
  { name: 'states', commands: [playwright('looks', ...STATES)], waits: true },
];

export const QUICK = ['format', 'types', 'imports', 'rules', 'unused', 'changed'];
