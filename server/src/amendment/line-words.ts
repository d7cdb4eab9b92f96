import type { LineChange } from '@mam/domain/order/changed-lines.ts';

/** Lines on one side of a change as the trail keeps them: "3× Cơm tấm, 1× Gỏi cuốn". */
export const linesInWords = (lines: readonly LineChange[], side: 'was' | 'now'): string =>
  lines
    .flatMap((line) => line[side] ?? [])
    .map(({ quantity, name }) => `${quantity}× ${name}`)
    .join(', ');
