import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { callsTopic, guestCallsTopic, sittingTopic } from '@mam/contract/http/topic.ts';
import { cookCookie, ownerCookie } from '../owner-session.ts';
import { BRAND } from '../random-orders.ts';
import { percentile, record, rounded } from '../results.ts';
import { seedDiners } from '../seeded-diners.ts';
import { importBrand } from '../servers/import-brand.ts';
import { startMam } from '../servers/temporary-server.ts';
import { openLiveScreen } from './live-screen.ts';

const STORE = 101;
const [TABLES, PHONES] = [40, 200];
/** each phone does something about this often, in ms */
const EVERY = 30_000;
const ITEMS = [{ Pr_Key: 'a', item_id: 'CUO05', quantity: 1 }];

type Headers = Readonly<Record<string, string>>;
interface Answered {
  readonly ok: boolean;
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any call
  readonly data: any;
  readonly code: string;
}

const NOTHING: Answered = { ok: true, status: 0, data: null, code: '' };

/** The calls by their name: how often, how long, and how many were refused. */
class Ledger {
  readonly times = new Map<string, number[]>();
  readonly refused = new Map<string, number>();
  async ask(name: string, url: string, init: RequestInit): Promise<Answered> {
    const sent = performance.now();
    const answer = await fetch(url, init);
    const { data, code = '' } = await answer.json();
    this.times.set(name, [...(this.times.get(name) ?? []), performance.now() - sent]);
    if (!answer.ok) this.refused.set(`${name} ${code}`, (this.refused.get(`${name} ${code}`) ?? 0) + 1);
    return { ok: answer.ok, status: answer.status, data, code };
  }
}

const json = (headers: Headers, body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/**
 * [--minutes N] 200 phones behind one address, seated at 40 tables by their codes, order and call, read what their screens
 * show, and hear of their sitting; staff accept and answer. Limits of address, store and table as shipped: nobody is refused.
 */
export async function diningRoom(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { minutes: { type: 'string', default: '10' } },
  });
  const minutes = Number(values.minutes);
  const mam = await startMam({ logLevel: 'warn', environment: { ADDRESS_LIMIT: '1200', LIMITS: '' } });
  try {
    await evening(mam, minutes);
  } finally {
    await mam.stop();
  }
}

interface Phone {
  readonly headers: Headers;
  readonly uid: string;
  readonly table: string;
  readonly code: string;
  readonly sitting: string;
}

async function evening(mam: Awaited<ReturnType<typeof startMam>>, minutes: number): Promise<void> {
  const ledger = new Ledger();
  const tables = Array.from({ length: TABLES }, (_, at) => String(at + 1));
  await importBrand(mam, (bundle) => ({
    ...bundle,
    stores: bundle.stores.map((store) => (store.Id === STORE ? { ...store, tables } : store)),
  }));
  const owner = await ownerCookie(mam.url, mam.folder);
  const staff: Headers = { cookie: await cookCookie(mam.url, owner, 'Hùng'), origin: mam.url };
  const codes = await fetch(`${mam.url}/v1/staff/table-codes?store=${STORE}`, { headers: { cookie: owner } });
  const coded = ((await codes.json()).data.tables as { table: string; code: string }[]).slice(0, TABLES);
  if (coded.length < TABLES) throw new Error(`the demo store has ${coded.length} tables with codes`);
  const phones: Phone[] = [];
  for (const [at, { uid, token }] of (await seedDiners(mam.url, PHONES, 0)).entries()) {
    const { table, code } = coded[at % TABLES] as { table: string; code: string };
    const headers = { 'x-user-token': token, 'accept-language': 'vi' };
    const place = { brand_id: BRAND, store_id: STORE, table_name: table, table_code: code };
    const sat = await ledger.ask('sit down', `${mam.url}/v1/sitting`, json(headers, place));
    if (!sat.ok) throw new Error(`a phone could not sit down: ${sat.code}`);
    phones.push({ headers, uid, table, code, sitting: sat.data.id });
  }
  const read = (name: string, path: string, headers: Headers) =>
    ledger.ask(name, mam.url + path, { headers });
  const quiet = () => undefined;
  const screens = await Promise.all([
    openLiveScreen(mam.url, {
      ...{ topic: callsTopic(BRAND, STORE), headers: staff, nothing: null, changed: quiet },
      read: async () => answerCalls(ledger, mam.url, staff),
    }),
    // one line a phone for all it listens to, as in the app
    ...phones.map(({ headers, uid, sitting }) =>
      openLiveScreen(mam.url, {
        ...{ headers, nothing: NOTHING, changed: quiet },
        topic: `${sittingTopic(sitting)},${guestCallsTopic(uid)}`,
        read: async () => {
          await read('read own calls', `/v1/call-staff?pos_parent=${BRAND}&pos_id=${STORE}`, headers);
          return read('read the sitting', `/v1/sitting/${sitting}`, headers);
        },
      }),
    ),
  ]);
  const until = performance.now() + minutes * 60_000;
  const accepting = acceptAll(ledger, mam.url, staff, until);
  await Promise.all(
    phones.map(async (phone, at) => {
      await pause((at / PHONES) * EVERY);
      for (let turn = at; performance.now() < until; turn += 1) {
        if (turn % 2 === 0) await order(ledger, mam.url, phone, turn);
        else await call(ledger, mam.url, phone, turn);
        await pause(EVERY);
      }
    }),
  );
  await accepting;
  for (const { close } of screens) close();
  tell(ledger, minutes);
}

async function order(ledger: Ledger, url: string, phone: Phone, turn: number): Promise<void> {
  const body = {
    ...{ brand_id: BRAND, store_id: STORE, items: ITEMS, user: { name: 'Thư' } },
    ...{ table_name: phone.table, table_code: phone.code, sitting: phone.sitting },
    setting: { is_order_now: true, note: `${turn}` },
  };
  const headers = { ...phone.headers, 'idempotency-key': `${phone.uid}-${turn}` };
  await ledger.ask('order', `${url}/v1/payment/create_order_normal`, json(headers, body));
}

async function call(ledger: Ledger, url: string, phone: Phone, turn: number): Promise<void> {
  const body = {
    ...{ brand_id: BRAND, store_id: STORE, table_name: phone.table, table_code: phone.code },
    ...{ user: { name: 'Thư' }, choices: ['TISSUES'], note: `${turn}` },
  };
  await ledger.ask('call', `${url}/v1/call-staff`, json(phone.headers, body));
}

/** A waiter answers what stands; one tap after the other. */
async function answerCalls(ledger: Ledger, url: string, staff: Headers): Promise<null> {
  const { data } = await ledger.ask('staff read calls', `${url}/v1/staff/calls?store=${STORE}`, {
    headers: staff,
  });
  for (const { id } of data?.calls ?? [])
    await ledger.ask('staff answer', `${url}/v1/staff/call/${id}/answer`, json(staff, {}));
  return null;
}

/** A kitchen looks at its board every few seconds and accepts what has come. */
async function acceptAll(ledger: Ledger, url: string, staff: Headers, until: number): Promise<void> {
  while (performance.now() < until) {
    const { data } = await ledger.ask('staff read board', `${url}/v1/staff/board?store=${STORE}`, {
      headers: staff,
    });
    for (const { code, status, version } of data?.orders ?? [])
      if (status === 'PENDING')
        await ledger.ask(
          'staff accept',
          `${url}/v1/staff/order/${code}/accept`,
          json(staff, { version, minutes: 20 }),
        );
    await pause(3_000);
  }
}

function tell({ times, refused }: Ledger, minutes: number): void {
  const of = (name: string) => times.get(name) ?? [];
  record('dining-room', {
    ...{ phones: PHONES, tables: TABLES, minutes },
    orders: of('order').length,
    calls: of('call').length,
    reads: of('read the sitting').length + of('read own calls').length,
    'order p99 ms': rounded(percentile(of('order'), 0.99)),
    'call p99 ms': rounded(percentile(of('call'), 0.99)),
    refused: Object.fromEntries(refused),
    budget: 'nobody of the dining room is refused',
  });
}
