import { isDeepStrictEqual } from 'node:util';
import { AMEND_REFUSES } from '@mam/contract/amendment/refusals.ts';
import { differs } from '../../races/acts.ts';
import type { Row } from '../../races/channel.ts';
import type { RaceAnswer } from '../../races/ground.ts';
import { amountsOf, type ToldLine, type ToldOrder } from '../changed/model.ts';
import { type OrderBooks, openLines } from './books.ts';

/** A role that may not is told so before anything else is read. */
const KNOWN: readonly string[] = [...AMEND_REFUSES, 'FORBIDDEN'];

const inWords = (lines: readonly ToldLine[]) =>
  lines
    .map(({ quantity, unit, gift }) => `${quantity} × ${unit}${gift ? ' gift' : ''}`)
    .sort()
    .join(', ');

const toldRows = (rows: readonly Row[]): ToldLine[] =>
  rows.map(({ line_key, quantity, unit_price, kind }) => ({
    ...{ key: String(line_key), quantity: Number(quantity), unit: Number(unit_price) },
    gift: kind === 'gift',
  }));

/** A refusal has a code that is told, and has changed nothing at all. */
export function unlikeRefused({ status, code }: RaceAnswer, before: OrderBooks, after: OrderBooks): string[] {
  const known = status >= 400 && status < 500 && (KNOWN.includes(code) || status === 403);
  const changed = (Object.keys(before) as (keyof OrderBooks)[]).filter(
    (part) => !isDeepStrictEqual(before[part], after[part]),
  );
  return [
    ...(known ? [] : [`refused with ${status} ${code}`]),
    ...changed.map((part) => `refused with ${code}, but its ${part} changed`),
  ];
}

/** [PA15] Captured = refunded + counted + surplus, by the rows of its money. */
export function unlikeMoney({ order, payments }: OrderBooks): string[] {
  const sum = (kind: string) =>
    payments
      .filter((row) => row.kind === kind && row.status !== 'failed')
      .reduce((total, { amount }) => total + Number(amount), 0);
  const [captured, refunded, due, total] = [
    order.captured,
    order.refunded,
    order.refund_due,
    order.total,
  ].map(Number) as [number, number, number, number];
  const held = captured - refunded;
  const counts = order.paid_at !== null && order.sitting_id === null && order.shares === 0;
  const counted = held - due;
  return [
    ...differs('captured', captured, sum('capture')),
    ...differs('refunded', refunded, sum('refund')),
    ...(counted < 0 || (order.shares !== 0 && order.paid_at !== null && counted > total)
      ? [`${counted} of ${held} are counted for ${total}`]
      : []),
    ...(refunded > captured ? [`${refunded} went back of ${captured}`] : []),
    ...(counts ? differs('due back', due, held - Math.min(held, total)) : []),
  ];
}

/** [OR111] [OR114] A change that was written is the one that was asked for, once, and nothing else has moved. */
export function unlikeChanged(before: OrderBooks, after: OrderBooks, should: ToldOrder): string[] {
  const { order } = after;
  const second = amountsOf(should);
  const is = {
    itemTotal: Number(order.item_total),
    discount: Number(order.discount),
    service: Number(order.service_charge),
    vat: Number(order.vat),
    total: Number(order.total),
  };
  const { quote } = JSON.parse(String(order.document)) as { quote: { total_amount: number } };
  const was = new Map(before.lines.map((row) => [row.position, row]));
  const found = [
    ...differs('amounts', JSON.stringify(is), JSON.stringify(second)),
    // the demo's currency has no smaller unit
    ...differs('the kept bill', quote.total_amount, is.total),
    ...differs('lines', inWords(toldRows(openLines(after))), inWords(should.lines)),
    // whoever holds it counts, and whoever writes it
    ...differs('a later version', Number(order.version) > Number(before.order.version), true),
    ...differs('steps', after.steps.length, before.steps.length + 1),
    ...differs('changes told', changesTold(after), changesTold(before) + 1),
    ...differs('in the trail', actsOf(after, 'changeOrder'), actsOf(before, 'changeOrder') + 1),
    ...differs('status', order.status, before.order.status),
    ...differs('captured', order.captured, before.order.captured),
    ...differs('movements of points', after.points.length, before.points.length),
    ...unlikeMoney(after),
  ];
  const kept = new Set(should.lines.map(({ key }) => key));
  for (const row of before.lines) {
    const now = after.lines.find(({ position }) => position === row.position);
    if (!now) found.push(`line ${row.line_key} is gone`);
    else if (!isDeepStrictEqual({ ...now, closed_at: null }, { ...row, closed_at: null }))
      found.push(`line ${row.line_key} is another`);
    else if (row.closed_at !== null && now.closed_at !== row.closed_at)
      found.push(`line ${row.line_key} was closed again`);
  }
  for (const { key, quantity } of toldRows(openLines(before))) {
    const told = should.lines.find((line) => line.key === key);
    const row = openLines(after).find(({ line_key }) => line_key === key);
    const stays = kept.has(key) && told?.quantity === quantity;
    if (stays !== (row !== undefined)) found.push(`line ${key} ${stays ? 'does not stay' : 'stays'}`);
  }
  const keys = after.lines.map(({ line_key }) => line_key);
  if (new Set(keys).size < keys.length) found.push('two lines have one key');
  const opened = after.lines.filter(({ position }) => !was.has(position));
  if (opened.some(({ position }) => before.lines.some((row) => Number(row.position) >= Number(position))))
    found.push('a new line stands before an old one');
  return found;
}

const changesTold = ({ steps }: OrderBooks) => steps.filter(({ changes }) => changes !== null).length;
const actsOf = ({ trail }: OrderBooks, name: string) => trail.filter(({ act }) => act === name).length;

/** [LO3] [LO4] A hundredth of a point for every hundred đồng of dishes after the voucher, once. */
export const pointsOf = ({ order }: OrderBooks): number =>
  Math.floor((Number(order.item_total) - Number(order.discount)) / 100);
