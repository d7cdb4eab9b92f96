import { dataOrThrow, Refused } from '@mam/client/call.ts';
import type { Answer } from '@mam/contract/http/client.ts';
import type { ChangePersonBody, NewPersonBody, People } from '@mam/contract/staff/people.schema.ts';
import {
  addPerson as addPersonCall,
  changePerson as changePersonCall,
  listPeople,
  removePerson as removePersonCall,
} from '@mam/contract/staff/people.ts';
import { staffMembersFromWire } from '@mam/contract/staff/people-wire.ts';
import type {
  ADD_PERSON_REFUSES,
  CHANGE_PERSON_REFUSES,
  END_TOTP_OF_PERSON_REFUSES,
} from '@mam/contract/staff/refusals.ts';
import { endTotpOfPerson as endTotpOfPersonCall } from '@mam/contract/staff/totp.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/ask.ts';
import { keys, noteRefusal, queries } from '../data/queries.ts';

/** Everybody who works for the brand. */
export function usePeople() {
  return useQuery({
    queryKey: keys.people,
    queryFn: async ({ signal }) => staffMembersFromWire(dataOrThrow(await call(listPeople, { signal }))),
  });
}

type AddPersonCode = (typeof ADD_PERSON_REFUSES)[number];
type PeopleCode =
  | AddPersonCode
  | (typeof CHANGE_PERSON_REFUSES)[number]
  | (typeof END_TOTP_OF_PERSON_REFUSES)[number];
export type PeopleRefused = Refused<PeopleCode>;

/** Everybody as they are after a change; answers null, or the refusal. */
function keepPeople(answer: Answer<People, PeopleCode>): PeopleRefused | null {
  if (answer.ok) {
    queries.setQueryData(keys.people, staffMembersFromWire(answer.data));
    return null;
  }
  const refused = new Refused(answer);
  noteRefusal(refused);
  return refused;
}

export const addPerson = async (body: NewPersonBody) => keepPeople(await call(addPersonCall, { body }));

export const changePerson = async (id: string, body: ChangePersonBody) =>
  keepPeople(await call(changePersonCall, { params: { id }, body }));

export const removePerson = async (id: string) =>
  keepPeople(await call(removePersonCall, { params: { id } }));

export const endTotpOfPerson = async (id: string) =>
  keepPeople(await call(endTotpOfPersonCall, { params: { id } }));
