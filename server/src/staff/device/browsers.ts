import { seconds } from '@mam/contract/http/moment-wire.ts';
import type { SignedInBrowser } from '@mam/contract/staff/device/device.schema.ts';
import { mayEndSessionOf } from '@mam/domain/staff/pin.ts';
import Bowser from 'bowser';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Trx } from '../../db/dialect.ts';
import type { Tables } from '../../db/tables.ts';
import type { StaffMember } from '../../http/caller/principal.ts';
import { hashOfSecret } from '../../http/secret.ts';

/** The name of a session on the wire: nobody signs in with it, nor finds the session's secret. */
const sessionName = (tokenHash: string) => hashOfSecret(tokenHash).slice(0, 24);

/** The browser and its system as they name themselves. */
function browserNames(userAgent: string): { readonly browser: string; readonly system: string } {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name ?? '', system: os.name ?? '' };
}

/** [SF32] The sessions of a brand's own browsers that somebody may end. */
async function sessionsFor(db: Kysely<Tables>, staff: StaffMember, now: number) {
  const rows = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .selectAll('staff_sessions')
    .select(['staff.name', 'staff.role'])
    .where('staff_sessions.brand', '=', staff.brand)
    .where('staff_sessions.device_id', 'is', null)
    .where('staff_sessions.expires_at', '>', now)
    .where('staff.active', '=', 1)
    .orderBy('staff_sessions.created_at', 'desc')
    .execute();
  return rows.filter(({ staff_id: id, role }) => mayEndSessionOf(staff, { id, role }));
}

/** [SF32] The browsers that somebody may sign out, the youngest session first. */
export async function browsersFor(
  db: Kysely<Tables>,
  staff: StaffMember,
  now: number,
): Promise<Static<typeof SignedInBrowser>[]> {
  return (await sessionsFor(db, staff, now)).map((row) => ({
    id: sessionName(row.token_hash),
    person: row.name,
    role: row.role,
    ...browserNames(row.user_agent),
    since: seconds(row.created_at),
    last_at: seconds(Math.max(row.last_at, row.created_at)),
    here: row.token_hash === staff.session,
  }));
}

/** [SF32] Signs out one of the browsers somebody may sign out, by its name on the wire, or all but their own (null); how many. */
export async function endBrowsers(
  trx: Trx,
  staff: StaffMember,
  { named, now }: { readonly named: string | null; readonly now: number },
): Promise<number> {
  const ended = (await sessionsFor(trx, staff, now))
    .map((row) => row.token_hash)
    .filter((hash) => (named === null ? hash !== staff.session : sessionName(hash) === named));
  if (ended.length > 0) await trx.deleteFrom('staff_sessions').where('token_hash', 'in', ended).execute();
  return ended.length;
}
