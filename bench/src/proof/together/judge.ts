import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { SessionWire } from '@mam/contract/group-order/session.schema.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { PAYING_TIME, UNPAID_LASTS } from '@mam/domain/payment/attempt.ts';
import { differs, type ExistingOrder } from '../../races/acts.ts';
import { inShares } from '../in-shares/order.ts';
import type { People, TrackedGroup } from './acts.ts';
import { eaters, type Group, isIn, seatsIn, stateOf } from './group.ts';
import { type Run, tell } from './run.ts';

/** The faults in a reader's answer if the group order is this; empty = none. */
function unlike(
  wire: GroupOrderWire,
  group: Group,
  reader: string,
  { people, now }: { people: People; now: number },
) {
  const own = group.seats.get(reader);
  const isOwner = reader === group.owner;
  const inside = isIn(own);
  const should = new Map(seatsIn(group));
  const wrong: string[] = [];
  const say = (what: string, is: unknown, wanted: unknown) => {
    if (is !== wanted) wrong.push(`${what} is ${is}, not ${wanted}`);
  };
  say('state', wire.state, stateOf(group, now));
  say('version', Number.parseInt(wire.status_hash, 10), group.version);
  say('by itself', wire.by_itself, group.byItself);
  // why is told to who is in
  say('left to its owner', wire.not_ordered !== null, inside && group.notOrdered);
  const shown = wire.sessions.filter(({ is_banned }) => !is_banned);
  say('people', shown.length, should.size);
  say(
    'banned',
    wire.sessions.length - shown.length,
    isOwner ? [...group.seats.values()].filter(({ banned }) => banned).length : 0,
  );
  if (!inside) {
    const tells = ({ user_id, phone, made_by, cart }: SessionWire) =>
      `${user_id}${phone}${made_by}${cart.length || ''}`;
    say('what a stranger reads', shown.map(tells).join(''), '');
    return wrong;
  }
  for (const { user_id: uid, status, phone, made_by, version, cart, item_count } of shown) {
    const seat = should.get(uid);
    const name = people.get(uid)?.phone ?? uid;
    say(`${name} status`, status, seat?.status);
    say(`${name} cart version`, version, seat?.version);
    say(`${name} made by`, made_by, seat?.madeBy ?? '');
    say(`${name} phone`, phone, isOwner || uid === reader ? seat?.phone : '');
    say(
      `${name} items`,
      item_count,
      seat?.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    );
    const lines = cart.map(({ Pr_Key: key, quantity }) => ({ key, quantity }));
    say(`${name} cart`, JSON.stringify(lines), JSON.stringify(seat?.lines));
  }
  return wrong;
}

/**
 * Somebody reads it, and it is as one of the tellings says. Where there are several, their doers and the owner read it, too: who
 * sees no phone numbers cannot tell in which order two were changed.
 */
export async function holdAgainst(
  run: Run,
  tracked: TrackedGroup,
  { tellings, doers, acts }: { tellings: readonly Group[]; doers: readonly string[]; acts: string },
): Promise<void> {
  const { ground, people, found } = run;
  const { chance } = tracked;
  const { owner } = tracked.group;
  const somebody = chance.next() < 0.6 ? owner : chance.pick([...people.keys()]);
  const readers = new Set(tellings.length > 1 ? [somebody, owner, ...doers] : [somebody]);
  let judged = tellings.map((group) => ({ group, wrong: [] as string[] }));
  for (const uid of readers) {
    const answer = await ground.ask(chance.whole(0, 1), {
      method: 'GET',
      path: `/v1/order-group/${tracked.hash}`,
      headers: { 'x-user-token': people.get(uid)?.token ?? '' },
    });
    const wire = answer.data as GroupOrderWire;
    judged = judged.map(({ group, wrong }) => ({
      group,
      wrong: [...wrong, ...unlike(wire, group, uid, { people, now: ground.now() })],
    }));
  }
  const good = judged.find(({ wrong }) => wrong.length === 0);
  if (good) tracked.group = good.group;
  else {
    found.push(`${tracked.hash} after ${acts}: ${judged[0]?.wrong.join(', ')}`);
    run.living.delete(tracked);
  }
}

/** [SP2] Shares and remainder are the bill, as its owner reads it. */
export async function judgeBill(
  { ground, found }: Run,
  { hash, code, who }: ExistingOrder,
): Promise<OrderDetail> {
  const path = `/v1/order/${encodeURIComponent(hash)}`;
  const read = await ground.ask(0, { method: 'GET', path, headers: { 'x-user-token': who.token } });
  const detail = read.data as OrderDetail;
  const { sessions = [], remainder = 0 } = detail.group ?? {};
  const bill = sessions.reduce((sum, { total_amount }) => sum + total_amount, remainder);
  found.push(...differs(`order ${code}: shares and remainder`, bill, detail.total_amount));
  return detail;
}

/** An order as its owner is told of it, or as its row says. */
export type OrderTold = Pick<ExistingOrder, 'id' | 'code' | 'hash' | 'total'>;

/** [GO15] [GO33] The order holds the carts' lines, each with its member; shares and remainder add up to the bill. */
export async function judgeOrder(
  run: Run,
  tracked: TrackedGroup,
  { include, told }: { readonly include: readonly string[]; readonly told: OrderTold },
): Promise<void> {
  const { ground, people } = run;
  const { group } = tracked;
  const who = people.get(group.owner);
  if (!who) return;
  const placed = { ...told, version: 1, who };
  const detail = await judgeBill(run, placed);
  const should = eaters(group, include).flatMap(([uid, { lines }]) =>
    lines.map(({ quantity }) => `${uid} ${quantity}`),
  );
  const is = detail.items.map(({ uid, quantity }) => `${uid} ${quantity}`);
  if (is.sort().join() !== should.sort().join()) tell(run, tracked, `ordered ${is} instead of ${should}`);
  const eating = detail.group?.sessions.length ?? 0;
  if (eating !== seatsIn(group).length) tell(run, tracked, `${eating} people in the order`);
  tracked.placed = placed;
  if (!group.toStore || told.total === 0) return;
  const until = ground.now() + UNPAID_LASTS;
  const paysUntil = tracked.pledge ? ground.now() + PAYING_TIME : null;
  tracked.inShares = { ...(await inShares(ground, `order ${told.code}`, placed, people)), until, paysUntil };
}
