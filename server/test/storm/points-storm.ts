// Moves the points of some numbers at random, many at once, in a database that no server serves; tells the faults there
// are in the end. Started by bench/src/proof/points.ts.
//   node server/test/storm/points-storm.ts --folder DIR [--url postgres://…] --count 1000000 --seed N
import { correctionTo } from '@mam/domain/loyalty/earned.ts';
import { sql } from 'kysely';
import { openDatabase, type Trx } from '../../src/db/database.ts';
import { insertAccount, lockBalance, move, movementsOfOrder, spendPoints } from '../../src/loyalty/ledger.ts';
import { stormAsked } from './storm-program.ts';

const BRAND = 'BEPNHA';
const NUMBERS = 200;
const AT_ONCE = 64;
/** the last orders of a number and the last exchanges: one of them comes again */
const REMEMBERED = 20;
const AGAIN = 0.1;
const AT = Date.UTC(2026, 10, 26);

const { database: where, count, upTo, pick } = stormAsked(1_000);
const comesAgain = () => upTo(1_000) < AGAIN * 1_000;

/** A number, and what all answers about it add up to. */
interface Known {
  readonly account: { readonly brand: string; readonly phone_number: string };
  readonly orders: string[];
  balance: number;
}

/** The outcome of an act; by: how the balance has changed. */
interface Done {
  readonly what: 'earned' | 'exchanged' | 'corrected' | 'nothing';
  readonly by: number;
}

const NOTHING: Done = { what: 'nothing', by: 0 };
const remember = (list: string[], id: string) => {
  if (list.push(id) > REMEMBERED) list.shift();
};

type Act = (trx: Trx) => Promise<Done>;

/** An order earns; or one that has earned tries it again, which must not be written. */
function earning({ account, orders }: Known, fresh: string): { act: Act; id: string } {
  const id = (comesAgain() ? pick(orders) : undefined) ?? fresh;
  const points = upTo(2_000);
  const act = async (trx: Trx): Promise<Done> => {
    await move(trx, account, { kind: 'earned', points, order_id: id, at: AT });
    return { what: 'earned', by: points };
  };
  return { act, id };
}

/** [LO7] Some of an order is given back, or comes again. */
function correcting({ account, orders }: Known): Act {
  const [id, part] = [pick(orders), upTo(1_000)];
  return async (trx) => {
    const balance = await lockBalance(trx, account);
    if (id === undefined || balance === undefined) return NOTHING;
    const booked = await movementsOfOrder(trx, { id, brand: BRAND });
    const earned = booked.find(({ kind }) => kind === 'earned')?.points ?? 0;
    const correction = correctionTo(Math.floor((earned * part) / 1_000), { booked, balance });
    if (!correction) return NOTHING;
    await move(trx, account, { kind: 'corrected', ...correction, order_id: id, at: AT });
    return { what: 'corrected', by: correction.points };
  };
}

function spending({ account }: Known, exchanges: readonly string[], fresh: string): { act: Act; id: string } {
  const id = (comesAgain() ? pick(exchanges) : undefined) ?? fresh;
  const points = upTo(15);
  const act = async (trx: Trx): Promise<Done> => {
    const spent = await spendPoints(trx, account, { id, points, now: AT });
    return 'refused' in spent ? NOTHING : { what: 'exchanged', by: -100 * points };
  };
  return { act, id };
}

const database = await openDatabase(where);
const known: Known[] = Array.from({ length: NUMBERS }, (_, at) => ({
  account: { brand: BRAND, phone_number: `+849${String(at).padStart(8, '0')}` },
  orders: [],
  balance: 0,
}));
await database.transaction(async (trx) => {
  for (const { account } of known) await insertAccount(trx, account, AT);
});

const counted = { earned: 0, exchanged: 0, corrected: 0, nothing: 0, twice: 0 };
const exchanges: string[] = [];
const found: string[] = [];

/**
 * One act; what is written only once and came again is a fault of the database, and nothing of it is kept. Where no connection
 * came free in time it has not begun, and is begun again.
 */
async function run(act: Act): Promise<Done | 'twice'> {
  for (;;) {
    try {
      return await database.transaction(act);
    } catch (fault) {
      const kind = database.faultKind(fault);
      if (kind === 'unique') return 'twice';
      if (kind !== 'unavailable') throw fault;
    }
  }
}

async function oneMovement(at: number): Promise<void> {
  const of = known[upTo(NUMBERS)];
  if (!of) return;
  const kind = upTo(3);
  const earned = kind === 0 ? earning(of, `o${at}`) : null;
  const spent = kind === 1 ? spending(of, exchanges, `e${at}`) : null;
  const done = await run((earned ?? spent)?.act ?? correcting(of));
  if (done === 'twice') {
    counted.twice += 1;
    return;
  }
  counted[done.what] += 1;
  of.balance += done.by;
  if (earned) remember(of.orders, earned.id);
  if (spent && done.what === 'exchanged') remember(exchanges, spent.id);
}

let begun = 0;
const most = count;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (begun < most) {
      begun += 1;
      await oneMovement(begun);
    }
  }),
);

const { rows } = await sql<Record<'number' | 'balance' | 'sum' | 'least', string | number>>`
  select a.phone_number as number, a.balance, coalesce(sum(m.points), 0) as sum, coalesce(min(m.noted), 0) as least
  from points_accounts a left join (
    select brand, phone_number, sum(points) as points, sum(missing) as noted
    from points_movements group by brand, phone_number, coalesce(order_id, exchange_id)
  ) m on m.brand = a.brand and m.phone_number = a.phone_number
  group by a.phone_number, a.balance`.execute(database.read);
for (const { number, ...row } of rows) {
  const [balance, sum, least] = [Number(row.balance), Number(row.sum), Number(row.least)];
  const meant = known.find(({ account }) => account.phone_number === number)?.balance;
  if (balance !== sum || balance !== meant || balance < 0)
    found.push(`${number} has ${balance}, its movements are ${sum}, its answers ${meant}`);
  if (least < 0) found.push(`${number}: more was evened out of an order than was noted`);
}
if (rows.length !== NUMBERS) found.push(`${rows.length} accounts of ${NUMBERS}`);
await database.close();
process.stdout.write(JSON.stringify({ found, counted }));
