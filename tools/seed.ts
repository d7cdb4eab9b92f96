// Writes diners for load and crash runs: one uid, token and phone an order, so that limits per person stay as
// shipped. The server's ADDRESS_LIMIT and LIMITS must allow it. Prints one JSON object a line.
//   node tools/seed.ts --url http://127.0.0.1:8080 --count 500
import { parseArgs } from 'node:util';
import { generateUser } from '@mam/contract/diner/generate-user.ts';
import { createClient } from '@mam/contract/http/client.ts';

const AT_ONCE = 20;

export interface SeededDiner {
  readonly uid: string;
  readonly token: string;
  /** nobody else's */
  readonly phone: string;
}

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:8080' },
    count: { type: 'string', default: '100' },
    /** phones are counted up from here */
    from: { type: 'string', default: '0' },
  },
});

const call = createClient({ base: values.url, language: () => 'en' });
const [count, from] = [Number(values.count), Number(values.from)];
let next = 0;

async function write(): Promise<void> {
  while (next < count) {
    const index = next;
    next += 1;
    const answer = await call(generateUser);
    if (!answer.ok) throw new Error(`no diner could be made: ${answer.code} ${answer.message}`);
    const diner: SeededDiner = { ...answer.data, phone: `09${String(from + index).padStart(8, '0')}` };
    process.stdout.write(`${JSON.stringify(diner)}\n`);
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, write));
