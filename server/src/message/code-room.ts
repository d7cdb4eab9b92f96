import type { SEND_CODE_REFUSES } from '@mam/contract/message/refusals.ts';
import {
  type CodeAsker,
  type CodeLimits,
  codeWindows,
  isOfOthers,
  puzzleWindow,
  toldWindows,
} from '@mam/domain/message/phone-code.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { type CountedBy, roomIn } from './code-queries.ts';

/** Somebody who asks, and what it is counted by. */
export interface Counting extends CountedBy {
  readonly asker: CodeAsker;
  readonly now: number;
}

const configuredCodeLimits = ({ config }: Pick<Context, 'config'>): CodeLimits => ({
  address: config.limits.codes_of_address_an_hour,
  addressFree: config.limits.codes_of_address_free,
  house: config.limits.codes_a_day,
});

/** [MS7] From when on a code may be sent, and whether it is others who have used up what there was. */
export async function roomFor(
  trx: Trx,
  context: Pick<Context, 'config'>,
  counting: Counting,
): Promise<{ readonly from: number; readonly byOthers: boolean }> {
  const windows = codeWindows(counting.asker, configuredCodeLimits(context));
  const rooms = await roomIn(trx, windows, counting);
  const from = Math.max(...rooms);
  const last = windows[rooms.indexOf(from)];
  return { from, byOthers: last !== undefined && isOfOthers(last) };
}

/** [MS7] [MS12] Why no code can be sent at this moment; null = one can. */
export async function noRoom(
  trx: Trx,
  context: Pick<Context, 'config'>,
  counting: Counting,
): Promise<Refused<(typeof SEND_CODE_REFUSES)[number]> | null> {
  const { from, byOthers } = await roomFor(trx, context, counting);
  if (from <= counting.now) return null;
  const seconds = Math.ceil((from - counting.now) / 1000);
  return refuse(byOthers ? 'PHONE_CODES_USED_UP' : 'PHONE_CODE_WAIT', { seconds });
}

/** [MS13] Whether a code takes a solved puzzle. */
export async function asksPuzzleForCode(
  trx: Trx,
  context: Pick<Context, 'config'>,
  { asker, now, ...by }: Counting,
): Promise<boolean> {
  if (asker === 'owner') return false;
  const [from = 0] = await roomIn(trx, [puzzleWindow(configuredCodeLimits(context))], by);
  return from > now;
}

/** [MS12] Tells the operator with the code that brings strangers near the end of theirs, and with their last. */
export async function tellOperator(
  trx: Trx,
  context: Pick<Context, 'config' | 'log'>,
  { asker, now, ...by }: Counting,
): Promise<void> {
  if (asker === 'owner') return;
  for (const [event, window] of Object.entries(toldWindows(configuredCodeLimits(context)))) {
    const [from = 0, oneMore = 0] = await roomIn(trx, [window, { ...window, most: window.most + 1 }], by);
    // only the one that fills it: those after it say nothing
    if (from > now && oneMore <= now)
      context.log.warn({ event: `codes ${event}`, sent: window.most, of: 'strangers' }, 'codes to phones');
  }
}
