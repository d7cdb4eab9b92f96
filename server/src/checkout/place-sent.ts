import type { Context } from '../context.ts';
import { isRefused, type Refused, refuse } from '../http/answer.ts';
import { floodLimitsOf } from '../limits.ts';
import { askPartner } from './ask-partner.ts';
import { readOrderContext } from './find-for-order.ts';
import { placedOnMap } from './place-on-map.ts';
import { placeOrder, StoreChanged } from './place-order.ts';
import type { PlacingAnswer, PlacingParts, PlacingRequest } from './placing-request.ts';
import { readableCheckout, readOrder } from './read-order.ts';

/** The one way to place an order: read by what the store sells now, asked about outside, written in one transaction. */
export function createPlacing(
  context: Context,
  parts: PlacingParts,
): (request: PlacingRequest) => Promise<PlacingAnswer | Refused> {
  const { database, config, stores, gateways, askCourier, maps, step, tellPlaced, changeStatus } = context;
  const limits = {
    perMinute: config.ordersPerMinute,
    perDay: config.ordersPerDay,
    flood: floodLimitsOf(config.limits),
  };
  const isAnew = (fault: unknown) => fault instanceof StoreChanged || database.faultKind(fault) === 'unique';
  const storeOf = (brand: string, id: number) => stores.latest(database.read, brand, id);
  return (request) => {
    const { body, placer, now, table, preferred, once } = request;
    const { group_hash: hash } = body.setting;
    return unlessChanged(async () => {
      const together =
        hash && placer.kind !== 'staff' ? await parts.readTogether(context, { body, hash, placer }) : null;
      const chosen = together && isRefused(together) ? null : together;
      const sentOrder = await readOrder({
        body,
        now,
        table: table?.name,
        storeOf,
        together: chosen,
        ...(placer.kind === 'staff' && { taken: placer.taken }),
      });
      const read = await placedOnMap(sentOrder, maps, preferred);
      const known = await askPartner(readableCheckout(read), askCourier);
      const placing = {
        request,
        parts,
        limits,
        read,
        known,
        together,
        gateways,
        step,
        tellPlaced,
        changeStatus,
      };
      return once(
        (trx, found) => placeOrder(trx, found, placing),
        (trx) => readOrderContext(trx, stores, placing),
      );
    }, isAnew);
  };
}

/** How often an order is read again because its store was changed meanwhile. */
const READ_AGAIN = 5;

/**
 * Runs a placing anew when the store changed between reading and writing, or another took the code drawn as free: what
 * it wrote is undone. A store that changes again and again is busy; the app asks again.
 */
async function unlessChanged<T>(
  place: () => Promise<T>,
  isAnew: (fault: unknown) => boolean,
): Promise<T | Refused> {
  for (let left = READ_AGAIN; ; left -= 1) {
    try {
      return await place();
    } catch (fault) {
      if (!isAnew(fault)) throw fault;
      if (left === 0) return refuse('BUSY');
    }
  }
}
