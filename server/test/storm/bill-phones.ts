import { randomUUIDv7 } from 'node:crypto';
import type { BillPartRequest } from '@mam/domain/table/take-of-bill.ts';
import { attemptById, insertAttempt } from '../../src/payment/attempts.ts';
import { giveShareUp, holdShareAgain, takeShare } from '../../src/table/bill/take-share.ts';
import {
  BRAND,
  billNow,
  count,
  counted,
  database,
  found,
  inTurn,
  parts,
  pick,
  STORM_STORES,
  type Table,
  tellOfMoney,
  upTo,
} from './bill-ground.ts';
import { randomWish } from './bill-wish.ts';

let attempts = 0;

const wishAt = async (table: Table): Promise<BillPartRequest> =>
  randomWish((await billNow(table)).bill, { now: table.now, phones: table.phones.length }, { upTo, pick });

/** Somebody's bank or wallet sends what it likes for a share of theirs, at times twice, at times much later. */
async function pay(table: Table, share: { readonly id: string; readonly amount: number }): Promise<void> {
  const asked = upTo(10);
  const amount = asked < 7 ? share.amount : 1 + upTo(share.amount * 2);
  const gateway = upTo(3) === 0 ? 'momo' : 'transfer';
  const transaction = `${gateway}-${share.id}-${upTo(3)}`;
  const known = table.told.get(transaction);
  const money = { gateway, amount: known ?? amount, transaction, now: table.now } as const;
  table.told.set(transaction, money.amount);
  const attempt = gateway === 'momo' && known === undefined ? await begin(table, share) : undefined;
  const send = () => tellOfMoney(share.id, { ...money, attemptId: attempt?.id ?? null });
  const times = upTo(4) === 0 ? 2 : 1;
  const heard = await Promise.all(Array.from({ length: times }, () => inTurn(send)));
  for (const word of heard) {
    if (!('arrival' in word) || word.arrival !== 'matches') continue;
    table.named += money.amount;
    counted.named += 1;
  }
  if (gateway === 'transfer') counted.transfers += 1;
  else counted.wallets += 1;
  if (attempt && !['paid', 'late'].includes((await attemptById(database.read, attempt.id))?.state ?? ''))
    found.push(`${table.id}: ${attempt.reference} brought money and is not paid`);
}

/** A wallet is asked for a share. */
async function begin(table: Table, share: { readonly id: string; readonly amount: number }) {
  attempts += 1;
  const attempt = {
    brand: BRAND,
    store_id: STORM_STORES[0] ?? 101,
    order_id: null,
    bill_share_id: share.id,
    number: attempts,
    method: 'MOMOQR4',
    gateway: 'momo',
    reference: randomUUIDv7(),
    amount: share.amount,
    links: null,
    now: table.now,
  } as const;
  return inTurn(() => database.transaction((trx) => insertAttempt(trx, attempt)));
}

/** One of the phones takes of the bill, pays, gives up or holds again. */
export async function phoneActs(table: Table, uid: string): Promise<void> {
  const own = (await billNow(table)).shares.filter((share) => share.uid === uid);
  const [share, kind, { id, now }] = [pick(own), upTo(8), table];
  if (!share || kind < 3) {
    const wish = await wishAt(table);
    const take = () => database.transaction((trx) => takeShare(trx, { id, uid, wish, now }));
    const taken = await inTurn(take);
    if (!count(taken)) return;
    counted.taken += 1;
    if ('id' in taken && upTo(2) === 0) await pay(table, taken);
  } else if (kind < 6) await pay(table, share);
  else if (kind === 6) count(await inTurn(() => giveShareUp(parts, { id, uid, share: share.id, now })));
  else count(await inTurn(() => holdShareAgain(parts, { id, uid, share: share.id, now })));
}
