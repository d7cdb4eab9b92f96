import { Refused } from '@mam/client/call.ts';

/** ms until what was not answered is asked again; the last one again and again. */
const PAUSES = [300, 600, 1_000] as const;
const TOO_OFTEN = 429;

/** Without an answer, with a broken one or with "too often", asking again may help; any other refusal stays. */
export function mayComeYet(error: unknown): boolean {
  if (!(error instanceof Refused)) return false;
  return error.code === 'CONNECTION' || error.status >= 500 || error.status === TOO_OFTEN;
}

export function pauseAfter(failures: number): number {
  return PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0;
}

/** A query that is asked until it is answered, as far as it tells of that. */
interface RetriedQuery {
  readonly error: Error | null;
  readonly failureCount: number;
  readonly failureReason: Error | null;
}

/** The error of a read that fails, to be shown; one miss is not: the next try comes before anybody has read it. */
export function lastingError({ error, failureCount, failureReason }: RetriedQuery): Error | null {
  return error ?? (failureCount > 1 ? failureReason : null);
}
