import { changeRow } from '../start/kept-rows.ts';

/** So many minutes pass for an order that waits for its restaurant; ends: the time to answer is looked at after them. */
export function minutesPass(code: string, minutes: number, { ends }: { readonly ends: boolean }): void {
  changeRow(
    `update orders set created_at = created_at - :passed, waits_since = waits_since - :passed,
    look_at = look_at + :later where code = :code`,
    { passed: minutes * 60_000, later: ends ? -minutes * 60_000 : 36_000_000, code },
  );
}

/** So many minutes pass for an order that was promised: its promise, and what came before, are that much longer ago. */
export function promisePasses(code: string, minutes: number): void {
  changeRow(
    `update orders set created_at = created_at - :passed, promised_at = promised_at - :passed,
    ready_by = ready_by - :passed, ready_at = ready_at - :passed where code = :code`,
    { passed: minutes * 60_000, code },
  );
}

/** An order that was accepted is for so many minutes from now, and promised for then. */
export function isForLater(code: string, minutes: number): void {
  changeRow(
    'update orders set wished_at = :at, promised_at = :at, ready_by = :at, version = version + 1 where code = :code',
    { at: Date.now() + minutes * 60_000, code },
  );
}
