import { freePort } from '@mam/tools/free-port.ts';
import { made, takeBackup } from '../../../src/backup/lease.ts';
import { importBundle } from '../../../src/bundle/import-bundle.ts';
import { runDue } from '../../../src/clock/clock.ts';
import { DUTIES } from '../../../src/duties.ts';
import { features } from '../../../src/routes.ts';
import { addPerson } from '../../../src/staff/people/add-person.ts';
import type { Place } from '../../engines.ts';
import { BRANDS, type Brand } from '../../fuzz/brands.ts';
import type { Chance } from '../../fuzz/chance.ts';
import { validRequest } from '../../fuzz/requests.ts';
import {
  keysOfPrograms,
  type Member,
  PASSWORD,
  PROGRAM_KEY,
  STAFF,
  STORES,
  type World,
} from '../../fuzz/world.ts';
import { readShop, type Shop } from '../../order.ts';
import { payingBundle } from '../../paying.ts';
import { pointsAt } from '../../points.ts';
import { sessionCookie } from '../../staff.ts';
import { type RunningServer, startServer, WIDE_LIMITS } from '../../with-server.ts';
import type { Clock } from './seeded-process.ts';

type Headers = Readonly<Record<string, string>>;
const BROWSER = { 'user-agent': 'Mozilla/5.0', 'accept-language': 'vi' };
/** days after which a brand forgets whom its orders were for */
const FORGETS = { BEPNHA: 100, SPREE: 60 };

export type Members = ReturnType<typeof pointsAt>;

/** A call that must go well, and its data. */
// biome-ignore lint/suspicious/noExplicitAny: what it answers is another thing for each call
export type HouseCall = (method: string, path: string, body: unknown, headers: Headers) => Promise<any>;

interface Ours {
  readonly headers: Headers;
}

/** Things that answers are asked of at the end, each with the person who alone may read it. */
export interface Remembered {
  readonly orders: (Ours & { readonly brand: Brand; readonly hash: string; readonly code: string })[];
  readonly groups: (Ours & { readonly hash: string })[];
  readonly shares: (Ours & { readonly hash: string })[];
  readonly sittings: (Ours & { readonly id: string })[];
  readonly members: (Ours & { readonly phone: string })[];
}

/** Two restaurants over some months, in a process whose clock and dice are handed in. */
export interface House extends World {
  readonly clock: Clock;
  readonly chance: Chance;
  /** a store with slots */
  readonly slotted: Shop;
  readonly call: HouseCall;
  readonly members: Members;
  readonly remembered: Remembered;
  /** a request of the fuzz that goes well, as it is written there */
  readonly ask: (operation: string, brand?: Brand) => ReturnType<typeof validRequest>;
  sandbox(path: string, body: object): Promise<void>;
  /** the brand says it differently from now on */
  publish(brand: Brand, change?: object): Promise<void>;
  /** everybody signs in, as at the beginning of a day */
  beginDay(at: number): Promise<void>;
  /** so much time passes, and the server does what is due */
  passing(ms: number): Promise<void>;
}

const asBrowser = (server: RunningServer): RunningServer => ({
  ...server,
  fetch: (path, init) => server.fetch(path, { ...init, headers: { ...BROWSER, ...init?.headers } }),
  send: (method, path, body, headers) => server.send(method, path, body, { ...BROWSER, ...headers }),
});

async function startAt(place: Place, clock: Clock): Promise<RunningServer> {
  const port = await freePort();
  return startServer(place, {
    now: () => clock.now,
    features, // without the clock: what is due is done when the house says so
    sandbox: true,
    environment: {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'error',
      ADDRESS_LIMIT: '1000000000',
      ORDERS_PER_MINUTE: '1000000',
      ORDERS_PER_DAY: '1000000',
      LIMITS: `${WIDE_LIMITS},waiting_of_sitting=off,waiting_of_counter=off,changes_of_diner_a_minute=off`,
      API_KEY: PROGRAM_KEY,
    },
  });
}

const nameOf = (brand: Brand, member: Member) => `${brand} ${member}`;

async function employ({ database }: RunningServer, now: number): Promise<void> {
  for (const brand of BRANDS)
    for (const member of STAFF) {
      const account = { brand, name: nameOf(brand, member), password: PASSWORD };
      const elsewhere = member === 'elsewhere';
      const stores = elsewhere ? [STORES[brand][1]] : [];
      await addPerson(database, { ...account, role: elsewhere ? 'manager' : member, stores }, now);
    }
}

async function signInAll(server: RunningServer): Promise<World['staff']> {
  const staff: Record<string, Record<string, Headers>> = {};
  for (const brand of BRANDS) {
    staff[brand] = {};
    for (const member of STAFF) {
      const cookie = await sessionCookie(server, nameOf(brand, member), PASSWORD, brand);
      staff[brand][member] = { origin: server.url, cookie };
    }
  }
  return staff as World['staff'];
}

/** ms that pass whenever somebody acts */
const MOMENT = 700;

const callingAt =
  (server: RunningServer, clock: Clock): HouseCall =>
  async (method, path, body, headers) => {
    clock.now += MOMENT;
    const answer = await server.send(method, path, body, { ...headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
    const said = text.startsWith('{') ? JSON.parse(text) : text;
    return said.data ?? said;
  };

/** The first night's backup, as the table tells of it. */
async function backUpOnce({ database }: RunningServer, now: number): Promise<void> {
  const lease = await takeBackup(database, now, now);
  if (lease) await made(database, lease, '/backups/of-the-first-night', now);
}

/** Opens both restaurants on an empty database. */
export async function openHouse(place: Place, clock: Clock, chance: Chance): Promise<House> {
  const server = asBrowser(await startAt(place, clock));
  const publish = async (brand: Brand, change: object = {}) => {
    const forgetting = { forget_after_days: FORGETS[brand] };
    const name = brand === 'BEPNHA' ? 'bepnha' : 'spree';
    await importBundle(server.database, payingBundle(name, { ...forgetting, ...change }), clock.now);
  };
  for (const brand of BRANDS) await publish(brand);
  await employ(server, clock.now);
  await backUpOnce(server, clock.now);
  const house: { -readonly [Name in keyof House]: House[Name] } = {
    server,
    clock,
    chance,
    shops: {
      BEPNHA: await readShop(server, 'BEPNHA', STORES.BEPNHA[0]),
      SPREE: await readShop(server, 'SPREE', STORES.SPREE[0]),
    },
    negotiating: await readShop(server, 'BEPNHA', 103),
    slotted: await readShop(server, 'BEPNHA', 102),
    staff: await signInAll(server),
    members: pointsAt(() => server),
    remembered: { orders: [], groups: [], shares: [], sittings: [], members: [] },
    keys: await keysOfPrograms(server, clock.now),
    stranger: (await server.addDiner()).headers,
    orders: new Map(),
    counted: 0,
    pass: (ms) => {
      clock.now += ms;
    },
    now: () => clock.now,
    call: callingAt(server, clock),
    ask: (operation, brand = 'BEPNHA') => validRequest(operation, house, chance, { brand }),
    sandbox: async (path, body) => void (await callingAt(server, clock)('POST', `/sandbox${path}`, body, {})),
    publish,
    beginDay: async (at) => {
      clock.now = at;
      house.staff = await signInAll(server);
    },
    passing: async (ms) => {
      clock.now += ms;
      await runDue(DUTIES, server.context);
    },
    close: () => server.stop(),
  };
  return house;
}
