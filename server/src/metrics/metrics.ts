import { Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { countOrders, type OrdersCounted } from './counted-orders.ts';
import { type AnsweredRequest, countRequests } from './counted-requests.ts';
import { gaugeDatabase, type Waiting } from './database-gauges.ts';
import { gaugeLive, type StreamsOpen } from './live-gauges.ts';
import { gaugeProcess } from './process-gauges.ts';
import { seriesMaker } from './series.ts';
import { watchDatabase } from './watched-database.ts';

/** The counters, if there is a port to read them from. Labels are words of the product, never a sender's. */
export interface Metrics {
  readonly answered: AnsweredRequest;
  readonly orders: OrdersCounted;
  /** as given, and counted */
  readonly database: Database;
  /** the text of a scrape; asked at once by several it is made once */
  text(): Promise<string>;
  stop(): void;
}

export interface MetricsParts {
  readonly database: Database;
  readonly live: StreamsOpen;
  readonly waiting: readonly Waiting[];
  /** epoch ms */
  readonly now: () => number;
}

/** Loaded and begun only where a port is set: without one nothing is counted and nothing hooked in. */
export function openMetrics({ database, live, waiting, now }: MetricsParts): Metrics {
  const registry = new Registry();
  const series = seriesMaker(registry);
  const answered = countRequests(series);
  const orders = countOrders(series);
  const watched = watchDatabase(series, database);
  const ofProcess = gaugeProcess(series);
  const ofLive = gaugeLive(series, live);
  const ofDatabase = gaugeDatabase(series, { database, waiting, now });
  const make = async () => {
    ofProcess.look();
    ofLive();
    await ofDatabase();
    return registry.metrics();
  };
  let making: Promise<string> | null = null;
  return {
    answered,
    orders,
    database: watched,
    text: () => {
      making ??= make().finally(() => {
        making = null;
      });
      return making;
    },
    stop: ofProcess.stop,
  };
}
