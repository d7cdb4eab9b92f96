import type { EpochMs } from '../time/moment.ts';
import { type Employed, may, type Ranked, type Role } from './roles.ts';

/** Somebody who works for a brand, as its owners read of them. */
export interface StaffMember extends Employed {
  /** the reader's own entry */
  readonly isMe: boolean;
  readonly name: string;
  /** as guests read it; '' = by their name */
  readonly displayName: string;
  /** null = every store of the brand */
  readonly stores: readonly number[] | null;
  /** signing in asks for a code */
  readonly hasTotp: boolean;
  /** refused tries of the last seven days; null = none */
  readonly refusedSignIns: { readonly count: number; readonly lastAt: EpochMs } | null;
}

/**
 * [SF3] Why somebody may not give a person of their brand another role, or remove them (next null); null = they may.
 * owners: the ids of all of the brand's, the person's included when they are one.
 */
export function mayChangePerson(
  actor: Ranked,
  person: Employed,
  next: Role | null,
  owners: readonly string[],
): 'NOT_YOURS' | 'LAST_OWNER' | null {
  if (!may(actor.role, 'manageStaff')) return 'NOT_YOURS';
  const isLast = person.role === 'owner' && owners.every((id) => id === person.id);
  return isLast && next !== 'owner' ? 'LAST_OWNER' : null;
}

/** [SF14] Whether somebody may switch off the code of a person of their brand; for oneself the code is needed. */
export const mayEndTotpFor = (actor: Ranked, person: Pick<Employed, 'id'>): boolean =>
  may(actor.role, 'manageStaff') && actor.id !== person.id;

/** [SF25] Guests read this of somebody who serves them. */
export const shownToGuests = ({
  name,
  displayName,
}: {
  readonly name: string;
  readonly displayName: string;
}): string => displayName || name;
