// Two to twelve phones and a till split bills at random, all at once, in a database that no server serves; tells the
// faults there are in the end. Started by bench/src/proof/bill.ts.
//   node server/test/storm/bill-storm.ts --folder DIR [--url postgres://…] --count 10000 --seed N
import { amountsOfBill } from '@mam/domain/table/bill.ts';
import { HOLD_LASTS } from '@mam/domain/table/holds.ts';
import { readMoney } from '../../src/payment/share/shares.ts';
import { beginSitting, writeGuest } from '../../src/table/sitting-writes.ts';
import {
  asked,
  BEGUN,
  BRAND,
  billNow,
  counted,
  database,
  found,
  inTurn,
  nextBillRound,
  STORM_STORES,
  type Table,
  upTo,
} from './bill-ground.ts';
import { type PaidRound, wrongInTheEnd, wrongNow } from './bill-judge.ts';
import { phoneActs } from './bill-phones.ts';
import { cashFor, placeRound, tillActs } from './bill-till.ts';

/** phones of a party, at least and at most */
const FEWEST = 2;
const MOST = 12;
/** two tables of each store at once */
const AT_ONCE = 2 * STORM_STORES.length;

async function seat(at: number): Promise<Table> {
  const phones = Array.from({ length: FEWEST + upTo(MOST - FEWEST + 1) }, (_, phone) => `t${at}p${phone}`);
  const first = 1 + upTo(2);
  const id = await inTurn(() =>
    database.transaction(async (trx) => {
      const place = {
        brand: BRAND,
        storeId: STORM_STORES[at % AT_ONCE] ?? 101,
        table: `${at}`,
        key: `${at}`,
      };
      const sitting = await beginSitting(trx, { ...place, seen: true, now: BEGUN });
      for (const uid of phones)
        await writeGuest(trx, sitting, undefined, { uid, name: uid, state: 'in', network: '', now: BEGUN });
      for (let round = 0; round < first; round += 1)
        await trx
          .insertInto('orders')
          .values(nextBillRound(sitting, BEGUN + round))
          .execute();
      return sitting.id;
    }),
  );
  return { id, phones, now: BEGUN + 1_000, told: new Map(), cash: 0, seen: 0, named: 0, back: 0 };
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
  if (orders.some(({ refundDue }) => refundDue > 0)) counted.surplus += 1;
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
  // the till takes the money of everybody who has not paid by then
  table.now += HOLD_LASTS;
  const { sitting, bill } = await billNow(table);
  if (sitting.ended_at === null) {
    // called off, the rest may be nothing: then the last money has closed no bill, and one round more is paid, which
    // its code has not paid for altogether
    let left = amountsOfBill(bill, table.now).remainder;
    while (left === 0) {
      await placeRound(table);
      left = amountsOfBill((await billNow(table)).bill, table.now).remainder;
    }
    await cashFor(table, { by: 'amount', amount: left }, left);
  }
  await settle(table);
}

let begun = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (begun < asked) {
      begun += 1;
      await oneBill(begun);
    }
  }),
);
await database.close();
process.stdout.write(JSON.stringify({ found, counted: { bills: asked, ...counted } }));
