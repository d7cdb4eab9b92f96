import { createECDH } from 'node:crypto';
import { resolve } from 'node:path';
import { type BackupSettings, readBackupSettings } from './backup/settings.ts';
import { type Limits, readLimits } from './limits.ts';
import { type MetricsSettings, readMetricsSettings } from './metrics/settings.ts';
import { readZns, type ZnsSettings } from './outside/message/zns-settings.ts';
import {
  readBaseUrlSetting,
  readChoiceSetting,
  readListSetting,
  readPathSetting,
  readUrlSetting,
  WrongSetting,
  wholeNumber,
} from './setting.ts';
import { readTracesSettings, type TracesSettings } from './traces/settings.ts';

/** demo seeds brands and opens the sandbox; production does neither. */
export type Mode = 'demo' | 'production';

export interface Config {
  readonly mode: Mode;
  readonly host: string;
  readonly port: number;
  /** where people reach this server, without a slash at the end */
  readonly publicUrl: string;
  readonly dataFolder: string;
  /** ms after which a demo takes an order one step on by itself, or null: it does not */
  readonly demoDrives: number | null;
  /** sample orders and guests are made at the start of a demo in which nothing goes on */
  readonly demoLife: boolean;
  /** postgres://…, or null for SQLite in the data folder */
  readonly databaseUrl: string | null;
  /** requests a minute from one network address; a fifth of it for changes. A dining room shares one. */
  readonly addressLimit: number;
  /** sent by programs that call the API; null = they send none */
  readonly apiKey: string | null;
  /** orders one diner may place */
  readonly ordersPerMinute: number;
  readonly ordersPerDay: number;
  /** every other limit, by its name */
  readonly limits: Limits;
  /** proxies whose X-Forwarded-For is believed: addresses or ranges, or none */
  readonly trustedProxies: readonly string[];
  /** hosts besides our own that pictures may come from */
  readonly pictureHosts: readonly string[];
  /** the pair pushes are signed with, or null: one of our own, kept in the data folder */
  readonly push: PushKeys | null;
  /** where the use of features is reported, or null: nowhere */
  readonly featureSink: string | null;
  /** hosts of pages that are tests */
  readonly testHosts: readonly string[];
  /** which site takes a repeated order, by the host of the page */
  readonly directSites: readonly { readonly pattern: string; readonly base: string }[];
  readonly maps: MapSettings;
  /** pictures for the map, or null: the app draws its own */
  readonly tiles: Tiles | null;
  /** the file with the keys of payment gateways, or null: none, and in demo the sandbox */
  readonly paymentKeys: string | null;
  /** ms between two looks at which payments have to be asked about, and which orders nobody has paid */
  readonly paymentsEvery: number;
  /** the delivery partner, or null: nobody, and in demo the sandbox */
  readonly courier: Reached | null;
  readonly messages: MessageSettings;
  /** the file with the addresses that calls of tables may be forwarded to, or null: none */
  readonly callTargets: string | null;
  readonly backups: BackupSettings;
  readonly logLevel: LogLevel;
  /** the operator's own port, or null: none, and nothing is counted */
  readonly metrics: MetricsSettings | null;
  /** where spans are sent, or null: none are made */
  readonly traces: TracesSettings | null;
}

/** The services that take messages to a phone; null = none: a demo uses its sandbox, production does not offer it. */
export interface MessageSettings {
  readonly sms: Reached | null;
  readonly call: Reached | null;
  readonly zns: ZnsSettings | null;
}

/** A service, without a slash at the end, and the key it knows us by. */
interface Reached {
  readonly url: string;
  readonly key: string;
}

/** A VAPID pair: an uncompressed point of P-256 and its number, both base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The services asked for addresses; the built-in list comes last in any case. */
interface MapSettings {
  readonly googleKey: string | null;
  /** both services of Google behind one address, for a proxy; null = its own */
  readonly googleUrl: string | null;
  readonly photonUrl: string | null;
  /** questions a day to providers, in this process */
  readonly callsPerDay: number;
}

interface Tiles {
  /** with {z}, {x} and {y} */
  readonly url: string;
  /** the map's maker, to be written on it */
  readonly credit: string;
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

function readPublicUrl(value: string | undefined, port: number, mode: Mode): string {
  if (!value) return `http://localhost:${port}`;
  const url = readUrlSetting('PUBLIC_URL', value, ['http:', 'https:']);
  if (url.pathname !== '/' || url.search || url.hash)
    throw new WrongSetting(`PUBLIC_URL must have no path: the server answers at the root of its host.`);
  if (mode === 'demo' && url.protocol === 'https:')
    throw new WrongSetting(
      'A demo server takes no real orders and must not answer under https: set MODE=production or remove PUBLIC_URL.',
    );
  return url.origin;
}

function readMapTiles(url: string | undefined, credit: string | undefined): Tiles | null {
  if (!url) return null;
  readUrlSetting('MAP_TILES', url, ['https:']);
  if (!['{z}', '{x}', '{y}'].every((part) => url.includes(part)))
    throw new WrongSetting('MAP_TILES must contain {z}, {x} and {y}.');
  if (!credit) throw new WrongSetting('MAP_TILES needs MAP_TILES_CREDIT: who made the map is written on it.');
  return { url, credit };
}

function readPushKeys(publicKey: string | undefined, privateKey: string | undefined): PushKeys | null {
  if (!publicKey && !privateKey) return null;
  if (!publicKey || !privateKey)
    throw new WrongSetting('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or none.');
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
  } catch {
    throw new WrongSetting('VAPID_PRIVATE_KEY must be 32 bytes in base64url.');
  }
  if (curve.getPublicKey('base64url') !== publicKey)
    throw new WrongSetting('VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY.');
  return { publicKey, privateKey };
}

const readFeatureSink = (value: string | undefined) =>
  value ? readUrlSetting('FEATURE_SINK', value, ['https:']).href : null;

/** "*.pho.example=https://order.pho.example" */
function parseDirectSite(entry: string): { pattern: string; base: string } {
  const [pattern = '', address = ''] = entry.split('=', 2).map((part) => part.trim());
  if (!address || !/^(\*|(\*\.)?[\w.-]+)$/.test(pattern))
    throw new WrongSetting(`DIRECT_SITES must be host=address, separated by commas, not "${entry}".`);
  return { pattern, base: readBaseUrlSetting('DIRECT_SITES', address) ?? '' };
}

function reached(
  name: 'COURIER' | 'SMS' | 'CALL',
  set: (name: string) => string | undefined,
): Reached | null {
  const url = readBaseUrlSetting(`${name}_URL`, set(`${name}_URL`));
  if (url === null) return null;
  const key = set(`${name}_KEY`);
  if (!key) throw new WrongSetting(`${name}_URL needs ${name}_KEY: who is asked has to know who asks.`);
  return { url, key };
}

function readApiKey(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (!/^[\x21-\x7e]{16,128}$/.test(value))
    throw new WrongSetting('API_KEY must be 16 to 128 letters, digits or signs without spaces.');
  return value;
}

function readDemoDrives(value: string | undefined, mode: Mode): number | null {
  if (value === undefined) return null;
  if (mode !== 'demo')
    throw new WrongSetting('DEMO_DRIVES is for a demo: a restaurant moves its own orders.');
  return wholeNumber('DEMO_DRIVES', value, 1, 3600) * 1000;
}

function readDemoLife(value: string | undefined, mode: Mode): boolean {
  const wanted = value && readChoiceSetting('DEMO_LIFE', value, ['on', 'off']);
  if (mode !== 'demo' && wanted === 'on')
    throw new WrongSetting('DEMO_LIFE is for a demo: a restaurant has guests of its own.');
  return mode === 'demo' && wanted !== 'off';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment; nothing else in the server does. Throws WrongSetting on the first wrong value. */
export function readConfig(environment: Environment): Config {
  const set = (name: string) => environment[name]?.trim() || undefined;
  const mode = readChoiceSetting('MODE', set('MODE') ?? 'demo', ['demo', 'production']);
  const host = set('HOST') ?? '127.0.0.1';
  const port = wholeNumber('PORT', set('PORT') ?? '8080', 0, 65_535);
  const databaseUrl = set('DATABASE_URL') ?? null;
  if (databaseUrl) readUrlSetting('DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:']);
  const tiles = readMapTiles(set('MAP_TILES'), set('MAP_TILES_CREDIT'));
  const dataFolder = resolve(set('DATA_DIR') ?? './data');
  return {
    mode,
    host,
    port,
    publicUrl: readPublicUrl(set('PUBLIC_URL'), port, mode),
    dataFolder,
    demoDrives: readDemoDrives(set('DEMO_DRIVES'), mode),
    demoLife: readDemoLife(set('DEMO_LIFE'), mode),
    databaseUrl,
    addressLimit: wholeNumber('ADDRESS_LIMIT', set('ADDRESS_LIMIT') ?? '1200', 1, 1_000_000_000),
    apiKey: readApiKey(set('API_KEY')),
    ordersPerMinute: wholeNumber('ORDERS_PER_MINUTE', set('ORDERS_PER_MINUTE') ?? '6', 1, 1_000_000),
    paymentsEvery: wholeNumber('PAYMENTS_EVERY', set('PAYMENTS_EVERY') ?? '5', 1, 60) * 1000,
    ordersPerDay: wholeNumber('ORDERS_PER_DAY', set('ORDERS_PER_DAY') ?? '40', 1, 1_000_000),
    limits: readLimits(readListSetting(set('LIMITS')), (why) => {
      throw new WrongSetting(why);
    }),
    trustedProxies: readListSetting(set('TRUSTED_PROXIES')),
    pictureHosts: [...readListSetting(set('PICTURE_HOSTS')), ...(tiles ? [new URL(tiles.url).origin] : [])],
    push: readPushKeys(set('VAPID_PUBLIC_KEY'), set('VAPID_PRIVATE_KEY')),
    featureSink: readFeatureSink(set('FEATURE_SINK')),
    testHosts: readListSetting(set('TEST_HOSTS')),
    directSites: readListSetting(set('DIRECT_SITES')).map(parseDirectSite),
    maps: {
      googleKey: set('GOOGLE_MAPS_KEY') ?? null,
      googleUrl: readBaseUrlSetting('GOOGLE_MAPS_URL', set('GOOGLE_MAPS_URL')),
      photonUrl: readBaseUrlSetting('PHOTON_URL', set('PHOTON_URL')),
      callsPerDay: wholeNumber('MAP_CALLS_PER_DAY', set('MAP_CALLS_PER_DAY') ?? '2000', 0, 1_000_000_000),
    },
    tiles,
    paymentKeys: readPathSetting(set('PAYMENT_KEYS')),
    courier: reached('COURIER', set),
    messages: {
      sms: reached('SMS', set),
      call: reached('CALL', set),
      zns: readZns(set('ZNS_TOKEN_FILE'), readListSetting(set('ZNS_TEMPLATES')), set('ZNS_URL')),
    },
    callTargets: readPathSetting(set('CALL_TARGETS')),
    backups: readBackupSettings(set, dataFolder),
    logLevel: readChoiceSetting('LOG_LEVEL', set('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    metrics: readMetricsSettings(set, { host, port }),
    traces: readTracesSettings(set),
  };
}
