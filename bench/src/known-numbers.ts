import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { freePort } from '@mam/tools/free-port.ts';
import type { FilledEngine } from './busy-year/filled-server.ts';
import { BRAND } from './random-orders.ts';
import { median, record, rounded } from './results.ts';
import { seedDiners } from './seeded-diners.ts';
import { startOwnPostgres } from './servers/postgres-process.ts';
import { root, startServer, WIDE_LIMITS } from './servers/server-process.ts';

const ENGINES: readonly FilledEngine[] = ['sqlite', 'postgres'];
const STORE = 101;
/** numbers with points and a voucher each, proved by others than who asks */
const MEMBERS = 20_000;
const CALLS = 10_000;
const WARM_UP = 500;
/** as the database has them, and as somebody types them: known ones, and others of the same length */
const INTERNATIONAL = '+84905';
const KNOWN = '0905';
const UNKNOWN = '0906';

const LIMITS = [
  'phone_searches_of_diner_a_minute',
  'phone_searches_of_address_a_minute',
  'phone_searches_of_address_a_day',
  'exchanges_of_diner_a_minute',
]
  .map((name) => `${name}=off`)
  .join(',');

/** A request of somebody who would like to know whether a number has points. */
interface Asking {
  readonly name: string;
  readonly asked: (phone: string) => readonly [path: string, init: RequestInit];
}

const whose = (phone: string) => ({ pos_parent: BRAND, pos_id: String(STORE), phone_number: phone });
const read = (path: string) => (phone: string) =>
  [`${path}?${new URLSearchParams(whose(phone))}`, {}] as const;
const exchange = (path: string, wish: object) => (phone: string) =>
  [
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...whose(phone), ...wish }),
    },
  ] as const;

const ASKINGS: readonly Asking[] = [
  { name: 'membership', asked: read('/v1/user/membership') },
  { name: 'vouchers', asked: read('/v1/user/vouchers') },
  { name: 'exchange points', asked: exchange('/v1/user/exchange/point', { point: 1 }) },
  {
    name: 'exchange campaign',
    asked: exchange('/v1/user/exchange/voucher', { voucher_campaign_id: 'DD01' }),
  },
];

/** Two kinds of unknown numbers would be alike, too: whoever has proved the first reads that it has something. */
async function mustBeKnown(url: string, token: string): Promise<void> {
  const [path] = read('/v1/user/vouchers')(`${KNOWN}000000`);
  const answer = await fetch(url + path, { headers: { 'x-user-token': token } });
  const { data } = (await answer.json()) as { data: { vouchers: readonly unknown[] } };
  if (data.vouchers.length !== 1) throw new Error('the numbers that should be known are not');
}

/** How long each kind of number takes, in turns, ms; every answer must be the same to the letter. */
async function timed(url: string, token: string, { name, asked }: Asking, calls: number) {
  const times: Readonly<Record<string, number[]>> = { [KNOWN]: [], [UNKNOWN]: [] };
  let said = '';
  for (let call = 0; call < calls; call += 1) {
    // the second finds the server warm: they take turns in that, too
    for (const kind of call % 2 === 0 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN]) {
      const [path, init] = asked(kind + String(call % MEMBERS).padStart(6, '0'));
      const began = performance.now();
      const answer = await fetch(url + path, {
        ...init,
        headers: { ...init.headers, 'x-user-token': token, 'accept-language': 'vi' },
      });
      const text = `${answer.status} ${await answer.text()}`;
      times[kind]?.push(performance.now() - began);
      said ||= text;
      if (text !== said) throw new Error(`${name} tells numbers apart:\n${said}\n${text}`);
    }
  }
  return { known: median(times[KNOWN] ?? []), unknown: median(times[UNKNOWN] ?? []), said };
}

async function onEngine(engine: FilledEngine, calls: number): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'mam-bench-'));
  const postgres = engine === 'postgres' ? await startOwnPostgres() : null;
  const databaseUrl = postgres?.url ?? null;
  const start = async () =>
    startServer({
      tree: root,
      dataFolder: folder,
      databaseUrl,
      port: await freePort(),
      environment: { LIMITS: `${WIDE_LIMITS},${LIMITS}` },
    });
  try {
    const empty = await start();
    const [owner, stranger] = await seedDiners(empty.url, 2, 0);
    await empty.stop();
    if (!owner || !stranger) throw new Error('no diners were made');
    const where = databaseUrl === null ? [] : ['--url', databaseUrl];
    const program = resolve(root, 'server/test/past-orders/write-members.ts');
    const members = ['--count', String(MEMBERS), '--prefix', INTERNATIONAL, '--uid', owner.uid];
    const args = ['--folder', folder, ...where, ...members];
    await promisify(execFile)(process.execPath, [program, ...args], { cwd: root });
    const server = await start();
    try {
      await mustBeKnown(server.url, owner.token);
      const measured: Record<string, unknown> = {};
      for (const asking of ASKINGS) {
        await timed(server.url, stranger.token, asking, WARM_UP);
        const { known, unknown, said } = await timed(server.url, stranger.token, asking, calls);
        measured[`${asking.name}: known ms`] = rounded(known);
        measured[`${asking.name}: unknown ms`] = rounded(unknown);
        measured[`${asking.name}: apart ms`] = rounded(Math.abs(known - unknown));
        measured[`${asking.name}: answered`] = said.slice(0, said.indexOf(' '));
      }
      return measured;
    } finally {
      await server.stop();
    }
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * [--calls N] [--engine E] Whether somebody who has not proved it can tell a number that has points and a voucher from one that
 * has nothing: the same words, and medians of so many calls each side by side, on each engine.
 */
export async function knownNumbers(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { calls: { type: 'string', default: String(CALLS) }, engine: { type: 'string' } },
  });
  const calls = Number(values.calls);
  for (const engine of ENGINES.filter((one) => !values.engine || one === values.engine))
    record(`known-numbers ${engine}`, {
      members: MEMBERS,
      'calls each': calls,
      ...(await onEngine(engine, calls)),
      answers: 'the same to the letter',
      budget: 'medians within 2 ms',
    });
}
