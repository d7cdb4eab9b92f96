import { parseArgs } from 'node:util';

/** How a program that does many things at random is called: its database, how many, and the seed that repeats it. */
export function stormAsked(standing: number) {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: '' },
      url: { type: 'string' },
      count: { type: 'string', default: String(standing) },
      seed: { type: 'string', default: '1' },
    },
  });
  let state = Number(values.seed) >>> 0;
  /** a whole number from 0, below most; the same seed gives the same choices */
  const upTo = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * most);
  };
  return {
    database: { databaseUrl: values.url ?? null, dataFolder: values.folder, serving: false },
    count: Number(values.count),
    upTo,
    pick: <T>(from: readonly T[]): T | undefined => from[upTo(from.length)],
  };
}
