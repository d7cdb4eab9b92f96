import type { ManageGroupOrder } from '@mam/contract/group-order/group-order.schema.ts';
import type { MANAGE_REFUSES } from '@mam/contract/group-order/refusals.ts';
import { choiceFromWire } from '@mam/contract/group-order/setting-wire.ts';
import { WireError } from '@mam/contract/money/money-wire.ts';
import { movedEndProblem, pausedThenUntil, storeTakesThen } from '@mam/domain/group-order/begin.ts';
import { remindsAgainAt } from '@mam/domain/group-order/remind.ts';
import { isIn, mayLeave } from '@mam/domain/group-order/session.ts';
import type { Trx } from '../db/dialect.ts';
import type { GroupSessionRow } from '../db/tables/group-order-tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { pausedWords } from '../store/paused-refusal.ts';
import type { Acting } from './act.ts';
import { type StoredChoice, sessionFromRow } from './group-order.ts';
import { leavePlaces } from './place.ts';
import { changeGroupOrder, saveSession } from './queries.ts';
import { spentBy } from './session-wire.ts';
import { tellTeam } from './tell-team.ts';

/** [GO8] The owner cancels for everybody; a member is out, and their cart waits for them. */
export async function leaveGroupOrder(
  trx: Trx,
  acting: Acting,
): Promise<Refused<'GROUP_ORDER_CART_LOCKED'> | null> {
  const { order, role, own } = acting;
  if (role === 'owner') {
    await changeGroupOrder(trx, order, { cancelled: 1 });
    return null;
  }
  if (!own || !mayLeave(sessionFromRow(own))) return refuse('GROUP_ORDER_CART_LOCKED');
  await saveSession(trx, { ...own, status: 0 });
  await leavePlaces(trx, acting, own.uid);
  return null;
}

/** The change of a member's place for each act of the owner. [GO6] A ban takes the cart too. */
const PLACES: Readonly<
  Record<'kick' | 'ban' | 'un_ban', (session: GroupSessionRow) => Partial<GroupSessionRow>>
> = {
  kick: () => ({ status: 0 }),
  ban: ({ cart_version }) => ({
    status: 0,
    banned: 1,
    cart: '[]',
    cart_version: cart_version + 1,
    line_count: 0,
    item_count: 0,
    passed_amount: 0,
  }),
  un_ban: () => ({ banned: 0 }),
};

/** [GO22] Up to what their cart costs as the owner saw it, and no more. */
async function letPass(
  trx: Trx,
  acting: Acting,
  { user_id, version }: ManageGroupOrder,
): Promise<Refused<'GROUP_ORDER_PASS_CHANGED'> | null> {
  if (version === undefined) return refuse('MALFORMED', { path: 'version' });
  const session = acting.sessions.find(({ uid }) => uid === user_id);
  if (!session || !isIn(sessionFromRow(session))) return refuse('UNKNOWN');
  if (session.cart_version !== version) return refuse('GROUP_ORDER_PASS_CHANGED');
  await saveSession(trx, { ...session, passed_amount: spentBy(session, acting).amount });
  return null;
}

/** [GO32] Ordered by itself at the end, or not. */
async function setAutoOrder(
  trx: Trx,
  { order }: Acting,
  { on }: ManageGroupOrder,
  network: string,
): Promise<Refused | null> {
  if (on === undefined) return refuse('MALFORMED', { path: 'on' });
  if (order.shares_to !== 'store') return refuse('MALFORMED', { path: 'action' });
  await changeGroupOrder(trx, order, { by_itself: on ? 1 : 0, network: on ? network : '' });
  return null;
}

/** [GO7] Moves the end, earlier or later; in the owner's hour people choose again, and it may order by itself again. */
async function moveEnd(
  trx: Trx,
  { order, selling, now }: Acting,
  { expire_at }: ManageGroupOrder,
): Promise<Refused<'GROUP_ORDER_END' | 'STORE_CLOSED' | 'PAUSED'> | null> {
  if (expire_at === undefined) return refuse('MALFORMED', { path: 'expire_at' });
  const endsAt = expire_at * 1000;
  const problem = movedEndProblem(endsAt, { begunAt: order.created_at, now });
  if (problem) return refuse(problem);
  if (!storeTakesThen(selling.store, endsAt))
    return refuse('STORE_CLOSED', { opensAt: null, takesScheduled: false });
  const paused = pausedThenUntil(selling.store, endsAt);
  if (paused !== null)
    return refuse(
      'PAUSED',
      pausedWords({ type: 'DELI', until: paused, takesLater: false }, selling.store, now),
    );
  await changeGroupOrder(trx, order, { ends_at: endsAt, over: 0, not_ordered: null });
  await tellTeam(trx, { order: { ...order, ends_at: endsAt }, what: 'end_moved', selling, now });
  return null;
}

/** [GO43] Tells whoever is not done that the owner waits for them. */
async function remind(
  trx: Trx,
  { order, selling, now }: Acting,
): Promise<Refused<'GROUP_ORDER_REMINDED'> | null> {
  const again = remindsAgainAt(order.reminded_at, now);
  if (again !== null) return refuse('GROUP_ORDER_REMINDED', { minutes: Math.ceil((again - now) / 60_000) });
  await changeGroupOrder(trx, order, { reminded_at: now });
  await tellTeam(trx, { order, what: 'reminded', selling, now });
  return null;
}

type ManageCode = (typeof MANAGE_REFUSES)[number];

/**
 * Does the owner's acts: the setting, the people in it, the end of the choosing [GO7]. `network`: the address it was
 * asked from, as networkOf writes it.
 */
export async function manage(
  trx: Trx,
  acting: Acting,
  body: ManageGroupOrder,
  network: string,
): Promise<Refused<ManageCode> | null> {
  const { order, sessions, now } = acting;
  const { action, user_id, setting } = body;
  if (action === 'close') {
    await changeGroupOrder(trx, order, { ends_at: now, over: 1 });
    return null;
  }
  if (action === 'end') return moveEnd(trx, acting, body);
  if (action === 'remind') return remind(trx, acting);
  if (action === 'by_itself') return setAutoOrder(trx, acting, body, network);
  if (action === 'setting') {
    const chosen = setting && chosenBy(setting);
    if (!chosen) return refuse('MALFORMED', { path: 'setting' });
    if ('refused' in chosen) return chosen;
    await changeGroupOrder(trx, order, {
      setting: JSON.stringify({ ...chosen, saidAt: now } satisfies StoredChoice),
    });
    return null;
  }
  if (user_id === undefined || user_id === order.uid) return refuse('MALFORMED', { path: 'user_id' });
  if (action === 'let_pass') return letPass(trx, acting, body);
  const session = sessions.find(({ uid }) => uid === user_id);
  if (!session) return refuse('UNKNOWN');
  // [GO25] a guest without a phone cannot come back, and is never not wanted
  const done = session.made_by !== null && action === 'ban' ? 'kick' : action;
  await saveSession(trx, { ...session, ...PLACES[done](session) });
  if (done !== 'un_ban') await leavePlaces(trx, acting, session.uid);
  return null;
}

function chosenBy(
  setting: NonNullable<ManageGroupOrder['setting']>,
): ReturnType<typeof choiceFromWire> | Refused {
  try {
    return choiceFromWire(setting);
  } catch (fault) {
    if (!(fault instanceof WireError)) throw fault;
    return refuse('MALFORMED', { path: fault.path });
  }
}
