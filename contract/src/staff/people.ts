import { endpoint } from '../http/endpoint.ts';
import type { NewPersonBody, People } from './people.schema.ts';
import type { ADD_PERSON_REFUSES } from './refusals.ts';

/** Owners only, both. */
export const listPeople = endpoint<{ answer: People }>({
  method: 'GET',
  path: '/v1/staff/people',
  auth: 'staff',
});

/** Answers everybody, the new one included. */
export const addPerson = endpoint<{
  body: NewPersonBody;
  answer: People;
  refuses: typeof ADD_PERSON_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/people',
  auth: 'staff',
});
