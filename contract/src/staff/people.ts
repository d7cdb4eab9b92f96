import { endpoint } from '../http/endpoint.ts';
import type { NewPersonBody, People } from './people.schema.ts';

/** Owners only, both. */
export const listPeople = endpoint<{ answer: People }>({
  method: 'GET',
  path: '/v1/staff/people',
  auth: 'staff',
});

/** Answers everybody, the new one included. Refused with NAME_TAKEN or STORE_UNKNOWN. */
export const addPerson = endpoint<{ body: NewPersonBody; answer: People }>({
  method: 'POST',
  path: '/v1/staff/people',
  auth: 'staff',
});
