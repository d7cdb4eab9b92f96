import { minorOf, toWire } from '@mam/contract/money/money-wire.ts';
import { OfferFeeBody } from '@mam/contract/order/fee-agreement.schema.ts';
import { Received } from '@mam/contract/order/received.schema.ts';
import {
  AcceptBody,
  Board,
  BoardQuery,
  DriverBody,
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
  rejectOrder as rejectCall,
} from '@mam/contract/staff/board.ts';
import { DRIVER_REFUSES, OFFER_FEE_REFUSES, STEP_REFUSES } from '@mam/contract/staff/refusals.ts';
import { normalisePhone } from '@mam/domain/contact/phone.ts';
import { cleanText, isWithin } from '@mam/domain/contact/text.ts';
import { DRIVER_NAME_LENGTH, isTrackingLink } from '@mam/domain/order/driver.ts';
import type { StaffVerb } from '@mam/domain/order/staff-verbs.ts';
import { may, worksFor } from '@mam/domain/staff/roles.ts';
import type { Context, Feature } from '../context.ts';
import { type Answer, isRefused, ok, refuse } from '../http/answer.ts';
import type { StaffMember } from '../http/caller/principal.ts';
import { serveStaff } from '../http/serve.ts';
import { receiveOrders } from '../order/answering/receive-orders.ts';
import { nameDriver } from '../order/drivers.ts';
import { type Move, moveOrder, type StepCode } from '../order/move-order.ts';
import { orderByCode } from '../order/queries.ts';
import { orderDocument } from '../order/rows.ts';
import { offerFee } from '../payment/agree-fee.ts';
import { isRefund } from '../payment/money.ts';
import { askRefunds, rejectOrder } from '../payment/reject-order.ts';
import { boardOf } from './board.ts';
import { orderNow, refusedWithOrder, told } from './order-now.ts';

type Wish = Pick<Move, 'code' | 'version' | 'minutes' | 'way'> & { readonly verb: StaffVerb };

const worksAt = (staff: StaffMember) => (id: number) => worksFor(staff, { brand: staff.brand, id });

/** Minor units; as much as a whole order may come to. */
const MOST = 10 ** 12;

async function move(context: Context, staff: StaffMember, wish: Wish) {
  const { now } = context;
  const { brand, id: by } = staff;
  const moved = await moveOrder(context, { ...wish, brand, by, now: now(), works: worksAt(staff) });
  return told(context, brand, wish.code, moved);
}

interface RejectCall {
  readonly code: string;
  readonly body: RejectBody;
  readonly key: string | null;
}

/** [PA34] Refused and, where it is asked for, given back: once a key, whatever becomes of the answer. */
async function reject(
  context: Context,
  staff: StaffMember,
  { code, body, key }: RejectCall,
): Promise<Answer<Rejected, StepCode>> {
  const { idempotent, now } = context;
  const { brand, id, name, role } = staff;
  const reason = cleanText(body.reason);
  if (!reason) return refuse('MALFORMED');
  if (body.give_back && !may(role, 'refund')) return refuse('NOT_YOURS');
  const giver = body.give_back ? { id, name } : null;
  const { version } = body;
  const wish = { brand, code, version, reason, giver, by: id, now: now(), works: worksAt(staff) };
  const endpoint = `POST /v1/staff/order/${code}/reject`;
  const sent = { uid: `staff:${id}`, endpoint, key, content: body, now: now() };
  const rejected = await idempotent<readonly string[], StepCode>(sent, async (trx) => {
    const refunds = await rejectOrder(trx, context, wish);
    return isRefused(refunds) ? refunds : ok(refunds);
  });
  if (isRefused(rejected)) return refusedWithOrder(context, brand, code, rejected);
  const row = await orderByCode(context.database.read, brand, code);
  const refunds = row ? await askRefunds(context, row, rejected.data) : [];
  const order = await orderNow(context, brand, code);
  if (!row || !order) return refuse('UNKNOWN');
  const { currency } = orderDocument(row);
  return ok({
    ...order,
    given_back: refunds.filter(isRefund).map(({ method: gateway, amount, status }) => ({
      gateway,
      amount: toWire(amount, currency),
      state: status,
    })),
  });
}

async function nameFee(
  context: Context,
  staff: StaffMember,
  code: string,
  { version, fee: named }: OfferFeeBody,
): Promise<Answer<StaffOrder, (typeof OFFER_FEE_REFUSES)[number]>> {
  const { database, now } = context;
  const { brand, id, name } = staff;
  const order = await orderByCode(database.read, brand, code);
  if (!order) return refuse('UNKNOWN');
  const fee = minorOf(named, orderDocument(order).currency);
  if (fee === null || fee > MOST) return refuse('MALFORMED');
  const wish = { brand, code, version, fee, by: { id, name }, now: now(), works: worksAt(staff) };
  return told(context, brand, code, await offerFee(context, wish));
}

/** [OR63] A name that can be read, a number that can be dialled, a page that can be followed. */
async function sayDriver(
  context: Context,
  staff: StaffMember,
  code: string,
  { version, name: called = '', phone: typed = '', tracking_link: link = '' }: DriverBody,
): Promise<Answer<StaffOrder, (typeof DRIVER_REFUSES)[number]>> {
  const name = cleanText(called);
  const phone = typed === '' ? '' : normalisePhone(typed);
  if (!isWithin(name, DRIVER_NAME_LENGTH)) return refuse('MALFORMED', { path: 'name' });
  if (phone === null) return refuse('MALFORMED', { path: 'phone' });
  if (link !== '' && !isTrackingLink(link)) return refuse('MALFORMED', { path: 'tracking_link' });
  const { brand } = staff;
  const wish = {
    brand,
    code,
    version,
    driver: { name, phone, link },
    now: context.now(),
    works: worksAt(staff),
  };
  return told(context, brand, code, await nameDriver(context, wish));
}

/** The live board of a kitchen, and what a cook does on it. */
export const boardRoutes: Feature = (app, context) => {
  const { database, live, now, stores } = context;

  serveStaff(
    app,
    context,
    getBoard,
    { may: null, query: BoardQuery, answer: Board },
    async ({ staff, query }) => {
      const selling = worksAt(staff)(query.store)
        ? await stores.get(database.read, staff.brand, query.store)
        : null;
      return selling ? ok(await boardOf(context, selling, now())) : refuse('UNKNOWN');
    },
  );

  serveStaff(
    app,
    context,
    markReceived,
    { may: null, body: ReceivedBody, answer: Received },
    async ({ staff, body }) => {
      if (!worksAt(staff)(body.store)) return refuse('UNKNOWN');
      const { store, codes } = body;
      const by = { kind: 'device', staffId: staff.id } as const;
      return ok(await receiveOrders(context, { brand: staff.brand, store, codes, by, now: now() }));
    },
  );

  serveStaff(
    app,
    context,
    acceptOrder,
    { may: 'moveOrders', body: AcceptBody, answer: StaffOrder, refuses: STEP_REFUSES },
    ({ staff, params, body }) => {
      const { version, minutes, way_minutes: way } = body;
      return move(context, staff, { code: params.code, version, minutes, way, verb: 'accept' });
    },
  );

  serveStaff(
    app,
    context,
    rejectCall,
    { may: 'moveOrders', body: RejectBody, answer: Rejected, refuses: STEP_REFUSES },
    ({ staff, params, body, key }) => reject(context, staff, { code: params.code, body, key }),
  );

  serveStaff(
    app,
    context,
    offerFeeCall,
    { may: 'moveOrders', body: OfferFeeBody, answer: StaffOrder, refuses: OFFER_FEE_REFUSES },
    ({ staff, params, body }) => nameFee(context, staff, params.code, body),
  );

  serveStaff(
    app,
    context,
    nameDriverCall,
    { may: 'moveOrders', body: DriverBody, answer: StaffOrder, refuses: DRIVER_REFUSES },
    ({ staff, params, body }) => sayDriver(context, staff, params.code, body),
  );

  for (const [call, verb] of [
    [markReady, 'ready'],
    [markDeparted, 'depart'],
    [completeOrder, 'complete'],
  ] as const) {
    serveStaff(
      app,
      context,
      call,
      { may: 'moveOrders', body: StepBody, answer: StaffOrder, refuses: STEP_REFUSES },
      ({ staff, params, body }) => move(context, staff, { code: params.code, version: body.version, verb }),
    );
  }

  live.allow(
    'board',
    (topic, { staff }) =>
      topic.kind === 'board' && staff !== null && worksFor(staff, { brand: topic.brand, id: topic.storeId }),
  );
};
