import type { RefusalCode } from '@mam/contract/refusals.ts';
import type { Answer } from '../http/answer.ts';
import { isRefused, refuse } from '../http/answer.ts';
import type { RateLimits } from '../http/rate-limits.ts';

/** Checks of codes by one diner are limited, however they are asked; after too many wrong ones nothing is said for the rest of the hour. */
export async function limitedCheck<T extends { readonly Code: number }, C extends RefusalCode>(
  { voucherChecks, wrongVouchers }: Pick<RateLimits, 'voucherChecks' | 'wrongVouchers'>,
  uid: string,
  check: () => Promise<Answer<T, C>>,
): Promise<Answer<T, C>> {
  if (!voucherChecks.take(uid) || !wrongVouchers.hasLeft(uid)) return refuse('TOO_OFTEN');
  const answer = await check();
  if (!isRefused(answer) && answer.data.Code === 1) wrongVouchers.take(uid);
  return answer;
}
