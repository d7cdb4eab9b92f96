// Asks every operation of openapi.json valid and broken questions, on both engines; TEST_DATABASE_URL names PostgreSQL.
//   node tools/postgres.ts node server/test/fuzz/main.ts --count 5000 --seed 1
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';

const { values } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' } } });
const asked = { count: Number(values.count ?? 5_000), seed: Number(values.seed ?? 1) };
const began = performance.now();
const fuzzed = await fuzz(asked);
const seconds = Math.round((performance.now() - began) / 100) / 10;
process.stdout.write(`${JSON.stringify({ ...asked, ...fuzzed, seconds })}\n`);
process.exitCode = fuzzed.found.length > 0 ? 1 : 0;
