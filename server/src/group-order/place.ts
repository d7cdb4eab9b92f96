import { createHash, randomUUID } from 'node:crypto';
import type { NewPlace } from '@mam/contract/group-order/group-order.schema.ts';
import type { PLACE_REFUSES } from '@mam/contract/group-order/refusals.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import { nameProblem } from '@mam/domain/group-order/begin.ts';
import {
  afterMakerLeft,
  MOST_PLACES_MADE,
  mayFill,
  placesMadeBy,
} from '@mam/domain/group-order/guest-place.ts';
import { isIn, MOST_MEMBERS } from '@mam/domain/group-order/session.ts';
import type { Trx } from '../db/dialect.ts';
import { type Refused, refuse } from '../http/answer.ts';
import type { Acting } from './act.ts';
import { namesOfOthers, newSession } from './begin.ts';
import { sessionFromRow } from './group-order.ts';
import { saveSession } from './queries.ts';

type PlaceCode = (typeof PLACE_REFUSES)[number];

/** Of one maker and one key there is one place, however often it is sent; nobody has a token of that name. */
function uidOfPlace(group: string, maker: string, key: string | null): string {
  const from = key === null ? randomUUID() : `${group} ${maker} ${key}`;
  return `guest-${createHash('sha256').update(from).digest('base64url').slice(0, 22)}`;
}

/** [GO24] A place for a guest without a phone. */
export async function makePlace(
  trx: Trx,
  { order, uid, sessions, now }: Acting,
  { name, key }: NewPlace & { readonly key: string | null },
): Promise<Refused<PlaceCode> | null> {
  const place = uidOfPlace(order.id, uid, key);
  // sent again, perhaps after it was taken away: made it was
  if (sessions.some((one) => one.uid === place)) return null;
  const problem = nameProblem(name, namesOfOthers(sessions, place));
  if (problem) return refuse(problem);
  const seated = sessions.filter((row) => isIn(sessionFromRow(row))).length;
  const made = sessions.filter(({ made_by }) => made_by !== null).length;
  if (seated >= MOST_MEMBERS || made >= MOST_PLACES_MADE)
    return refuse('GROUP_ORDER_FULL', { most: MOST_MEMBERS });
  const session = newSession(order, place, { name, phone: '' }, now);
  await saveSession(trx, { ...session, name: cleanText(name), made_by: uid });
  return null;
}

/** [GO24] Its maker or the owner takes it away; taken away it stays. */
export async function removePlace(
  trx: Trx,
  { sessions, uid, role }: Acting,
  place: string,
): Promise<Refused<'GROUP_ORDER_NOT_YOUR_PLACE'> | null> {
  const session = sessions.find((one) => one.uid === place);
  if (!session) return refuse('UNKNOWN');
  const refusal =
    session.made_by === null ? 'GROUP_ORDER_NOT_YOUR_PLACE' : mayFill(sessionFromRow(session), { uid, role });
  if (refusal) return refuse(refusal);
  await saveSession(trx, { ...session, status: 0 });
  return null;
}

/**
 * [GO26] Settles the guests that somebody who is out chose for: those with dishes go to the owner, the others leave.
 */
export async function leavePlaces(trx: Trx, { sessions, order }: Acting, maker: string): Promise<void> {
  const rows = new Map(sessions.map((row) => [row.uid, row]));
  for (const place of placesMadeBy(sessions.map(sessionFromRow), maker)) {
    const row = rows.get(place.uid);
    if (!row) continue;
    const left = afterMakerLeft(place) === 'gone' ? { status: 0 as const } : { made_by: order.uid };
    await saveSession(trx, { ...row, ...left });
  }
}
