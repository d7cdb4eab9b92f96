import { randomUUID } from 'node:crypto';
import { bankTells, isOk, NOBODY, staff } from '../../races/acts.ts';
import type { Ground, RaceAnswer } from '../../races/ground.ts';
import { type ToldOrder, toldChange } from '../changed/model.ts';
import { type OrderBooks, readOrderBooks, toldOrder } from './books.ts';
import { unlikeChanged, unlikeMoney, unlikeRefused } from './judge.ts';
import { type Sold, steps } from './orders.ts';
import { type Follower, unlikeRead } from './readers.ts';
import { type RandomWish, randomWish } from './wish.ts';

/** One run: its servers, the board that goes on, and what came of it. */
export interface ChangeRun {
  readonly ground: Ground;
  /** of somebody who may not change orders */
  readonly cook: Readonly<Record<string, string>>;
  readonly follower: Follower;
  readonly found: string[];
  readonly counted: Record<string, number>;
}

export const countChange = ({ counted }: ChangeRun, what: string) => {
  counted[what] = (counted[what] ?? 0) + 1;
};

/** The ways to ask for a change, right and wrong, each as often as it stands here. */
const WAYS = [
  ...(['right', 'right', 'right', 'right', 'right', 'right', 'right', 'right', 'twice', 'twice'] as const),
  ...(['stale', 'cook', 'other total', 'untold', 'gives back', 'gives back'] as const),
];
type Way = (typeof WAYS)[number];

const OPEN = ['WAIT_CONFIRM', 'CONFIRMED'];

/** The refusal that this has to get; null = it has to be done, undefined = either, as other rules say. */
function shouldBe(sold: Sold, way: Way, before: OrderBooks, should: ToldOrder | string, total: number) {
  if (way === 'cook') return 'FORBIDDEN';
  if (way === 'stale') return 'STALE';
  const free = ['cash', 'delivered', 'transfer', 'wallet'].includes(sold.kind);
  if (!free || before.order.ready_at !== null || !OPEN.includes(String(before.order.status)))
    return undefined;
  if (typeof should === 'string') return should;
  if (way === 'other total') return 'PRICE_CHANGED';
  return way === 'untold' && total > Number(before.order.total) ? 'CHANGE_NOT_AGREED' : null;
}

async function weighed({ ground }: ChangeRun, { code, chance }: Sold, body: object): Promise<RaceAnswer> {
  return staff(ground, chance.whole(0, 1), `order/${code}/lines/weigh`, body)(NOBODY);
}

/** Asks for one change, as somebody, perhaps twice at once under one key, and judges all that came of it. */
export async function changeOnce(run: ChangeRun, sold: Sold): Promise<void> {
  const { ground, found } = run;
  const { chance, code } = sold;
  const before = await readOrderBooks(ground, sold);
  const told = toldOrder(ground, sold, before);
  const wish: RandomWish = randomWish(ground, sold, told);
  const way = chance.pick(WAYS);
  const { lines, added, swaps } = wish;
  const version = Number(before.order.version) - (way === 'stale' ? 1 : 0);
  const asked = { version: Math.max(1, version), lines, added, swaps };
  const weigh = await weighed(run, sold, asked);
  const total = Number(weigh.data?.after?.total_amount ?? before.order.total);
  const body = {
    ...asked,
    total_amount: way === 'other total' ? total + 1_000 : total,
    ...(way !== 'untold' && { told: 'phone' }),
    ...(way === 'gives back' && { give_back: true }),
  };
  const headers = { ...(way === 'cook' ? run.cook : ground.owner), 'idempotency-key': randomUUID() };
  const send = async (): Promise<RaceAnswer> => {
    for (;;) {
      const path = `/v1/staff/order/${code}/lines`;
      const told = await ground.ask(chance.whole(0, 1), { path, body, headers });
      // another server is at it: the app asks again
      if (told.code !== 'IN_FLIGHT') return told;
    }
  };
  const answers =
    way === 'twice' && chance.next() < 0.5 ? await Promise.all([send(), send()]) : [await send()];
  if (way === 'twice' && answers.length === 1) answers.push(await send());
  const [answer] = answers;
  if (!answer) return;
  const after = await readOrderBooks(ground, sold);
  const should = toldChange(told, wish.told);
  const refusal = version < 1 ? undefined : shouldBe(sold, way, before, should, total);
  const wrong: string[] = [];
  const done = isOk(answer);
  countChange(run, done ? `changed ${sold.kind}` : `refused ${sold.kind}`);
  if (!done) countChange(run, `refused ${answer.code || answer.status}`);
  const said = done ? null : answer.code;
  const isForbidden = refusal === 'FORBIDDEN' && answer.status === 403;
  if (refusal !== undefined && refusal !== said && !isForbidden)
    wrong.push(`answered ${answer.status} ${answer.code} instead of ${refusal ?? 'being done'}`);
  if (answers.some(({ status, code: own }) => status !== answer.status || own !== answer.code))
    wrong.push(`one key is answered ${answers.map(({ status, code: own }) => `${status} ${own}`)}`);
  if (!done) wrong.push(...unlikeRefused(answer, before, after));
  else if (typeof should === 'string') wrong.push(`done instead of ${should}`);
  else wrong.push(...unlikeChanged(before, after, should));
  // the same as writing it
  if (way === 'right' && isOk(weigh) && (weigh.data.refusal === null) !== done)
    wrong.push(`weighed as ${weigh.data.refusal?.code}, answered ${answer.code}`);
  wrong.push(...unlikeMoney(after), ...(await unlikeRead(ground, sold, after, run.follower)));
  found.push(...wrong.map((what) => `order ${code}, ${sold.kind} ${sold.voucher}, ${way}: ${what}`));
}

/** Between two changes money comes or goes back, as far as the order stands so. */
export async function settle({ ground, found }: ChangeRun, sold: Sold): Promise<void> {
  const { chance, code } = sold;
  const { order } = await readOrderBooks(ground, sold);
  const [due, total] = [Number(order.refund_due), Number(order.total)];
  const missing = total - (Number(order.captured) - Number(order.refunded));
  if (due > 0 && chance.next() < 0.6) {
    const amount = chance.next() < 0.4 ? chance.whole(1, due) : due;
    await staff(ground, 0, `order/${code}/refund`, { reason: 'x', amount })(NOBODY);
  } else if (sold.kind === 'transfer' && missing > 0 && chance.next() < 0.5) {
    const amount = chance.next() < 0.3 ? missing + 1_000 : missing;
    await bankTells(ground, 0, { ...sold, total: Math.max(1_000, amount) }, randomUUID())(NOBODY);
  } else return;
  const after = await readOrderBooks(ground, sold);
  found.push(...unlikeMoney(after).map((what) => `order ${code}, settled: ${what}`));
}

/** The kitchen goes on, so that other orders find room. */
export const take = ({ ground }: ChangeRun, sold: Sold) => steps(ground, sold, 'accept', { minutes: 20 });
