import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { onlyOwn, openSandbox } from '../sandbox/sandbox.ts';
import { openApp } from '../src/app.ts';
import type { Duty } from '../src/clock/clock.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { Context, Feature } from '../src/context.ts';
import { type Database, openDatabase } from '../src/db/database.ts';
import type { Migration } from '../src/db/migrations/migration.ts';
import type { Step } from '../src/db/step.ts';
import type { Patience } from '../src/http/bare-server.ts';
import { openLogs } from '../src/http/log.ts';
import { hashOfSecret } from '../src/http/secret.ts';
import { openMetricsPort } from '../src/metrics/metrics-port.ts';
import { describeOnBothEngines, type Place } from './engines.ts';

export interface ServerOptions {
  /** instead of the product's own */
  readonly features?: readonly Feature[];
  readonly duties?: readonly Duty[];
  readonly environment?: Readonly<Record<string, string>>;
  /** how long it waits for a request */
  readonly patience?: Patience;
  /** where the built apps lie */
  readonly tree?: string;
  /** epoch ms; the clock of the server */
  readonly now?: () => number;
  /** the outside world stands under /sandbox/, as in a demo; PORT and PUBLIC_URL have to be set */
  readonly sandbox?: boolean;
  /** called where a command has read and not yet written */
  readonly step?: Step;
  /** the migrations of a later version */
  readonly migrations?: readonly Migration[];
}

/** A real server on a real port, with its database beside it. */
export interface RunningServer {
  readonly url: string;
  readonly place: Place;
  readonly config: Config;
  readonly database: Database;
  readonly context: Context;
  readonly app: FastifyInstance;
  /** the operator's own port, where METRICS_PORT is set */
  readonly metricsUrl: string | null;
  /** the log lines written so far */
  readonly log: readonly string[];
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** a JSON body, and what a diner's app sends with it */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** writes a diner straight into the database */
  addDiner(): Promise<{ uid: string; token: string; headers: Record<string, string> }>;
  stop(): Promise<void>;
}

/** All diners of a test come from one address. */
export const WIDE_LIMITS = [
  'unpaid_of_address',
  'unpaid_of_address_free',
  'unpaid_of_store',
  'unpaid_of_store_free',
  'waiting_of_table',
  'calls_of_table',
  'orders_of_address_free',
  'table_orders_of_address_free',
  'wrong_vouchers_of_address',
  'codes_of_address_an_hour',
  'codes_a_day',
  'codes_of_address_free',
]
  .map((name) => `${name}=off`)
  .join(',');

export async function startServer(place: Place, options: ServerOptions = {}): Promise<RunningServer> {
  const config = readConfig({
    PORT: '0',
    DATA_DIR: place.dataFolder,
    DATABASE_URL: place.databaseUrl ?? '',
    ADDRESS_LIMIT: '1000000',
    LIMITS: WIDE_LIMITS,
    LOG_LEVEL: 'info',
    ...options.environment,
  });
  const log: string[] = [];
  const metricsPort = config.metrics && (await openMetricsPort(config.metrics));
  const database = await openDatabase({ ...config, serving: true }, Date.now(), options.migrations);
  const logs = openLogs(config.logLevel, { write: (line) => void log.push(line) });
  const sandboxUrl = () => `${config.publicUrl}/sandbox`;
  const { app, context } = await openApp({
    config,
    database,
    logs,
    metricsPort,
    ...(options.features && { features: options.features }),
    ...(options.duties && { duties: options.duties }),
    ...(options.now && { now: options.now }),
    ...(options.step && { step: options.step }),
    ...(options.sandbox && { sandbox: openSandbox(sandboxUrl, onlyOwn(sandboxUrl), options.now).answer }),
    ...(options.tree && { tree: options.tree }),
    ...(options.patience && { patience: options.patience }),
  });
  await app.listen({ host: config.host, port: config.port });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const fetchHere = (path: string, init?: RequestInit) => fetch(url + path, init);
  return {
    url,
    place,
    config,
    database,
    context,
    app,
    log,
    metricsUrl: metricsPort ? `http://127.0.0.1:${metricsPort.address.port}` : null,
    fetch: fetchHere,
    send: (method, path, body, headers = {}) =>
      fetchHere(path, {
        method,
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    addDiner: async () => {
      const [uid, token] = [randomUUID(), randomBytes(32).toString('base64url')];
      await database.transaction((trx) =>
        trx
          .insertInto('diners')
          .values({ uid, token_hash: hashOfSecret(token), is_test: 0, created_at: Date.now() })
          .execute(),
      );
      return { uid, token, headers: { 'x-user-token': token } };
    },
    stop: async () => {
      app.server.closeAllConnections();
      await app.close();
      await metricsPort?.close();
      await database.close();
    },
  };
}

/** One suite against one running server, on each engine. `running()` is the server of the suite. */
export function describeServerOnBothEngines(
  name: string,
  options: ServerOptions,
  suite: (running: () => RunningServer) => void,
): void {
  describeOnBothEngines(name, (emptyPlace) => {
    let server: RunningServer | undefined;
    beforeAll(async () => {
      server = await startServer(await emptyPlace(), options);
    });
    afterAll(async () => {
      await server?.stop();
      await server?.place.remove();
    });
    suite(() => {
      if (!server) throw new Error('the server did not start');
      return server;
    });
  });
}
