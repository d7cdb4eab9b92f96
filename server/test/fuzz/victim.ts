import type { Brand } from './brands.ts';
import { buildSent, type Sent } from './mutations.ts';
import type { FuzzOrder, State } from './order-states.ts';
import { orderIn, spend } from './orders.ts';
import type { Request } from './request.ts';
import { STORES, type World } from './world.ts';

/** A call's words about its owner; the server knows better. */
type Names = Readonly<Record<string, unknown>>;

/** An order of somebody else, and what the server knows of it. */
export interface Victim {
  readonly order: FuzzOrder;
  readonly names: Names;
  readonly secrets: readonly string[];
}

export async function victimIn(world: World, brand: Brand, state: State): Promise<Victim> {
  const order = await orderIn(world, brand, state);
  spend(world, order); // nobody else may use it
  const { id, version, uid, name, phone } = await world.server.database.read
    .selectFrom('orders')
    .select(['id', 'version', 'uid', 'name', 'phone'])
    .where('brand', '=', brand)
    .where('code', '=', order.code)
    .executeTakeFirstOrThrow();
  const names = {
    brand,
    code: order.code,
    uid,
    role: 'owner',
    store_id: STORES[brand][0],
    by: { id: 'x', name: 'x' },
    now: 0,
    version,
    id,
    hash: order.hash,
    order_hash: order.hash,
    pos_parent: brand,
    works: true,
    is_test: 1,
  };
  return { order, names, secrets: [name, phone, `giấu ${brand}`, `${brand} 12`, `${brand} cook`] };
}

/** The names in the body and in the query at once: the body's own fields stay unless named. */
function naming(request: Request, names: Names): Sent {
  const honest = buildSent(request);
  const search = new URLSearchParams(
    Object.entries(names).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );
  const own = Object.keys(request.query);
  for (const name of own) search.delete(name);
  const address = `${honest.address}${honest.address.includes('?') ? '&' : '?'}${search}`;
  if (request.body === undefined) return { ...honest, address };
  // the fields the call itself needs are sent as they are, so that it comes as far as it can
  const body = request.body as object;
  return { ...honest, address, text: JSON.stringify({ ...names, ...body }) };
}

const wrapped = (names: Names, wrap: (value: unknown, name: string) => unknown): Names =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [name, wrap(value, name)]));

/** All names at once in each shape, and each name in place of the call's own. */
export function wordings(request: Request, victim: Victim, wrap = true): Sent[] {
  const { names } = victim;
  const shapes = wrap
    ? [wrapped(names, (value) => [value]), wrapped(names, (value, name) => ({ [name]: value }))]
    : [];
  const together = [names, ...shapes].map((shape) => naming(request, shape));
  const body = request.body as Record<string, unknown> | undefined;
  const instead = Object.entries(names)
    .filter(([name]) => body && name in body && name !== 'version')
    .map(([name, value]) => ({ ...buildSent(request), text: JSON.stringify({ ...body, [name]: value }) }));
  return [...together, ...instead];
}
