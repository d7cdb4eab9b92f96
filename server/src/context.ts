import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { ExpressLane } from './http/express-lane.ts';
import type { Once } from './http/idempotency.ts';
import type { Live } from './live/live.ts';
import type { StatusWriting } from './order/change-status.ts';

/** What every feature is handed; features keep nothing else from outside. */
export interface House extends StatusWriting {
  readonly config: Config;
  readonly database: Database;
  readonly live: Live;
  readonly once: Once;
  /** epoch ms */
  readonly now: () => number;
  readonly log: Logger;
  /** for answers that lie ready in memory */
  readonly lane: ExpressLane;
}

export type App = FastifyInstance;

/** One line in routes.ts: registers the calls of a feature. */
export type Feature = (app: App, house: House) => void;
