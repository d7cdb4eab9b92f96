import type { Currency } from '@mam/domain/money/currency.ts';
import type { LineChange, MadeChange } from '@mam/domain/order/changed-lines.ts';

/** Lines on one side of a change: "3× Cơm tấm, 1× Gỏi cuốn". */
const inWords = (lines: readonly LineChange[], side: 'was' | 'now'): string =>
  lines
    .flatMap((line) => line[side] ?? [])
    .map(({ quantity, name }) => `${quantity}× ${name}`)
    .join(', ');

/** A change, made or asked for, as the trail keeps it. */
export const changeDetails = ({ lines, difference: amount }: MadeChange, { symbol }: Currency) => ({
  from: inWords(lines, 'was'),
  to: inWords(lines, 'now'),
  amount,
  currency: symbol,
});
