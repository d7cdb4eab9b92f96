import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../servers/server-process.ts';
import type { Proof, ProofRequest, Proven } from './proof.ts';

const TEST = 'server/src/checkout/killed-checkout.test.ts';
const LONGEST_SAID = 4_000;

/** The test of paid checkouts whose server dies, told how often; npm test runs it with its own few kills. */
async function run({ count, seed }: ProofRequest): Promise<Proven> {
  const environment = { ...process.env, KILLS: String(count), SEED: String(seed), NO_COLOR: '1' };
  const vitest = resolve(root, 'node_modules/vitest/vitest.mjs');
  const said = await promisify(execFile)(process.execPath, [vitest, 'run', TEST], {
    cwd: root,
    env: environment,
    maxBuffer: 1 << 28,
  }).then(
    () => null,
    (fault: { stdout?: string; stderr?: string; message: string }) =>
      `${fault.stdout ?? ''}${fault.stderr || fault.message}`.slice(-LONGEST_SAID),
  );
  return { found: said === null ? [] : [said], counted: { kills: count } };
}

export const killed: Proof = {
  says: 'a paid checkout whose server is killed at a random moment is one order and one charge, and the diner is told so',
  share: 10,
  whole: 500,
  run,
};
