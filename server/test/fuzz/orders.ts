import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { aDish, anOrder, defaultLine } from '../order.ts';
import type { Brand } from './brands.ts';
import { type FuzzOrder, type State, WAYS } from './order-states.ts';
import { ready, type World } from './world.ts';

/** The fee that staff have named for an order whose fee is to be agreed. */
export const NAMED_FEE = 20_000;

/** A delivery of the one store whose fee is agreed by phone. */
function feeBody(world: World): PlaceOrderBody {
  world.counted += 1;
  const phone = `08${String(world.counted).padStart(8, '0')}`;
  return anOrder(world.negotiating, [defaultLine(aDish(world.negotiating), 3)], {
    name: 'Mai BEPNHA',
    phone,
  });
}

export function bodyFor(
  world: World,
  brand: Brand,
  method: string,
  type: 'DELI' | 'PICKUP' = 'PICKUP',
): PlaceOrderBody {
  world.counted += 1;
  // an open order each: nobody may have many
  const phone = `${brand === 'BEPNHA' ? '07' : '+49151'}${String(world.counted).padStart(8, '0')}`;
  const name = `Mai ${brand} ${world.counted}`;
  const shop = world.shops[brand];
  const lines = [defaultLine(aDish(shop), 3)];
  const { location } = shop.store;
  const address = { text: `${brand} 12`, detail: '', location };
  const change = { name, phone, type, address, paymentMethod: method, note: `giấu ${brand}` };
  return anOrder(shop, lines, change);
}

/** The version an order has now: what a staff call must name. */
export async function readOrderVersion({ server }: World, { brand, code }: FuzzOrder): Promise<number> {
  const { version } = await server.database.read
    .selectFrom('orders')
    .select('version')
    .where('brand', '=', brand)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return version;
}

async function take(world: World, made: FuzzOrder, verb: string): Promise<void> {
  const { server, staff } = world;
  const response =
    verb === 'claim'
      ? await server.send(
          'POST',
          `/v1/order/confirm-transfer/${encodeURIComponent(made.hash)}`,
          undefined,
          made.headers,
        )
      : await server.send(
          'POST',
          `/v1/staff/order/${made.code}/${verb}`,
          { version: await readOrderVersion(world, made), minutes: 20, reason: 'hết hàng', fee: NAMED_FEE },
          staff[made.brand].manager,
        );
  if (!response.ok) throw new Error(`${made.state}: ${verb} was refused: ${await response.text()}`);
  await response.arrayBuffer();
}

const TRAVELS: readonly State[] = ['cooked', 'delivering', 'done'];

const isFee = (state: State) => state === 'fee open' || state === 'fee named';

async function makeOrder(world: World, brand: Brand, state: State): Promise<FuzzOrder> {
  const { method, verbs } = WAYS[state];
  const { headers } = await world.server.addDiner();
  const body = isFee(state)
    ? feeBody(world)
    : bodyFor(world, brand, method, TRAVELS.includes(state) ? 'DELI' : 'PICKUP');
  const answer = await world.server.send('POST', '/v1/order', body, headers);
  const { code, data } = await answer.json();
  if (!data.hash) throw new Error(`an order at ${brand} was not placed: ${code}`);
  const made = { brand, state, hash: data.hash, code: data.order_code, headers };
  for (const verb of verbs) await take(world, made, verb);
  return made;
}

/** An order in this state that nobody has changed. */
export async function orderIn(world: World, wanted: Brand, state: State): Promise<FuzzOrder> {
  const brand = isFee(state) || WAYS[state].method !== 'PAYMENT_ON_DELIVERY' ? 'BEPNHA' : wanted;
  const made = ready(world, brand, state) ?? (await makeOrder(world, brand, state));
  world.orders.set(`${brand} ${state}`, made);
  return made;
}

/** It may have been changed: the next who wants such an order gets a new one. */
export function spend(world: World, { brand, state }: FuzzOrder): void {
  world.orders.delete(`${brand} ${state}`);
}
