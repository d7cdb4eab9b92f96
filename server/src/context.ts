import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Caches } from './cache/caches.ts';
import type { Config, PushKeys } from './config.ts';
import type { Database, Trx } from './db/database.ts';
import type { Step } from './db/step.ts';
import type { AskCourier } from './delivery/ask-courier.ts';
import type { FollowProof } from './diner/phone-proofs.ts';
import type { Idempotent } from './http/idempotency.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Live } from './live/live.ts';
import type { SellingStores } from './menu/selling-store.ts';
import type { Maps } from './outside/maps/maps.ts';
import type { Channels } from './outside/message/channels.ts';
import type { PaymentGateways } from './outside/payment/gateways.ts';
import type { CallTargets } from './outside/webhook/call-targets.ts';
import type { MoneyWriting } from './payment/settle-order.ts';
import type { SharesOfBills } from './payment/share/shares-of-bills.ts';
import type { InSpan } from './traces/traces.ts';

/**
 * Everything a feature is handed; features keep nothing else from outside. Counters and memory that a process has for
 * its features stand here, made once in app.ts.
 */
export interface Context extends MoneyWriting {
  readonly config: Config;
  readonly database: Database;
  readonly live: Live;
  readonly idempotent: Idempotent;
  /** epoch ms */
  readonly now: () => number;
  readonly log: Logger;
  readonly caches: Caches;
  readonly rateLimits: RateLimits;
  /** the consequences of a phone number that was proved */
  readonly followProof: FollowProof;
  /** the stores and menus that have been read, as an order needs them */
  readonly stores: SellingStores;
  readonly gateways: PaymentGateways;
  /** shares of tables' bills, as payments need them */
  readonly bills: SharesOfBills;
  /** the fee call and the order read the same answer */
  readonly askCourier: AskCourier;
  /** the map calls and the order find an address in the same way */
  readonly maps: Maps;
  /** take messages to people */
  readonly channels: Channels;
  /** where calls of tables may be forwarded to */
  readonly callTargets: CallTargets;
  /** sign pushes */
  readonly pushKeys: PushKeys;
  readonly step: Step;
  /** a span around work whose time somebody may want to see */
  readonly inSpan: InSpan;
  /** somebody counts the orders that are placed */
  readonly tellPlaced: (trx: Trx) => void;
}

export type App = FastifyInstance;

/** One line in routes.ts: registers the calls of a feature. */
export type Feature = (app: App, context: Context) => void;
