import type { ChangePersonBody } from '@mam/contract/staff/people.schema.ts';
import type { CHANGE_PERSON_REFUSES, REMOVE_PERSON_REFUSES } from '@mam/contract/staff/refusals.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import { mayChangePerson } from '@mam/domain/staff/people.ts';
import type { Role } from '@mam/domain/staff/roles.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/dialect.ts';
import { lockNames } from '../../db/lanes.ts';
import { type Refused, refuse } from '../../http/answer.ts';
import type { StaffMember } from '../../http/caller/principal.ts';
import { byMember, recordPersonAct } from '../acts.ts';
import { forgetPins } from '../device/pins.ts';
import { bindStores, endSessionsOfStaff, memberById } from '../queries.ts';
import { forgetTotp } from '../totp/totp.ts';
import { boundStores, unknownStores } from './add-person.ts';

type Removing = Refused<(typeof REMOVE_PERSON_REFUSES)[number]>;
type Changing = Refused<(typeof CHANGE_PERSON_REFUSES)[number]>;

/**
 * The owners of a brand, who are changed one after the other. A lane holds them, not their rows: two that take several
 * rows in different orders wait for each other until the database ends one.
 */
async function lockOwners(trx: Trx, brand: string): Promise<string[]> {
  await lockNames(trx, [`owners:${brand}`]);
  const rows = await trx
    .selectFrom('staff')
    .select('id')
    .where('brand', '=', brand)
    .where('role', '=', 'owner')
    .where('active', '=', 1)
    .execute();
  return rows.map(({ id }) => id);
}

interface Locked {
  readonly person: { readonly id: string; readonly name: string; readonly role: Role };
  readonly owners: readonly string[];
}

/** Asks in the transaction that changes: somebody who signed in as an owner may be none by now. */
export async function lockPerson(trx: Trx, staff: StaffMember, id: string): Promise<Locked | Refused> {
  const owners = await lockOwners(trx, staff.brand);
  const person = await trx
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .where('id', '=', id)
    .where('brand', '=', staff.brand)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (!owners.includes(staff.id)) return refuse('NOT_YOURS');
  return person ? { person, owners } : refuse('UNKNOWN');
}

/** [SF3] Why somebody may not be given that role, or be removed. */
async function personChangeRefusal(
  trx: Trx,
  staff: StaffMember,
  id: string,
  next: Role | null,
): Promise<Removing | null> {
  const locked = await lockPerson(trx, staff, id);
  if ('refused' in locked) return locked;
  const no = mayChangePerson(staff, locked.person, next, locked.owners);
  return no && refuse(no);
}

const actOn = (
  trx: Trx,
  staff: StaffMember,
  person: { readonly id: string; readonly name: string },
  now: number,
) => ({ trx, brand: staff.brand, by: byMember(staff), now, person });

/** Another role, other stores, another name for guests. */
export async function changePerson(
  database: Database,
  staff: StaffMember,
  id: string,
  { display_name, role, stores }: ChangePersonBody,
  now: number,
): Promise<Changing | null> {
  const unknown = await unknownStores(database, staff.brand, stores);
  if (unknown.length > 0) return refuse('STORE_UNKNOWN', { stores: unknown });
  return database.transaction<Changing | null>(async (trx) => {
    const no = await personChangeRefusal(trx, staff, id, role);
    if (no) return no;
    const before = await memberById(trx, id);
    const called = display_name === undefined ? {} : { display_name: cleanText(display_name) };
    await trx
      .updateTable('staff')
      .set({ role, ...called })
      .where('id', '=', id)
      .execute();
    const bound = boundStores(role, stores);
    await bindStores(trx, { id, brand: staff.brand }, bound);
    const was = before && { roleBefore: before.role, storesBefore: before.stores };
    recordPersonAct(actOn(trx, staff, { id, name: before?.name ?? '' }, now), {
      name: 'changePerson',
      details: { role, stores: bound, ...was },
    });
    return null;
  });
}

/** The account ends and its name is free again; the row stays, orders say who moved them. */
export async function removePerson(
  database: Database,
  staff: StaffMember,
  id: string,
  now: number,
): Promise<Removing | null> {
  return database.transaction<Removing | null>(async (trx) => {
    const no = await personChangeRefusal(trx, staff, id, null);
    if (no) return no;
    const before = await memberById(trx, id);
    await trx
      .updateTable('staff')
      .set({ active: 0, name_key: `removed ${id}` })
      .where('id', '=', id)
      .execute();
    await endSessionsOfStaff(trx, id);
    await trx.deleteFrom('staff_browsers').where('staff_id', '=', id).execute();
    await forgetPins(trx, id);
    await forgetTotp(trx, id);
    recordPersonAct(actOn(trx, staff, { id, name: before?.name ?? '' }, now), {
      name: 'removePerson',
      details: before && { role: before.role },
    });
    return null;
  });
}
