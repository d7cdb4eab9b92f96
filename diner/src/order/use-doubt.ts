import { useCallback, useState } from 'react';
import { type OrderReading, timesRead, useTimesRead } from './times-read.ts';

/**
 * [OR90] The doubt about an act whose answer was lost: `unknown` = nobody has read the order since; `undone` = it was
 * read since and stands as it stood.
 */
export type Doubt = 'unknown' | 'undone';

/** [OR90] The doubt about an act whose answer was lost, settled by reading `truth`; null = none, or it is settled. */
export function useDoubt(hash: string, truth: OrderReading = 'order') {
  /** how often that had been read when the answer was lost */
  const [lostAt, setLostAt] = useState<number | null>(null);
  const read = useTimesRead(hash, truth);
  const doubt: Doubt | null = lostAt === null ? null : read > lostAt ? 'undone' : 'unknown';
  const lose = useCallback(() => setLostAt(timesRead(hash, truth)), [hash, truth]);
  const settle = useCallback(() => setLostAt(null), []);
  return { doubt, lose, settle };
}
