import { endpoint } from '../http/endpoint.ts';
import type { Nothing } from './me.schema.ts';
import type {
  ChangePersonBody,
  NewPersonBody,
  OwnPasswordBody,
  People,
  PersonParams,
} from './people.schema.ts';
import type {
  ADD_PERSON_REFUSES,
  CHANGE_PERSON_REFUSES,
  OWN_PASSWORD_REFUSES,
  REMOVE_PERSON_REFUSES,
} from './refusals.ts';

/** Owners only, as are adding, changing and removing. */
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

/** Another role or other stores, from the person's next call on. */
export const changePerson = endpoint<{
  params: PersonParams;
  body: ChangePersonBody;
  answer: People;
  refuses: typeof CHANGE_PERSON_REFUSES;
}>({
  method: 'PUT',
  path: '/v1/staff/people/{id}',
  auth: 'staff',
});

/** The account and all its sessions end; what it did keeps its name. */
export const removePerson = endpoint<{
  params: PersonParams;
  answer: People;
  refuses: typeof REMOVE_PERSON_REFUSES;
}>({
  method: 'DELETE',
  path: '/v1/staff/people/{id}',
  auth: 'staff',
});

/** One's own; every other session of the account ends. */
export const changeOwnPassword = endpoint<{
  body: OwnPasswordBody;
  answer: Nothing;
  refuses: typeof OWN_PASSWORD_REFUSES;
}>({
  method: 'PUT',
  path: '/v1/staff/password',
  auth: 'staff',
});
