import { BRANDS, type Brand } from './brands.ts';
import type { Chance } from './chance.ts';
import { STATES, type State } from './order-states.ts';
import { bodyFor, NAMED_FEE } from './orders.ts';
import type { Ground, Headers, Maker, Part, Request } from './request.ts';
import { ofBill, ofShare, payingShare, takingShare } from './requests/bill-requests.ts';
import { callingStaff } from './requests/call-requests.ts';
import { askingForCode, provingPhone } from './requests/code-requests.ts';
import { exchangingForCampaign, exchangingPoints } from './requests/exchange-requests.ts';
import { GROUP_ORDER_MAKERS } from './requests/group-order-requests.ts';
import { reportingIssue, seeingPicture, showingPicture } from './requests/issue-requests.ts';
import { bankNotice, callback, callbackByGet } from './requests/notice-requests.ts';
import { lettingIn, ofSitting, puttingOut, sittingDown } from './requests/sitting-requests.ts';
import { STAFF_MAKERS } from './requests/staff-requests.ts';
import { dishOf, orderForCall } from './subjects.ts';
import { PROGRAM_KEY, STORES, type World } from './world.ts';

const asDiner = async ({ world }: Ground): Promise<Headers> => (await world.server.addDiner()).headers;
const place = ({ brand }: Ground) => ({ pos_parent: brand, pos_id: STORES[brand][0] });

/** A number in a body, of a store named as an address names it. */
const byNumber = ({ brand }: Ground, name: 'phone' | 'phone_number') => ({
  pos_parent: brand,
  pos_id: String(STORES[brand][0]),
  [name]: '0901234567',
});

const reading: Maker = (ground) => ({ query: place(ground) });

const dinerCalls =
  (part: (ground: Ground) => Part = () => ({})): Maker =>
  async (ground) => ({ ...part(ground), headers: await asDiner(ground) });

const placing =
  (method: string): Maker =>
  async (ground) => ({
    headers: await asDiner(ground),
    body: bodyFor(ground.world, method === 'TRANSFER' ? 'BEPNHA' : ground.brand, method),
  });

/** A diner's call about an order of theirs. */
const ofOrder =
  (state: State, part: Part = {}): Maker =>
  async (ground) => {
    const order = await orderForCall(ground, state);
    return { params: { order_hash: order.hash }, headers: order.headers, order, ...part };
  };

const hashInQuery: Maker = async (ground) => {
  const order = await orderForCall(ground, 'unpaid');
  return { query: { order_hash: order.hash }, headers: order.headers, order };
};

const cartOf = (ground: Ground) => ({
  pos_parent: ground.brand,
  voucher_code: 'COMTAM20',
  pos_id: STORES[ground.brand][0],
  membership_id: '0901234567',
  order_data_item: [{ Item_Id: dishOf(ground), Quantity: 2, Price: 50_000 }],
});

const cartInQuery = (ground: Ground) => {
  const cart = cartOf(ground);
  return { ...cart, order_data_item: JSON.stringify(cart.order_data_item) };
};

const tableOrder = (ground: Ground) => {
  const { brand_id, store_id, items, setting, user } = bodyFor(
    ground.world,
    ground.brand,
    'PAYMENT_ON_DELIVERY',
  );
  return { brand_id, store_id, items, setting, user, table_name: '12' };
};

/** At a table that takes orders: an earlier request may have stopped them. */
const orderingAtTable: Maker = async (ground) => {
  const { server, staff } = ground.world;
  const taken = { store: STORES[ground.brand][0], tables_stopped: false };
  await server.send('PUT', '/v1/staff/tables-stopped', taken, staff[ground.brand].owner);
  return { headers: await asDiner(ground), body: tableOrder(ground) };
};

/** A valid request of every operation of openapi.json; which is missing here is told by the gate. */
const MAKERS: Readonly<Record<string, Maker>> = {
  'GET /v1/live': ({ brand }) => ({ query: { topics: `menu:${brand}:${STORES[brand][0]}`, line: 'a' } }),
  'POST /v1/user/generate': () => ({}),
  'GET /v1/user/generate': () => ({}),
  'GET /v1/my-order/profile': dinerCalls(),
  'POST /v1/my-order/profile': dinerCalls(() => ({ body: { name: 'Mai', locale: 'vi' } })),
  'GET /v1/my-data': dinerCalls(),
  'POST /v1/my-data/erase': dinerCalls(),
  'GET /v1/site': () => ({}),
  'POST /v1/push/subscription': dinerCalls(() => ({
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    },
  })),
  'GET /v1/brands': reading,
  'GET /v1/config': reading,
  'GET /v1/restaurant': reading,
  'GET /v1/menu': reading,
  'GET /v1/keywords': reading,
  'GET /v1/order/shipping-fee': dinerCalls((ground) => ({
    query: {
      ...place(ground),
      lat: ground.brand === 'SPREE' ? 52.53 : 10.775,
      lng: ground.brand === 'SPREE' ? 13.4 : 106.7,
      amount: 250000,
      address: '12 Lê Lợi',
    },
  })),
  'GET /v1/google-map/autocomplete': dinerCalls((ground) => ({
    query: { ...place(ground), address: '12 Lê Lợi' },
  })),
  'GET /v1/google-map/geo-location': dinerCalls((ground) => ({
    query: {
      ...place({ ...ground, brand: 'BEPNHA' }),
      address: '12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
    },
  })),
  'GET /v1/google-map/geo-address': dinerCalls(() => ({ query: { latLng: '10.775,106.7' } })),
  'GET /v1/google-map/ground': reading,
  'POST /v1/payment/voucher-value': dinerCalls((ground) => ({ body: cartOf(ground) })),
  'GET /v1/payment/voucher-value': dinerCalls((ground) => ({ query: cartInQuery(ground) })),
  'GET /v1/order/captcha': dinerCalls(),
  'POST /v1/order/exception': dinerCalls((ground) => ({
    body: {
      code: 'TIMEOUT',
      ...place(ground),
      extra_data: { refused: 'x', message: 'x', distance_km: 3, limit_km: 2 },
    },
  })),
  'POST /v1/order': placing('PAYMENT_ON_DELIVERY'),
  'POST /v1/payment/prepaid-order': placing('TRANSFER'),
  'POST /v1/payment/create_order_normal': orderingAtTable,
  'GET /v1/order/history': dinerCalls((ground) => ({ query: { pos_parent: ground.brand } })),
  'POST /v1/my-order/authenticate/send-otp': askingForCode,
  'POST /v1/my-order/authenticate/verify': provingPhone,
  'GET /v1/order/history-by-phone': dinerCalls((ground) => ({
    query: { ...place(ground), phone: '0901234567' },
  })),
  'POST /v1/order/history-by-phone': dinerCalls((ground) => ({ body: byNumber(ground, 'phone') })),
  'GET /v1/my-order/find-order-by-tracking-id': async (ground) => {
    const order = await orderForCall(ground, 'placed');
    return {
      query: { ...place(ground), phone: '0901234567', tracking_id: order.code },
      headers: order.headers,
      order,
    };
  },
  'POST /v1/my-order/find-order-by-tracking-id': async (ground) => {
    const order = await orderForCall(ground, 'placed');
    const body = { ...byNumber(ground, 'phone'), tracking_id: order.code };
    return { body, headers: order.headers, order };
  },
  'POST /v1/user/membership': dinerCalls((ground) => ({ body: byNumber(ground, 'phone_number') })),
  'POST /v1/user/vouchers': dinerCalls((ground) => ({ body: byNumber(ground, 'phone_number') })),
  'GET /v1/user/membership': dinerCalls((ground) => ({
    query: { ...place(ground), phone_number: '0901234567' },
  })),
  'GET /v1/user/vouchers': dinerCalls((ground) => ({
    query: { ...place(ground), phone_number: '0901234567' },
  })),
  'GET /v1/my-order/find-promotions': dinerCalls((ground) => ({ query: place(ground) })),
  'GET /v1/user/exchange/promotion-available': dinerCalls((ground) => ({ query: place(ground) })),
  'POST /v1/user/exchange/point': exchangingPoints,
  'POST /v1/user/exchange/voucher': exchangingForCampaign,
  'POST /v1/order/printed': async (ground) => {
    const order = await orderForCall(ground, 'placed');
    const body = { pos_parent: order.brand, store: STORES[order.brand][0], codes: [order.code] };
    const authorization = `Bearer ${ground.world.keys[order.brand]}`;
    return { body, headers: { 'x-api-key': PROGRAM_KEY, authorization }, order };
  },
  'GET /v1/order/{order_hash}': ofOrder('confirmed'),
  'GET /v1/order/points/{order_hash}': ofOrder('done'),
  'POST /v1/order/{order_hash}/fee': ofOrder('fee named', { body: { answer: 'accept', fee: NAMED_FEE } }),
  'POST /v1/order/{order_hash}/cancel': ofOrder('placed', { body: { reason: 'Người mua huỷ đơn' } }),
  'POST /v1/order/{order_hash}/rating': ofOrder('done', {
    body: { score: 4, feedback: 'Ngon.', dishes: [] },
  }),
  'POST /v1/order/{order_hash}/issue': reportingIssue,
  'POST /v1/order/{order_hash}/issue/picture': showingPicture,
  'GET /v1/order/{order_hash}/issue/{issue}/picture': seeingPicture,
  'GET /v1/order/to-rate': dinerCalls((ground) => ({ query: place(ground) })),
  'GET /v1/restaurant/ratings': ({ brand }) => ({ query: { pos_parent: brand } }),
  'GET /v1/restaurant/slots': reading,
  'GET /v1/order/check-status-payment/{order_hash}': ofOrder('at a gateway'),
  'GET /v1/payment/status': hashInQuery,
  'GET /v1/payment/history': hashInQuery,
  'POST /v1/order/confirm-transfer/{order_hash}': ofOrder('unpaid'),
  'GET /v1/order/confirm-transfer/{order_hash}': ofOrder('unpaid'),
  'POST /v1/order/create-new-qr-payment/{order_hash}': ofOrder('unpaid', { body: {} }),
  'GET /v1/order/create-new-qr-payment/{order_hash}': ofOrder('unpaid'),
  'POST /v1/order/payment-method/{order_hash}': ofOrder('unpaid', {
    body: { payment_method: 'PAYMENT_ON_DELIVERY' },
  }),
  'GET /v1/payment/methods': (ground) => ({ query: { ...place(ground), type: 'DELI', total: 100_000 } }),
  'POST /v1/call-staff': callingStaff,
  'GET /v1/call-staff': dinerCalls((ground) => ({ query: place(ground) })),
  'POST /v1/sitting': sittingDown,
  'GET /v1/sitting/{id}': ofSitting,
  'POST /v1/sitting/{id}/guest/{guest}': lettingIn,
  'POST /v1/sitting/{id}/guest/{guest}/put-out': puttingOut,
  'POST /v1/sitting/{id}/leave': ofSitting,
  'GET /v1/sitting/{id}/bill': ofBill,
  'POST /v1/sitting/{id}/bill/share': takingShare,
  'POST /v1/sitting/{id}/bill/share/{share}/hold': ofShare,
  'POST /v1/sitting/{id}/bill/share/{share}/give-up': ofShare,
  'POST /v1/sitting/{id}/bill/share/{share}/pay': payingShare,
  'GET /v1/sitting/{id}/bill/share/{share}/payment': ofShare,
  ...STAFF_MAKERS,
  'GET /v1/payment/notice/momo': callbackByGet,
  'POST /v1/payment/notice/momo': callback,
  'GET /v1/payment/notice/zalopay': callbackByGet,
  'POST /v1/payment/notice/zalopay': callback,
  'GET /v1/payment/notice/onepay': callbackByGet,
  'POST /v1/payment/notice/onepay': callback,
  'POST /v1/payment/notice/bank/{brand}': bankNotice,
  ...GROUP_ORDER_MAKERS,
};

export const OPERATIONS = Object.keys(MAKERS);

/** A request as an honest app sends it; about an order in another state when one is named. */
export async function validRequest(
  operation: string,
  world: World,
  chance: Chance,
  wanted: { readonly brand?: Brand; readonly state?: State } = {},
): Promise<Request> {
  const [method = '', path = ''] = operation.split(' ');
  const make = MAKERS[operation];
  if (!make) throw new Error(`nobody has said what a valid ${operation} is`);
  // most demo calls are the Vietnamese brand's
  const brand = wanted.brand ?? (chance.oneIn(4) ? BRANDS[1] : BRANDS[0]);
  const part = await make({ world, chance, brand, ...(wanted.state && { state: wanted.state }) });
  return { method, path, params: {}, query: {}, headers: {}, ...part };
}

export const anyState = (chance: Chance): State => chance.pick(STATES);
