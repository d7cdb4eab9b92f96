// Two to twelve phones and a till split bills at random in a database that no server serves, all at once, and says what is wrong in
// the end. Started by bench/src/proof/bill.ts.
//   node server/test/storm/bill-storm.ts --folder DIR [--url postgres://…] --count 10000 --seed N
import { randomUUIDv7 } from 'node:crypto';
import { amountsOfBill } from '@mam/domain/table/bill.ts';
import { HOLD_LASTS } from '@mam/domain/table/holds.ts';
import type { BillWish } from '@mam/domain/table/take-of-bill.ts';
import { FOLLOW_MONEY } from '../../src/consequences.ts';
import { openDatabase, type Trx } from '../../src/db/database.ts';
import { attemptById, insertAttempt } from '../../src/payment/attempts.ts';
import { readMoney } from '../../src/payment/share/shares.ts';
import { isOnBill, readBill } from '../../src/table/bill/bill-queries.ts';
import { confirmShare } from '../../src/table/bill/confirm-share.ts';
import { takeBillMoney } from '../../src/table/bill/lay-money.ts';
import { takeCash } from '../../src/table/bill/take-cash.ts';
import { takeCashBack } from '../../src/table/bill/take-cash-back.ts';
import { giveShareUp, holdShareAgain, takeShare } from '../../src/table/bill/take-share.ts';
import { holdSittings, sittingById } from '../../src/table/sitting-queries.ts';
import { beginSitting, changeSitting, writeGuest } from '../../src/table/sitting-writes.ts';
import { importDemo } from '../demo.ts';
import { type PaidRound, type Told, wrongInTheEnd, wrongNow } from './bill-judge.ts';
import { billRound } from './bill-round.ts';
import { randomWish } from './bill-wish.ts';
import { stormAsked } from './storm-program.ts';

const BRAND = 'BEPNHA';
/** phones of a party, at least and at most */
const FEWEST = 2;
const MOST = 12;
/** two tables of each at once */
const STORES = [101, 102, 103, 104];
const AT_ONCE = 2 * STORES.length;
const BEGUN = Date.UTC(2026, 10, 26);
const WAITER = { id: 'waiter', name: 'Hùng' };

const { database: where, count: most, upTo, pick } = stormAsked(10);

const database = await openDatabase(where);
await importDemo(database, BEGUN);
const parts = { database, followMoney: FOLLOW_MONEY };
const counted = {
  taken: 0,
  refused: 0,
  transfers: 0,
  wallets: 0,
  seen: 0,
  named: 0,
  cash: 0,
  back: 0,
  rounds: 0,
  surplus: 0,
};
const found: string[] = [];

let rounds = 0;
let attempts = 0;

const roundOf = (sitting: { readonly id: string; readonly store_id: number }, at: number) =>
  billRound({ brand: BRAND, sitting, number: ++rounds, at }, upTo);

/** A bill that is split. */
interface Table extends Told {
  readonly id: string;
  readonly phones: readonly string[];
  now: number;
}

async function seat(at: number): Promise<Table> {
  const phones = Array.from({ length: FEWEST + upTo(MOST - FEWEST + 1) }, (_, phone) => `t${at}p${phone}`);
  const first = 1 + upTo(2);
  const id = await inTurn(() =>
    database.transaction(async (trx) => {
      const place = { brand: BRAND, storeId: STORES[at % AT_ONCE] ?? 101, table: `${at}`, key: `${at}` };
      const sitting = await beginSitting(trx, { ...place, seen: true, now: BEGUN });
      for (const uid of phones)
        await writeGuest(trx, sitting, undefined, { uid, name: uid, state: 'in', network: '', now: BEGUN });
      for (let round = 0; round < first; round += 1)
        await trx
          .insertInto('orders')
          .values(roundOf(sitting, BEGUN + round))
          .execute();
      return sitting.id;
    }),
  );
  return { id, phones, now: BEGUN + 1_000, told: new Map(), cash: 0, seen: 0, named: 0, back: 0 };
}

/** A bill as it is now; one reading sees it between two changes. */
const billNow = ({ id }: Table) =>
  inTurn(() =>
    database.transaction(async (trx) => {
      const sitting = await sittingById(trx, id);
      if (!sitting) throw new Error('a sitting is gone');
      return { sitting, ...(await readBill(trx, sitting)) };
    }),
  );

const wishAt = async (table: Table): Promise<BillWish> =>
  randomWish((await billNow(table)).bill, { now: table.now, phones: table.phones.length }, { upTo, pick });

/** Runs a transaction; what found no connection in time has not begun, and is begun again. */
async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (fault) {
      if (database.faultKind(fault) !== 'unavailable') throw fault;
    }
  }
}

const count = (answer: object | null): boolean => {
  const done = answer === null || !('refused' in answer);
  if (!done) counted.refused += 1;
  return done;
};

/** Somebody's bank or wallet sends what it likes for a share of theirs, at times twice, at times much later. */
async function pay(table: Table, share: { readonly id: string; readonly amount: number }): Promise<void> {
  const asked = upTo(10);
  const amount = asked < 7 ? share.amount : 1 + upTo(share.amount * 2);
  const method = upTo(3) === 0 ? 'momo' : 'transfer';
  const transaction = `${method}-${share.id}-${upTo(3)}`;
  const known = table.told.get(transaction);
  const money = { shareId: share.id, amount: known ?? amount, transaction, method } as const;
  table.told.set(transaction, money.amount);
  const attempt = method === 'momo' && known === undefined ? await begin(table, share) : undefined;
  const send = () =>
    takeBillMoney(parts, {
      ...money,
      ...(attempt && { attemptId: attempt.id }),
      document: {},
      now: table.now,
    });
  const times = upTo(4) === 0 ? 2 : 1;
  const heard = await Promise.all(Array.from({ length: times }, () => inTurn(send)));
  for (const word of heard) {
    if (!('arrival' in word) || word.arrival !== 'matches') continue;
    table.named += money.amount;
    counted.named += 1;
  }
  if (method === 'transfer') counted.transfers += 1;
  else counted.wallets += 1;
  if (attempt && !['paid', 'late'].includes((await attemptById(database.read, attempt.id))?.state ?? ''))
    found.push(`${table.id}: ${attempt.reference} brought money and is not paid`);
}

/** A wallet is asked for a share. */
async function begin(table: Table, share: { readonly id: string; readonly amount: number }) {
  attempts += 1;
  const attempt = {
    brand: BRAND,
    store_id: STORES[0] ?? 101,
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

async function phoneActs(table: Table, uid: string): Promise<void> {
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

const works = () => true;

async function cashFor(table: Table, wish: BillWish, cash: number): Promise<boolean> {
  const { id, now } = table;
  const take = (trx: Trx) => takeCash(trx, parts, { id, wish, cash, way: 'cash', by: WAITER, now, works });
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
  const see = () => confirmShare(parts, { id, share: share.id, amount, by: WAITER, now, works });
  const transaction = `eye-${share.id}`;
  const tells = upTo(2) === 0 && !table.told.has(transaction);
  if (tells) table.told.set(transaction, amount);
  const told = { shareId: share.id, amount, transaction, method: 'transfer', document: {}, now } as const;
  const [seen, word] = await Promise.all([
    inTurn(see),
    tells ? inTurn(() => takeBillMoney(parts, told)) : undefined,
  ]);
  if (word && 'arrival' in word && word.arrival === 'matches') {
    table.named += amount;
    counted.named += 1;
  }
  if (!count(seen)) return;
  table.seen += amount;
  counted.seen += 1;
}

async function tillActs(table: Table): Promise<void> {
  const kind = upTo(6);
  if (kind < 2) {
    const amount = 1 + upTo(100_000);
    await cashFor(table, { by: 'amount', amount }, amount);
  } else if (kind === 2) {
    const share = pick(
      (await billNow(table)).shares.filter(({ taken_by, back_at }) => taken_by && back_at === null),
    );
    if (!share) return;
    const back = { id: table.id, share: share.id, reason: 'Đếm nhầm', by: WAITER, now: table.now, works };
    if (!count(await inTurn(() => takeCashBack(parts, back)))) return;
    table.back += share.amount;
    counted.back += 1;
  } else if (kind === 3) await placeRound(table);
  else if (kind === 4) await seeTransfer(table);
  else await callOff(table);
}

/** As an order does [TB50]: the sitting's row decides whether it is a round of it. */
async function placeRound({ id, now }: Table): Promise<void> {
  const placed = await inTurn(() =>
    database.transaction(async (trx) => {
      const sitting = await sittingById(trx, id);
      const touched = sitting && (await changeSitting(trx, sitting, { last_at: now }));
      if (touched) await trx.insertInto('orders').values(roundOf(touched, now)).execute();
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

const WAVES = 4;

/** Whether the bill is open still; what is wrong with it is found. */
async function look(table: Table, when: string): Promise<boolean> {
  const { sitting, ...read } = await billNow(table);
  found.push(...wrongNow(read, table.now).map((wrong) => `${table.id} ${when}: ${wrong}`));
  return sitting.ended_at === null;
}

async function settle(table: Table): Promise<void> {
  const { sitting, orders, shares } = await billNow(table);
  const paid: PaidRound[] = [];
  for (const order of orders)
    paid.push({ order, money: await inTurn(() => readMoney(database.read, order)) });
  found.push(...wrongInTheEnd(sitting, paid, shares, table).map((wrong) => `${table.id}: ${wrong}`));
  if (orders.some(({ refund_due }) => refund_due > 0)) counted.surplus += 1;
}

async function oneBill(at: number): Promise<void> {
  const table = await seat(at);
  for (let wave = 0; wave < WAVES; wave += 1) {
    // some come late
    const there = table.phones.slice(0, Math.ceil((table.phones.length * (wave + 2)) / (WAVES + 1)));
    await Promise.all([...there.map((uid) => phoneActs(table, uid)), tillActs(table)]);
    if (!(await look(table, `wave ${wave}`))) break;
    table.now += upTo(HOLD_LASTS);
  }
  // whoever has not paid by then is paid for at the till
  table.now += HOLD_LASTS;
  const { sitting, bill } = await billNow(table);
  if (sitting.ended_at === null) {
    // called off, the rest may be nothing: then the last money has closed no bill, and one round more is paid
    if (amountsOfBill(bill, table.now).remainder === 0) await placeRound(table);
    const left = amountsOfBill((await billNow(table)).bill, table.now).remainder;
    await cashFor(table, { by: 'amount', amount: left }, left);
  }
  await settle(table);
}

let begun = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (begun < most) {
      begun += 1;
      await oneBill(begun);
    }
  }),
);
await database.close();
process.stdout.write(JSON.stringify({ found, counted: { bills: most, ...counted } }));
