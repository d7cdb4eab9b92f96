import type { Question } from '../sample.ts';
import type { House } from './house.ts';

const encoded = encodeURIComponent;
const inStore = (brand: string, store: number) => `pos_parent=${brand}&pos_id=${store}`;

/** One order in each status, the oldest and the latest, and what its diner and its staff read of it. */
async function ofOrders({ server, remembered, staff }: House): Promise<Question[]> {
  const rows = await server.database.read
    .selectFrom('orders')
    .select(['hash', 'status'])
    .orderBy('id')
    .execute();
  const statuses = new Map(rows.map(({ hash, status }) => [hash, status]));
  const [first] = remembered.orders;
  const latest = new Map(remembered.orders.map((of) => [statuses.get(of.hash), of]));
  return [...(first ? [first] : []), ...latest.values()].flatMap(({ brand, hash, code, headers }) => [
    { path: `/v1/order/${encoded(hash)}`, headers },
    { path: `/v1/order/points/${encoded(hash)}`, headers },
    { path: `/v1/order/check-status-payment/${encoded(hash)}`, headers },
    { path: `/v1/payment/history?order_hash=${encoded(hash)}`, headers },
    { path: `/v1/staff/order/${code}/money`, headers: staff[brand].manager },
  ]);
}

function ofGuests({ remembered, staff }: House): Question[] {
  const groups = remembered.groups
    .slice(-4)
    .map(({ hash, headers }) => ({ path: `/v1/order-group/${hash}`, headers }));
  const shares = remembered.shares
    .slice(-3)
    .map(({ hash, headers }) => ({ path: `/v1/order/share/${encoded(hash)}`, headers }));
  const sittings = remembered.sittings.slice(-6).flatMap(({ id, headers }) => [
    { path: `/v1/sitting/${id}`, headers },
    { path: `/v1/sitting/${id}/bill`, headers },
    { path: `/v1/staff/sitting/${id}/bill`, headers: staff.BEPNHA.manager },
  ]);
  return [...groups, ...shares, ...sittings];
}

function ofMembers({ remembered }: House): Question[] {
  return remembered.members.slice(-3).flatMap(({ headers, phone }) => {
    const of = `${inStore('BEPNHA', 101)}&phone_number=${phone}`;
    return [
      { path: `/v1/user/membership?${of}`, headers },
      { path: `/v1/user/vouchers?${of}`, headers },
      { path: `/v1/my-order/find-promotions?${inStore('BEPNHA', 101)}`, headers },
      { path: `/v1/order/history?pos_parent=BEPNHA`, headers },
      { path: `/v1/order/history-by-phone?${inStore('BEPNHA', 101)}&phone=${phone}`, headers },
      { path: `/v1/my-order/profile`, headers },
      { path: '/v1/my-data', headers },
    ];
  });
}

function ofStaff({ staff }: House): Question[] {
  const { manager, owner } = staff.BEPNHA;
  return [
    { path: '/v1/staff/board?store=101', headers: manager },
    { path: '/v1/staff/board?store=102', headers: manager },
    { path: '/v1/staff/board?store=201', headers: staff.SPREE.manager },
    { path: '/v1/staff/calls?store=101', headers: manager },
    { path: '/v1/staff/tables?store=101', headers: manager },
    { path: '/v1/staff/table-codes?store=101', headers: owner },
    { path: '/v1/staff/people', headers: owner },
    { path: '/v1/staff/unplaced-money', headers: owner },
    { path: '/v1/staff/me', headers: owner },
  ];
}

/** Questions of everybody's on the evening on which the database is left. */
export async function eveningQuestions(house: House): Promise<Question[]> {
  const anyone = { 'user-agent': 'Mozilla/5.0', 'accept-language': 'vi' };
  const open = [
    `/v1/restaurant?${inStore('BEPNHA', 101)}`,
    '/v1/restaurant/ratings?pos_parent=BEPNHA',
    `/v1/restaurant/slots?${inStore('BEPNHA', 102)}`,
    `/v1/config?${inStore('SPREE', 201)}`,
  ].map((path) => ({ path, headers: {} }));
  const all = [
    ...(await ofOrders(house)),
    ...ofGuests(house),
    ...ofMembers(house),
    ...ofStaff(house),
    ...open,
  ];
  return all.map(({ path, headers }) => ({ path, headers: { ...anyone, ...headers } }));
}
