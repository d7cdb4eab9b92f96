import type { Currency } from '@mam/domain/money/currency.ts';
import { type AskedChange, QUESTION_STATES } from '@mam/domain/order/change-question.ts';
import type { ChangedLine, LineChange, OrderChange } from '@mam/domain/order/changed-lines.ts';
import { seconds } from '../../http/moment-wire.ts';
import { toWire } from '../../money/money-wire.ts';
import { amountsIn, entriesOf, readTexts, readTime, textOrEmpty, whole } from '../entries.ts';
import type { AskedChangeWire, LineChangeWire, OrderChangeWire } from './line-change.schema.ts';

type SideWire = NonNullable<LineChangeWire['was']>;

const sideToWire = ({ itemId, ...side }: ChangedLine, currency: Currency): SideWire => ({
  item_id: itemId,
  name: side.name,
  details: [...side.details],
  quantity: side.quantity,
  amount: toWire(side.amount, currency),
});

function sideFromWire(wire: SideWire | null | undefined, currency: Currency): ChangedLine | null {
  if (typeof wire !== 'object' || wire === null) return null;
  return {
    itemId: textOrEmpty(wire.item_id),
    name: textOrEmpty(wire.name),
    details: readTexts(wire.details),
    quantity: whole(wire.quantity, 1),
    amount: amountsIn(currency)(wire.amount),
  };
}

/** Lines before and after, in the main unit. */
export const lineChangesToWire = (lines: readonly LineChange[], currency: Currency): LineChangeWire[] =>
  lines.map(({ key, was, now }) => ({
    key,
    was: was && sideToWire(was, currency),
    now: now && sideToWire(now, currency),
  }));

export const lineChangesFromWire = (
  lines: readonly (LineChangeWire | null)[] | null | undefined,
  currency: Currency,
): LineChange[] =>
  entriesOf(lines).map(({ key, was, now }) => ({
    key: textOrEmpty(key),
    was: sideFromWire(was, currency),
    now: sideFromWire(now, currency),
  }));

/** [OR114] Every change of an order's lines, the first one first; a server of before says nothing of them. */
export const orderChangesFromWire = (
  changes: readonly (OrderChangeWire | null)[] | null | undefined,
  currency: Currency,
): OrderChange[] =>
  entriesOf(changes).map(({ at, by, lines, difference, on_page }) => ({
    at: readTime(at) ?? 0,
    by: textOrEmpty(by),
    lines: lineChangesFromWire(lines, currency),
    difference: amountsIn(currency)(difference),
    ...(on_page === true && { onPage: true }),
  }));

/** [OR115] A question in the main unit. */
export const askedChangeToWire = (asked: AskedChange, currency: Currency): AskedChangeWire => ({
  state: asked.state,
  asked_at: asked.askedAt,
  until: seconds(asked.until),
  lines: lineChangesToWire(asked.lines, currency),
  before: toWire(asked.before, currency),
  after: toWire(asked.after, currency),
  difference: toWire(asked.difference, currency),
});

/** The same as it is read; null = nothing is asked, or a server of before says nothing of it. */
export function askedChangeFromWire(
  wire: AskedChangeWire | null | undefined,
  currency: Currency,
): AskedChange | null {
  const state = QUESTION_STATES.find((known) => known === wire?.state);
  const until = readTime(wire?.until);
  if (!wire || !state || until === null) return null;
  const amountOf = amountsIn(currency);
  return {
    state,
    // it is only ever sent back as it came
    askedAt: Number(wire.asked_at) || 0,
    until,
    lines: lineChangesFromWire(wire.lines, currency),
    before: amountOf(wire.before),
    after: amountOf(wire.after),
    difference: amountOf(wire.difference),
  };
}
