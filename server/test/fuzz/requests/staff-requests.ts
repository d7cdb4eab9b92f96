import type { State } from '../order-states.ts';
import { NAMED_FEE, readOrderVersion } from '../orders.ts';
import type { Maker } from '../request.ts';
import { dishOf, orderForCall } from '../subjects.ts';
import { PASSWORD, STORES } from '../world.ts';
import { AMENDMENT_MAKERS } from './amendment-requests.ts';
import { billOfStaff, confirmingShare, takingCash, takingCashBack } from './bill-requests.ts';
import { ofCall } from './call-requests.ts';
import { DEVICE_MAKERS } from './device-requests.ts';
import { correctingPoints } from './exchange-requests.ts';
import { answeringIssue, countingIssues, openingReported, seeingReportedPicture } from './issue-requests.ts';
import { KEY_MAKERS } from './key-requests.ts';
import {
  byNewcomer,
  comingIn,
  confirmingTotp,
  endingTotp,
  endingTotpOfOther,
  newPerson,
  ofNewcomer,
  signingIn,
  signingOut,
} from './people-requests.ts';
import {
  mergingSittings,
  movingSitting,
  openingSitting,
  seatingGuest,
  sittingOfStaff,
} from './sitting-requests.ts';
import { TAKING_MAKERS } from './taking-requests.ts';

/** A staff call about an order, with the version it has. */
const ofStaff =
  (state: State, more?: object): Maker =>
  async (ground) => {
    const order = await orderForCall(ground, state);
    const headers = ground.world.staff[order.brand].manager;
    const version = more && (await readOrderVersion(ground.world, order));
    const body = more && { version, ...more };
    return { params: { code: order.code }, headers, order, ...(body && { body }) };
  };

const tryingCode: Maker = async (ground) => {
  const order = await orderForCall(ground, 'placed');
  const headers = ground.world.staff[order.brand].manager;
  return { params: { code: order.code }, headers, order, body: { voucher_code: 'LUA30K' } };
};

const staffReading: Maker = ({ world, brand }) => ({
  query: { store: STORES[brand][0] },
  headers: world.staff[brand].cook,
});

/** A code that begins so, digits, a table, names. */
const SOUGHT = ['A', '4567', 'bàn 3', 'Nguyễn', '%'] as const;

const owner: Maker = ({ world, brand }) => ({ headers: world.staff[brand].owner });

/** A valid request of every call of staff. */
export const STAFF_MAKERS: Readonly<Record<string, Maker>> = {
  ...DEVICE_MAKERS,
  ...AMENDMENT_MAKERS,
  ...TAKING_MAKERS,
  ...KEY_MAKERS,
  'POST /v1/staff/board/received': async (ground) => {
    const order = await orderForCall(ground, 'placed');
    const headers = ground.world.staff[ground.brand].cook;
    return { body: { store: STORES[ground.brand][0], codes: [order.code] }, headers, order };
  },
  'POST /v1/staff/order/{code}/voucher': ofStaff('confirmed', { voucher_code: 'LUA30K' }),
  'POST /v1/staff/order/{code}/voucher/check': tryingCode,
  'GET /v1/staff/order/{code}/issue/{issue}/picture': seeingReportedPicture,
  'POST /v1/staff/order/{code}/issue/{issue}/answer': answeringIssue,
  'GET /v1/staff/issue-count': countingIssues,
  'GET /v1/staff/issue-count/orders': openingReported,
  'POST /v1/staff/sign-in': signingIn,
  'POST /v1/demo/sign-in': comingIn,
  'GET /v1/demo/tour': () => ({}),
  'POST /v1/staff/sign-out': signingOut,
  'GET /v1/staff/me': owner,
  'GET /v1/staff/people': owner,
  'GET /v1/staff/trail': ({ world, brand }) => ({
    query: { store: STORES[brand][0], kind: 'moneyOut', from: 1, to: 9_999_999_999, q: 'bún', before: 1_000 },
    headers: world.staff[brand].manager,
  }),
  'POST /v1/staff/people': newPerson,
  'PUT /v1/staff/people/{id}': ofNewcomer({ role: 'manager', stores: [] }),
  'DELETE /v1/staff/people/{id}': ofNewcomer(),
  'POST /v1/staff/totp': byNewcomer({ body: { password: PASSWORD } }),
  'POST /v1/staff/totp/confirm': confirmingTotp,
  'POST /v1/staff/totp/off': endingTotp,
  'POST /v1/staff/people/{id}/totp/off': endingTotpOfOther,
  'PUT /v1/staff/password': byNewcomer({ body: { current: PASSWORD, password: 'mot mat khau khac 7' } }),
  'POST /v1/staff/sign-out-everywhere': byNewcomer(),
  'GET /v1/staff/board': staffReading,
  'GET /v1/staff/board/changes': staffReading,
  'GET /v1/staff/search': ({ world, brand, chance }) => ({
    query: { store: STORES[brand][0], q: chance.pick(SOUGHT) },
    headers: world.staff[brand].cook,
  }),
  'POST /v1/staff/order/{code}/accept': ofStaff('placed', { minutes: 20 }),
  'POST /v1/staff/order/{code}/reject': ofStaff('placed', { reason: 'hết hàng' }),
  'POST /v1/staff/order/{code}/promise': ofStaff('confirmed', { minutes: 10 }),
  'POST /v1/staff/order/{code}/fee': ofStaff('fee open', { fee: NAMED_FEE }),
  'POST /v1/staff/order/{code}/driver': ofStaff('delivering', {
    name: 'Anh Hoàng',
    phone: '0901234567',
    tracking_link: 'https://track.example/r/7',
  }),
  'POST /v1/staff/order/{code}/ready': ofStaff('confirmed', {}),
  'POST /v1/staff/order/{code}/depart': ofStaff('cooked', {}),
  'POST /v1/staff/order/{code}/complete': ofStaff('delivering', {}),
  'POST /v1/staff/order/{code}/refund': ofStaff('paid', { reason: 'khách đổi ý', amount: 5 }),
  'GET /v1/staff/order/{code}/money': ofStaff('paid'),
  'POST /v1/staff/order/{code}/confirm-transfer': ofStaff('unpaid', {}),
  'POST /v1/staff/order/{code}/prove-phone': ofStaff('placed'),
  'GET /v1/staff/order/{code}/points': ofStaff('placed'),
  'POST /v1/staff/order/{code}/points': correctingPoints,
  'GET /v1/staff/unplaced-money': owner,
  'GET /v1/staff/menu': staffReading,
  'GET /v1/staff/calls': staffReading,
  'GET /v1/staff/tables': staffReading,
  'POST /v1/staff/sitting': openingSitting,
  'POST /v1/staff/sitting/{id}/close': sittingOfStaff,
  'POST /v1/staff/sitting/{id}/move': movingSitting,
  'POST /v1/staff/sitting/{id}/merge': mergingSittings,
  'POST /v1/staff/sitting/{id}/guest/{guest}': seatingGuest,
  'GET /v1/staff/sitting/{id}/bill': billOfStaff,
  'POST /v1/staff/sitting/{id}/bill/cash': takingCash,
  'POST /v1/staff/sitting/{id}/bill/cash/{share}/take-back': takingCashBack,
  'POST /v1/staff/sitting/{id}/bill/share/{share}/confirm': confirmingShare,
  'POST /v1/staff/calls/seen': (ground) => ({
    headers: ground.world.staff[ground.brand].cook,
    body: { store: STORES[ground.brand][0], ids: ['a-call', 'another'] },
  }),
  'POST /v1/staff/call/{id}/take': ofCall,
  'POST /v1/staff/call/{id}/answer': ofCall,
  'PUT /v1/staff/sold-out': (ground) => ({
    headers: ground.world.staff[ground.brand].cook,
    body: {
      store: STORES[ground.brand][0],
      kind: 'dish',
      item_id: dishOf(ground),
      sold_out: ground.chance.oneIn(2),
      until: ground.chance.oneIn(2) ? null : Date.now() + 3_600_000,
    },
  }),
  'GET /v1/staff/table-codes': (ground) => ({
    headers: ground.world.staff[ground.brand].owner,
    query: { store: STORES[ground.brand][0] },
  }),
  'POST /v1/staff/table-codes/replace': (ground) => ({
    headers: ground.world.staff[ground.brand].owner,
    body: { store: STORES[ground.brand][0], table: '7', code: 'ACDEFGHJKMNPQRTUVW' },
  }),
  'POST /v1/staff/switch': (ground) => ({
    headers: ground.world.staff[ground.brand].owner,
    body: {
      store: STORES[ground.brand][0],
      types: ['DELIAT'],
      kind: 'busy',
      minutes: 20,
      end: { minutes: 15 },
    },
  }),
  'POST /v1/staff/switch/end': (ground) => ({
    headers: ground.world.staff[ground.brand].owner,
    body: { store: STORES[ground.brand][0], types: ['DELIAT'] },
  }),
  'PUT /v1/staff/tables-stopped': (ground) => ({
    headers: ground.world.staff[ground.brand].owner,
    body: { store: STORES[ground.brand][0], tables_stopped: ground.chance.oneIn(2) },
  }),
};
