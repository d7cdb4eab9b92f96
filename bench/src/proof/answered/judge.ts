import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { orderFromWire } from '@mam/contract/order/order-wire.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { isLate } from '@mam/domain/order/promise.ts';
import type { Ground } from '../../races/ground.ts';
import { isOpen } from './kitchens.ts';
import { endedBadly, isBroken, isOver, isWaiting, passed, type Tracked } from './tracked.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const HEARD_LATELY = 2 * MINUTE;

/** The facts every judge of this run needs. */
export interface Watch {
  readonly ground: Ground;
  readonly begins: number;
  /** when a device of each kitchen was heard of last */
  readonly heard: ReadonlyMap<number, number>;
  readonly tell: (order: Tracked, wrong: string) => void;
}

interface RowNow {
  readonly status: string;
  readonly promised: number | null;
}

/** An order that nobody has moved, and that is another now: the clock or its store did it, and whether they might. */
export function judgeMoved(
  { ground, begins, heard, tell }: Watch,
  order: Tracked,
  { status, promised }: RowNow,
): void {
  const now = ground.now();
  const part = passed(order, begins, now);
  if (status === 'FAILED' || status === 'CANCELLED') {
    if (part === null) tell(order, `ended as ${status} while it was not the restaurant’s turn`);
    else if (part < 1) tell(order, `ended as ${status} after ${part} of its time`);
    if ((status === 'CANCELLED') !== order.received)
      tell(order, `ended as ${status}, received: ${order.received}`);
  } else if (status === 'WAIT_PAYMENT_CANCELLED') {
    if (now < order.placedAt + HOUR) tell(order, 'ended unpaid within its hour');
  } else if (status === 'CONFIRMED') {
    order.byItself = true;
    const { kitchen, wantedAt } = order;
    const there = now - (heard.get(kitchen.id) ?? Number.NEGATIVE_INFINITY) <= HEARD_LATELY;
    const its = part !== null && order.fee !== 'open';
    if (!kitchen.itself || !there || !its || !isOpen(kitchen, begins, now))
      tell(order, `taken by itself: ${JSON.stringify({ itself: kitchen.itself, there, its })}`);
    // no time on the road: a delivery waits for its agreed fee, and no kitchen with such fees takes by itself
    const should = wantedAt !== null && wantedAt > now ? wantedAt : now + kitchen.prepMinutes * MINUTE;
    order.promises = [should];
    order.readyBy = should;
    if (promised !== should) tell(order, `promised ${(promised ?? 0) - should} ms beside what it takes`);
  } else tell(order, `became ${status} by nobody`);
}

/** After the clock has done what is due: who was let lie, and whether managers were told. */
export async function judgeStanding(
  { ground, begins, tell }: Watch,
  orders: Iterable<Tracked>,
): Promise<void> {
  const now = ground.now();
  const messages = await ground.rows(
    `select key, kind from outbox where created_at = ${now} and key like 'order_unanswered/%'`,
  );
  const told = new Map(messages.map(({ key, kind }) => [String(key).split('/')[1] ?? '', String(kind)]));
  for (const order of orders) {
    const part = passed(order, begins, now);
    const { kitchen, status } = order;
    if (isWaiting(order) && part !== null && part >= 1) tell(order, `is let lie after ${part} of its time`);
    if (status === 'WAIT_PAYMENT' && now >= order.placedAt + HOUR && !order.paid)
      tell(order, 'waits for its money after its hour');
    const kind = told.get(order.id);
    if (kind !== undefined) {
      if (order.told) tell(order, 'was told twice');
      if (kind !== kitchen.tells) tell(order, `was told by ${kind}`);
      if (part === null || part < 0.75 || part >= 1) tell(order, `was told after ${part} of its time`);
      if (!isOpen(kitchen, begins, now)) tell(order, 'was told while the restaurant is closed');
      order.told = true;
    } else if (isWaiting(order) && part !== null && part >= 0.75 && part < 1 && kitchen.tells && !order.told)
      if (isOpen(kitchen, begins, now)) tell(order, `nobody was told after ${part} of its time`);
  }
}

/**
 * [OR69] [OR70] An order as its diner reads it: every promise that was made, and late from the moment the last one has
 * passed until they have it. No moment of an answer lies behind.
 */
export async function judgeRead({ ground, tell }: Watch, order: Tracked): Promise<void> {
  const path = `/v1/order/${encodeURIComponent(order.hash)}`;
  const told = await ground.ask(0, { path, method: 'GET', headers: { 'x-user-token': order.who.token } });
  const now = ground.now();
  const read = orderFromWire(told.data as OrderDetail, DONG);
  const inSeconds = (moments: readonly number[]) => moments.map((at) => Math.floor(at / 1000)).join();
  const promises = read.promises.map(({ promisedAt }) => promisedAt);
  if (inSeconds(promises) !== inSeconds(order.promises))
    tell(order, `was promised ${inSeconds(order.promises)}, its diner reads ${inSeconds(promises)}`);
  if (promises.length > 0 && read.promisedAt !== promises.at(-1))
    tell(order, 'another promise than the last');
  const pickup = read.type === 'PICKUP';
  const late = isLate({ ...read, pickup, ready: read.readyAt !== null }, now);
  // the wire has whole seconds
  if (Math.abs(now - (order.promises.at(-1) ?? 0)) > 1_000 && late !== isBroken(order, now))
    tell(order, late ? 'is called late, and is not' : 'is late, and nobody says so');
  if (late) order.late = true;
  if (read.answerBy !== null && now > read.answerBy + 1_000) tell(order, 'is to be answered in the past');
}

/** [PA15] The money of every order that has just changed is what its rows add up to, and goes back where it ended badly. */
export async function judgeMoney(
  { ground, tell }: Watch,
  orders: ReadonlyMap<string, Tracked>,
): Promise<void> {
  const rows = await ground.rows(`select o.id, o.status, o.total, o.captured, o.refunded, o.refund_due,
    (select coalesce(sum(p.amount), 0) from payments p where p.order_id = o.id and p.kind = 'capture') as came
    from orders o where o.updated_at = ${ground.now()}`);
  for (const { id, status, ...row } of rows) {
    const order = orders.get(String(id));
    if (!order) continue;
    const [total, captured, refunded, due, came] = [
      row.total,
      row.captured,
      row.refunded,
      row.refund_due,
      row.came,
    ].map(Number) as [number, number, number, number, number];
    if (captured !== came) tell(order, `holds ${captured}, ${came} came`);
    const should = endedBadly(String(status))
      ? captured - refunded
      : Math.max(0, captured - refunded - total);
    if (due !== should) tell(order, `${due} of ${captured} is due back as ${status}, not ${should}`);
  }
}

/** Once everything has had its time. */
export function judgeEnd({ tell }: Watch, orders: Iterable<Tracked>): void {
  for (const order of orders) if (!isOver(order.status)) tell(order, `has no end: ${order.status}`);
}
