import { toldWindows } from '@mam/domain/message/phone-code.ts';
import type { Database } from '../db/database.ts';
import type { Limits } from '../limits.ts';
import { inTime } from './in-time.ts';
import type { Trouble } from './trouble.ts';

const PATIENCE = 2_000;

/** [MS12] Whether strangers have been sent nearly all codes that are for them in a day. */
export async function codeTroubles(
  { read }: Database,
  { codes_a_day: house }: Pick<Limits, 'codes_a_day'>,
  now: number,
): Promise<Trouble[]> {
  const { low, spent } = toldWindows({ house });
  if (!Number.isFinite(low.most)) return [];
  const codes = read
    .selectFrom('phone_codes')
    .select('id')
    .where('own', '=', 0)
    .where('sent_at', '>', now - low.span)
    .limit(spent.most)
    .execute();
  const sent = (await inTime(codes, PATIENCE).catch(() => [])).length;
  if (sent < low.most) return [];
  return [
    {
      reason: 'codes-low',
      bearable: true,
      detail: `Strangers have been sent ${sent} of ${spent.most} codes to phones of a day: who has ordered here is sent theirs all the same. A script may be at work; more are sent with LIMITS="codes_a_day=…" (${house}).`,
    },
  ];
}
