import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../server-process.ts';
import { runTrial, type Trial, type TrialResult } from './trial.ts';

/** A bug on purpose: a patch of the server's source, never a switch in the product. */
interface Mutant {
  readonly name: string;
  readonly patch: string;
  /** what of the verdict must not be empty */
  readonly shows: 'lost' | 'doubled' | 'torn';
}

const MUTANTS: readonly Mutant[] = [
  { name: 'answer before commit', patch: 'answer-before-commit.patch', shows: 'lost' },
  { name: 'idempotency key saved late', patch: 'key-saved-late.patch', shows: 'doubled' },
  { name: 'no transaction', patch: 'no-transaction.patch', shows: 'torn' },
];

/** given up after so many kills: then the harness is blind */
const MOST_KILLS = 60;
const JUDGE_EVERY = 4;

export interface Proof {
  readonly mutant: string;
  readonly caught: boolean;
  readonly kills: number;
  readonly found: string;
}

/** The server's source with one patch, in a folder of its own; packages are borrowed from here. */
function mutatedTree({ patch }: Mutant): string {
  const tree = mkdtempSync(join(tmpdir(), 'mam-mutant-'));
  for (const folder of ['server', 'demo'])
    cpSync(join(root, folder), join(tree, folder), {
      recursive: true,
      filter: (path) => !/node_modules|\/data(\/|$)/.test(path.slice(root.length)),
    });
  cpSync(join(root, 'package.json'), join(tree, 'package.json'));
  // a package may have some of its own
  for (const folder of ['node_modules', 'server/node_modules'])
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(tree, folder));
  execFileSync('git', ['apply', resolve(import.meta.dirname, 'mutants', patch)], {
    cwd: tree,
    stdio: 'pipe',
  });
  return tree;
}

async function prove(mutant: Mutant, trial: Omit<Trial, 'tree' | 'kills' | 'until'>): Promise<Proof> {
  const tree = mutatedTree(mutant);
  try {
    const result: TrialResult = await runTrial({
      ...trial,
      tree,
      kills: MOST_KILLS,
      until: { kills: JUDGE_EVERY, shows: (verdict) => verdict[mutant.shows].length > 0 },
    });
    const { lost, doubled, torn, kills } = result;
    const caught = result[mutant.shows].length > 0;
    return {
      mutant: mutant.name,
      caught,
      kills,
      found: `lost ${lost.length}, doubled ${doubled.length}, torn ${torn.length}`,
    };
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

/** The harness proves itself: each seeded bug must be caught, or a zero of the real server means nothing. */
export async function proveAll(
  trial: Omit<Trial, 'tree' | 'kills' | 'until'>,
  tell: (proof: Proof) => void,
): Promise<Proof[]> {
  const proofs: Proof[] = [];
  for (const mutant of MUTANTS) {
    const proof = await prove(mutant, trial);
    tell(proof);
    proofs.push(proof);
  }
  return proofs;
}
