import type { Logger } from 'pino';
import type { Caches } from '../cache/caches.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { SellingStores } from '../menu/selling-store.ts';
import type { PaymentGateways } from '../outside/payment/gateways.ts';
import type { MoneyWriting } from './settle-order.ts';
import type { SharesOfBills } from './share/shares-of-bills.ts';

/** Everything the commands of payments work with. */
export interface PaymentParts extends MoneyWriting {
  readonly config: Pick<Config, 'publicUrl' | 'limits'>;
  readonly database: Database;
  readonly gateways: PaymentGateways;
  readonly bills: SharesOfBills;
  readonly stores: SellingStores;
  readonly caches: Pick<Caches, 'beginning'>;
  readonly log: Logger;
  readonly now: () => number;
}
