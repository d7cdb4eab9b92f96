import { bankSays, differs, isOk, NOBODY, staff, upTo } from '../../races/acts.ts';
import { readBooks } from '../in-shares/books.ts';
import { judgeInShares, judgeRefunds, sentTo, unpaidIn } from '../in-shares/judge.ts';
import { goOnWithoutUnpaid, payersWithCode, readShare, readWithoutUnpaid } from '../in-shares/order.ts';
import type { PlacedInShares, TrackedGroup } from './acts.ts';
import { judgeBill } from './judge.ts';
import { countInRun, type Run } from './run.ts';

type Act = (run: Run, tracked: TrackedGroup, shared: PlacedInShares) => Promise<unknown>;

const waits = ({ paid, ended }: PlacedInShares) => !paid && ended === null;

const readBook = async ({ ground }: Run, shared: PlacedInShares) =>
  (await readBooks(ground, [shared])).of(shared);

/** Somebody sends money under a code: it is on its way at once, the bank tells of it when it is asked to. */
function sends(
  { ground }: Run,
  tracked: TrackedGroup,
  { sent }: PlacedInShares,
  code: string,
  amount: number,
) {
  const { chance } = tracked;
  tracked.transfers += 1;
  const reference = `${code}-${tracked.transfers}`;
  sent.push({ reference, amount, code });
  return () =>
    bankSays(ground, chance.whole(0, 1), { description: `MAM${code} chuyen tien`, amount, reference })(
      NOBODY,
    );
}

/** Some pay their own share, too little, exactly or too much; some of it is told twice. */
const paySome: Act = async (run, tracked, shared) => {
  const { chance } = tracked;
  for (const { code, share } of payersWithCode(shared)) {
    if (chance.next() < 0.4) continue;
    const amount = Math.max(1_000, share + chance.pick([0, 0, 0, -1_000, 1_000]));
    const told = sends(run, tracked, shared, code, amount);
    await told();
    if (chance.next() < 0.2) await told();
  }
};

/** [PA48] The owner pays by the order's own code: what is missing, half of it, or all there is. */
const payForAll: Act = async (run, tracked, shared) => {
  const { order } = await readBook(run, shared);
  const total = Number(order.total);
  const missing = Math.max(
    1_000,
    total + Number(order.refund_due) + Number(order.refunded) - Number(order.captured),
  );
  const amount = tracked.chance.pick([missing, Math.ceil(missing / 2), Math.max(1_000, total)]);
  await sends(run, tracked, shared, shared.order.code, amount)();
};

/**
 * [PA52] The owner goes on without who has not paid, perhaps by two taps at one moment, perhaps while one of those pays.
 * Then either the money was first and they read again, or it was late.
 */
const proceedInShares: Act = async (run, tracked, shared) => {
  const { ground } = run;
  const { chance } = tracked;
  const server = () => chance.whole(0, 1);
  const unpaid = unpaidIn(shared, await readBook(run, shared), ground.shop.store.minimumOrder);
  const goes = waits(shared) && (unpaid.size > 0 || shared.leftOut.size > 0);
  const read = await readWithoutUnpaid(ground, server(), shared);
  if (!isOk(read)) {
    if (goes) run.found.push(`${shared.name}: not read without ${unpaid.size}: ${read.status} ${read.code}`);
    return;
  }
  const taps = upTo(chance.whole(1, 2)).map(() =>
    goOnWithoutUnpaid(ground, server(), shared, read.data.version),
  );
  const pays = payersWithCode(shared).filter(({ uid }) => unpaid.has(uid) && chance.next() < 0.3);
  await Promise.all(pays.map(({ code, share }) => sends(run, tracked, shared, code, share)()));
  const told = await Promise.all(taps);
  const gone = told.filter(isOk).length;
  const may = goes ? (pays.length > 0 ? [0, told.length] : [told.length]) : [0];
  if (!may.includes(gone))
    run.found.push(
      `${shared.name}: without ${unpaid.size} as ${pays.length} pay: ${told.map(({ status, code }) => `${status} ${code}`)}`,
    );
  if (gone === 0 || unpaid.size === 0) return;
  shared.leftOut = unpaid;
  shared.paysUntil = null;
  countInRun(run, 'gone on');
};

/** Staff give back what is due, or a part of it. [PA51] Of all of it everybody has what is theirs. */
const giveBack: Act = async (run, { chance }, shared) => {
  const { ground, found } = run;
  const due = Number((await readBook(run, shared)).order.refund_due);
  if (due === 0) return;
  const amount = chance.next() < 0.3 ? chance.whole(1, due) : due;
  const body = { reason: 'x', amount };
  const told = await staff(ground, chance.whole(0, 1), `order/${shared.order.code}/refund`, body)(NOBODY);
  if (!isOk(told)) found.push(`${shared.name}: not given back: ${told.status} ${told.code}`);
  const after = await readBook(run, shared);
  if (amount < due) return;
  found.push(...judgeRefunds(shared, after));
  if (shared.leftOut.size > 0) countInRun(run, 'given back who was left out');
};

const cancel: Act = async ({ ground }, _, shared) => {
  const { hash, who } = shared.order;
  const path = `/v1/order/${encodeURIComponent(hash)}/cancel`;
  const told = await ground.ask(0, { path, body: { reason: 'x' }, headers: { 'x-user-token': who.token } });
  if (isOk(told)) shared.ended ??= 'USER_CANCELLED';
};

const reject: Act = async ({ ground }, _, shared) => {
  const [row] = await ground.rows(`select version from orders where id = '${shared.order.id}'`);
  const body = { version: Number(row?.version), reason: 'KITCHEN_BUSY' };
  const told = await staff(ground, 0, `order/${shared.order.code}/reject`, body)(NOBODY);
  if (isOk(told)) shared.ended ??= 'CANCELLED';
};

const ACTS = {
  'shares paid': paySome,
  'without unpaid': proceedInShares,
  'paid for all': payForAll,
  'shares given back': giveBack,
  'shares cancelled': cancel,
  'shares rejected': reject,
} satisfies Record<string, Act>;
type Does = keyof typeof ACTS;

/** The acts on an order while it waits, and afterwards; each as often as it stands here. */
const WAITING: readonly Does[] = [
  ...upTo(4).map(() => 'shares paid' as const),
  ...upTo(4).map(() => 'without unpaid' as const),
  ...(['paid for all', 'shares given back', 'shares cancelled', 'shares rejected'] as const),
];
const AFTERWARDS: readonly Does[] = [
  ...upTo(3).map(() => 'shares given back' as const),
  ...(['shares paid', 'without unpaid', 'paid for all', 'shares cancelled', 'shares rejected'] as const),
];

/** [PA53] Members who were left out read that they owe nothing, and that all they ever sent is theirs. */
async function judgeLeftOut({ ground, found }: Run, shared: PlacedInShares): Promise<void> {
  for (const payer of payersWithCode(shared)) {
    if (!shared.leftOut.has(payer.uid)) continue;
    const read = await readShare(ground, 0, shared, payer);
    const is = read && { out: read.left_out, owes: read.amount, theirs: read.refund_due + read.refunded };
    const should = { out: true, owes: 0, theirs: sentTo(shared, payer.code) };
    found.push(...differs(`${shared.name}: left out`, JSON.stringify(is), JSON.stringify(should)));
  }
}

async function judge(run: Run, all: readonly PlacedInShares[], when: string): Promise<void> {
  if (all.length === 0) return;
  const books = await readBooks(run.ground, all);
  for (const shared of all) {
    run.found.push(...judgeInShares(shared, books, `after ${when}`));
    await judgeBill(run, shared.order);
    await judgeLeftOut(run, shared);
  }
}

/** Money comes, goes back or is not waited for; every đồng is counted, kept or due, and nobody left out loses any. */
export async function actInShares(run: Run, tracked: TrackedGroup, shared: PlacedInShares): Promise<void> {
  const does = tracked.chance.pick(waits(shared) ? WAITING : AFTERWARDS);
  countInRun(run, does);
  await ACTS[does](run, tracked, shared);
  await judge(run, [shared], does);
}

const waitingUntil = ({ living }: Run, until: (shared: PlacedInShares) => boolean): PlacedInShares[] =>
  [...living].flatMap(({ inShares }) => (inShares && waits(inShares) && until(inShares) ? [inShares] : []));

/** [PA54] A pledged order whose time is over goes on for those who have paid; by one server or both at once. */
export async function endPayingTimes(run: Run): Promise<void> {
  const { ground, chance } = run;
  const over = waitingUntil(run, ({ paysUntil }) => paysUntil !== null && paysUntil <= ground.now());
  for (const shared of over) {
    shared.leftOut = unpaidIn(shared, await readBook(run, shared), ground.shop.store.minimumOrder);
    shared.paysUntil = null;
    if (shared.leftOut.size > 0) countInRun(run, 'gone on by itself');
  }
  await Promise.all(upTo(chance.whole(1, 2)).map((server) => ground.runDuty(server, 'paying times')));
  await judge(run, over, 'the paying time');
}

/** [PA49] An order that is not paid within its hour ends, and all its money is due back. */
export async function endUnpaid(run: Run): Promise<void> {
  const { ground } = run;
  const over = waitingUntil(run, ({ until }) => until <= ground.now());
  for (const shared of over) shared.ended = 'WAIT_PAYMENT_CANCELLED';
  await ground.runDuty(0, 'unpaid orders');
  await judge(run, over, 'the hour');
}
