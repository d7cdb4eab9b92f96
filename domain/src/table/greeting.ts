import type { WallTime } from '../time/moment.ts';

export type Greeting = 'morning' | 'noon' | 'afternoon' | 'evening';

/** First minute of each greeting, latest first. */
const FROM: ReadonlyArray<readonly [number, Greeting]> = [
  [17 * 60 + 31, 'evening'],
  [14 * 60, 'afternoon'],
  [10 * 60 + 31, 'noon'],
  [4 * 60, 'morning'],
];

/** [TB2] How to greet at a time of the diner's own day; after midnight it is still evening. */
export function greetingAt({ hour, minute }: Pick<WallTime, 'hour' | 'minute'>): Greeting {
  const now = hour * 60 + minute;
  return FROM.find(([from]) => now >= from)?.[1] ?? 'evening';
}
