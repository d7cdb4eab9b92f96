import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import type { BoardChanges } from '@mam/contract/staff/changes/board-changes.schema.ts';
import { changedBoard, type TaggedBoard } from '@mam/contract/staff/changes/board-changes.ts';
import { forwardedForHeader } from '../../races/acts.ts';
import type { Ground } from '../../races/ground.ts';
import { STORE } from '../../random-orders.ts';
import { type OrderBooks, openLines } from './books.ts';
import type { Sold } from './orders.ts';

/** A board that goes on by what has changed, as a device in the kitchen has it. */
export interface Follower {
  board: TaggedBoard | null;
}

type Told = readonly (readonly [what: string, quantity: unknown, amount?: unknown])[];

const inWords = (told: Told) =>
  told
    .map((line) => line.join(' × '))
    .sort()
    .join(', ');

/** The lines and the total that one reader is told, and those the database keeps. */
interface Reading {
  readonly reader: string;
  readonly is: string;
  readonly should: string;
}

const byKey = ({ quote, total_amount }: Pick<StaffOrder, 'quote' | 'total_amount'>) =>
  `${inWords(quote.lines.map(({ Pr_Key, quantity, amount }) => [Pr_Key, quantity, amount]))} = ${total_amount}`;

/** [OR66] [OR114] Everybody who reads the order reads the lines that are made, none that is closed, and their total. */
export async function unlikeRead(
  ground: Ground,
  sold: Sold,
  books: OrderBooks,
  follower: Follower,
): Promise<string[]> {
  const { code, hash, who, chance } = sold;
  const rows = openLines(books);
  const total = Number(books.order.total);
  const named = (told: Told) => `${inWords(told)} = ${total}`;
  const keys = named(rows.map(({ line_key, quantity, amount }) => [String(line_key), quantity, amount]));
  const keysOnly = named(rows.map(({ line_key, quantity }) => [String(line_key), quantity]));
  const names = inWords(rows.map(({ name, quantity }) => [String(name), quantity]));
  const own = { 'x-user-token': who.token, ...forwardedForHeader(ground, who) };
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls, read by one judge
  const get = async (path: string, headers: Record<string, string>): Promise<any> =>
    (await ground.ask(chance.whole(0, 1), { method: 'GET', path, headers })).data;
  const readings: Reading[] = [];
  const reads = (reader: string, is: string, should: string) => readings.push({ reader, is, should });
  const missing = (found: object | undefined, words: () => string) => (found ? words() : 'nothing');

  const detail = await get(`/v1/order/${encodeURIComponent(hash)}`, own);
  const items: { Pr_Key: string; quantity: number }[] = detail?.items ?? [];
  reads(
    'its diner',
    `${inWords(items.map(({ Pr_Key, quantity }) => [Pr_Key, quantity]))} = ${detail?.total_amount}`,
    keysOnly,
  );
  const ofOrder = <T extends { code: string }>(all: readonly T[] | undefined) =>
    all?.find((order) => order.code === code);
  const past = ofOrder<{ code: string; items: { name: string; quantity: number }[] }>(
    (await get('/v1/order/history', own))?.orders,
  );
  const pastInWords = () => inWords(past?.items.map(({ name, quantity }) => [name, quantity]) ?? []);
  reads('the list of past orders', missing(past, pastInWords), names);
  const kept = await ground.ask(chance.whole(0, 1), { method: 'GET', path: '/v1/my-data', headers: own });
  const mine = ofOrder<{ code: string; lines: { name: string; quantity: number }[] }>(kept.data?.orders);
  const mineInWords = () => inWords(mine?.lines.map(({ name, quantity }) => [name, quantity]) ?? []);
  // it is read only so often
  if (kept.status !== 429) reads('who asks for all that is kept', missing(mine, mineInWords), names);

  const board = await get(`/v1/staff/board?store=${STORE}`, ground.owner);
  const drawn = ofOrder<StaffOrder>([
    ...(board?.orders ?? []),
    ...(board?.money ?? []),
    ...(board?.shares ?? []),
  ]);
  // one that waits for its money stands on no list
  if (drawn || sold.kind !== 'unpaid') reads('the board', drawn ? byKey(drawn) : 'nothing', keys);
  const since = follower.board === null ? '' : `&since=${encodeURIComponent(follower.board.tag)}`;
  const changes: BoardChanges = await get(`/v1/staff/board/changes?store=${STORE}${since}`, ground.owner);
  follower.board = changedBoard(follower.board, changes);
  const { orders = [], money = [], shares = [] } = follower.board ?? {};
  const followed = ofOrder([...orders, ...money, ...shares]);
  if (drawn) reads('a board by what has changed', followed ? byKey(followed) : 'nothing', keys);
  const found = ofOrder<StaffOrder>(
    (await get(`/v1/staff/search?store=${STORE}&q=${code}`, ground.owner))?.orders,
  );
  if (found || drawn) reads('who searches', found ? byKey(found) : 'nothing', keys);
  if (sold.sitting !== null) {
    const bill = await get(`/v1/staff/sitting/${sold.sitting}/bill`, ground.owner);
    const counts = new Map<string, number>();
    for (const { item_name, quantity } of (bill?.lines ?? []) as { item_name: string; quantity: number }[])
      counts.set(item_name, (counts.get(item_name) ?? 0) + quantity);
    const should = new Map<string, number>();
    for (const { name, quantity } of rows)
      should.set(String(name), (should.get(String(name)) ?? 0) + Number(quantity));
    reads('the bill of the table', `${inWords([...counts])} = ${bill?.total}`, named([...should]));
  }
  return readings
    .filter(({ is, should }) => is !== should)
    .map(({ reader, is, should }) => `${reader} reads ${is} instead of ${should}`);
}
