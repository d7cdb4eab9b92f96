import type { FuzzOrder, State } from './order-states.ts';
import { orderIn } from './orders.ts';
import type { Ground } from './request.ts';

/** The order a call is about: in the state it needs, unless somebody wants another. */
export const orderForCall = (ground: Ground, state: State): Promise<FuzzOrder> =>
  orderIn(ground.world, ground.brand, ground.state ?? state);

/** A dish of the brand. */
export function dishOf({ world, brand }: Ground): string {
  const [dish] = world.shops[brand].menu.dishes.slice(-1);
  return dish?.id ?? '';
}
