import { randomInt } from 'node:crypto';
import type { GroupOfOrder } from '@mam/contract/order/order-people.schema.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { expect } from 'vitest';
import { bankSignature } from '../src/outside/payment/bank/bank-notice.ts';
import { addPerson } from '../src/staff/people/add-person.ts';
import { anOrder } from './order.ts';
import { type AsStaff, signedIn } from './staff.ts';
import { type Guest, groupOrderHash, togetherAt } from './together.ts';
import type { RunningServer } from './with-server.ts';

/** The restaurant's, as the demo has it. */
export const ACCOUNT = '1012345678';

/** A group order that was ordered, each to pay their own share. */
export interface Shared {
  readonly hash: string;
  readonly group: string;
  readonly code: string;
  readonly total: number;
  readonly owner: Guest;
  readonly tí: Guest;
  readonly lan: Guest;
}

/** People around a server who have ordered together and pay their shares by bank. */
export function sharedAt(running: () => RunningServer, clock: { now: number }) {
  const together = togetherAt(running, clock);

  const share = async (who: Guest | null, { hash }: Pick<Shared, 'hash'>) =>
    together.call(who, 'GET', `/v1/order/share/${encodeURIComponent(hash)}`);
  const codeOf = async (who: Guest, of: Shared): Promise<string> =>
    (await share(who, of)).data.transfer.description.slice(3);
  const amountOf = async (who: Guest, of: Shared): Promise<number> => (await share(who, of)).data.amount;

  /** The bank tells of money. */
  async function bank(description: string, amount: number, more: object = {}) {
    clock.now += 1;
    const data = {
      accountNumber: ACCOUNT,
      amount,
      code: '00',
      currency: 'VND',
      description,
      reference: `FT${randomInt(1e9)}`,
      ...more,
    };
    const response = await running().fetch('/v1/payment/notice/bank/BEPNHA', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data, signature: bankSignature(data, 'sandbox') }),
    });
    expect(response.status).toBe(200);
  }
  const pay = async (who: Guest, of: Shared, change = 0) =>
    bank(`CT DEN MAM${await codeOf(who, of)} cam on`, (await amountOf(who, of)) + change);
  const row = ({ hash }: Shared) =>
    running()
      .database.read.selectFrom('orders')
      .selectAll()
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow();
  const groupOf = async (who: Guest, { hash }: Shared): Promise<NonNullable<GroupOfOrder>> =>
    (await together.call(who, 'GET', `/v1/order/${encodeURIComponent(hash)}`)).data.group;

  /** `begun`: how it was begun; `ownerEats` false = its owner has chosen nothing. */
  async function ordered(
    change: Partial<OrderDraft> = {},
    { ownerEats = true, ...begun }: { readonly ownerEats?: boolean; readonly pledge?: boolean } = {},
  ): Promise<Shared> {
    const [owner, tí, lan] = [await together.guest(), await together.guest(), await together.guest()];
    const group = groupOrderHash(await together.begin(owner, { shares_to: 'store', ...begun }));
    for (const [who, name] of [
      [tí, 'Bạn Tí'],
      [lan, 'Chị Lan'],
    ] as const) {
      clock.now += 1_000;
      await together.join(who, group, name);
    }
    if (ownerEats) await together.save(owner, group, { cart: together.lines(together.line(1)) });
    await together.save(tí, group, { cart: together.lines(together.line(2)), status: 2 });
    await together.save(lan, group, { cart: together.lines(together.line(1)), status: 2 });
    await together.manage(owner, group, { action: 'close' });
    const body = anOrder(together.shop(), [], {
      phone: owner.phone,
      type: 'PICKUP',
      paymentMethod: 'PAYMENT_ON_DELIVERY',
      ...change,
    });
    const setting = { ...body.setting, group_hash: group, total_amount: null };
    const placed = await together.call(owner, 'POST', '/v1/order', { ...body, setting });
    expect(placed.code).toBeUndefined();
    const { hash, order_code: code, total_amount: total, payment_request: request } = placed.data;
    expect(request).toBeUndefined();
    return { hash, group, code, total, owner, tí, lan };
  }

  const prepare = async (): Promise<AsStaff> => {
    await together.prepare();
    const account = { brand: 'BEPNHA', password: 'mat-khau-1', stores: [] };
    await addPerson(running().database, { ...account, name: 'Quản', role: 'manager' }, clock.now);
    return signedIn(running(), 'Quản', 'mat-khau-1', 'BEPNHA');
  };
  return { prepare, together, share, codeOf, amountOf, bank, pay, row, groupOf, ordered };
}

/** [PA15] An order's money as staff read it: captured = refunded + counted + due. */
export async function readBalancedMoney(manager: AsStaff, { code }: Pick<Shared, 'code'>) {
  const { data } = await (await manager('GET', `/v1/staff/order/${code}/money`)).json();
  expect(data.captured).toBe(data.refunded + data.counted + data.refund_due);
  return data;
}
