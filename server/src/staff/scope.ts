import type { StaffMember } from '../http/who.ts';

/** An owner works in every store of the brand, others where they are bound to [safety 2.2 rule 2]. */
export function worksIn(staff: Pick<StaffMember, 'role' | 'stores'>, store: number): boolean {
  return staff.role === 'owner' || staff.stores.includes(store);
}
