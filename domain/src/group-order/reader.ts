import type { GroupOrderState } from './life.ts';
import type { GroupOrderRole } from './may.ts';
import { isNamedLikeBanned } from './names.ts';
import { type Session, sortedTeam } from './session.ts';

/** Somebody who reads a group order. */
export interface GroupOrderReader {
  /** null = they have no token */
  readonly uid: string | null;
  readonly role: GroupOrderRole;
}

/** [GO4] Whether somebody is in it and reads all of it; everybody else reads names, end and terms. */
export const isInGroupOrder = (role: GroupOrderRole): boolean => role === 'owner' || role === 'member';

/** [GO4] [GO45] Whether somebody reads what concerns one person alone, as their number: the owner, and that person. */
export const readsPersonal = ({ uid, role }: GroupOrderReader, of: string): boolean =>
  isInGroupOrder(role) && (role === 'owner' || uid === of);

/** [GO9] Those who are in, as a reader sees them: themselves first, if they are one of them. */
export const teamFor = <S extends Session>(
  sessions: readonly S[],
  { uid, role }: GroupOrderReader,
  owner: string,
): S[] => sortedTeam(sessions, isInGroupOrder(role) ? uid : null, owner);

/** [GO6] Those the owner has banned, for the owner alone, who can take it back. */
export const bannedFor = <S extends Session>(sessions: readonly S[], role: GroupOrderRole): S[] =>
  role === 'owner' ? sessions.filter(({ isBanned }) => isBanned) : [];

/** [GO41] Whether a reader is told that somebody came under the name of somebody banned: the owner alone is. */
export const readsLikeBanned = (
  role: GroupOrderRole,
  session: Session,
  sessions: readonly Session[],
): boolean => role === 'owner' && !session.isBanned && isNamedLikeBanned(session, sessions);

/** [SP6] Whether somebody reads where shares are sent: in it, and before they join; then it is nobody else's business. */
export const readsPayTo = (role: GroupOrderRole, state: GroupOrderState): boolean =>
  isInGroupOrder(role) || (state === 'active' && role !== 'banned');

/** [GO21] Whether somebody reads what their share would be: in it, until it is ordered or over. */
export const readsOwnShare = (role: GroupOrderRole, state: GroupOrderState): boolean =>
  isInGroupOrder(role) && (state === 'active' || state === 'closing');

/** [GO12] [GO16] How many people a reader is told: in it those who count, else everybody who is in. */
export const peopleFor = (
  role: GroupOrderRole,
  { counted, team }: { readonly counted: number; readonly team: number },
): number => (isInGroupOrder(role) ? counted : team);
