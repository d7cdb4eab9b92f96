import { isIn } from '@mam/domain/group-order/session.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { Context } from '../context.ts';
import { findGroupOrder } from './act.ts';
import { groupOrderStateAt, sessionFromRow } from './group-order.ts';
import { sessionsOfGroupOrder } from './queries.ts';

/** The facts a group order's link shows to anyone it is sent to; it says nothing else about anybody. */
export interface Invitation {
  readonly store: Store;
  readonly ownerName: string;
  /** until when people choose, epoch ms */
  readonly endsAt: number;
  readonly people: number;
}

/** [GO16] Of a group order that people may join now; null = the link is one to the store. */
export async function readInvitation(
  parts: Pick<Context, 'database' | 'stores' | 'now'>,
  hash: string,
): Promise<Invitation | null> {
  const found = await findGroupOrder(parts, hash);
  if (!found || groupOrderStateAt(found.order, parts.now()) !== 'active') return null;
  const sessions = await sessionsOfGroupOrder(parts.database.read, found.order);
  const owner = sessions.find(({ uid }) => uid === found.order.uid);
  if (!owner) return null;
  return {
    store: found.selling.store,
    ownerName: owner.name,
    endsAt: found.order.ends_at,
    people: sessions.filter((row) => isIn(sessionFromRow(row))).length,
  };
}
