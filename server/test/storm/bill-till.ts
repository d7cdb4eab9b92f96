import type { StaffActor } from '@mam/domain/order/actor.ts';
import { amountsOfBill } from '@mam/domain/table/bill.ts';
import type { BillPartRequest } from '@mam/domain/table/take-of-bill.ts';
import type { Trx } from '../../src/db/database.ts';
import { isOnBill, readBill } from '../../src/table/bill/bill-queries.ts';
import { confirmShare } from '../../src/table/bill/confirm-share.ts';
import { heldSitting } from '../../src/table/bill/open-bill.ts';
import { takeCash } from '../../src/table/bill/take-cash.ts';
import { takeCashBack } from '../../src/table/bill/take-cash-back.ts';
import { holdSittings, sittingById } from '../../src/table/sitting-queries.ts';
import { changeSitting } from '../../src/table/sitting-writes.ts';
import {
  BRAND,
  billNow,
  count,
  counted,
  database,
  inTurn,
  nextBillRound,
  parts,
  pick,
  type Table,
  tellOfMoney,
  upTo,
} from './bill-ground.ts';

const WAITER: StaffActor = { kind: 'staff', id: 'waiter', name: 'hung', shownName: 'Hùng' };

/** The sitting this transaction holds, as every command at the till finds it. */
async function held(trx: Trx, id: string) {
  const sitting = await heldSitting(trx, id);
  if (!sitting) throw new Error('a table of the storm is gone');
  return sitting;
}

/** The till takes cash for a wish. */
export async function cashFor(table: Table, wish: BillPartRequest, cash: number): Promise<boolean> {
  const { id, now } = table;
  const money = { actor: WAITER, wish, cash, way: 'cash', now } as const;
  const take = async (trx: Trx) => takeCash(trx, parts, await held(trx, id), money);
  if (!count(await inTurn(() => database.transaction(take)))) return false;
  table.cash += cash;
  counted.cash += 1;
  return true;
}

/** Somebody has seen the transfer for a share; every other time the bank tells of it in the same moment. */
async function seeTransfer(table: Table): Promise<void> {
  const share = pick((await billNow(table)).shares.filter((one) => one.code && one.counted < one.amount));
  if (!share) return;
  const { id, now } = table;
  const amount = share.amount - share.counted;
  const seen = { actor: WAITER, share: share.id, amount, now };
  const see = () => database.transaction(async (trx) => confirmShare(trx, parts, await held(trx, id), seen));
  const transaction = `eye-${share.id}`;
  const tells = upTo(2) === 0 && !table.told.has(transaction);
  if (tells) table.told.set(transaction, amount);
  const told = { gateway: 'transfer', amount, transaction, attemptId: null, now } as const;
  const [confirmed, word] = await Promise.all([
    inTurn(see),
    tells ? inTurn(() => tellOfMoney(share.id, told)) : undefined,
  ]);
  if (word && 'arrival' in word && word.arrival === 'matches') {
    table.named += amount;
    counted.named += 1;
  }
  if (!count(confirmed)) return;
  table.seen += amount;
  counted.seen += 1;
}

/** The till takes cash or gives it back, sees a transfer; the kitchen takes a round or refuses one. */
export async function tillActs(table: Table): Promise<void> {
  const kind = upTo(6);
  if (kind < 2) {
    const amount = 1 + upTo(100_000);
    await cashFor(table, { by: 'amount', amount }, amount);
  } else if (kind === 2) {
    const share = pick(
      (await billNow(table)).shares.filter(({ taken_by, back_at }) => taken_by && back_at === null),
    );
    if (!share) return;
    const back = { actor: WAITER, share: share.id, reason: 'Đếm nhầm', now: table.now };
    const giveBack = async (trx: Trx) => takeCashBack(trx, parts, await held(trx, table.id), back);
    if (!count(await inTurn(() => database.transaction(giveBack)))) return;
    table.back += share.amount;
    counted.back += 1;
  } else if (kind === 3) await placeRound(table);
  else if (kind === 4) await seeTransfer(table);
  else await callOff(table);
}

/** As an order does [TB50]: the sitting's row decides whether it is a round of it. */
export async function placeRound({ id, now }: Table): Promise<void> {
  const placed = await inTurn(() =>
    database.transaction(async (trx) => {
      const sitting = await sittingById(trx, id);
      const touched = sitting && (await changeSitting(trx, sitting, { last_at: now }));
      if (touched) await trx.insertInto('orders').values(nextBillRound(touched, now)).execute();
      return touched !== undefined;
    }),
  );
  if (placed) counted.rounds += 1;
}

/** The kitchen refuses a round that nobody has paid anything of. */
async function callOff({ id, now }: Table): Promise<void> {
  await inTurn(() =>
    database.transaction(async (trx) => {
      const rounds = await trx.selectFrom('orders').selectAll().where('sitting_id', '=', id).execute();
      const last = rounds.filter(isOnBill).at(-1);
      const sitting = await sittingById(trx, id);
      if (!last || !sitting || rounds.filter(isOnBill).length < 2) return;
      await holdSittings(trx, { brand: BRAND, storeId: sitting.store_id });
      // else more than the bill would be held, as it may be
      if (amountsOfBill((await readBill(trx, sitting)).bill, now).held > 0) return;
      await trx
        .updateTable('orders')
        .set({ status: 'CANCELLED', version: last.version + 1 })
        .where('id', '=', last.id)
        .where('version', '=', last.version)
        .where('captured', '=', 0)
        .where('bill_closed_at', 'is', null)
        .execute();
    }),
  );
}
