import { minorFromTyped, toWire } from '@mam/contract/money/money-wire.ts';
import { OfferFeeBody } from '@mam/contract/order/fee-agreement.schema.ts';
import { Received } from '@mam/contract/order/received.schema.ts';
import {
  AcceptBody,
  Board,
  BoardQuery,
  DriverBody,
  LaterBody,
  ReceivedBody,
  RejectBody,
  Rejected,
  StaffOrder,
  StepBody,
} from '@mam/contract/staff/board.schema.ts';
import {
  acceptOrder,
  completeOrder,
  getBoard,
  markDeparted,
  markReady,
  markReceived,
  nameDriver as nameDriverCall,
  offerFee as offerFeeCall,
  promiseLater as promiseLaterCall,
  rejectOrder as rejectCall,
} from '@mam/contract/staff/board.ts';
import {
  DRIVER_REFUSES,
  LATER_REFUSES,
  OFFER_FEE_REFUSES,
  STEP_REFUSES,
} from '@mam/contract/staff/refusals.ts';
import { normalisePhone } from '@mam/domain/contact/phone.ts';
import { cleanText, isWithin } from '@mam/domain/contact/text.ts';
import { DRIVER_NAME_LENGTH, type Driver, isTrackingLink } from '@mam/domain/order/driver.ts';
import { may } from '@mam/domain/staff/roles.ts';
import type { Feature } from '../context.ts';
import { type Answer, isRefused, ok, type Refused, refuse } from '../http/answer.ts';
import { tellLater } from '../message/tell-buyer.ts';
import { receiveOrders } from '../order/answering/receive-orders.ts';
import { nameDriver } from '../order/drivers.ts';
import { moveOrder, type StepCode } from '../order/move-order.ts';
import { promiseLater } from '../order/promise-later.ts';
import { orderByCode } from '../order/queries.ts';
import { offerFee } from '../payment/agree-fee.ts';
import { isRefund } from '../payment/money.ts';
import { askRefunds, rejectOrder } from '../payment/reject-order.ts';
import { recordOrderAct, recordRefunds } from './acts.ts';
import { readBoard, toldAnew } from './board/read-board.ts';
import { orderCommand, orderNow, refuseWithOrder } from './order-command.ts';
import { allowStaff, atOrder, atStore, atStoreRead } from './places.ts';
import { serveStaff, serveStaffCommand } from './serve-staff.ts';

/** Minor units; as much as a whole order may come to. */
const MOST = 10 ** 12;

/** [OR63] A name that can be read, a number that can be dialled, a page that can be followed. */
function readDriver({
  name: called = '',
  phone: typed = '',
  tracking_link: link = '',
}: DriverBody): Driver | Refused {
  const name = cleanText(called);
  const phone = typed === '' ? '' : normalisePhone(typed);
  if (!isWithin(name, DRIVER_NAME_LENGTH)) return refuse('MALFORMED', { path: 'name' });
  if (phone === null) return refuse('MALFORMED', { path: 'phone' });
  if (link !== '' && !isTrackingLink(link)) return refuse('MALFORMED', { path: 'tracking_link' });
  return { name, phone, link };
}

/** [PA34] Refused and, where it is asked for, given back: once a key, whatever becomes of the answer. */
function serveReject(...[app, context]: Parameters<Feature>): void {
  const { database } = context;
  serveStaffCommand(
    app,
    context,
    rejectCall,
    {
      may: 'moveOrders',
      at: atOrder,
      once: true,
      body: RejectBody,
      answer: Rejected,
      refuses: STEP_REFUSES,
    },
    {
      act: async ({ trx, staff, actor, order, body, now }): Promise<Answer<readonly string[], StepCode>> => {
        const { version, give_back: givesBack } = body;
        const reason = cleanText(body.reason);
        if (!reason) return refuse('MALFORMED');
        if (givesBack && !may(staff.role, 'refund')) return refuse('NOT_YOURS');
        const rejection = { actor, version, reason, giver: givesBack ? actor : null, now };
        const refunds = await rejectOrder(trx, context, order, rejection);
        if (isRefused(refunds)) return refunds;
        const hand = { trx, actor, order, now };
        recordOrderAct(hand, { name: 'rejectOrder', details: { reason } });
        await recordRefunds(hand, refunds, { name: 'giveBack', reason });
        return ok(refunds);
      },
      tell: async (written, { staff, params: { code } }) => {
        const row = await orderByCode(database.read, staff.brand, code);
        const refunds = row ? await askRefunds(context, row, written) : [];
        const order = await orderNow(context, staff, code);
        if (!row || !order) return refuse('UNKNOWN');
        const { currency } = row;
        return ok({
          ...order,
          given_back: refunds.filter(isRefund).map(({ method: gateway, amount, status }) => ({
            gateway,
            amount: toWire(amount, currency),
            state: status,
          })),
        });
      },
      refuseTelling: refuseWithOrder(context),
    },
  );
}

/** Serves the steps a cook takes with an order. */
function serveSteps(...[app, context]: Parameters<Feature>): void {
  const { changeStatus } = context;

  serveStaffCommand(
    app,
    context,
    acceptOrder,
    { may: 'moveOrders', at: atOrder, body: AcceptBody, answer: StaffOrder, refuses: STEP_REFUSES },
    orderCommand(context, {
      change: ({ trx, actor, order, now, body: { version, minutes, way_minutes: way } }) =>
        moveOrder(trx, changeStatus, order, { actor, version, verb: 'accept', minutes, way, now }),
      act: ({ body: { minutes } }) => ({ name: 'acceptOrder', details: { minutes } }),
    }),
  );

  for (const [call, verb, name] of [
    [markReady, 'ready', 'markReady'],
    [markDeparted, 'depart', 'markDeparted'],
    [completeOrder, 'complete', 'completeOrder'],
  ] as const) {
    serveStaffCommand(
      app,
      context,
      call,
      { may: 'moveOrders', at: atOrder, body: StepBody, answer: StaffOrder, refuses: STEP_REFUSES },
      orderCommand(context, {
        change: ({ trx, actor, order, now, body: { version } }) =>
          moveOrder(trx, changeStatus, order, { actor, version, verb, now }),
        act: () => ({ name }),
      }),
    );
  }

  // a kitchen that needs longer says so
  serveStaffCommand(
    app,
    context,
    promiseLaterCall,
    {
      may: 'moveOrders',
      at: atOrder,
      once: true,
      body: LaterBody,
      answer: StaffOrder,
      refuses: LATER_REFUSES,
    },
    orderCommand(context, {
      change: ({ trx, actor, order, now, body: { version, minutes } }) =>
        promiseLater(trx, order, { actor, version, minutes, now }, tellLater),
      act: ({ order, body: { minutes } }, { promisedAt }) => ({
        name: 'promiseLater',
        details: {
          minutes,
          ...(order.promisedAt !== null && { promisedBefore: order.promisedAt }),
          ...(promisedAt !== null && { promised: promisedAt }),
        },
      }),
    }),
  );
}

/** Serves the fee of a delivery and the naming of its driver. */
function serveDelivery(...[app, context]: Parameters<Feature>): void {
  serveStaffCommand(
    app,
    context,
    offerFeeCall,
    { may: 'moveOrders', at: atOrder, body: OfferFeeBody, answer: StaffOrder, refuses: OFFER_FEE_REFUSES },
    orderCommand(context, {
      change: async ({ trx, actor, order, now, body }) => {
        const fee = minorFromTyped(body.fee, order.currency);
        if (fee === null || fee > MOST) return refuse('MALFORMED');
        return offerFee(trx, order, { actor, version: body.version, fee, now });
      },
      act: (_, { feeOffer, currency: { symbol: currency } }) => ({
        name: 'offerFee',
        details: { amount: feeOffer?.fee ?? 0, currency },
      }),
    }),
  );

  serveStaffCommand(
    app,
    context,
    nameDriverCall,
    { may: 'moveOrders', at: atOrder, body: DriverBody, answer: StaffOrder, refuses: DRIVER_REFUSES },
    orderCommand(context, {
      change: async ({ trx, order, now, body }) => {
        const driver = readDriver(body);
        if ('refused' in driver) return driver;
        return nameDriver(trx, order, { version: body.version, driver, now });
      },
      act: () => ({ name: 'nameDriver' }),
    }),
  );
}

/** The live board of a kitchen, and what a cook does on it. */
export const boardRoutes: Feature = (app, context) => {
  const { database, live, stores } = context;

  serveStaff(
    app,
    context,
    getBoard,
    { may: 'watchBoard', at: atStoreRead, query: BoardQuery, answer: Board },
    async ({ row, staff: { role }, now }) => {
      const selling = await stores.get(database.read, row.brand, row.id);
      const tell = toldAnew(context, { brand: row.brand, role });
      return selling ? ok(await readBoard(context, selling, { role, now, tell })) : refuse('UNKNOWN');
    },
  );

  serveStaff(
    app,
    context,
    markReceived,
    { may: 'watchBoard', at: atStore, body: ReceivedBody, answer: Received },
    async ({ staff, row: { brand, id: store }, body: { codes }, now }) => {
      const by = { kind: 'device', staffId: staff.id } as const;
      return ok(await receiveOrders(context, { brand, store, codes, by, now }));
    },
  );

  serveSteps(app, context);
  serveReject(app, context);
  serveDelivery(app, context);
  allowStaff(live, 'board');
};
