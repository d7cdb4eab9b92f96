import type { FastifyInstance } from 'fastify';
import { keepBackups } from './backup/keep-backups.ts';
import { openCaches } from './cache/caches.ts';
import { startClock } from './clock/clock.ts';
import type { Config, PushKeys } from './config.ts';
import { CONSEQUENCES, FOLLOW_MONEY, followProof } from './consequences.ts';
import type { Context, Feature } from './context.ts';
import type { Database } from './db/database.ts';
import { noStep, type Step } from './db/step.ts';
import { askCourierOf } from './delivery/ask-courier.ts';
import { pushKeys } from './diner/push-keys.ts';
import { DUTIES } from './duties.ts';
import { idempotencyOn } from './http/idempotency.ts';
import type { Logs } from './http/log.ts';
import { openRateLimits } from './http/rate-limits.ts';
import { buildServer, type ServerParts } from './http/server.ts';
import { openLive } from './live/live.ts';
import { SellingStores } from './menu/selling-store.ts';
import { statusWriter } from './order/change-status.ts';
import { sendWhenWritten } from './outbox/outbox.ts';
import { openCourier } from './outside/courier/open-courier.ts';
import { openGazetteer } from './outside/gazetteer/gazetteer.ts';
import { openMaps } from './outside/maps/maps.ts';
import { openChannels } from './outside/message/channels.ts';
import { openGateways } from './outside/payment/gateways.ts';
import { openCallTargets } from './outside/webhook/call-targets.ts';
import { documentsOf } from './pages/pages.ts';
import { features } from './routes.ts';
import { SENDERS } from './senders.ts';
import { sharesOfBills } from './table/bill/shares-of-bills.ts';

export interface AppParts extends Pick<ServerParts, 'tree' | 'sandbox' | 'patience'> {
  readonly config: Config;
  readonly database: Database;
  readonly logs: Logs;
  /** epoch ms; the clock of every decision */
  readonly now?: () => number;
  /** instead of the product's own */
  readonly features?: readonly Feature[];
  /** what a server of tests does at each step */
  readonly step?: Step;
}

/** Everything a process has once, made here and handed in; nothing else keeps state between requests. */
function openContext({ config, database, logs: { log }, now = Date.now, step = noStep }: AppParts): Context {
  const rateLimits = openRateLimits(config, now);
  let keys: PushKeys | null = null;
  const mayAsk = () => rateLimits.mapProviders.take('');
  return {
    config,
    database,
    now,
    log,
    live: openLive(),
    caches: openCaches(database, now),
    rateLimits,
    idempotent: idempotencyOn(database),
    changeStatus: statusWriter(CONSEQUENCES, step),
    followMoney: FOLLOW_MONEY,
    followProof,
    stores: new SellingStores(step),
    gateways: openGateways(config),
    bills: sharesOfBills,
    channels: openChannels(config),
    callTargets: openCallTargets(config),
    pushKeys: () => {
      keys ??= pushKeys(config);
      return keys;
    },
    askCourier: askCourierOf(openCourier(config), { now, log }),
    maps: openMaps(config.maps, { now, log, gazetteer: openGazetteer(), mayAsk }),
    step,
  };
}

/** The clock runs, and what is written in the outbox is sent, while the server listens. */
const clock: Feature = (app, context) => {
  let stops: readonly (() => Promise<void>)[] = [];
  app.addHook('onListen', async () => {
    const clock = startClock(DUTIES, context, context.config.paymentsEvery);
    stops = [clock, sendWhenWritten(SENDERS, context), keepBackups(context)];
  });
  app.addHook('onClose', async () => {
    await Promise.all(stops.map((stop) => stop()));
  });
};

/** The whole app on its database, ready to listen or to be asked directly; closing it leaves the database open. */
export async function openApp(parts: AppParts): Promise<{ app: FastifyInstance; context: Context }> {
  const context = openContext(parts);
  context.database.onDamage((sentence) => context.log.fatal(sentence));
  const app = await buildServer(context, {
    ...parts,
    features: parts.features ?? [...features, clock],
    documents: documentsOf(context),
  });
  return { app, context };
}
