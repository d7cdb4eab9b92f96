import { posix } from 'node:path';
import { FEATURES, type FeatureName, featuresBelow } from './features.ts';
import { wireProblem, writerProblems } from './only-writers.ts';

const PLUMBING: Record<string, readonly string[]> = {
  contract: ['http'],
  server: [
    'db',
    'http',
    'live',
    'outside',
    'cache',
    'clock',
    'outbox',
    'backup',
    'health',
    'metrics',
    'traces',
  ],
  diner: ['start', 'data', 'device', 'words', 'map'],
  staff: ['start', 'data', 'device', 'words'],
  e2e: ['start'],
};

/** Files beside the folders that everything may read. */
const ROOT_PLUMBING = ['setting.ts', 'limits.ts', 'config.ts', 'context.ts'];

/** Asked by whoever runs our programs to try them: how slow the machine is, and for a port. */
const OF_MACHINE = ['tools/pace', 'tools/free-port'];

/** The packages of ours, or parts of them, that a package may take from. */
const NEIGHBOURS: Record<string, readonly string[]> = {
  domain: [],
  contract: ['domain'],
  server: ['domain', 'contract'],
  ui: ['domain/money'],
  client: ['domain', 'contract', 'ui'],
  diner: ['domain', 'contract', 'ui', 'client'],
  staff: ['domain', 'contract', 'ui', 'client'],
  e2e: ['domain', 'contract', ...OF_MACHINE],
  // and how a phone keeps its cart and the server's the same: with a bad net it is proved there
  bench: ['domain', 'contract', 'diner/group-order/sync', ...OF_MACHINE],
  tools: ['domain', 'contract'],
};

const BROWSER = ['ui', 'client', 'diner', 'staff'];
const DUMPING_GROUND = /(^|\/)(utils?|helpers?|common|misc|services?|managers?)(\/|\.tsx?$)/i;

export interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
  /** loaded when it is asked for, and not with the file that names it */
  readonly late?: true;
}

/** The modules a text imports, re-exports or loads; comments are not read. */
export function parseImports(text: string): Import[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const found: Import[] = [];
  for (const match of code.matchAll(
    /\b(import|export)\s+(type\s+)?([\w*${}\s,]*?)\bfrom\s*['"]([^'"]+)['"]/g,
  )) {
    const names = (match[3] ?? '').trim();
    const allTypes =
      /^\{/.test(names) &&
      names
        .replace(/[{}]/g, '')
        .split(',')
        .every((name) => /^\s*(type\s|$)/.test(name));
    found.push({ from: match[4] ?? '', typeOnly: Boolean(match[2]) || (allTypes && names.includes('type')) });
  }
  for (const match of code.matchAll(/\bimport\s*(\(?)\s*['"]([^'"]+)['"]/g)) {
    found.push({ from: match[2] ?? '', typeOnly: false, ...(match[1] && { late: true as const }) });
  }
  return found;
}

interface Place {
  readonly packageName: string;
  /** path below src/, "" when the file lies outside src/ */
  readonly inside: string;
}

function parseSourcePlace(path: string): Place {
  const [packageName = '', top = '', ...rest] = path.split('/');
  return { packageName, inside: top === 'src' ? rest.join('/') : '' };
}

/** Where a file stands: plumbing below all features, its feature, or above them where it joins them; null = nowhere. */
function standingOf({ packageName, inside }: Place): 'plumbing' | 'joins' | FeatureName | null {
  if (!inside) return null;
  if (inside.endsWith('.journey.ts')) return 'joins'; // a journey crosses the features
  const [folder = '', file] = inside.split('/');
  if (!file) return ROOT_PLUMBING.includes(folder) ? 'plumbing' : 'joins';
  if (PLUMBING[packageName]?.includes(folder)) return 'plumbing';
  return FEATURES.find((feature) => feature === folder) ?? 'joins';
}

function ruleForOwnPackage(path: string, target: string, typeOnly: boolean): string | null {
  // the types of everything that is handed to features; it imports nothing that runs
  if (path === 'server/src/context.ts' && typeOnly) return null;
  const [here, there] = [standingOf(parseSourcePlace(path)), standingOf(parseSourcePlace(target))];
  if (here === null || there === null || here === there || here === 'joins' || there === 'plumbing')
    return null;
  if (there === 'joins') return `imports ${target}, which joins features and comes after them`;
  if (here === 'plumbing') return `imports ${target}: plumbing knows no feature`;
  return featuresBelow(here).includes(there) ? null : `${here} may not import ${target} (tools/features.ts)`;
}

const isTest = (path: string): boolean => /\.test\.tsx?$|^\w+\/test\//.test(path);

function ruleForNeighbour(path: string, wanted: string): string | null {
  const { packageName } = parseSourcePlace(path);
  const target = wanted.replace(/^@mam\//, '');
  if (target.split('/')[0] === packageName)
    return `imports its own package by name (${wanted}): use a relative path`;
  const allowed = [...(NEIGHBOURS[packageName] ?? []), ...(isTest(path) ? OF_MACHINE : [])];
  if (!allowed.some((name) => target === name || target === `${name}.ts` || target.startsWith(`${name}/`)))
    return `may not import ${wanted}`;
  return null;
}

function ruleForSpecifier(path: string, { from, typeOnly }: Import): string | null {
  const { packageName } = parseSourcePlace(path);
  const test = /\.test\.tsx?$/.test(path);
  if (
    BROWSER.includes(packageName) &&
    !typeOnly &&
    (/(\.schema|\/refusals)\.ts$/.test(from) || /^(@sinclair\/)?typebox/.test(from))
  ) {
    return `imports ${from} as a value: schemas, typebox and the refusals' texts stay on the server`;
  }
  if (from.startsWith('.')) {
    const target = posix.normalize(posix.join(posix.dirname(path), from));
    if (!/\.\w+(\?\w+)?$/.test(from)) return `imports ${from} without its file extension`;
    if (parseSourcePlace(target).packageName !== packageName)
      return `reaches into another package by path (${from})`;
    return test ? null : ruleForOwnPackage(path, target, typeOnly);
  }
  if (from.startsWith('@mam/')) return ruleForNeighbour(path, from);
  if (packageName === 'domain' && !test && !path.startsWith('domain/test/'))
    return `imports ${from}: domain depends on nothing`;
  return null;
}

/** In an app's screens/ lie the screens and what is theirs alone; their parts belong to features. */
function screenProblem(path: string): string | null {
  if (!/^\w+\/src\/screens\//.test(path)) return null;
  return /^\w+\/src\/screens\/[\w-]+-screen(\.test)?\.tsx$/.test(path)
    ? null
    : `${path}: no screen; its parts belong to a feature's folder`;
}

/** The files each file of a package needs to be read, types included; what is loaded late is not needed. */
function nearImports(files: ReadonlyMap<string, string>): Map<string, readonly string[]> {
  const imports = new Map<string, readonly string[]>();
  for (const [path, text] of files) {
    if (/\.test\.tsx?$/.test(path)) continue;
    const found = parseImports(text)
      .filter(({ from, late }) => from.startsWith('.') && !late)
      .map(({ from }) => posix.normalize(posix.join(posix.dirname(path), from)));
    imports.set(path, found);
  }
  return imports;
}

/** Files that name one another in a circle, each circle once, as the path that closes it. */
export function importCircles(files: ReadonlyMap<string, string>): string[] {
  const imports = nearImports(files);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, above: readonly string[]): void => {
    const at = above.indexOf(path);
    if (at >= 0) circles.push([...above.slice(at), path].join(' → '));
    if (at >= 0 || done.has(path)) return;
    for (const next of imports.get(path) ?? []) visit(next, [...above, path]);
    done.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return circles;
}

/** Every breach of the import order, one line each. files: path from the root → text. */
export function importProblems(files: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  for (const [path, text] of files) {
    const { packageName } = parseSourcePlace(path);
    if (!(packageName in NEIGHBOURS)) continue;
    if (DUMPING_GROUND.test(path)) problems.push(`${path}: a dumping ground; name it for what it is about`);
    if (/(^|\/)index\.tsx?$/.test(path)) problems.push(`${path}: a barrel; imports carry the file name`);
    problems.push(...writerProblems(path, text));
    for (const problem of [screenProblem(path), wireProblem(path, text)]) if (problem) problems.push(problem);
    for (const found of parseImports(text)) {
      const problem = ruleForSpecifier(path, found);
      if (problem) problems.push(`${path}: ${problem}`);
    }
  }
  for (const circle of importCircles(files)) problems.push(`a circle: ${circle}`);
  return problems;
}
