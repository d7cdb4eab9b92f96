import { HOLD_LASTS } from '@mam/domain/table/holds.ts';
import type { AsStaff } from '../../staff.ts';
import { billsAt } from '../../table/bills.ts';
import { scan } from '../../table/sittings.ts';
import type { House } from './house.ts';
import { transfer } from './placing.ts';

type Bills = ReturnType<typeof billsAt>;
type Party = Awaited<ReturnType<Bills['party']>>;

const equal = (people: number) => ({ by: 'equal', people, of: 1 });
const amount = (of: number) => ({ by: 'amount', amount: of });

/** The tables of store 101 for an evening; each party has one of its own. */
export function sceneTables(house: House) {
  const cook: AsStaff = (method, path, body, headers) =>
    house.server.send(method, path, body, { ...house.staff.BEPNHA.manager, ...headers });
  const bills = billsAt({
    server: () => house.server,
    shop: () => house.shops.BEPNHA,
    cook: () => cook,
    parts: () => ({ now: () => house.clock.now }),
    bank: () => Promise.reject(new Error('a transfer has a reference of its own here')),
    row: () => Promise.reject(new Error('nobody asks for rows here')),
  });
  return { house, bills, cook };
}

type Tables = ReturnType<typeof sceneTables>;

async function cookFor({ house, cook }: Tables, codes: readonly string[]): Promise<void> {
  for (const code of codes)
    for (const verb of ['accept', 'ready', 'complete'].slice(0, 1 + house.chance.below(3))) {
      const { version } = await house.server.database.read
        .selectFrom('orders')
        .select('version')
        .where('brand', '=', 'BEPNHA')
        .where('code', '=', code)
        .executeTakeFirstOrThrow();
      await (await cook('POST', `/v1/staff/order/${code}/${verb}`, { version, minutes: 15 })).arrayBuffer();
    }
}

/** Each of the first pays a share in a way of their own. */
async function pay({ house, bills }: Tables, { id, guests }: Party): Promise<void> {
  const [first, second, third] = guests;
  if (!first || !second || !third) throw new Error('three sit there');
  const half = await bills.taken(id, first, equal(guests.length));
  await transfer(house, half.transfer?.description ?? '', half.amount);
  const share = await bills.taken(id, second, amount(40_000));
  const { reference } = await bills.byWallet(id, second, share.id);
  await house.sandbox('/act', { reference, action: house.chance.pick(['pay', 'pay', 'fail', 'silent']) });
  await bills.take(id, third, amount(20_000));
}

/** A waiter takes what is left, gives some of it back, and closes. */
async function settle({ house, bills, cook }: Tables, { id }: Party): Promise<void> {
  house.pass(HOLD_LASTS);
  const { remainder } = await bills.readAsStaff(id);
  if (remainder > 0) await (await bills.cash(id, amount(remainder), remainder)).arrayBuffer();
  const { shares } = await bills.readAsStaff(id);
  const last = shares.at(-1);
  if (last && house.chance.oneIn(4)) {
    const path = `/v1/staff/sitting/${id}/bill/cash/${last.id}/take-back`;
    await (await cook('POST', path, { reason: 'Đếm nhầm' })).arrayBuffer();
  }
  await house.call('POST', `/v1/staff/sitting/${id}/close`, undefined, house.staff.BEPNHA.manager);
}

/** A party sits down, orders, pays and goes; or is still there. */
export async function tableScene(tables: Tables, until: 'ordered' | 'paying' | 'gone'): Promise<void> {
  const { house, bills } = tables;
  const party = await bills.party(3, 1 + house.chance.below(3));
  const [{ headers } = { headers: {} }] = party.guests;
  house.remembered.sittings.push({ id: party.id, headers });
  await cookFor(tables, party.codes);
  const asking = await house.server.addDiner();
  await scan(house.server, asking, { table: party.table, user: { name: 'Nam' }, asks: true });
  if (until === 'ordered') return;
  await pay(tables, party);
  if (until === 'paying') return;
  await settle(tables, party);
}

/** Somebody at the counter or a table without a sitting orders and calls, and one call is taken and answered. */
export async function callScene(house: House): Promise<void> {
  for (const operation of ['POST /v1/payment/create_order_normal', 'POST /v1/call-staff']) {
    const { body, headers } = await house.ask(operation);
    await house.call('POST', operation.slice(5), body, headers);
  }
  const staff = house.staff.BEPNHA.cook;
  const { calls } = await house.call('GET', '/v1/staff/calls?store=101', undefined, staff);
  const [first] = calls;
  if (!first || house.chance.oneIn(3)) return;
  await house.call('POST', `/v1/staff/call/${first.id}/take`, undefined, staff);
  if (house.chance.oneIn(2)) await house.call('POST', `/v1/staff/call/${first.id}/answer`, undefined, staff);
}
