import { dataOf, Refused } from '@mam/client/call.ts';
import type { NewPersonBody } from '@mam/contract/staff/people.schema.ts';
import { addPerson as addPersonCall, listPeople } from '@mam/contract/staff/people.ts';
import type { ADD_PERSON_REFUSES } from '@mam/contract/staff/refusals.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/ask.ts';
import { keys, noteRefusal, queries } from '../data/queries.ts';

/** Everybody who works for the brand. */
export function usePeople() {
  return useQuery({
    queryKey: keys.people,
    queryFn: async ({ signal }) => dataOf(await call(listPeople, { signal })),
    select: ({ people }) => people,
  });
}

export type AddPersonCode = (typeof ADD_PERSON_REFUSES)[number];

/** Adds somebody; answers null, or the refusal. */
export async function addPerson(body: NewPersonBody): Promise<Refused<AddPersonCode> | null> {
  const answer = await call(addPersonCall, { body });
  if (answer.ok) {
    queries.setQueryData(keys.people, answer.data);
    return null;
  }
  const refused = new Refused(answer);
  noteRefusal(refused);
  return refused;
}
