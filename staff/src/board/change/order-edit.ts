import type { ReadLine } from '@mam/domain/cart/read-cart.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import type { TicketLine } from '@mam/domain/staff/board.ts';

/** Something new on an order, as today's menu has it. */
export interface AddedLine {
  readonly read: ReadLine;
  /** the key of the line it stands in for; null = it comes on top */
  readonly insteadOf: string | null;
}

/** An order as somebody is changing it: all that is not named here stays as it was sold. */
export interface OrderEdit {
  /** how many of a line stay, by its key, where that is fewer than were ordered */
  readonly left: ReadonlyMap<string, number>;
  readonly added: readonly AddedLine[];
}

export const UNTOUCHED: OrderEdit = { left: new Map(), added: [] };

/** One line of an order before and after; its mark says what has become of it. */
export interface EditRow {
  readonly key: string;
  readonly mark: 'same' | 'fewer' | 'swapped' | 'removed' | 'added';
  /** null = it was not ordered */
  readonly was: TicketLine | null;
  readonly left: number;
  /** null = nothing new stands here */
  readonly now: AddedLine | null;
}

export const keyOfAdded = ({ read }: AddedLine): string => read.line.key;

export const amountOfAdded = ({ read: { unit, line } }: AddedLine): Minor => unit * line.quantity;

/** [OR111] The rest of a line's amount, part by part as it was charged. */
export const amountLeft = ({ amount, quantity }: TicketLine, left: number): Minor =>
  amount - Math.floor((amount * (quantity - left)) / quantity);

/** So many of a line stay; as many as were ordered is no change. */
export function leaveOf(edit: OrderEdit, { key, quantity }: TicketLine, count: number): OrderEdit {
  const left = new Map(edit.left);
  if (count >= quantity) left.delete(key);
  else left.set(key, Math.max(0, count));
  return { ...edit, left };
}

/** A line as it was: what stood in for it is gone. */
export const keepLine = (edit: OrderEdit, { key }: TicketLine): OrderEdit => ({
  left: new Map([...edit.left].filter(([each]) => each !== key)),
  added: edit.added.filter(({ insteadOf }) => insteadOf !== key),
});

/** Something more, or in place of a line, of which as many come as were left of that. */
export function addLine(edit: OrderEdit, read: ReadLine, insteadOf: TicketLine | null): OrderEdit {
  if (insteadOf === null) return { ...edit, added: [...edit.added, { read, insteadOf: null }] };
  const kept = keepLine(edit, insteadOf);
  return {
    left: new Map(kept.left).set(insteadOf.key, 0),
    added: [...kept.added, { read, insteadOf: insteadOf.key }],
  };
}

/** So many of something new; 0 takes it away, and a line it stood in for comes back. */
export function countAdded(edit: OrderEdit, added: AddedLine, count: number): OrderEdit {
  const key = keyOfAdded(added);
  if (count > 0) {
    const counted = { ...added, read: withQuantity(added.read, count) };
    return { ...edit, added: edit.added.map((each) => (keyOfAdded(each) === key ? counted : each)) };
  }
  const left = new Map(edit.left);
  if (added.insteadOf !== null) left.delete(added.insteadOf);
  return { left, added: edit.added.filter((each) => keyOfAdded(each) !== key) };
}

export const withQuantity = (read: ReadLine, quantity: number): ReadLine => ({
  ...read,
  line: { ...read.line, quantity },
});

function markOf(left: number, quantity: number, now: AddedLine | null): EditRow['mark'] {
  if (now !== null) return 'swapped';
  if (left === quantity) return 'same';
  return left === 0 ? 'removed' : 'fewer';
}

/** Every line as it was and as it will be, in the order's own turn; new ones come last. */
export function editRows(lines: readonly TicketLine[], edit: OrderEdit): readonly EditRow[] {
  const before = lines.map((was): EditRow => {
    const left = edit.left.get(was.key) ?? was.quantity;
    const now = edit.added.find(({ insteadOf }) => insteadOf === was.key) ?? null;
    return { key: was.key, mark: markOf(left, was.quantity, now), was, left, now };
  });
  const more = edit.added
    .filter(({ insteadOf }) => insteadOf === null)
    .map((now): EditRow => ({ key: keyOfAdded(now), mark: 'added', was: null, left: 0, now }));
  return [...before, ...more];
}

/** How many places of an order are another. */
export const countChanges = (rows: readonly EditRow[]): number =>
  rows.filter(({ mark }) => mark !== 'same').length;

/** [OR134] An edit on an order that has become another meanwhile: what still fits is kept. */
export function editOnto(lines: readonly TicketLine[], edit: OrderEdit): OrderEdit {
  const known = new Map(lines.map((line) => [line.key, line]));
  const left = [...edit.left].filter(([key, count]) => count < (known.get(key)?.quantity ?? 0));
  const added = edit.added.map((each) =>
    each.insteadOf !== null && !known.has(each.insteadOf) ? { ...each, insteadOf: null } : each,
  );
  return { left: new Map(left), added };
}
