import { differs, diner, isOk, NOBODY, unlike, upTo } from '../acts.ts';
import type { Caller, Race } from '../round.ts';
import {
  done,
  GROUP_ORDER_STEPS,
  HOUR,
  joins,
  manages,
  openTeamAtOrder,
  orders,
  saves,
  team,
  whatStands,
} from './at-group-order.ts';

/** [GO6] */
const PLACES = 50;

/** [GO11] */
const ordersTwice: Race = {
  says: 'the owner orders from many tabs at once: one order, and everybody else hears of that one',
  steps: GROUP_ORDER_STEPS,
  prepare: async (ground, callers, chance) => {
    const hash = await openTeamAtOrder(ground, chance, team(ground, 3));
    await done(manages(ground, hash, diner(ground, 0), { action: 'close' })(0)(NOBODY));
    const order = orders(ground, chance, hash);
    return {
      callers: upTo(callers).map(order),
      judge: async (told) => {
        const { orders: placed, orderId } = await whatStands(ground, hash);
        const named = told.map(({ data }) => data?.hash ?? data?.order_hash);
        return [
          ...unlike(told, ['GROUP_ORDERED']),
          ...differs('orders', placed.length, 1),
          ...differs('its order', orderId, placed[0]?.id),
          ...differs('orders everybody heard of', new Set(named).size, 1),
          ...differs('placed', told.filter(isOk).length, 1),
        ];
      },
    };
  },
};

/** [GO6] */
const lastPlace: Race = {
  says: 'many want the last place of a group order: one of them gets it',
  steps: GROUP_ORDER_STEPS,
  prepare: async (ground, callers, chance) => {
    const hash = await openTeamAtOrder(ground, chance, team(ground, 1));
    const columns =
      'brand, name, phone, phone_key, status, banned, joined_at, changed_at, cart, cart_version, line_count, item_count';
    await ground.write(
      upTo(PLACES - 2).map(
        (at) =>
          `insert into group_sessions (group_order_id, uid, ${columns})
            select group_order_id, 'filler-${at}', ${columns} from group_sessions where uid = '${diner(ground, 0).uid}'`,
      ),
    );
    const others = upTo(callers - 1).map((at) => diner(ground, at + 1));
    return {
      callers: others.map((who, at) => joins(ground, hash, who)(at)),
      judge: async (told) => {
        const { inside } = await whatStands(ground, hash);
        const won = others.filter((_, at) => told[at] && isOk(told[at])).map(({ uid }) => uid);
        return [
          ...unlike(told, ['GROUP_ORDER_FULL']),
          ...differs('inside', inside.length, PLACES),
          ...differs('told they are in', won.length, 1),
          ...differs('who was told is in', inside.includes(won[0] ?? ''), true),
        ];
      },
    };
  },
};

/** [GO4] */
const kickOrSave: Race = {
  says: 'the owner takes a member out while the member saves: the member is out, and whoever was refused was told so',
  steps: GROUP_ORDER_STEPS,
  prepare: async (ground, callers, chance) => {
    const [owner, member] = [diner(ground, 0), diner(ground, 1)];
    const hash = await openTeamAtOrder(ground, chance, [owner]);
    await done(joins(ground, hash, member)(0)(NOBODY));
    const kick = manages(ground, hash, owner, { action: 'kick', user_id: member.uid });
    const save = saves(ground, chance, hash, member, { status: 1 });
    const first = chance.whole(0, 1);
    return {
      callers: upTo(callers).map((at) => (at % 2 === first ? kick(at) : save(at))),
      judge: async (told) => {
        const { inside } = await whatStands(ground, hash);
        const order = orders(ground, chance, hash);
        await done(manages(ground, hash, owner, { action: 'close' })(0)(NOBODY));
        await done(order(0)(NOBODY));
        const people = await ground.rows('select uid from order_people');
        return [
          ...unlike(told, ['GROUP_ORDER_LEFT']),
          ...differs('inside', inside.join(), owner.uid),
          ...differs('people of the order', people.map(({ uid }) => uid).join(), owner.uid),
        ];
      },
    };
  },
};

/** [GO2] [GO11] */
const orderOrExpire: Race = {
  says: 'the owner’s hour ends while they order: an order of that hour, or none and the reason',
  steps: GROUP_ORDER_STEPS,
  prepare: async (ground, callers, chance) => {
    await ground.moveClock(null);
    const hash = await openTeamAtOrder(ground, chance, team(ground, 2));
    await done(manages(ground, hash, diner(ground, 0), { action: 'close' })(0)(NOBODY));
    const [group] = await ground.rows(`select ends_at from group_orders where hash = '${hash}'`);
    const over = Number(group?.ends_at) + HOUR;
    await ground.moveClock(over - 1);
    const order = orders(ground, chance, hash);
    // the first orders, the second ends the hour, the others order when it is over
    let ended: Promise<void> | null = null;
    const end = () => {
      ended ??= ground.moveClock(over);
      return ended;
    };
    const ends: Caller = async () => {
      await end();
      return { status: 200, code: '', data: null };
    };
    const tooLate =
      (at: number): Caller =>
      async (turn) => {
        await end();
        return order(at)(turn);
      };
    return {
      callers: upTo(callers).map((at) => (at === 0 ? order(at) : at === 1 ? ends : tooLate(at))),
      judge: async (told, held) => {
        const { orders: placed, orderId } = await whatStands(ground, hash);
        await ground.moveClock(null);
        const won = told.filter((one, at) => at !== 1 && isOk(one)).length;
        // the caller held there goes on when the hour is over
        const heldWon = held === 'before-group-order' && told[0] && isOk(told[0]);
        return [
          ...unlike(told, ['GROUP_ORDERED', 'GROUP_ORDER_EXPIRED']),
          ...differs('orders', placed.length, won),
          ...differs('its order', orderId, placed[0]?.id ?? null),
          ...(heldWon || placed.some(({ created_at }) => Number(created_at) >= over)
            ? ['ordered after its end']
            : []),
        ];
      },
    };
  },
};

/** Races within group orders, by the names they are asked for with. */
export const TOGETHER_RACES: Readonly<Record<string, Race>> = {
  'order-together': ordersTwice,
  'last-place': lastPlace,
  'kick-or-save': kickOrSave,
  'order-or-expire': orderOrExpire,
};
