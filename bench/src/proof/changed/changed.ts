import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../servers/server-process.ts';
import type { Proof, ProofRequest, Proven } from '../proof.ts';
import { proveSeededBugs } from '../seeded-bugs.ts';
import { changeCarts } from './change-carts.ts';

const toProven = ({ found, changes }: ReturnType<typeof changeCarts>): Proven => ({
  found,
  counted: { changes },
});

/** The same changes by the calculation of another tree, in a process of its own. */
function changedIn(tree: string, { seed, count }: ProofRequest): Proven {
  cpSync(join(root, 'bench/src'), join(tree, 'bench/src'), { recursive: true });
  const script = `
    import { changeCarts } from './bench/src/proof/changed/change-carts.ts';
    console.log(JSON.stringify(changeCarts(${seed}, 0, ${count})));`;
  const args = ['--input-type=module-typescript', '--eval', script];
  const said = execFileSync(process.execPath, args, { cwd: tree, encoding: 'utf8', maxBuffer: 1e9 });
  return toProven(JSON.parse(said));
}

export const changed: Proof = {
  says: 'whatever the restaurant changes of an order, its numbers are what a second telling of the rules says',
  share: 2_000,
  whole: 100_000,
  run: async ({ seed, count }) => toProven(changeCarts(seed, 0, count)),
  prove: (asked) =>
    proveSeededBugs(join(import.meta.dirname, 'mutants'), async (tree) => changedIn(tree, asked)),
};
