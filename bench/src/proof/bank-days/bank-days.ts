import { join } from 'node:path';
import { PAYING_TIME, UNPAID_LASTS } from '@mam/domain/payment/attempt.ts';
import { type Chance, seededChance } from '../../chance.ts';
import { bankSays, differs, isOk, NOBODY, staff, upTo } from '../../races/acts.ts';
import { type Engine, type Ground, openGround } from '../../races/ground.ts';
import { root } from '../../servers/server-process.ts';
import { readBooks } from '../in-shares/books.ts';
import { dueToEach, judgeInShares, judgeRefunds, unlikeDue, unpaidIn } from '../in-shares/judge.ts';
import { goOnWithoutUnpaid, readShare, readWithoutUnpaid } from '../in-shares/order.ts';
import { onBothEngines } from '../on-both-engines.ts';
import type { Proof, ProofRequest, Proven } from '../proof.ts';
import { proveSeededBugs } from '../seeded-bugs.ts';
import { sendBankNotices } from './bank.ts';
import { type Day, openDay, PEOPLE_A_DAY } from './day.ts';

/** so many days pass side by side, by one clock; a tick of the paying times takes no more */
const BESIDE = 16;
/** so many transfers come at most before the paying time is over, within the hour, and after it */
const TRANSFERS = [7, 3, 2] as const;
/** how often an owner goes on sooner, and how often they pay exactly what is still missing of theirs */
const [SOONER, OWNER_PAYS] = [0.15, 0.6];
/** an event before a decision came before it by the clock too; ms */
const A_MOMENT = 1_000;
const ENOUGH = 20;
/** a bug on purpose is looked for on so many days at most */
const UNTIL_FOUND = 480;

interface Batch {
  readonly ground: Ground;
  readonly chance: Chance;
  readonly days: readonly Day[];
  readonly found: string[];
  readonly counted: Record<string, number>;
}

const each = ({ days }: Batch, work: (day: Day) => Promise<void>) => Promise.all(days.map(work));

const arrive = (batch: Batch, most: number) =>
  each(batch, (day) => sendBankNotices(batch.ground, day, most, batch.found));

async function judge({ ground, days, found }: Batch, when: string): Promise<void> {
  const books = await readBooks(ground, days);
  for (const day of days) found.push(...judgeInShares(day, books, when));
}

/** [PA52] Some owners do not wait for the clock. */
async function goOnSooner(batch: Batch): Promise<void> {
  const { ground, days, counted } = batch;
  const books = await readBooks(ground, days);
  await each(batch, async (day) => {
    const { chance } = day;
    if (chance.next() >= SOONER) return;
    const book = books.of(day);
    const unpaid = day.paid ? new Set<string>() : unpaidIn(day, book, ground.shop.store.minimumOrder);
    const read = await readWithoutUnpaid(ground, chance.whole(0, 1), day);
    const told = isOk(read)
      ? await goOnWithoutUnpaid(ground, chance.whole(0, 1), day, read.data.version)
      : read;
    if (isOk(told) !== unpaid.size > 0)
      batch.found.push(
        `${day.name}: going on without ${unpaid.size} was answered ${told.status} ${told.code}`,
      );
    if (!isOk(told)) return;
    day.leftOut = unpaid;
    counted['gone on sooner'] = (counted['gone on sooner'] ?? 0) + 1;
  });
}

/** [PA54] The paying time is over: by the clock, on one server or on both at once. */
async function endPayingTime({ ground, chance, days }: Batch): Promise<void> {
  const books = await readBooks(ground, days);
  for (const day of days) {
    const goesOn = !day.paid && day.leftOut.size === 0;
    if (goesOn) day.leftOut = unpaidIn(day, books.of(day), ground.shop.store.minimumOrder);
  }
  await ground.moveClock(ground.now() + PAYING_TIME);
  await Promise.all(upTo(chance.whole(1, 2)).map((server) => ground.runDuty(server, 'paying times')));
}

/** Some owners pay what is missing of their own share, as they read it. */
async function ownersPay(batch: Batch): Promise<void> {
  const { ground, found } = batch;
  await each(batch, async (day) => {
    const { chance, payers, sent, order } = day;
    const owner = payers.find(({ isOwner }) => isOwner);
    if (!owner || chance.next() >= OWNER_PAYS) return;
    const share = await readShare(ground, chance.whole(0, 1), day, owner);
    if (!share?.transfer) return;
    const { description, amount } = share.transfer;
    const reference = `BO${order.id}`;
    sent.push({ reference, amount, code: description.slice('MAM'.length) });
    const told = await bankSays(ground, 0, { description, amount, reference })(NOBODY);
    if (!isOk(told)) found.push(`${day.name}: the bank was answered ${told.status} ${told.code}`);
  });
}

async function endHour({ ground, days }: Batch): Promise<void> {
  await ground.moveClock(ground.now() + UNPAID_LASTS);
  for (const day of days) day.ended = day.paid ? null : 'WAIT_PAYMENT_CANCELLED';
  await Promise.all(upTo(2).map((server) => ground.runDuty(server, 'unpaid orders')));
}

/** [PA51] Everybody reads what is due to them, staff give it back in one part or two, and it is theirs. */
async function giveBack(batch: Batch): Promise<void> {
  const { ground, days, found, counted } = batch;
  const before = await readBooks(ground, days);
  await each(batch, async (day) => {
    const { chance, order, payers } = day;
    const due = dueToEach(day, before.of(day));
    for (const payer of payers) {
      if (payer.code === null) continue;
      const share = await readShare(ground, chance.whole(0, 1), day, payer);
      found.push(...unlikeDue(`${day.name}: due to a reader`, share?.refund_due, due.get(payer.uid)));
    }
    let left = Number(before.of(day).order.refund_due);
    while (left > 0) {
      const amount = chance.next() < 0.3 ? chance.whole(1, left) : left;
      const told = await staff(ground, chance.whole(0, 1), `order/${order.code}/refund`, {
        reason: 'x',
        amount,
      })(NOBODY);
      if (!isOk(told)) return void found.push(`${day.name}: not given back: ${told.status} ${told.code}`);
      left -= amount;
    }
  });
  const after = await readBooks(ground, days);
  for (const day of days) {
    const book = after.of(day);
    found.push(...differs(`${day.name}: still due`, Number(book.order.refund_due), 0));
    found.push(...judgeRefunds(day, book));
    const end = day.ended ? 'ended' : day.leftOut.size > 0 ? 'for those who paid' : 'for all';
    counted[end] = (counted[end] ?? 0) + 1;
  }
}

async function passDays(batch: Batch): Promise<void> {
  await judge(batch, 'as placed');
  await arrive(batch, TRANSFERS[0]);
  await judge(batch, 'in the paying time');
  await batch.ground.moveClock(batch.ground.now() + A_MOMENT);
  await goOnSooner(batch);
  await judge(batch, 'gone on sooner');
  await endPayingTime(batch);
  await judge(batch, 'after the paying time');
  await arrive(batch, TRANSFERS[1]);
  await ownersPay(batch);
  await judge(batch, 'within the hour');
  await endHour(batch);
  await judge(batch, 'after the hour');
  await arrive(batch, TRANSFERS[2]);
  await judge(batch, 'late');
  await giveBack(batch);
}

async function runBankDays(
  { count, seed }: ProofRequest,
  { engine, tree = root, untilFound = false }: { engine: Engine; tree?: string; untilFound?: boolean },
): Promise<Proven> {
  const ground = await openGround(engine, tree, BESIDE * PEOPLE_A_DAY);
  try {
    const chance = seededChance(seed);
    const noon = ground.now();
    const [found, counted]: [string[], Record<string, number>] = [[], {}];
    let done = 0;
    while (done < count && found.length < (untilFound ? 1 : ENOUGH)) {
      await ground.moveClock(noon);
      const days = await Promise.all(
        upTo(Math.min(BESIDE, count - done)).map((at) =>
          openDay({
            ...{ ground, name: `day ${done + at}`, chance: seededChance(chance.whole(1, 1_000_000_000)) },
            people: ground.diners.slice(at * PEOPLE_A_DAY, (at + 1) * PEOPLE_A_DAY),
          }),
        ),
      );
      const batch = { ground, chance, days, found, counted };
      await passDays(batch);
      const transfers = days.reduce((sum, { sent }) => sum + sent.length, 0);
      counted.transfers = (counted.transfers ?? 0) + transfers;
      done += days.length;
      await ground.clear();
    }
    return { found: found.map((what) => `${engine}: ${what}`), counted: { days: done, ...counted } };
  } finally {
    await ground.stop();
  }
}

export const bankDays: Proof = {
  says: 'days of a bank over pledged orders, repeated, reordered, cut, wrong and late: every đồng is assigned once',
  share: 8,
  whole: 10_000,
  run: onBothEngines(runBankDays),
  prove: ({ seed }) =>
    proveSeededBugs(join(import.meta.dirname, 'mutants'), (tree) =>
      runBankDays({ count: UNTIL_FOUND, seed }, { engine: 'sqlite', tree, untilFound: true }),
    ),
};
