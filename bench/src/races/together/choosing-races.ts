import type { Chance } from '../../chance.ts';
import type { SeededDiner } from '../../seeded-diners.ts';
import { differs, diner, isOk, NOBODY, unlike, upTo } from '../acts.ts';
import type { Ground } from '../ground.ts';
import type { Caller, Race } from '../round.ts';
import {
  asks,
  done,
  GROUP_ORDER_STEPS,
  joins,
  manages,
  openTeamAtOrder,
  orders,
  saves,
  team,
  whatStands,
} from './at-group-order.ts';

/** people who choose, beside the owner */
const MEMBERS = 6;

/** A group order with so many in it who are still choosing, beside its owner, who is done. */
async function stillChoosing(ground: Ground, chance: Chance, members: readonly SeededDiner[]) {
  const hash = await openTeamAtOrder(ground, chance, [diner(ground, 0)]);
  for (const who of members) await done(joins(ground, hash, who)(0)(NOBODY));
  return hash;
}

const membersOf = (ground: Ground, size: number) => team(ground, size + 1).slice(1);

const NOTE = /người \d+ lần \d+/;
const noteOf = (who: number, time: number) => `người ${who} lần ${time}`;

/** Everybody's choice as it is kept: the note of each, by uid; empty = nothing. */
async function chosen(ground: Ground): Promise<Map<string, string>> {
  const rows = await ground.rows('select uid, cart from group_sessions');
  return new Map(rows.map(({ uid, cart }) => [String(uid), NOTE.exec(String(cart))?.[0] ?? '']));
}

/** [C27] */
const eachTheirOwn: Race = {
  says: 'all members choose at once: each has what they have chosen',
  steps: GROUP_ORDER_STEPS,
  prepare: async (ground, callers, chance) => {
    const members = membersOf(ground, Math.min(MEMBERS, callers));
    const hash = await stillChoosing(ground, chance, members);
    return {
      callers: members.map((who, at) =>
        saves(ground, chance, hash, who, { status: 1, note: noteOf(at, 0) })(at),
      ),
      judge: async (told) => {
        const kept = await chosen(ground);
        return [
          ...unlike(told, []),
          ...members.flatMap(({ uid }, at) => differs('chosen', kept.get(uid), noteOf(at, 0))),
        ];
      },
    };
  },
};

/** [C28] [GO8] */
const twoTabs: Race = {
  says: 'one member changes one cart in many tabs at once: one change stands, the others are told of it',
  steps: GROUP_ORDER_STEPS,
  prepare: async (ground, callers, chance) => {
    const [who = diner(ground, 1)] = membersOf(ground, 1);
    const hash = await stillChoosing(ground, chance, [who]);
    const first = await done(saves(ground, chance, hash, who, { status: 1 })(0)(NOBODY));
    const { version } = first.data.sessions.find((one: { user_id: string }) => one.user_id === who.uid);
    return {
      callers: upTo(callers).map((at) =>
        saves(ground, chance, hash, who, { status: 1, note: noteOf(1, at), version })(at),
      ),
      judge: async (told) => {
        const won = told.findIndex(isOk);
        return [
          ...unlike(told, ['GROUP_ORDER_CART_CHANGED']),
          ...differs('changes', told.filter(isOk).length, 1),
          ...differs('chosen', (await chosen(ground)).get(who.uid), noteOf(1, won)),
        ];
      },
    };
  },
};

/** [C29] [GO11] */
const chosenOrOrdered: Race = {
  says: 'the owner ends the choosing and orders while members are done: what was acknowledged is in the order, nothing else is',
  steps: GROUP_ORDER_STEPS,
  prepare: async (ground, callers, chance) => {
    const owner = diner(ground, 0);
    const members = membersOf(ground, MEMBERS);
    const hash = await stillChoosing(ground, chance, members);
    const order = orders(ground, chance, hash);
    /** the second of all: the first may be held */
    const isOwner = (caller: number) => caller === 1;
    const closesAndOrders: Caller = async (turn) => {
      await done(manages(ground, hash, owner, { action: 'close' })(1)(NOBODY));
      return order(1)(turn);
    };
    const noteAt = (caller: number) => noteOf(caller % MEMBERS, caller);
    return {
      callers: upTo(callers).map((caller) =>
        isOwner(caller)
          ? closesAndOrders
          : saves(ground, chance, hash, members[caller % MEMBERS] ?? owner, {
              status: 2,
              note: noteAt(caller),
            })(caller),
      ),
      judge: async (told) => {
        const acknowledged = told.flatMap((one, caller) =>
          isOk(one) && !isOwner(caller) ? [noteAt(caller)] : [],
        );
        const lines = await ground.rows('select note from order_lines');
        const ordered = lines.map(({ note }) => String(note)).filter((note) => NOTE.test(note));
        return [
          ...unlike(told, ['GROUP_ORDER_EXPIRED', 'GROUP_ORDERED', 'GROUP_ORDER_CART_LOCKED']),
          ...differs('the owner has ordered', told.filter((one, at) => isOwner(at) && isOk(one)).length, 1),
          ...differs('ordered', ordered.sort().join(), acknowledged.sort().join()),
        ];
      },
    };
  },
};

/** [C32] [GO4] */
const bannedOrIn: Race = {
  says: 'somebody is blocked while they join again and again: they are out, and stay out',
  steps: GROUP_ORDER_STEPS,
  prepare: async (ground, callers, chance) => {
    const [owner, who] = [diner(ground, 0), diner(ground, 1)];
    const hash = await stillChoosing(ground, chance, [who]);
    const ban = manages(ground, hash, owner, { action: 'ban', user_id: who.uid });
    const join = joins(ground, hash, who);
    const first = chance.whole(0, 1);
    return {
      callers: upTo(callers).map((at) => (at % 2 === first ? ban(at) : join(at))),
      judge: async (told) => {
        const { inside } = await whatStands(ground, hash);
        const again = await join(0)(NOBODY);
        return [
          ...unlike(told, ['GROUP_ORDER_BANNED']),
          ...differs('inside', inside.join(), owner.uid),
          ...differs('joining once more', again.code, 'GROUP_ORDER_BANNED'),
        ];
      },
    };
  },
};

/** [C37] [GO3] */
const cancelledOrIn: Race = {
  says: 'the owner cancels while others join and choose: it is cancelled, and whoever comes after is told so',
  steps: GROUP_ORDER_STEPS,
  prepare: async (ground, callers, chance) => {
    const [owner, member] = [diner(ground, 0), diner(ground, 1)];
    const hash = await stillChoosing(ground, chance, [member]);
    const cancel = asks(ground, hash, owner, { method: 'DELETE' });
    return {
      callers: upTo(callers).map((at) => {
        if (at % 8 === 0) return cancel(at);
        return at % 2 === 0
          ? joins(ground, hash, diner(ground, at + 1))(at)
          : saves(ground, chance, hash, member, { status: 1 })(at);
      }),
      judge: async (told) => {
        const [group] = await ground.rows(`select cancelled from group_orders where hash = '${hash}'`);
        const order = await orders(ground, chance, hash)(0)(NOBODY);
        return [
          ...unlike(told, ['GROUP_ORDER_CANCELLED']),
          ...differs('cancelled', group?.cancelled, 1),
          ...differs('ordering it', order.code, 'GROUP_ORDER_CANCELLED'),
        ];
      },
    };
  },
};

/** [C36] [SP5] */
const ticked: Race = {
  says: 'the owner says from several devices whose share has come, and members that theirs is sent: no tick is lost',
  steps: GROUP_ORDER_STEPS,
  prepare: async (ground, callers, chance) => {
    const people = team(ground, MEMBERS + 1);
    const [owner = diner(ground, 0), ...members] = people;
    const hash = await openTeamAtOrder(ground, chance, people);
    await done(manages(ground, hash, owner, { action: 'close' })(0)(NOBODY));
    await done(orders(ground, chance, hash)(0)(NOBODY));
    const ticks = (who: SeededDiner, body: object) => asks(ground, hash, who, { path: '/split-bill', body });
    return {
      callers: upTo(Math.max(callers, 2 * MEMBERS)).map((at) => {
        const who = members[at % MEMBERS] ?? owner;
        const came = { sessions: [{ user_id: who.uid, paid: true }] };
        return Math.floor(at / MEMBERS) % 2 === 0 ? ticks(owner, came)(at) : ticks(who, { sent: true })(at);
      }),
      judge: async (told) => {
        const rows = await ground.rows(
          "select uid, paid_at, sent_at from order_people where role = 'member'",
        );
        return [
          ...unlike(told, []),
          ...differs('members', rows.length, MEMBERS),
          ...differs('whose share has come', rows.filter((row) => row.paid_at !== null).length, MEMBERS),
          ...differs('who has sent theirs', rows.filter((row) => row.sent_at !== null).length, MEMBERS),
        ];
      },
    };
  },
};

/** Races of those who choose together, by the names they are asked for with. */
export const CHOOSING_RACES: Readonly<Record<string, Race>> = {
  'each-their-own': eachTheirOwn,
  'two-tabs': twoTabs,
  'chosen-or-ordered': chosenOrOrdered,
  'banned-or-in': bannedOrIn,
  'cancelled-or-in': cancelledOrIn,
  ticked,
};
