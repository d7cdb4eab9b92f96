import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoBundle } from '../../test/demo.ts';
import { onPostgres, type Place } from '../../test/engines.ts';
import { aDish, anOrder, defaultLine, readShop, type Shop } from '../../test/order.ts';
import { outcome } from '../../test/placing.ts';
import { type RunningServer, startServer } from '../../test/with-server.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import type { Step } from '../db/step.ts';

interface Sending {
  /** an order of somebody new */
  readonly send: () => Promise<string>;
  /** holds the next order where it has been counted and is not yet written, until it is let go */
  readonly holdNext: () => { readonly reached: Promise<void>; readonly letGo: () => void };
}

/** Diners behind one address, and a server on PostgreSQL with these limits. */
function describeOneAddress(title: string, limits: string, suite: (sending: Sending) => void): void {
  describe(title, () => {
    let place: Place;
    let server: RunningServer;
    let shop: Shop;
    let phones = 0;
    let next: { readonly reached: () => void; readonly gone: Promise<void> } | null = null;

    beforeAll(async () => {
      place = await onPostgres();
      const step: Step = (name) => {
        if (name !== 'before-redemption' || !next) return undefined;
        const { reached, gone } = next;
        next = null;
        reached();
        return gone;
      };
      server = await startServer(place, { environment: { LIMITS: limits }, step });
      await importBundle(server.database, demoBundle('bepnha'), Date.now());
      shop = await readShop(server, 'BEPNHA', 101);
    });
    afterAll(async () => {
      await server.stop();
      await place.remove();
    });

    suite({
      send: async () => {
        const { headers } = await server.addDiner();
        phones += 1;
        const phone = `09${String(phones).padStart(8, '0')}`;
        const body = anOrder(shop, [defaultLine(aDish(shop), 2)], { phone });
        return outcome(await server.send('POST', '/v1/order', body, headers));
      },
      holdNext: () => {
        const there = Promise.withResolvers<void>();
        const gone = Promise.withResolvers<void>();
        next = { reached: there.resolve, gone: gone.promise };
        return { reached: there.promise, letGo: gone.resolve };
      },
    });
  });
}

const WIDE =
  'unpaid_of_address=5000,unpaid_of_address_free=off,orders_of_address_free=5000,unpaid_of_store=5000,unpaid_of_store_free=off';

describeOneAddress('orders of one address far below its limits', WIDE, ({ send, holdNext }) => {
  it('[CH8] do not wait for each other', async () => {
    const { reached, letGo } = holdNext();
    const first = send();
    await reached;
    const others = await Promise.all([send(), send(), send()]);
    letGo();
    expect([await first, ...others]).toEqual(['ok', 'ok', 'ok', 'ok']);
  });
});

const AHEAD =
  'unpaid_of_address=70,unpaid_of_address_free=off,orders_of_address_free=off,unpaid_of_store_free=off';

describeOneAddress('orders of one address whose limit is far at first', AHEAD, ({ send }) => {
  it('[CH8] are never more than it', async () => {
    const outcomes: string[] = [];
    const sender = async () => {
      for (let left = 9; left > 0; left -= 1) outcomes.push(await send());
    };
    await Promise.all(Array.from({ length: 10 }, sender));
    expect(outcomes.filter((code) => code === 'ok')).toHaveLength(70);
    expect(outcomes.filter((code) => code === 'TOO_MANY_NEARBY')).toHaveLength(20);
  });
});
