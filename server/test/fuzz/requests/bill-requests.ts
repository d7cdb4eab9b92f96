import { randomUUIDv7 } from 'node:crypto';
import { HOLD_LASTS } from '@mam/domain/table/holds.ts';
import type { BillShareRow } from '../../../src/db/tables/table-tables.ts';
import { orderIn, spend } from '../orders.ts';
import type { Ground, Maker, Part } from '../request.ts';
import { type Seated, seated } from './sitting-requests.ts';

const AMOUNT = 7_000;
const WISH = { by: 'amount', amount: AMOUNT };

/** A party of the brand that takes transfers, with a round. */
async function billed(ground: Ground): Promise<Seated> {
  const { world } = ground;
  const table = await seated({ ...ground, brand: 'BEPNHA' });
  const order = await orderIn(world, 'BEPNHA', 'placed');
  spend(world, order);
  const { id: sitting_id } = table.sitting;
  await world.server.database.transaction((trx) =>
    trx
      .updateTable('orders')
      .set({ sitting_id })
      .where('brand', '=', 'BEPNHA')
      .where('code', '=', order.code)
      .execute(),
  );
  return table;
}

/** A share of it that its first guest pays, or a waiter has taken. */
async function shareOf({ world }: Ground, { sitting }: Seated, more: Partial<BillShareRow>): Promise<string> {
  const now = world.now();
  const { database } = world.server;
  const guest = await database.read
    .selectFrom('sitting_guests')
    .select('uid')
    .where('sitting_id', '=', sitting.id)
    .where('state', '=', 'in')
    // each seated table has a guest of this name, who calls
    .where('name', '=', 'Thư')
    .executeTakeFirstOrThrow();
  const share: BillShareRow = {
    id: randomUUIDv7(),
    brand: sitting.brand,
    store_id: sitting.store_id,
    sitting_id: sitting.id,
    uid: guest.uid,
    name: 'Thư',
    code: null,
    amount: AMOUNT,
    counted: 0,
    parts: '[]',
    division: null,
    holds: 1,
    let_go_at: null,
    let_go_by: null,
    taken_way: null,
    held_until: now + HOLD_LASTS,
    created_at: now,
    paid_at: null,
    taken_by: null,
    confirmed_by: null,
    confirmed_name: null,
    back_at: null,
    back_by: null,
    back_name: null,
    back_reason: null,
    ...more,
  };
  await database.transaction((trx) => trx.insertInto('bill_shares').values(share).execute());
  return share.id;
}

/** A guest's call about the bill of their table. */
export const ofBill: Maker = async (ground): Promise<Part> => {
  const { sitting, first } = await billed(ground);
  return { params: { id: sitting.id }, headers: first };
};

export const takingShare: Maker = async (ground) => ({ ...(await ofBill(ground)), body: { wish: WISH } });

/** A step of a guest with what they pay. */
export const ofShare: Maker = async (ground) => {
  const table = await billed(ground);
  const share = await shareOf(ground, table, {});
  return { params: { id: table.sitting.id, share }, headers: table.first };
};

export const payingShare: Maker = async (ground) => ({
  ...(await ofShare(ground)),
  body: { payment_method: 'MOMOQR4' },
});

export const billOfStaff: Maker = async (ground) => ({
  params: { id: (await billed(ground)).sitting.id },
  headers: ground.world.staff.BEPNHA.cook,
});

export const takingCash: Maker = async (ground) => ({
  ...(await billOfStaff(ground)),
  body: { wish: WISH, cash: AMOUNT },
});

export const takingCashBack: Maker = async (ground) => {
  const table = await billed(ground);
  const share = await shareOf(ground, table, { uid: null, held_until: null, taken_by: 'cook' });
  return {
    params: { id: table.sitting.id, share },
    headers: ground.world.staff.BEPNHA.manager,
    body: { reason: 'Đếm nhầm' },
  };
};

export const confirmingShare: Maker = async (ground) => {
  const table = await billed(ground);
  const share = await shareOf(ground, table, {});
  return {
    params: { id: table.sitting.id, share },
    headers: ground.world.staff.BEPNHA.cook,
    body: { amount: AMOUNT },
  };
};
