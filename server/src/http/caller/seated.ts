import { LONGEST_STAY, SITTING_IDLE } from '@mam/domain/table/sitting.ts';
import { prepared } from '../../db/prepared-statement.ts';

/** The sitting a diner came to after one moment, and that showed a sign of life after another; epoch ms. */
const findActiveSeat = prepared<{ uid: string; came: number; since: number }, { id: string }>((db, value) =>
  db
    .selectFrom('sitting_guests')
    .innerJoin('sittings', 'sittings.id', 'sitting_guests.sitting_id')
    .select('sittings.id')
    .where('sitting_guests.uid', '=', value('uid'))
    .where('sitting_guests.joined_at', '>', value('came'))
    .where('sitting_guests.state', '=', 'in')
    .where('sittings.ended_at', 'is', null)
    .where('sittings.last_at', '>', value('since'))
    .limit(1),
);

/** [TB80] Whether a diner is a guest of a sitting that goes on at this moment, epoch ms. */
export async function isSeated(
  read: Parameters<typeof findActiveSeat>[0],
  uid: string,
  now: number,
): Promise<boolean> {
  return (
    (await findActiveSeat(read, { uid, came: now - LONGEST_STAY, since: now - SITTING_IDLE })).rows.length > 0
  );
}
