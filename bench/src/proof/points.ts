import type { Proof } from './proof.ts';
import { storm } from './storm.ts';

export const points: Proof = {
  says: 'after random movements of points, many at once, every balance is the sum of its movements and what was answered',
  share: 2_000,
  whole: 1_000_000,
  run: storm('server/test/storm/points-storm.ts'),
};
