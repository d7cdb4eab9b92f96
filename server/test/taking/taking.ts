import { randomUUID } from 'node:crypto';
import type { TakenOrder } from '@mam/contract/taking/taken-order.schema.ts';
import { beforeAll } from 'vitest';
import { addPerson } from '../../src/staff/people/add-person.ts';
import { importDemo } from '../demo.ts';
import { readShop, type Shop } from '../order.ts';
import { type AsStaff, signedIn } from '../staff.ts';
import type { RunningServer } from '../with-server.ts';
import { bodyOfTaken, type WishedTaking } from './taken-body.ts';

export const TAKE = '/v1/staff/taken-order';
export const WEIGH = '/v1/staff/taken-order/weigh';

const PEOPLE = [
  ['cook', 'cook', []],
  ['waiter', 'waiter', []],
  ['cashier', 'cashier', []],
  ['manager', 'manager', []],
  ['elsewhere', 'manager', [102]],
] as const;

type PersonName = (typeof PEOPLE)[number][0];

/** A store of BEPNHA, its first unless another is named, with the demo data and its people, who take orders. */
export function takingAt(running: () => RunningServer, { store = 101, now = Date.now } = {}) {
  let shop: Shop;
  const people = {} as Record<PersonName, AsStaff>;
  beforeAll(async () => {
    await importDemo(running().database);
    shop = await readShop(running(), 'BEPNHA', store);
    for (const [name, role, stores] of PEOPLE) {
      const password = 'mat-khau-cua-quan';
      await addPerson(running().database, { brand: 'BEPNHA', name, password, role, stores }, now());
      people[name] = await signedIn(running(), name, password, 'BEPNHA');
    }
  });
  const send = (by: PersonName, path: string, body: object, key: string = randomUUID()) =>
    people[by]('POST', path, body, { 'idempotency-key': key, 'accept-language': 'en' });
  return {
    shop: () => shop,
    as: (name: PersonName) => people[name],
    take: (said: WishedTaking = {}, more: object = {}, by: PersonName = 'waiter', key?: string) =>
      send(by, TAKE, { ...bodyOfTaken(shop, said, now()), ...more }, key),
    weigh: (said: WishedTaking = {}, more: object = {}, by: PersonName = 'waiter') =>
      send(by, WEIGH, { ...bodyOfTaken(shop, said, now()), ...more }),
    send,
  };
}

/** The order of an answer that says it was taken. */
export async function taken(response: Response): Promise<TakenOrder> {
  const { data, code } = await response.json();
  if (response.status !== 200) throw new Error(`not taken: ${response.status} ${code}`);
  return data;
}
