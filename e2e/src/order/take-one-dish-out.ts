import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Kitchen } from '../start/empty-board.ts';

/** The restaurant takes the last dish out of an order, by call. */
export async function takeOneDishOut({ shop, request }: Kitchen, code: string): Promise<void> {
  const board = await (await request.get(`/v1/staff/board?store=${shop.store}`)).json();
  const order = board.data.orders.find((shown: { readonly code: string }) => shown.code === code);
  const key = order.quote.lines.at(-1).Pr_Key;
  const body = { version: order.version, lines: [{ key, quantity: 0 }], added: [] };
  const path = `/v1/staff/order/${code}/lines`;
  const weighed = await (await request.post(`${path}/weigh`, { data: body })).json();
  const answer = await request.post(path, {
    data: { ...body, total_amount: weighed.data.after.total_amount },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
