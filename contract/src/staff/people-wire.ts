import type { StaffMember } from '@mam/domain/staff/people.ts';
import type { People } from './people.schema.ts';

type Person = People['people'][number];

const memberOf = ({ refused_sign_ins: refused, ...person }: Person): StaffMember => ({
  id: person.id,
  isMe: person.is_me,
  name: person.name,
  displayName: person.display_name,
  role: person.role,
  stores: person.stores.length === 0 ? null : person.stores,
  hasTotp: person.totp,
  refusedSignIns: refused && { count: refused.count, lastAt: refused.last_at * 1000 },
});

/** Everybody who works for a brand. */
export const staffMembersFromWire = ({ people }: People): StaffMember[] => people.map(memberOf);
