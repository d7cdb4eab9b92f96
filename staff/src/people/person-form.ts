import type { NewPersonBody } from '@mam/contract/staff/people.schema.ts';

export const SHORTEST_NAME = 2;
export const SHORTEST_PASSWORD = 8;

export interface PersonDraft {
  readonly name: string;
  readonly password: string;
  readonly role: NewPersonBody['role'];
  /** null = every store of the brand */
  readonly stores: readonly number[] | null;
}

export const NEW_PERSON: PersonDraft = { name: '', password: '', role: 'cook', stores: null };

export type PersonGap = 'name' | 'password' | 'stores';

/** The first thing that is missing before somebody can be added; null = nothing. */
export function gapOf(draft: PersonDraft): PersonGap | null {
  if (draft.name.trim().length < SHORTEST_NAME) return 'name';
  if (draft.password.length < SHORTEST_PASSWORD) return 'password';
  if (draft.stores?.length === 0) return 'stores';
  return null;
}

/** On the wire an empty list means every store: an owner always has them all. */
export function bodyOf(draft: PersonDraft): NewPersonBody {
  const stores = draft.role === 'owner' || draft.stores === null ? [] : [...draft.stores];
  return { name: draft.name.trim(), password: draft.password, role: draft.role, stores };
}
