import { prepared } from '../../db/prepared-statement.ts';

const standingCode = prepared<{ code: string }, { code: string }>((db, value) =>
  db
    .selectFrom('table_codes')
    .select('code')
    .where('code', '=', value('code'))
    .where('replaced_at', 'is', null),
);

/** [LI3] Whether a code stands on a table. */
export async function isTableCode(read: Parameters<typeof standingCode>[0], code: string): Promise<boolean> {
  return (await standingCode(read, { code })).rows.length > 0;
}
