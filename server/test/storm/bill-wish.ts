import type { TableBill } from '@mam/domain/table/bill.ts';
import { PORTION } from '@mam/domain/table/bill-parts.ts';
import { standingDivision } from '@mam/domain/table/division.ts';
import type { BillPartRequest } from '@mam/domain/table/take-of-bill.ts';
import type { stormAsked } from './storm-program.ts';

interface AtTable {
  readonly now: number;
  /** so many sit there */
  readonly phones: number;
}

type Dice = Pick<ReturnType<typeof stormAsked>, 'upTo' | 'pick'>;

/** A part of the division that stands, or one that somebody begins, knowing of the other or not. */
function equally(bill: TableBill, { now, phones }: AtTable, { upTo }: Dice): BillPartRequest {
  const standing = standingDivision(bill, now);
  const sees = standing !== null && upTo(4) > 0;
  const people = sees ? standing.people : 2 + upTo(phones - 1);
  return {
    by: 'equal',
    people,
    of: 1 + upTo(2),
    division: sees ? standing.id : null,
    anew: sees && upTo(4) === 0,
  };
}

/** Somebody wants to pay some of a bill, in one of the ways there are. */
export function randomWish(bill: TableBill, at: AtTable, dice: Dice): BillPartRequest {
  const { upTo, pick } = dice;
  const line = pick(bill.lines);
  const kind = upTo(4);
  if (kind === 0) return equally(bill, at, dice);
  if (kind === 1 || !line) return { by: 'amount', amount: 1 + upTo(120_000) };
  const taken = pick([PORTION / 4, PORTION / 3, PORTION / 2, PORTION, line.quantity * PORTION]) ?? PORTION;
  return { by: 'items', parts: [{ round: line.round, key: line.key, parts: taken }] };
}
