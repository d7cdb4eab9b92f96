import type { Chance } from '../chance.ts';
import { BRAND, STORE } from '../random-orders.ts';
import type { SeededDiner } from '../seeded-diners.ts';
import { bodyOf, randomLine } from '../together/team.ts';
import { addressOf, differs, diner, isOk, NOBODY, bodyOf as orderBody, place, unlike, upTo } from './acts.ts';
import type { Ground, StepName, Told } from './ground.ts';
import type { Caller, Race } from './round.ts';

const HOUR = 3_600_000;
/** [GO6] */
const PLACES = 50;

const STEPS: readonly StepName[] = ['before-group-order', 'before-transaction', 'before-commit'];

interface Asking {
  readonly method?: string;
  /** after the address of the group order */
  readonly path?: string;
  readonly body: object;
}

/** Somebody asks something about a group order, at the server of this number. */
const asks =
  (ground: Ground, hash: string, who: SeededDiner, { method = 'POST', path = '', body }: Asking) =>
  (server: number): Caller =>
  (turn) => {
    const headers = { 'x-user-token': who.token, ...addressOf(ground, who) };
    return ground.ask(server, { method, path: `/v1/order-group/${hash}${path}`, body, headers }, turn);
  };

const joins = (ground: Ground, hash: string, who: SeededDiner) =>
  asks(ground, hash, who, { body: { name: `Khách ${who.phone.slice(-4)}`, phone: who.phone } });

/** 1 = still choosing, 2 = done */
const saves = (ground: Ground, chance: Chance, hash: string, who: SeededDiner, status: 1 | 2 = 2) => {
  const cart = bodyOf(ground.shop, [randomLine(ground.shop, chance, 'k0')], who.uid);
  return asks(ground, hash, who, { method: 'PUT', body: { cart, status } });
};

const manages = (ground: Ground, hash: string, who: SeededDiner, body: object) =>
  asks(ground, hash, who, { path: '/manage', body });

async function done(told: Promise<Told>): Promise<Told> {
  const answer = await told;
  if (!isOk(answer)) throw new Error(`a group order: ${answer.status} ${answer.code}`);
  return answer;
}

/** A group order of so many, whose time to choose ends in an hour; everybody has chosen. */
async function openTeam(ground: Ground, chance: Chance, people: readonly SeededDiner[]): Promise<string> {
  const [owner, ...members] = people;
  if (!owner) throw new Error('a group order has an owner');
  const body = {
    name: 'Minh Thư',
    phone: owner.phone,
    expire_at: Math.floor((ground.now() + HOUR) / 1000),
    brand_id: BRAND,
    store_id: STORE,
  };
  const headers = { 'x-user-token': owner.token, ...addressOf(ground, owner) };
  const begun = await done(ground.ask(0, { path: '/v1/order-group', body, headers }));
  const { hash } = begun.data;
  for (const who of members) await done(joins(ground, hash, who)(0)(NOBODY));
  for (const who of people) await done(saves(ground, chance, hash, who)(0)(NOBODY));
  return hash;
}

const team = (ground: Ground, size: number) => upTo(size).map((at) => diner(ground, at));

/** The owner orders what everybody has chosen, under a key of their own each time. */
function orders(ground: Ground, chance: Chance, hash: string): (server: number) => Caller {
  const owner = diner(ground, 0);
  const { setting, ...body } = orderBody(ground, chance, owner);
  const together = { ...body, setting: { ...setting, group_hash: hash, total_amount: null } };
  return (server) => place(ground, server, owner, together);
}

/** What stands of a group order: its orders, and the places that are taken. */
async function whatStands(ground: Ground, hash: string) {
  const whole = `(select id from group_orders where hash = '${hash}')`;
  const [group] = await ground.rows(`select order_id from group_orders where hash = '${hash}'`);
  const orders = await ground.rows('select id, created_at from orders');
  const inside = await ground.rows(
    `select uid from group_sessions where group_order_id = ${whole} and status <> 0`,
  );
  return { orderId: group?.order_id ?? null, orders, inside: inside.map(({ uid }) => uid) };
}

/** [GO11] */
const ordersTwice: Race = {
  says: 'the owner orders from many tabs at once: one order, and everybody else hears of that one',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const hash = await openTeam(ground, chance, team(ground, 3));
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
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const hash = await openTeam(ground, chance, team(ground, 1));
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
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const [owner, member] = [diner(ground, 0), diner(ground, 1)];
    const hash = await openTeam(ground, chance, [owner]);
    await done(joins(ground, hash, member)(0)(NOBODY));
    const kick = manages(ground, hash, owner, { action: 'kick', user_id: member.uid });
    const save = saves(ground, chance, hash, member, 1);
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
          ...unlike(told, ['GROUP_ORDER_LEFT', 'NOT_A_MEMBER']),
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
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    await ground.moveClock(null);
    const hash = await openTeam(ground, chance, team(ground, 2));
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
        // who was held there goes on when the hour is over
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
