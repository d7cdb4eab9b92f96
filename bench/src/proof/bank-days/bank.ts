import { randomUUID } from 'node:crypto';
import type { Chance } from '../../chance.ts';
import { bankSays, isOk, NOBODY, type OnStatement } from '../../races/acts.ts';
import type { Ground } from '../../races/ground.ts';
import { type PayerWithCode, payersWithCode, type Sent } from '../in-shares/order.ts';
import type { Day } from './day.ts';

/** How a transfer can be wrong, and how likely it is. */
const WAYS = [
  ['right', 10],
  ['less', 3],
  ['more', 3],
  ['anothers code', 1],
  ['the order’s code', 1],
  ['cut', 1],
  ['two codes', 1],
  ['another account', 1],
] as const;
type Way = (typeof WAYS)[number][0];

const EVERY_WAY: readonly Way[] = WAYS.flatMap(([way, likely]) => Array.from({ length: likely }, () => way));

/** A statement as banks write them: their own words round it, small letters, broken up. */
function written(chance: Chance, code: string): string {
  return chance.pick([
    `MAM${code}`,
    `CT DEN MAM${code} cam on`,
    `ck mam ${code.slice(0, 2)} ${code.slice(2).toLowerCase()}`,
    `MBVCB.${chance.whole(1_000, 9_999)}.MAM${code} chuyen tien`,
  ]);
}

interface Transfer {
  readonly sent: Sent;
  readonly told: OnStatement;
}

/** Somebody sends money for their share, as they understand it. */
function send({ chance, payers, order }: Day, payer: PayerWithCode): Transfer {
  const others = payers.flatMap(({ code }) => (code === null || code === payer.code ? [] : [code]));
  const way = chance.pick(EVERY_WAY);
  const some = chance.whole(1, 9) * 1_000;
  const share = Math.max(payer.share, 1_000);
  const amount = way === 'less' ? Math.max(1, share - some) : way === 'more' ? share + some : share;
  const reference = `BD${randomUUID()}`;
  const said = (description: string, code: string | null, account?: string): Transfer => ({
    sent: { reference, amount, code },
    told: { description, amount, reference, ...(account !== undefined && { account }) },
  });
  const named = (code: string) => said(written(chance, code), code);
  const [other] = others;
  switch (way) {
    case 'anothers code':
      return named(other ?? payer.code);
    case 'the order’s code':
      return named(order.code);
    case 'cut':
      // four signs are no code, whatever the bank appends
      return said(`MAM${payer.code.slice(0, 4)}`, null);
    case 'two codes':
      return other ? said(`MAM${payer.code} MAM${other}`, null) : named(payer.code);
    case 'another account':
      return said(`MAM${payer.code}`, null, '999');
    default:
      return named(payer.code);
  }
}

/** A bank's day: some send, and are told of in any order, some of it again and again and some at one moment. */
export async function sendBankNotices(
  ground: Ground,
  day: Day,
  most: number,
  found: string[],
): Promise<void> {
  const { chance, sent } = day;
  const paying = payersWithCode(day);
  const transfers = Array.from({ length: chance.whole(0, most) }, () => send(day, chance.pick(paying)));
  sent.push(...transfers.map((one) => one.sent));
  const told = transfers.flatMap((one) => Array.from({ length: chance.whole(1, 2) }, () => one.told));
  const reordered = told.map((one) => ({ one, at: chance.next() })).sort((a, b) => a.at - b.at);
  const tell = async ({ one }: { readonly one: OnStatement }) => {
    const answer = await bankSays(ground, chance.whole(0, 1), one)(NOBODY);
    if (!isOk(answer)) found.push(`${day.name}: the bank was answered ${answer.status} ${answer.code}`);
  };
  if (chance.next() < 0.2) await Promise.all(reordered.map(tell));
  else for (const one of reordered) await tell(one);
}
