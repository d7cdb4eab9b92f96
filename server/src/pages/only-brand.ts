import { allBrands } from '../brand/queries.ts';
import type { Database } from '../db/database.ts';

/** The brand of a server that has just one: "/" without a name is its page. */
export interface OnlyBrand {
  /** its code; null = there are none or several; undefined = not asked yet, or something may have changed since */
  known(): string | null | undefined;
  ask(): Promise<string | null>;
}

export function rememberOnlyBrand(database: Database): OnlyBrand {
  let known: string | null | undefined;
  let asked = 0;
  // every import rings for each of its stores
  database.onCommitted((events) => {
    if (!events.some(({ topic }) => topic.startsWith('store:'))) return;
    known = undefined;
    asked += 1;
  });
  return {
    known: () => known,
    ask: async () => {
      if (known !== undefined) return known;
      const before = asked;
      const [only, another] = await allBrands(database.read);
      const code = only && !another ? only.code : null;
      // a bell during the asking: the next one asks again
      if (before === asked) known = code;
      return code;
    },
  };
}
