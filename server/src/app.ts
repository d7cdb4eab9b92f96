import type { FastifyInstance } from 'fastify';
import { keepBackups } from './backup/keep-backups.ts';
import { openCaches } from './cache/caches.ts';
import { type Duty, startClock } from './clock/clock.ts';
import type { Config, PushKeys } from './config.ts';
import { consequencesWith, countedBy, followMoneyWith, followProof } from './consequences.ts';
import type { Context, Feature } from './context.ts';
import type { Database } from './db/database.ts';
import { noStep, type Step } from './db/step.ts';
import { makeAskCourier } from './delivery/ask-courier.ts';
import { keepPushKeys } from './diner/push-keys.ts';
import { DUTIES } from './duties.ts';
import { sharedReadiness } from './health/readiness.ts';
import { idempotencyOn } from './http/idempotency.ts';
import type { Logs } from './http/log.ts';
import { openRateLimits } from './http/rate-limits.ts';
import { buildServer, type ServerParts } from './http/server.ts';
import { type Live, openLive } from './live/live.ts';
import { SellingStores } from './menu/selling-store.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { MetricsPort } from './metrics/metrics-port.ts';
import { statusWriter } from './order/change-status.ts';
import { sendWhenWritten } from './outbox/outbox.ts';
import { openCourier } from './outside/courier/open-courier.ts';
import { openGazetteer } from './outside/gazetteer/gazetteer.ts';
import { openMaps } from './outside/maps/maps.ts';
import { openChannels } from './outside/message/channels.ts';
import { openGateways } from './outside/payment/gateways.ts';
import { openCallTargets } from './outside/webhook/call-targets.ts';
import { openDocuments } from './pages/pages.ts';
import { features } from './routes.ts';
import { SENDERS } from './senders.ts';
import { sharesOfBills } from './table/bill/shares-of-bills.ts';
import { noSpan, type Traces } from './traces/traces.ts';
import { WAITING } from './waiting-gauges.ts';

export interface AppParts extends Pick<ServerParts, 'tree' | 'sandbox' | 'patience'> {
  readonly config: Config;
  readonly database: Database;
  readonly logs: Logs;
  /** epoch ms; the clock of every decision */
  readonly now?: () => number;
  /** instead of the product's own */
  readonly features?: readonly Feature[];
  /** the clock's work; absent = the product's own */
  readonly duties?: readonly Duty[];
  /** called at each step, in a server of tests */
  readonly step?: Step;
  /** where the operator reads numbers; absent = nothing is counted */
  readonly metricsPort?: MetricsPort | null;
  /** the writer of spans; absent = nobody writes any */
  readonly traces?: Traces | null;
}

/** The parts a context is made of that are opened before it. */
interface Made {
  readonly live: Live;
  readonly metrics: Metrics | null;
  readonly keys: PushKeys;
}

/** Everything a process has once, made here and handed in; nothing else keeps state between requests. */
function openContext(
  { config, database, logs: { log }, now = Date.now, step = noStep, traces }: AppParts,
  { live, metrics, keys }: Made,
): Context {
  const rateLimits = openRateLimits(config, now);
  const gateways = openGateways(config);
  const consequences = consequencesWith(gateways);
  const mayAsk = () => rateLimits.mapProviders.take('');
  return {
    config,
    database,
    now,
    log,
    live,
    caches: openCaches(database, now),
    rateLimits,
    idempotent: idempotencyOn(database),
    changeStatus: statusWriter(metrics ? [...consequences, countedBy(metrics.orders)] : consequences, step),
    followMoney: followMoneyWith(gateways),
    followProof,
    stores: new SellingStores(step, now),
    gateways,
    bills: sharesOfBills,
    channels: openChannels(config),
    callTargets: openCallTargets(config),
    pushKeys: keys,
    askCourier: makeAskCourier(openCourier(config), { now, log }),
    maps: openMaps(config.maps, { now, log, gazetteer: openGazetteer(), mayAsk }),
    step,
    inSpan: traces?.inSpan ?? noSpan,
    tellPlaced: metrics?.orders.placed ?? (() => {}),
  };
}

/** Counting is loaded only where there is a port to read it from. */
async function countWhereWanted(
  { metricsPort, database, now = Date.now }: AppParts,
  live: Live,
): Promise<Metrics | null> {
  if (!metricsPort) return null;
  const { openMetrics } = await import('./metrics/metrics.ts');
  return openMetrics({ database, live: live.hub, waiting: WAITING, now });
}

/** The clock runs, and what is written in the outbox is sent, while the server listens. */
const clockOf =
  (duties: readonly Duty[]): Feature =>
  (app, context) => {
    let stops: readonly (() => Promise<void>)[] = [];
    app.addHook('onListen', async () => {
      const clock = startClock(duties, context, context.config.paymentsEvery);
      stops = [clock, sendWhenWritten(SENDERS, context), keepBackups(context)];
    });
    app.addHook('onClose', async () => {
      await Promise.all(stops.map((stop) => stop()));
    });
  };

/** Counting ends with the server. */
const untilClosed =
  ({ stop }: Metrics): Feature =>
  (app) => {
    app.addHook('onClose', async () => stop());
  };

/** The whole app on its database, ready to listen or to be asked directly; closing it leaves the database open. */
export async function openApp(parts: AppParts): Promise<{ app: FastifyInstance; context: Context }> {
  const live = openLive();
  const metrics = await countWhereWanted(parts, live);
  const { traces, step = noStep } = parts;
  const counted = metrics?.database ?? parts.database;
  const watched = traces
    ? { database: traces.database(counted), step: traces.step(step) }
    : { database: counted };
  const keys = await keepPushKeys(parts.database, parts.config);
  const context = openContext({ ...parts, ...watched }, { live, metrics, keys });
  const readiness = sharedReadiness(context);
  context.database.onDamage((sentence) => context.log.fatal(sentence));
  const app = await buildServer(context, {
    ...parts,
    readiness,
    answered: metrics?.answered,
    features: [
      ...(traces ? [traces.requests] : []),
      ...(parts.features ?? [...features, clockOf(parts.duties ?? DUTIES)]),
      ...(metrics ? [untilClosed(metrics)] : []),
    ],
    documents: openDocuments(context),
  });
  if (metrics) parts.metricsPort?.show({ metrics, readiness });
  return { app, context };
}
