import { ChangePersonBody, NewPersonBody, People, PersonParams } from '@mam/contract/staff/people.schema.ts';
import {
  addPerson as addPersonCall,
  changePerson as changePersonCall,
  listPeople,
  removePerson as removePersonCall,
} from '@mam/contract/staff/people.ts';
import {
  ADD_PERSON_REFUSES,
  CHANGE_PERSON_REFUSES,
  END_TOTP_OF_PERSON_REFUSES,
  REMOVE_PERSON_REFUSES,
} from '@mam/contract/staff/refusals.ts';
import { endTotpOfPerson as endTotpOfPersonCall } from '@mam/contract/staff/totp.ts';
import type { Feature } from '../../context.ts';
import { isRefused, ok } from '../../http/answer.ts';
import type { StaffMember } from '../../http/caller/principal.ts';
import { byMember } from '../acts.ts';
import { peopleOfBrand } from '../queries.ts';
import { serveStaff } from '../serve-staff.ts';
import { refusedSignInsOfBrand } from '../sign-in/refused-sign-ins.ts';
import { endTotpOfPerson } from '../totp/switch-totp.ts';
import { addPerson } from './add-person.ts';
import { changePerson, removePerson } from './change-person.ts';
import { noteAccount } from './people-log.ts';

/** Serves the people who work here, to owners. */
export const peopleRoutes: Feature = (app, context) => {
  const { database, now, log } = context;
  const may = 'manageStaff';
  const people = async (staff: StaffMember) => {
    const everybody = await peopleOfBrand(database.read, staff.brand);
    const refused = await refusedSignInsOfBrand(database.read, staff.brand, now());
    return ok({
      people: everybody.map((person) => ({
        ...person,
        is_me: person.id === staff.id,
        refused_sign_ins: refused.get(person.id) ?? null,
      })),
    });
  };

  serveStaff(app, context, listPeople, { may, answer: People }, ({ staff }) => people(staff));

  serveStaff(
    app,
    context,
    addPersonCall,
    { may, body: NewPersonBody, answer: People, refuses: ADD_PERSON_REFUSES },
    async ({ staff, body }) => {
      const { name, display_name: displayName, password, role, stores } = body;
      const person = { brand: staff.brand, name, displayName, password, role, stores, by: byMember(staff) };
      const added = await addPerson(database, person, now());
      if (isRefused(added)) return added;
      noteAccount(log, 'person added', staff, { person: added.id, role, stores });
      return people(staff);
    },
  );

  serveStaff(
    app,
    context,
    changePersonCall,
    { may, params: PersonParams, body: ChangePersonBody, answer: People, refuses: CHANGE_PERSON_REFUSES },
    async ({ staff, params, body }) => {
      const refused = await changePerson(database, staff, params.id, body, now());
      if (refused) return refused;
      noteAccount(log, 'person changed', staff, { person: params.id, role: body.role, stores: body.stores });
      return people(staff);
    },
  );

  serveStaff(
    app,
    context,
    removePersonCall,
    { may, params: PersonParams, answer: People, refuses: REMOVE_PERSON_REFUSES },
    async ({ staff, params }) => {
      const refused = await removePerson(database, staff, params.id, now());
      if (refused) return refused;
      noteAccount(log, 'person removed', staff, { person: params.id });
      return people(staff);
    },
  );

  serveStaff(
    app,
    context,
    endTotpOfPersonCall,
    { may, params: PersonParams, answer: People, refuses: END_TOTP_OF_PERSON_REFUSES },
    async ({ staff, params }) => {
      const refused = await endTotpOfPerson(database, staff, params.id, now());
      if (refused) return refused;
      noteAccount(log, 'second step off', staff, { person: params.id });
      return people(staff);
    },
  );
};
