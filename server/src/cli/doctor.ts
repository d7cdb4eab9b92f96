import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { checkChains } from '../audit/check-chain.ts';
import { type Config, readConfig } from '../config.ts';
import { type DatabaseState, databaseState, isToBeUpgraded, upgradeSentence } from '../db/database-state.ts';
import { type LookedAt, lookAtDatabase } from '../db/look.ts';
import type { Tables } from '../db/tables.ts';
import { untoldProxy } from '../http/caller/untold-proxy.ts';
import { readPaymentKeys } from '../outside/payment/keys.ts';
import { readCallTargets } from '../outside/webhook/call-targets.ts';
import type { Finding } from './finding.ts';
import { type BackupSurroundings, backups } from './look-at-backups.ts';

const LEAST_FREE = 500 * 1024 * 1024;
const root = resolve(import.meta.dirname, '../../..');

const sentence = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault));

function versions(): Finding[] {
  const sqlite = new DatabaseSync(':memory:');
  const library = String(sqlite.prepare('select sqlite_version() as version').get()?.version);
  sqlite.close();
  const node = process.versions.node;
  return [
    { ok: Number.parseInt(node, 10) >= 24, about: 'Node', found: node },
    { ok: true, about: 'SQLite', found: library },
  ];
}

function folder({ dataFolder }: Config): Finding[] {
  try {
    accessSync(dataFolder, constants.W_OK | constants.X_OK);
  } catch {
    const found = `${dataFolder} ${existsSync(dataFolder) ? 'cannot be written' : 'does not exist yet; the first start makes it'}`;
    return [{ ok: !existsSync(dataFolder), about: 'data folder', found }];
  }
  const { bavail, bsize } = statfsSync(dataFolder);
  const free = bavail * bsize;
  return [
    { ok: true, about: 'data folder', found: dataFolder },
    { ok: free > LEAST_FREE, about: 'free disk', found: `${Math.round(free / 1024 / 1024)} MB` },
  ];
}

/** [PA32] Money told of before a brand was known that is paid by it: staff cannot see it. */
async function ownerlessMoney(read: Kysely<Tables>): Promise<Finding[]> {
  const kept = await read.selectFrom('payment_notices').selectAll().where('brand', '=', '').execute();
  return kept.map(({ gateway, provider_ref, amount }) => ({
    ok: false,
    about: 'money without a brand',
    found: `${amount} đồng at ${gateway}, number ${provider_ref}: look it up there and give it back or book it`,
  }));
}

/** [AU4] The trails: whole, or broken from which line on. The last hash is for whoever writes it down elsewhere. */
async function trails(read: Kysely<Tables>): Promise<Finding[]> {
  return (await checkChains(read)).map(({ brand, lines, hash, broken }) => ({
    ok: broken === null,
    about: `trail of ${brand}`,
    found: broken ?? `${lines} lines, whole; the last hash is ${hash.slice(0, 16)}`,
  }));
}

function databaseFile({ engine, damage }: LookedAt): Finding[] {
  if (engine !== 'sqlite') return [];
  const found = damage();
  return [{ ok: found === null, about: 'database file', found: found ?? 'whole' }];
}

const nothingYet = ({ place }: DatabaseState, { mode }: Config): Finding => ({
  ok: mode === 'demo',
  about: 'database',
  found:
    mode === 'demo'
      ? `none in ${place} yet; the first start makes it`
      : `there is no shop in ${place}: check that its volume is mounted, or begin one: npm run mam -- init`,
});

/** Tells which steps the next start takes, how long they are, and the way back. */
function schema(state: DatabaseState): Finding[] {
  const { applied, newer, engine } = state;
  if (newer !== null) {
    const found = `${state.place} was written by a newer Mâm (it has ${newer}); this version does not start on it`;
    return [{ ok: false, about: 'migrations', found }];
  }
  const known = { ok: true, about: 'migrations', found: applied.join(', ') };
  if (!isToBeUpgraded(state)) return [known];
  const first =
    engine === 'sqlite'
      ? 'it makes a backup first and names it'
      : 'make a backup first (npm run mam -- backup)';
  const found = `the next start takes ${upgradeSentence(state)}; ${first}. The way back: the version before, and npm run mam -- restore FILE`;
  return [known, { ok: true, about: 'upgrade', found }];
}

/** Of a schema that is up to date: an older one may lack what is asked for. */
async function contents({ read }: LookedAt): Promise<Finding[]> {
  const count = async (table: 'brands' | 'stores' | 'staff' | 'orders') => {
    const row = await read
      .selectFrom(table)
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  const brands = await count('brands');
  return [
    {
      ok: brands > 0,
      about: 'brands',
      found: brands > 0 ? `${brands}, ${await count('stores')} stores` : 'none: import a bundle',
    },
    { ok: true, about: 'staff accounts', found: String(await count('staff')) },
    { ok: true, about: 'orders', found: String(await count('orders')) },
    ...(await ownerlessMoney(read)),
    ...(await trails(read)),
  ];
}

async function lookInto(looked: LookedAt | null, surroundings: BackupSurroundings): Promise<Finding[]> {
  const { config } = surroundings;
  const state = await databaseState(looked, config);
  if (!looked || state.applied.length === 0)
    return [nothingYet(state, config), ...(await backups(looked, surroundings))];
  const isCurrent = state.pending.length === 0 && state.newer === null;
  return [
    { ok: true, about: 'database', found: looked.engine },
    ...databaseFile(looked),
    ...schema(state),
    ...(isCurrent ? await contents(looked) : []),
    ...(await backups(looked, surroundings)),
  ];
}

async function database(surroundings: BackupSurroundings): Promise<Finding[]> {
  try {
    return await lookAtDatabase(surroundings.config, (looked) => lookInto(looked, surroundings));
  } catch (fault) {
    return [{ ok: false, about: 'database', found: sentence(fault) }];
  }
}

/** [MS5] The gateways that take messages to people; never a key. */
function messageChannels(config: Config): Finding[] {
  const { sms, zns, call } = config.messages;
  const unset = config.mode === 'demo' ? 'the sandbox' : 'off';
  const named = { sms: sms?.url, zns: zns?.url, call: call?.url };
  const found = Object.entries(named).map(([channel, url]) => `${channel}: ${url ?? unset}`);
  const channels = { ok: true, about: 'messages', found: ['push: on', ...found].join(', ') };
  if (!zns || existsSync(zns.tokenFile)) return [channels];
  return [channels, { ok: false, about: 'Zalo', found: `ZNS_TOKEN_FILE: ${zns.tokenFile} is not there` }];
}

/** Which brands take money through what; never a key. */
function paymentKeys(config: Config): Finding[] {
  const about = 'payment keys';
  try {
    const file = readPaymentKeys(config);
    if (file === null)
      return [{ ok: true, about, found: config.mode === 'demo' ? 'none: the sandbox' : 'none' }];
    const brands = Object.entries(file).map(([brand, { stores = {}, ...keys }]) => {
      const own = Object.keys(stores).map((id) => `store ${id}`);
      return `${brand}: ${[...Object.keys(keys), ...own].join(', ')}`;
    });
    return [{ ok: true, about, found: brands.join('; ') }];
  } catch (fault) {
    return [{ ok: false, about, found: sentence(fault) }];
  }
}

/** Where calls of tables may be forwarded to: the hosts, never a whole address or a secret. */
function callTargets(config: Config): Finding[] {
  const about = 'call targets';
  try {
    const brands = Object.entries(readCallTargets(config)).map(
      ([brand, targets]) => `${brand}: ${targets.map(({ url }) => new URL(url).host).join(', ')}`,
    );
    return [{ ok: true, about, found: brands.join('; ') || 'none: calls stay on the board' }];
  } catch (fault) {
    return [{ ok: false, about, found: sentence(fault) }];
  }
}

function proxies(config: Config): Finding[] {
  const about = 'proxies';
  const untold = untoldProxy(config);
  if (untold !== null) return [{ ok: false, about, found: untold }];
  return [{ ok: true, about, found: config.trustedProxies.join(', ') || 'none trusted' }];
}

function apps(): Finding[] {
  return ['diner', 'staff'].map((app) => {
    const built = existsSync(resolve(root, app, 'dist', 'index.html'));
    return { ok: built, about: `${app} app`, found: built ? 'built' : 'not built: npm run build' };
  });
}

/** Looks at everything a start needs, and changes nothing. */
export async function examine(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (fault) {
    return [...versions(), { ok: false, about: 'configuration', found: sentence(fault) }];
  }
  return [
    ...versions(),
    { ok: true, about: 'configuration', found: `${config.mode}, ${config.host}:${config.port}` },
    ...proxies(config),
    ...folder(config),
    ...(await database({ config, path: environment.PATH ?? '', now: Date.now() })),
    ...paymentKeys(config),
    ...callTargets(config),
    ...messageChannels(config),
    ...apps(),
  ];
}
