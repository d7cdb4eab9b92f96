import { createHash } from 'node:crypto';

/** Chance that can be repeated: the same name gives the same choices. */
export interface Chance {
  /** a whole number from 0, below the end */
  below(end: number): number;
  pick<T>(from: readonly T[]): T;
  /** true once in so many times */
  oneIn(many: number): boolean;
}

export function namedChance(name: string): Chance {
  let block = Buffer.alloc(0);
  let used = 0;
  const next = () => {
    if (block.length < 4) {
      block = createHash('sha256').update(`${name} ${used}`).digest();
      used += 1;
    }
    const value = block.readUInt32BE(0);
    block = block.subarray(4);
    return value;
  };
  const below = (end: number) => next() % end;
  return {
    below,
    pick: (from) => {
      const picked = from[below(from.length)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
    oneIn: (many) => below(many) === 0,
  };
}
