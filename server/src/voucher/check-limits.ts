import type { RefusalCode } from '@mam/contract/refusals.ts';
import { type Answer, isRefused, type Refused, refuse } from '../http/answer.ts';
import type { RateLimits } from '../http/rate-limits.ts';

type Counts = Pick<RateLimits, 'voucherChecks' | 'wrongVouchers' | 'wrongVouchersOfAddress'>;

/** The diner who tries a code, and their network address. */
export interface Trying {
  readonly uid: string;
  /** as networkOf writes it */
  readonly network: string;
}

/**
 * [CH7] Runs a check of a code while this diner and this network address have wrong ones left. A try is counted before
 * it is known to be wrong, so that many at once are no more than many in a row.
 */
export async function limitGuesses<T>(
  { wrongVouchers, wrongVouchersOfAddress }: Omit<Counts, 'voucherChecks'>,
  { uid, network }: Trying,
  ask: () => Promise<T>,
  isWrong: (answer: T) => boolean,
): Promise<T | Refused> {
  if (!wrongVouchers.take(uid)) return refuse('TOO_OFTEN');
  if (!wrongVouchersOfAddress.take(network)) {
    wrongVouchers.giveBack(uid);
    return refuse('TOO_OFTEN');
  }
  let wrong = false;
  try {
    const answer = await ask();
    wrong = isWrong(answer);
    return answer;
  } finally {
    if (!wrong) {
      wrongVouchers.giveBack(uid);
      wrongVouchersOfAddress.giveBack(network);
    }
  }
}

/** Limits the checks of codes by one diner, however asked; after too many wrong ones all are refused for the hour. */
export async function limitedCheck<T extends { readonly Code: number }, C extends RefusalCode>(
  counts: Counts,
  who: Trying,
  check: () => Promise<Answer<T, C>>,
): Promise<Answer<T, C>> {
  if (!counts.voucherChecks.take(who.uid)) return refuse('TOO_OFTEN');
  return limitGuesses(counts, who, check, (answer) => !isRefused(answer) && answer.data.Code === 1);
}
