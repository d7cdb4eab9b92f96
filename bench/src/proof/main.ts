// Tries to prove the money wrong, by chance that can be repeated.
//   node bench/src/proof/main.ts --whole carts     the whole of one proof, kept in bench/results.json
//   node bench/src/proof/main.ts cut forged        the shares of some, as npm test runs them
//   node bench/src/proof/main.ts --prove answered  its bugs on purpose, which must be found
// --seed N repeats a run's choices, --count N asks for so many; --brief says only the result and writes nothing.
import { parseArgs } from 'node:util';
import { record } from '../results.ts';
import { answered } from './answered/answered.ts';
import { bankDays } from './bank-days/bank-days.ts';
import { bill } from './bill.ts';
import { carts } from './carts.ts';
import { changed } from './changed/changed.ts';
import { changedOrders } from './changed-orders/changed-orders.ts';
import { crowd } from './crowd/crowd.ts';
import { cut } from './cut.ts';
import { forgedProof } from './forged.ts';
import { killed } from './killed.ts';
import { placed } from './placed.ts';
import { points } from './points.ts';
import type { Proof } from './proof.ts';
import { together } from './together/together.ts';

const PROOFS: Record<string, Proof> = {
  carts,
  placed,
  forged: forgedProof,
  cut,
  killed,
  answered,
  together,
  crowd,
  'bank-days': bankDays,
  points,
  bill,
  changed,
  'changed-orders': changedOrders,
};
const SHOWN = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    count: { type: 'string' },
    whole: { type: 'boolean', default: false },
    prove: { type: 'boolean', default: false },
    brief: { type: 'boolean', default: false },
  },
});

const seed = Number(values.seed ?? Date.now() % 1_000_000);

async function prove(name: string, { says, share, whole, run, prove: runBugs }: Proof): Promise<boolean> {
  const count = Number(values.count ?? (values.whole ? whole : share));
  const started = performance.now();
  if (values.prove && !runBugs) throw new Error(`${name} has no bugs on purpose`);
  const { found, counted } = await (values.prove && runBugs ? runBugs : run)({ count, seed });
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const good = found.length === 0;
  const all = { seed, ...counted, found: found.length, seconds };
  const numbers = Object.entries(all).map(([what, much]) => `${what} ${much}`);
  console.log(`${good ? 'ok' : 'FAILED'} proof ${name}: ${numbers.join(', ')}`);
  for (const finding of found.slice(0, SHOWN)) console.log(`  ${finding}`);
  if (!values.brief) record(`proof ${name}${values.prove ? ', seeded bugs' : ''}`, { says, ...all });
  return good;
}

const unknown = positionals.filter((name) => !(name in PROOFS));
if (unknown.length > 0)
  throw new Error(`no proof is called ${unknown.join(', ')}; there are ${Object.keys(PROOFS).join(', ')}`);
for (const [name, proof] of Object.entries(PROOFS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  if (!(await prove(name, proof))) process.exitCode = 1;
}
