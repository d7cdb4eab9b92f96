import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@mam/domain/staff/roles.ts';
import { freePort } from '@mam/tools/free-port.ts';
import { importBundle } from '../../src/bundle/import-bundle.ts';
import { features } from '../../src/routes.ts';
import { addPerson } from '../../src/staff/people/add-person.ts';
import type { Place } from '../engines.ts';
import { readShop, type Shop } from '../order.ts';
import { keysAt, payingBundle } from '../paying.ts';
import { keyOf } from '../program-key.ts';
import { startSandbox } from '../sandbox.ts';
import { type RunningServer, startServer } from '../with-server.ts';
import type { Brand } from './brands.ts';
import type { FuzzOrder, State } from './order-states.ts';

export const PASSWORD = 'mat-khau-1';
/** The key of a restaurant's own program; everybody else comes with a browser. */
export const PROGRAM_KEY = 'the-tills-own-key-2026';
const BROWSER = { 'user-agent': 'Mozilla/5.0 (fuzz)' };

/** The store of each brand that orders are made in, and another of it. */
export const STORES: Readonly<Record<Brand, readonly [number, number]>> = {
  BEPNHA: [101, 102],
  SPREE: [201, 202],
};

type Headers = Readonly<Record<string, string>>;

/** The staff of a brand: elsewhere is a manager of its other store alone. */
export const STAFF = ['cook', 'manager', 'owner', 'elsewhere'] as const;
export type Member = (typeof STAFF)[number];

/** One server with two brands, people and orders in every state, and a clock that stands until it is moved. */
export interface World {
  readonly server: RunningServer;
  readonly shops: Readonly<Record<Brand, Shop>>;
  /** where a delivery's fee is agreed by phone */
  readonly negotiating: Shop;
  readonly staff: Readonly<Record<Brand, Readonly<Record<Member, Headers>>>>;
  /** of a program that may do all a key may */
  readonly keys: Readonly<Record<Brand, string>>;
  /** a diner who has ordered nothing */
  readonly stranger: Headers;
  /** made and not yet used, by brand and state */
  readonly orders: Map<string, FuzzOrder>;
  /** so many things were made: names and phones that nobody has had yet */
  counted: number;
  pass(ms: number): void;
  now(): number;
  close(): Promise<void>;
}

export const ready = (world: World, brand: Brand, state: State) => world.orders.get(`${brand} ${state}`);

/** A Monday noon in Berlin and evening in Saigon: every demo store is open for hours. */
const NOON = Date.parse('2026-11-23T11:00:00Z');

const nameOf = (brand: Brand, member: Member) => `${brand} ${member}`;

async function employ(server: RunningServer, brand: Brand, member: Member, now: number): Promise<Headers> {
  const role: Role = member === 'elsewhere' ? 'manager' : member;
  const stores = member === 'elsewhere' ? [STORES[brand][1]] : [];
  const name = nameOf(brand, member);
  await addPerson(server.database, { brand, name, password: PASSWORD, role, stores }, now);
  const origin = server.url;
  const body = { pos_parent: brand, name, password: PASSWORD };
  const response = await server.send('POST', '/v1/staff/sign-in', body, { origin });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`${name} cannot sign in: ${await response.text()}`);
  return { origin, cookie };
}

async function employAll(server: RunningServer, brand: Brand, now: number) {
  const [cook, manager, owner, elsewhere] = [
    await employ(server, brand, 'cook', now),
    await employ(server, brand, 'manager', now),
    await employ(server, brand, 'owner', now),
    await employ(server, brand, 'elsewhere', now),
  ];
  return { cook, manager, owner, elsewhere };
}

export const keysOfPrograms = async ({ database }: RunningServer, now: number): Promise<World['keys']> => ({
  BEPNHA: await keyOf(database, 'BEPNHA', {}, now),
  SPREE: await keyOf(database, 'SPREE', {}, now),
});

const asBrowser = (server: RunningServer): RunningServer => ({
  ...server,
  fetch: (path, init) => server.fetch(path, { ...init, headers: { ...BROWSER, ...init?.headers } }),
  send: (method, path, body, headers) => server.send(method, path, body, { ...BROWSER, ...headers }),
});

/** Limits by person and address are raised by configuration and by the clock, never switched off. */
export async function openWorld(place: Place): Promise<World> {
  let now = NOON;
  const sandbox = await startSandbox();
  const folder = mkdtempSync(join(tmpdir(), 'mam-keys-'));
  const keys = join(folder, 'keys.json');
  writeFileSync(keys, JSON.stringify({ BEPNHA: keysAt(sandbox.url), SPREE: keysAt(sandbox.url) }));
  const port = await freePort();
  const started = await startServer(place, {
    now: () => now,
    features, // without the clock: what happens by itself would happen at another moment on each engine
    environment: {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      PAYMENT_KEYS: keys,
      LOG_LEVEL: 'error',
      ADDRESS_LIMIT: '1000000000',
      ORDERS_PER_MINUTE: '1000000',
      ORDERS_PER_DAY: '1000000',
      API_KEY: PROGRAM_KEY,
    },
  });
  const server = asBrowser(started);
  await importBundle(server.database, payingBundle('bepnha', {}), now);
  await importBundle(server.database, payingBundle('spree', {}), now);
  return {
    server,
    shops: {
      BEPNHA: await readShop(server, 'BEPNHA', STORES.BEPNHA[0]),
      SPREE: await readShop(server, 'SPREE', STORES.SPREE[0]),
    },
    negotiating: await readShop(server, 'BEPNHA', 103),
    staff: {
      BEPNHA: await employAll(server, 'BEPNHA', now),
      SPREE: await employAll(server, 'SPREE', now),
    },
    keys: await keysOfPrograms(server, now),
    stranger: (await server.addDiner()).headers,
    orders: new Map(),
    counted: 0,
    pass: (ms) => {
      now += ms;
    },
    now: () => now,
    close: async () => {
      await server.stop();
      await sandbox.stop();
      await place.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
