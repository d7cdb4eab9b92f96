import { prepared } from '../../db/prepared-statement.ts';
import { hashOfSecret } from '../secret.ts';

const browserOfStaff = prepared<{ hash: string }, { staff_id: string }>((db, value) =>
  db
    .selectFrom('staff_browsers')
    .innerJoin('staff', 'staff.id', 'staff_browsers.staff_id')
    .select('staff_id')
    .where('staff_browsers.token_hash', '=', value('hash'))
    .where('staff.active', '=', 1)
    .limit(1),
);

/** [SF4] Whether somebody who works here has signed in by the browser with this secret before. */
export async function isBrowserOfStaff(
  read: Parameters<typeof browserOfStaff>[0],
  secret: string,
): Promise<boolean> {
  return (await browserOfStaff(read, { hash: hashOfSecret(secret) })).rows.length > 0;
}
