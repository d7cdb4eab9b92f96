import type { WeighedAmendment } from '@mam/contract/amendment/amendment.schema.ts';
import type { OrderItemWire } from '@mam/contract/order/order-fields.schema.ts';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
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

/** One more, with the total it makes. */
async function oneMoreWeighed(ground: Ground) {
  const { body, params, headers, ...more } = await oneMore(ground);
  const path = `/v1/staff/order/${params.code}/lines/weigh`;
  const weighed: { data: WeighedAmendment } = await (
    await ground.world.server.send('POST', path, body, headers)
  ).json();
  const { total_amount } = weighed.data.after;
  return { ...more, params, headers, body: { ...body, total_amount } };
}

const amending: Maker = async (ground) => {
  const { body, ...more } = await oneMoreWeighed(ground);
  return { ...more, body: { ...body, told: 'phone', give_back: false } };
};

const asking: Maker = oneMoreWeighed;

/** An order whose diner is asked. */
async function askedOrder(ground: Ground) {
  const { order, params, headers, body } = await oneMoreWeighed(ground);
  const { send } = ground.world.server;
  const asked = await send('POST', `/v1/staff/order/${params.code}/lines/ask`, body, headers);
  const { data }: { data: StaffOrder | null } = await asked.json();
  return { order, params, headers, data };
}

const takingBack: Maker = async (ground) => {
  const { data, ...more } = await askedOrder(ground);
  return { ...more, body: { version: data?.version ?? 1 } };
};

const answering: Maker = async (ground) => {
  const { order, data } = await askedOrder(ground);
  const { asked_at = 1, after: total_amount = 1 } = data?.asked_change ?? {};
  return {
    ...{ order, params: { order_hash: order.hash }, headers: order.headers },
    body: { answer: 'accept', asked_at, total_amount },
  };
};

export const AMENDMENT_MAKERS: Readonly<Record<string, Maker>> = {
  'POST /v1/staff/order/{code}/lines/weigh': weighing,
  'POST /v1/staff/order/{code}/lines': amending,
  'POST /v1/staff/order/{code}/lines/ask': asking,
  'POST /v1/staff/order/{code}/lines/take-back': takingBack,
  'POST /v1/order/{order_hash}/change': answering,
};
