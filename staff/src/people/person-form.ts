import type { ChangePersonBody, NewPersonBody } from '@mam/contract/staff/people.schema.ts';
import type { StaffMember } from '@mam/domain/staff/people.ts';

export const SHORTEST_NAME = 2;
export const SHORTEST_PASSWORD = 8;

/** The role of a person, and the stores they work in. */
export interface Work {
  readonly role: NewPersonBody['role'];
  /** null = every store of the brand */
  readonly stores: readonly number[] | null;
}

export interface PersonDraft extends Work {
  readonly name: string;
  /** as guests read it */
  readonly displayName: string;
  readonly password: string;
}

export const NEW_PERSON: PersonDraft = {
  name: '',
  displayName: '',
  password: '',
  role: 'cook',
  stores: null,
};

export type PersonGap = 'name' | 'password' | 'stores';

/** The first thing that is missing before somebody can be added; null = nothing. */
export function findPersonGap(draft: PersonDraft): PersonGap | null {
  if (draft.name.trim().length < SHORTEST_NAME) return 'name';
  if (draft.password.length < SHORTEST_PASSWORD) return 'password';
  if (draft.stores?.length === 0) return 'stores';
  return null;
}

/** The work of somebody who is here already. */
export const readWork = ({ role, stores }: StaffMember): Work => ({ role, stores });

/** On the wire an empty list means every store: an owner always has them all. */
export function workBody({ role, stores }: Work): ChangePersonBody {
  return { role, stores: role === 'owner' || stores === null ? [] : [...stores] };
}

export function buildNewPerson(draft: PersonDraft): NewPersonBody {
  return {
    name: draft.name.trim(),
    display_name: draft.displayName.trim(),
    password: draft.password,
    ...workBody(draft),
  };
}
