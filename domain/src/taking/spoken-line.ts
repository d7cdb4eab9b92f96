import type { ReadLine } from '../cart/read-cart.ts';

/** A line as it is read back to whoever ordered it. */
export interface SpokenLine {
  readonly key: string;
  readonly quantity: number;
  readonly name: string;
  /** sizes and options; of a combo its dishes */
  readonly details: readonly string[];
  readonly note: string;
  readonly isCombo: boolean;
}

/** [OR133] Everything that will be cooked is read back, in its order and as the kitchen reads it; a dish that is gone is not. */
export function spokenLines(read: readonly ReadLine[]): readonly SpokenLine[] {
  return read
    .filter(({ problem }) => problem === null)
    .map(({ line, name, details, combo }) => ({
      key: line.key,
      quantity: line.quantity,
      name: withoutCount(name),
      details,
      note: line.note.trim(),
      isCombo: combo !== null,
    }));
}

/** "Gỏi cuốn (2 cuốn)" is said as "gỏi cuốn": after "two" another number would be heard as theirs. */
const withoutCount = (name: string): string => name.replace(/\s*\([^()]*\d[^()]*\)\s*$/u, '') || name;
