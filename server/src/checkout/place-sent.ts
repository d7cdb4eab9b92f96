import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { PlacedOrder } from '@mam/contract/checkout/placed-order.schema.ts';
import type { Language } from '@mam/contract/http/language.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { type Answer, isRefused, type Refused, refuse } from '../http/answer.ts';
import type { Speak } from '../http/serve.ts';
import { floodLimitsOf } from '../limits.ts';
import { cannotTake } from '../payment/method-list.ts';
import { askPartner } from './ask-partner.ts';
import type { Solved } from './captcha.ts';
import { type Found, findForOrder } from './find-for-order.ts';
import { placedOnMap } from './place-on-map.ts';
import { type PlacingCode, placeOrder, StoreChanged } from './place-order.ts';
import { openOf, readOrder } from './read-order.ts';
import type { SeatAsked, SeatedIn, TakeSeat } from './take-seat.ts';
import type { ReadTogether } from './together.ts';

type Placed = Answer<PlacedOrder, PlacingCode>;

/** An order that is to be placed, whoever sends it. */
export interface Sent {
  readonly body: PlaceOrderBody;
  /** whose order it becomes */
  readonly uid: string;
  /** the network address it came from, as networkOf writes it */
  readonly network: string;
  readonly now: number;
  /** as nameOfTable writes it */
  readonly table?: string | undefined;
  /** the code it came with, as it was sent */
  readonly tableCode?: string | undefined;
  /** finds where its guest sits; absent = at no table */
  readonly takeSeat?: ((trx: Trx, at: Omit<SeatAsked, 'sitting'>) => ReturnType<TakeSeat>) | undefined;
  /** finds whether its guest sits there; absent = at no table */
  readonly seatedIn?: SeatedIn | undefined;
  /** the puzzle that was solved for it; null = none */
  readonly solved: Solved | null;
  /** what addresses are asked for in */
  readonly preferred: Language;
  readonly speak: Speak;
  /** [GO32] nobody calls: the clock has made it of a group order of this version; null = somebody does */
  readonly byItself?: number | null;
  /** runs it in one transaction, handed what `read` has found in the same; once where it is sent under a key */
  readonly once: (
    work: (trx: Trx, found: Found | undefined) => Promise<Placed>,
    read: (trx: Trx) => Promise<Found | undefined>,
  ) => Promise<Placed>;
}

/** The one way an order is placed: read by what the store sells now, asked about outside, and written in one transaction. */
export function placingOf(
  context: Context,
  readTogether: ReadTogether,
): (sent: Sent) => Promise<Placed | Refused> {
  const { database, config, stores, gateways, askCourier, maps, step, tellPlaced } = context;
  const limits = {
    perMinute: config.ordersPerMinute,
    perDay: config.ordersPerDay,
    flood: floodLimitsOf(config.limits),
  };
  const isAnew = (fault: unknown) => fault instanceof StoreChanged || database.faultKind(fault) === 'unique';
  return ({
    body,
    uid,
    network,
    now,
    table,
    tableCode,
    takeSeat,
    seatedIn,
    solved,
    preferred,
    speak,
    byItself = null,
    once,
  }) => {
    const { group_hash: hash } = body.setting;
    const storeOf = (brand: string, id: number) => stores.latest(database.read, brand, id);
    const noMoneyBy = (store: Store, method: string) => cannotTake(gateways, store, method, now);
    const asked = {
      body,
      uid,
      network,
      now,
      tableCode,
      takeSeat,
      seatedIn,
      limits,
      solved,
      speak,
      step,
      tellPlaced,
      cannotTake: noMoneyBy,
    };
    return unlessChanged(async () => {
      const together = hash ? await readTogether(context, { body, hash, uid, byItself }) : null;
      const chosen = together && isRefused(together) ? null : together;
      const sentOrder = await readOrder({ body, now, table, storeOf, together: chosen });
      const read = await placedOnMap(sentOrder, maps, preferred);
      const known = await askPartner(openOf(read), askCourier);
      const placement = { ...asked, read, known, together };
      return once(
        (trx, found) => placeOrder(trx, found, placement),
        (trx) => findForOrder(trx, stores, placement),
      );
    }, isAnew);
  };
}

/** How often an order is read again because its store was changed meanwhile. */
const READ_AGAIN = 5;

/**
 * Runs a placing anew when the store is changed between reading the order and writing it, or another took the code that
 * was free when it was drawn: what it wrote is undone. A store that is changed again and again is busy, and asked again
 * by the app.
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
