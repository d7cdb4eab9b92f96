import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { mutatedTree } from '../../mutated-tree.ts';
import type { Asked, Proven } from '../proof.ts';

/** Bugs on purpose; each must be found, or a zero of the real server means nothing. */
export const ANSWERED_MUTANTS = [
  'waits-on-while-fee-offered',
  'waits-since-placed',
  'forgotten-after-look',
  'money-kept-at-end',
  'taken-without-device',
  'manager-told-early',
  'received-is-failed',
] as const;

/** Runs each until something is found; found here = what was not. */
export async function proveAnswered(
  asked: Asked,
  run: (asked: Asked, tree: string) => Promise<Proven>,
): Promise<Proven> {
  const found: string[] = [];
  const counted: Record<string, string> = {};
  for (const name of ANSWERED_MUTANTS) {
    const tree = mutatedTree(resolve(import.meta.dirname, `mutants/${name}.patch`));
    try {
      const { found: wrong } = await run(asked, tree);
      counted[name] = wrong[0] ?? 'NOT CAUGHT';
      if (wrong.length === 0) found.push(`${name} is not caught`);
    } finally {
      rmSync(tree, { recursive: true, force: true });
    }
  }
  return { found, counted };
}
