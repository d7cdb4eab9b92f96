import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Brand } from '../../fuzz/brands.ts';
import { bodyFor } from '../../fuzz/orders.ts';
import { send } from './group-scenes.ts';
import type { House } from './house.ts';
import { order, staffDo } from './placing.ts';

/** Each goes well, and leaves something behind that nothing else leaves. */
const ONCE_A_DAY = [
  'POST /v1/my-order/profile',
  'POST /v1/my-order/authenticate/send-otp',
  'POST /v1/payment/notice/bank/{brand}',
  'POST /v1/my-data/erase',
  'POST /v1/staff/people',
  'POST /v1/staff/totp',
  'POST /v1/staff/totp/confirm',
  'POST /v1/staff/order/{code}/prove-phone',
  'POST /v1/staff/board/received',
  'PUT /v1/staff/sold-out',
];

/** An order of somebody who has since asked to be forgotten. */
async function erased(house: House): Promise<void> {
  const of = await order(house);
  await house.call('POST', `/v1/order/${encodeURIComponent(of.hash)}/cancel`, { reason: '' }, of.headers);
  await house.call('POST', '/v1/my-data/erase', undefined, of.headers);
}

/** A browser that wants to be told, and an order it is told of. */
async function subscribed(house: House): Promise<void> {
  const site = await house.call('GET', '/v1/site', undefined, {});
  const device = { name: `browser ${house.counted}`, key: site.push_key };
  const subscription = await house.call('POST', '/sandbox/devices', device, {});
  const { headers } = await house.server.addDiner();
  await house.call('POST', '/v1/push/subscription', subscription, headers);
  house.counted += 1;
  const phone = `07${String(house.counted).padStart(8, '0')}`;
  const of = await order(house, { by: { headers, phone } });
  await staffDo(house, of, 'accept', 'ready');
}

/** A name is tried with a wrong password. */
async function wrongPassword(house: House): Promise<void> {
  const request = await house.ask('POST /v1/staff/sign-in');
  const body = { ...(request.body as object), password: 'mat-khau-sai' };
  await house.server.send('POST', '/v1/staff/sign-in', body, { ...request.headers });
}

/** A brand asks for a puzzle for a while. */
export async function puzzleScene(house: House): Promise<void> {
  await house.publish('SPREE', { captcha: true });
  const { headers } = await house.server.addDiner();
  const challenge = await house.call('GET', '/v1/order/captcha', undefined, headers);
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const body = bodyFor(house, 'SPREE', 'PAYMENT_ON_DELIVERY');
  await house.call('POST', '/v1/order', body, { ...headers, 'x-captcha-token': token });
  await house.publish('SPREE');
}

/** The code of a table was lost, and is printed anew. */
async function replacedCode(house: House): Promise<void> {
  const { owner } = house.staff.BEPNHA;
  const { tables } = await house.call('GET', '/v1/staff/table-codes?store=101', undefined, owner);
  const { table, code } = house.chance.pick<{ table: string; code: string }>(tables);
  await house.call('POST', '/v1/staff/table-codes/replace', { store: 101, table, code }, owner);
}

const OPEN = ['CONFIRMED', 'WAIT_PICKUP', 'RES_DELIVERY'] as const;

/** The kitchen closes: whatever is being made goes out, but for a few that were forgotten. */
export async function closingTime(house: House): Promise<void> {
  const open = await house.server.database.read
    .selectFrom('orders')
    .select(['brand', 'code', 'status', 'type'])
    .where('status', 'in', OPEN)
    .orderBy('id')
    .execute();
  for (const { brand, code, status, type } of open) {
    if (house.chance.oneIn(12)) continue;
    const verbs = type !== 'PICKUP' && status === 'CONFIRMED' ? ['depart', 'complete'] : ['complete'];
    await staffDo(house, { brand: brand as Brand, code }, ...verbs);
  }
}

/** Just before the database is left: things are written that wait to be sent, and one could not be. */
export async function mailScene(house: House): Promise<void> {
  await house.call('POST', '/sandbox/inbox/manner', { manner: 'busy' }, {});
  await subscribed(house);
  await house.passing(1_000);
  await house.call('POST', '/sandbox/inbox/manner', { manner: 'well' }, {});
  await subscribed(house);
  await send(house, await house.ask('POST /v1/my-order/authenticate/send-otp'));
}

/** Calls that a day brings besides orders. */
export async function dayScene(house: House): Promise<void> {
  for (const operation of ONCE_A_DAY) {
    const request = await house.ask(operation);
    await send(house, request);
    // the next has an order of its own
    if (request.order) house.orders.clear();
  }
  await subscribed(house);
  await erased(house);
  await wrongPassword(house);
  await replacedCode(house);
}
