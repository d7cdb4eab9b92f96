import { readdirSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { mutatedTree } from '../servers/mutated-tree.ts';
import type { Proven } from './proof.ts';

/**
 * Bugs on purpose, one a patch in this folder: each must be found, or a zero of the real server means nothing. Runs each on
 * a tree that has it; found here = what was not.
 */
export async function proveSeededBugs(
  folder: string,
  run: (tree: string) => Promise<Proven>,
): Promise<Proven> {
  const found: string[] = [];
  const counted: Record<string, string> = {};
  for (const patch of readdirSync(folder).sort()) {
    const name = basename(patch, '.patch');
    const tree = mutatedTree(resolve(folder, patch));
    try {
      const { found: wrong } = await run(tree);
      counted[name] = wrong[0] ?? 'NOT CAUGHT';
      if (wrong.length === 0) found.push(`${name} is not caught`);
    } finally {
      rmSync(tree, { recursive: true, force: true });
    }
  }
  return { found, counted };
}
