import { parseArgs } from 'node:util';
import { type Prepared, run } from '../placing.ts';
import { STORE } from '../random-orders.ts';
import { median, percentile, record, rounded } from '../results.ts';
import { seedDiners } from '../seeded-diners.ts';
import { type Engine, type FilledServer, orderOf, startFilled } from './filled-server.ts';

const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];
const FEW = 1_000;
/** so often each call is measured, in so many requests; the servers take turns */
const TURNS = 9;
const REQUESTS = 300;
/** fewer than a rush: what waits for a lock is not what is measured */
const CONNECTIONS = 10;
/** orders that stand on the board while it is read */
const OPEN = 20;
const VOUCHER = 'LUA30K';

type Call = (typeof READS)[number] | 'voucher check' | 'placing' | 'placing with voucher';
const READS = ['board', 'order', 'profile'] as const;
const CHANGES = ['voucher check', 'placing', 'placing with voucher'] as const;

/** Diners that nobody has seen before, each for one request: limits of a person stay as shipped. */
let dinersMade = 0;
async function byNewDiners(url: string, count: number, body: (diner: { phone: string }) => object) {
  const diners = await seedDiners(url, count, dinersMade);
  dinersMade += count;
  return diners.map(
    (diner): Prepared => ({
      headers: { 'content-type': 'application/json', 'x-user-token': diner.token },
      body: JSON.stringify(body(diner)),
    }),
  );
}

const again = (request: Prepared): Prepared[] => Array.from({ length: REQUESTS }, () => request);

/** The requests of one turn. */
async function requestsOf(call: Call, server: FilledServer): Promise<Prepared[]> {
  const headers = { 'x-user-token': server.regular.token };
  const fresh = (body: Parameters<typeof byNewDiners>[2]) => byNewDiners(server.url, REQUESTS, body);
  switch (call) {
    case 'board':
      return again({
        method: 'GET',
        path: `/v1/staff/board?store=${STORE}`,
        headers: { cookie: server.cookie },
      });
    case 'order':
      return again({ method: 'GET', path: `/v1/order/${encodeURIComponent(server.openOrder)}`, headers });
    case 'profile':
      return again({ method: 'GET', path: '/v1/my-order/profile', headers });
    case 'voucher check':
      return fresh((diner) => ({ ...orderOf(diner, VOUCHER), is_check_voucher: true }));
    case 'placing':
      return fresh((diner) => orderOf(diner, ''));
    case 'placing with voucher':
      return fresh((diner) => orderOf(diner, VOUCHER));
  }
}

interface Turn {
  /** µs of CPU a request */
  readonly cpu: number;
  /** ms until each was answered */
  readonly times: readonly number[];
}

async function takeTurn(call: Call, server: FilledServer): Promise<Turn> {
  const requests = await requestsOf(call, server);
  let times: readonly number[] = [];
  const cpu = await server.cpu(async () => {
    times = (await run([server.url], requests, CONNECTIONS)).times;
  });
  return { cpu: cpu / requests.length, times };
}

interface Measured {
  readonly few: Turn[];
  readonly many: Turn[];
}

/** One call at both servers in turns, so that what else the machine does falls on both. */
async function measure(call: Call, [few, many]: readonly [FilledServer, FilledServer], into: Measured) {
  for (const first of [few, many]) {
    const turn = await takeTurn(call, first);
    (first === few ? into.few : into.many).push(turn);
  }
}

const cpuOfTurns = (turns: readonly Turn[]) => median(turns.map(({ cpu }) => cpu));
const ratio = ({ few, many }: Measured) =>
  median(many.map(({ cpu }, index) => cpu / (few[index]?.cpu ?? Number.NaN)));
const p99 = (turns: readonly Turn[]) =>
  percentile(
    turns.flatMap(({ times }) => times),
    0.99,
  );

function told(measured: ReadonlyMap<Call, Measured>): Record<string, number> {
  const lines = [...measured].flatMap(([call, both]) => [
    [`${call} µs CPU`, Math.round(cpuOfTurns(both.few))],
    [`${call} µs CPU, many`, Math.round(cpuOfTurns(both.many))],
    [`${call} ratio`, rounded(ratio(both))],
  ]);
  const [without, with_] = [measured.get('placing'), measured.get('placing with voucher')];
  if (!without || !with_) throw new Error('placing was not measured');
  return {
    ...Object.fromEntries(lines),
    'with voucher / without': rounded(cpuOfTurns(with_.few) / cpuOfTurns(without.few)),
    'with voucher / without, many': rounded(cpuOfTurns(with_.many) / cpuOfTurns(without.many)),
    'placing p99 ms': rounded(p99(without.few)),
    'placing p99 ms, many': rounded(p99(without.many)),
  };
}

async function onEngine(engine: Engine, many: number): Promise<Record<string, number>> {
  const few = await startFilled(engine, FEW);
  try {
    return await againstMany(few, engine, many);
  } finally {
    await few.stop();
  }
}

async function againstMany(
  few: FilledServer,
  engine: Engine,
  count: number,
): Promise<Record<string, number>> {
  const many = await startFilled(engine, count);
  const servers = [few, many] as const;
  const measured = new Map<Call, Measured>();
  try {
    for (const { url } of servers)
      await run([url], await byNewDiners(url, OPEN, (diner) => orderOf(diner, '')), CONNECTIONS);
    // reading before changing: what is changed stands on the board
    for (const calls of [READS, CHANGES])
      for (let turn = 0; turn <= TURNS; turn += 1)
        for (const call of calls) {
          const into = measured.get(call) ?? { few: [], many: [] };
          await measure(call, servers, into);
          if (turn > 0) measured.set(call, into); // all warm
        }
    return { 'seconds of filling': Math.round(many.filledIn), ...told(measured) };
  } finally {
    await many.stop();
  }
}

/** [--many N] [--engine E] What a call costs with a thousand and with a million past orders, on each engine. */
export async function busyYear(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { many: { type: 'string', default: '1000000' }, engine: { type: 'string' } },
  });
  const many = Number(values.many);
  const engines = ENGINES.filter((engine) => !values.engine || engine === values.engine);
  for (const engine of engines)
    record(`busy-year ${engine}`, {
      'past orders': [FEW, many],
      turns: TURNS,
      requests: REQUESTS,
      ...(await onEngine(engine, many)),
      budget: 'each ratio <= 1.2, with voucher / without <= 1.3',
    });
}
