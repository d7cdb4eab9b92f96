import { countOpenUnpaid } from '@mam/domain/checkout/placing.ts';
import { sql } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import { prepared } from '../db/prepared-statement.ts';
import { isOwnNumber } from './own-number.ts';

/** Methods by which the restaurant is paid later. */
const PAY_LATER = ['PAYMENT_ON_DELIVERY', 'CASH_ON_DELIVERY'];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Two orders with one phone number, or an order and a proof of it [OR80], wait for each other in this lane. */
export const phoneLockName = (brand: string, phoneKey: string): string => `phone ${brand} ${phoneKey}`;

/** Orders of one diner or phone wait for each other here, so that limits and vouchers of a person are exact. */
export const lockNamesOfPerson = ({ brand, uid, phoneKey }: Person): string[] => [
  `diner ${uid}`,
  phoneLockName(brand, phoneKey),
];

export interface PlacedSoFar {
  /** open orders paid later, of this diner or phone, whichever has more; of the diner alone where it is their own */
  readonly openUnpaid: number;
  readonly lastMinute: number;
  readonly lastDay: number;
  /** whether there is an order under the code that was drawn */
  readonly isCodeTaken: boolean;
}

interface Person {
  readonly brand: string;
  readonly uid: string;
  readonly phoneKey: string;
}

const countPlaced = prepared<
  Person & { minuteAgo: number; dayAgo: number; code: string },
  Record<'minute' | 'day' | 'ofDiner' | 'ofPhone' | 'ofCode', number>
>((db, value) => {
  const unpaid = sql`brand = ${value('brand')} and ended_at is null and total > 0 and table_name is null
    and payment_method in (${sql.join(PAY_LATER)})`;
  const statement = sql<Record<'minute' | 'day' | 'ofDiner' | 'ofPhone' | 'ofCode', number>>`select
    (select count(*) from orders where uid = ${value('uid')} and created_at > ${value('minuteAgo')}) as "minute",
    (select count(*) from orders where uid = ${value('uid')} and created_at > ${value('dayAgo')}) as "day",
    (select count(*) from orders where uid = ${value('uid')} and ${unpaid}) as "ofDiner",
    (select count(*) from orders where phone_key = ${value('phoneKey')} and ${unpaid}) as "ofPhone",
    (select count(*) from orders where code = ${value('code')} and brand = ${value('brand')}) as "ofCode"`;
  return { compile: () => statement.compile(db) };
});

interface Counting extends Person {
  /** [CT8] asked for when others have open orders with the number; '' = none that can be anybody's own */
  readonly phoneNumber: () => string;
  readonly now: number;
  readonly code?: string;
}

/**
 * [OR15] [TB7] Counts in one statement the orders a person's limits go by, and whether the drawn code is free. The
 * owner of the number matters only where others have more open orders with it.
 */
export async function placedSoFar(
  trx: Trx,
  { phoneNumber, now, code = '', ...person }: Counting,
): Promise<PlacedSoFar> {
  const { rows } = await countPlaced(trx, { ...person, code, minuteAgo: now - MINUTE, dayAgo: now - DAY });
  const [row] = rows;
  if (!row) throw new Error('counting answers one row');
  const { ofDiner, ofPhone } = row;
  const phone_number = ofPhone > ofDiner ? phoneNumber() : '';
  const own = phone_number !== '' && (await isOwnNumber(trx, { ...person, phone_number }));
  return {
    openUnpaid: countOpenUnpaid({ ofDiner, ofPhone, own }),
    lastMinute: row.minute,
    lastDay: row.day,
    isCodeTaken: row.ofCode > 0,
  };
}
