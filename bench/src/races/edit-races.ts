import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { root } from '../servers/server-process.ts';
import { differs, diner, isOk, NOBODY, place, randomOrderBody, staff, unlike, upTo } from './acts.ts';
import type { Ground, RaceAnswer, StepName } from './ground.ts';
import type { Caller, Race } from './round.ts';
import { tableOrder } from './table-orders.ts';

const PLACING: readonly StepName[] = [
  'before-transaction',
  'after-versions',
  'after-price',
  'before-redemption',
  'before-commit',
  'after-commit',
];
const VOUCHER = 'COMTAM20';
const TABLE_PATH = '/v1/payment/create_order_normal';

const before = JSON.parse(readFileSync(resolve(root, 'demo/bepnha/bundle.json'), 'utf8')) as Bundle;

const dearer = (item: Bundle['menus'][number]['menu']['items'][number]) => ({
  ...item,
  ...(item.ots_price !== undefined && { ots_price: item.ots_price + 1_000 }),
  ...(item.ta_price !== undefined && { ta_price: item.ta_price + 1_000 }),
});

/** The same brand with other prices, another tax and another voucher. */
const after: Bundle = {
  ...before,
  brand: {
    ...before.brand,
    crm_config: { vat: 0.1, service_charge: 0.05 },
    vat_rate: 0.1,
    service_charge_rate: 0.05,
  },
  menus: before.menus.map((one) => ({ ...one, menu: { ...one.menu, items: one.menu.items.map(dearer) } })),
  voucher_campaigns: (before.voucher_campaigns ?? []).map((campaign) =>
    campaign.many_times_code === VOUCHER
      ? { ...campaign, benefit: { kind: 'amount' as const, amount: 11_000 } }
      : campaign,
  ),
};

const AMOUNTS = 'item_total, discount, service_charge, vat, total';

const readOrderAmounts = async (ground: Ground, where: string) =>
  (await ground.rows(`select ${AMOUNTS} from orders where ${where}`)).map((row) =>
    Object.values(row).join(' '),
  );

/** An order's amounts if it is placed at this moment. */
async function amountsNow(ground: Ground, body: PlaceOrderBody): Promise<string> {
  const told = await place(ground, 0, diner(ground, 0), body)(NOBODY);
  const [amounts = `not placed: ${told.code}`] = await readOrderAmounts(
    ground,
    `hash = '${told.data?.hash}'`,
  );
  return amounts;
}

/** [C43] */
const published: Race = {
  says: 'a brand is published anew while it is ordered from: each order is of the old one or of the new one',
  steps: PLACING,
  prepare: async (ground, callers, chance) => {
    const body = randomOrderBody(ground, chance, diner(ground, 0), { voucher: VOUCHER });
    const sent = (at: number) => ({ ...body, user: { ...body.user, phone: diner(ground, at).phone } });
    await ground.publish(0, after);
    const dear = await amountsNow(ground, body);
    await ground.publish(0, before);
    const cheap = await amountsNow(ground, body);
    await ground.clear();
    const publishes: Caller = (turn) => ground.publish(chance.whole(0, 1), after, turn);
    const placings = upTo(Math.max(1, callers - 1)).map((at) =>
      place(ground, at, diner(ground, at), sent(at)),
    );
    const all = chance.whole(0, 2) === 0 ? [publishes, ...placings] : [...placings, publishes];
    return {
      callers: all,
      judge: async (told) => {
        const amounts = await readOrderAmounts(ground, '1 = 1');
        await ground.clear();
        const late = await amountsNow(ground, body);
        await ground.publish(0, before);
        return [
          ...unlike(told, []),
          ...(dear === cheap ? ['the two are the same'] : []),
          ...differs('orders', amounts.length, placings.length),
          ...amounts
            .filter((one) => one !== cheap && one !== dear)
            .map((one) => `${one}, neither ${cheap} nor ${dear}`),
          ...differs('ordered afterwards', late, dear),
        ];
      },
    };
  },
};

/** [C43] */
const readWhilePublished: Race = {
  says: 'a store is read while its brand is published anew: it is there',
  steps: ['after-versions'],
  prepare: async (ground, callers, chance) => {
    // each process now keeps an old copy
    await ground.publish(0, after);
    const { id } = ground.shop.store;
    const paths = [`/v1/staff/board?store=${id}`, `/v1/menu?pos_parent=BEPNHA&pos_id=${id}`];
    const first = chance.whole(0, 1);
    const reads =
      (at: number): Caller =>
      (turn) =>
        ground.ask(at, { method: 'GET', path: paths[(at + first) % 2] ?? '', headers: ground.owner }, turn);
    return {
      callers: upTo(callers).map((at) => (at === 1 ? (turn) => ground.publish(at, before, turn) : reads(at))),
      judge: async (told) => unlike(told, []),
    };
  },
};

/** [C7] [C43] */
const soldOutAgain: Race = {
  says: 'dishes are sold out and put back again and again while one is ordered that stays: it is ordered',
  steps: ['before-transaction', 'after-versions', 'after-price', 'before-commit'],
  prepare: async (ground, callers, chance) => {
    const who = diner(ground, 0);
    const body = randomOrderBody(ground, chance, who);
    const ordered = new Set(body.items.map(({ item_id: id }) => id));
    const others = ground.shop.dishes.filter(({ id }) => !ordered.has(id));
    const sells =
      (at: number): Caller =>
      async (turn) => {
        const dish = others[at % others.length];
        const wish = { store: ground.shop.store.id, item_id: dish?.id };
        const first = await staff(ground, at, 'sold-out', { ...wish, sold_out: true }, 'PUT')(turn);
        const back = await staff(ground, at, 'sold-out', { ...wish, sold_out: false }, 'PUT')(NOBODY);
        return isOk(first) ? back : first;
      };
    return {
      callers: [place(ground, chance.whole(0, 1), who, body), ...upTo(callers).map(sells)],
      judge: async (told) => [
        ...unlike(told, []),
        ...differs('orders', (await ground.rows('select id from orders')).length, 1),
      ],
    };
  },
};

/** The last event of a topic; 0 = none. */
async function lastEvent(ground: Ground, topic: string): Promise<number> {
  const [row] = await ground.rows(`select max(seq) as seq from events where topic = '${topic}'`);
  return Number(row?.seq ?? 0);
}

const stop = (ground: Ground, stopped: boolean) => (at: number) =>
  staff(ground, at, 'tables-stopped', { store: ground.shop.store.id, tables_stopped: stopped }, 'PUT');

/** [TB9] */
const tablesStopped: Race = {
  says: 'orders at tables are stopped while tables order: none is written after the stop',
  steps: PLACING,
  prepare: async (ground, callers, chance) => {
    await stop(ground, false)(0)(NOBODY);
    const placing = (at: number): Caller => {
      const who = diner(ground, at);
      const { body } = tableOrder(ground, chance, who, `Bàn ${1 + (at % 20)}`);
      const headers = { 'x-user-token': who.token, 'idempotency-key': randomUUID() };
      return (turn) => ground.ask(at, { path: TABLE_PATH, body, headers }, turn);
    };
    const stops = stop(ground, true)(chance.whole(0, 1));
    const placings = upTo(Math.max(1, callers - 1)).map(placing);
    return {
      callers: chance.whole(0, 2) === 0 ? [stops, ...placings] : [...placings, stops],
      judge: async (told) => {
        const late = await placing(0)(NOBODY);
        await stop(ground, false)(0)(NOBODY);
        // the last two bells of the store: it is stopped, it is not
        const [, stopped] = await ground.rows(
          `select seq from events where topic = 'store:BEPNHA:${ground.shop.store.id}' order by seq desc limit 2`,
        );
        const written = await Promise.all(
          hashesInAnswers(told).map(async (hash) => lastEvent(ground, `order:${hash}`)),
        );
        return [
          ...unlike(told, ['TABLES_STOPPED']),
          ...differs('ordered afterwards', late.code, 'TABLES_STOPPED'),
          ...differs('written after the stop', written.filter((seq) => seq > Number(stopped?.seq)).length, 0),
        ];
      },
    };
  },
};

const hashesInAnswers = (told: readonly RaceAnswer[]): string[] =>
  told.flatMap(({ data }) => (typeof data?.hash === 'string' ? [data.hash] : []));

const switchPickup = (ground: Ground, at: number, path: 'switch' | 'switch/end'): Caller => {
  const asked = { store: ground.shop.store.id, types: ['PICKUP'] };
  return staff(
    ground,
    at,
    path,
    path === 'switch' ? { ...asked, kind: 'pause', end: { minutes: 30 } } : asked,
  );
};

/** [C7] [ST21] */
const paused: Race = {
  says: 'pickup is paused while it is ordered: nobody whose reading began after the answer orders it',
  steps: PLACING,
  prepare: async (ground, callers, chance) => {
    await switchPickup(ground, 0, 'switch/end')(NOBODY);
    const placing = (at: number): Caller => {
      const who = diner(ground, at);
      return place(ground, at, who, randomOrderBody(ground, chance, who));
    };
    const placings = upTo(Math.max(1, callers - 1)).map(placing);
    const [first = placing(0), ...others] = placings;
    const late = placing(callers + 1);
    return {
      callers: [first, switchPickup(ground, chance.whole(0, 1), 'switch'), ...others],
      judge: async (told, held) => {
        const refused = await late(NOBODY);
        await switchPickup(ground, 0, 'switch/end')(NOBODY);
        const [of] = told;
        const placed = told.filter((answer) => isOk(answer) && typeof answer.data?.hash === 'string');
        return [
          ...unlike(told, ['PAUSED']),
          ...differs('ordered afterwards', refused.code, 'PAUSED'),
          ...(held === 'before-transaction' && of && isOk(of) ? ['read before the pause'] : []),
          ...differs('orders', (await ground.rows('select id from orders')).length, placed.length),
        ];
      },
    };
  },
};

/** Changes of a store by staff and publishing while it is ordered from. */
export const EDIT_RACES: Readonly<Record<string, Race>> = {
  published,
  'read-while-published': readWhilePublished,
  'sold-out-again': soldOutAgain,
  'tables-stopped': tablesStopped,
  paused,
};
