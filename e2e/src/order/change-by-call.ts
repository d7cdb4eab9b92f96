import { randomUUID } from 'node:crypto';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { expect } from '@playwright/test';
import type { Kitchen } from '../start/empty-board.ts';

type Wish = (order: StaffOrder) => { readonly lines: readonly object[]; readonly added: readonly object[] };

/** A change of an order by call, written or asked as its path says, at the total that was weighed. */
async function changeByCall({ shop, request }: Kitchen, code: string, way: '' | '/ask', wish: Wish) {
  const board = await (await request.get(`/v1/staff/board?store=${shop.store}`)).json();
  const order = board.data.orders.find((shown: StaffOrder) => shown.code === code);
  const body = { version: order.version, ...wish(order) };
  const path = `/v1/staff/order/${code}/lines`;
  const weighed = await (await request.post(`${path}/weigh`, { data: body })).json();
  const answer = await request.post(path + way, {
    data: { ...body, total_amount: weighed.data.after.total_amount },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The restaurant takes the last dish out of an order. */
export const takeOneDishOut = (kitchen: Kitchen, code: string): Promise<void> =>
  changeByCall(kitchen, code, '', ({ quote: { lines } }) => ({
    lines: [{ key: lines.at(-1)?.Pr_Key, quantity: 0 }],
    added: [],
  }));

/** The restaurant asks the diner whether they want another of the first dish of their order. */
export const askForAnother = (kitchen: Kitchen, code: string): Promise<void> =>
  changeByCall(kitchen, code, '/ask', ({ quote: { lines } }) => ({
    lines: [],
    added: [{ item_id: lines[0]?.item_id, quantity: 1 }],
  }));
