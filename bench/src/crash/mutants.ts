import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { mutatedTree } from '../servers/mutated-tree.ts';
import { runTrial, type Trial, type TrialResult } from './trial.ts';

/** A bug on purpose: a patch of the server's source, never a switch in the product. */
interface Mutant {
  readonly name: string;
  readonly patch: string;
  /** the list of the verdict that must not be empty */
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

export interface CrashProof {
  readonly mutant: string;
  readonly caught: boolean;
  readonly kills: number;
  readonly found: string;
}

async function prove(mutant: Mutant, trial: Omit<Trial, 'tree' | 'kills' | 'until'>): Promise<CrashProof> {
  const tree = mutatedTree(resolve(import.meta.dirname, 'mutants', mutant.patch));
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
  tell: (proof: CrashProof) => void,
): Promise<CrashProof[]> {
  const proofs: CrashProof[] = [];
  for (const mutant of MUTANTS) {
    const proof = await prove(mutant, trial);
    tell(proof);
    proofs.push(proof);
  }
  return proofs;
}
