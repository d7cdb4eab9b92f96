import type { WeighedAmendment } from '@mam/contract/amendment/amendment.schema.ts';
import type { OrderItemWire } from '@mam/contract/order/order-fields.schema.ts';
import { linesOfOrder, orderByCode } from '../../../src/order/queries.ts';
import type { Ground, Maker } from '../request.ts';
import { orderForCall } from '../subjects.ts';

/** One more of the first dish of an order that is being cooked. */
async function oneMore(ground: Ground) {
  const { world } = ground;
  const at = await orderForCall(ground, 'confirmed');
  const { read } = world.server.database;
  const order = await orderByCode(read, at.brand, at.code);
  const [line] = order ? await linesOfOrder(read, at.brand, order.id) : [];
  if (!order || !line) throw new Error('an order without lines');
  const { item_id, selected_child, customizations } = JSON.parse(line.document) as OrderItemWire;
  const added = [{ Pr_Key: 'new', item_id, quantity: 1, selected_child, customizations }];
  const body = { version: order.version, lines: [], added, swaps: [] };
  return { params: { code: at.code }, headers: world.staff[at.brand].manager, order: at, body };
}

const weighing: Maker = oneMore;

const amending: Maker = async (ground) => {
  const { body, params, headers, ...more } = await oneMore(ground);
  const path = `/v1/staff/order/${params.code}/lines/weigh`;
  const weighed: { data: WeighedAmendment } = await (
    await ground.world.server.send('POST', path, body, headers)
  ).json();
  const { total_amount } = weighed.data.after;
  return { ...more, params, headers, body: { ...body, told: 'phone', give_back: false, total_amount } };
};

export const AMENDMENT_MAKERS: Readonly<Record<string, Maker>> = {
  'POST /v1/staff/order/{code}/lines/weigh': weighing,
  'POST /v1/staff/order/{code}/lines': amending,
};
