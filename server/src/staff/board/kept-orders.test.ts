import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { importDemo } from '../../../test/demo.ts';
import { aDish, anOrder, defaultLine, readShop } from '../../../test/order.ts';
import { keyOf } from '../../../test/program-key.ts';
import { type AsStaff, signedIn } from '../../../test/staff.ts';
import { describeServerOnBothEngines } from '../../../test/with-server.ts';
import type { KeptOrders } from '../../cache/board-snapshot.ts';
import { PrefixCache } from '../../cache/prefix-cache.ts';
import type { Trx } from '../../db/dialect.ts';
import { forgetPeople } from '../../order/queries.ts';
import { orderOf } from '../../order/rows.ts';
import { addPerson } from '../people/add-person.ts';
import { toldOrKept } from './kept-orders.ts';
import { type ListedOrder, listedOf, listedOrders } from './listed-order.ts';
import { toldAnew } from './read-board.ts';

const PASSWORD = 'mâm cơm chiều mưa';
const READER = { brand: 'BEPNHA', role: 'owner' } as const;

interface Placed {
  readonly id: string;
  readonly code: string;
  readonly uid: string;
}

describeServerOnBothEngines('orders as they were told', {}, (running) => {
  let owner: AsStaff;
  let authorization = '';
  let counted = 0;
  beforeAll(async () => {
    await importDemo(running().database);
    const person = { brand: 'BEPNHA', name: 'Lan', password: PASSWORD, role: 'owner' as const, stores: [] };
    await addPerson(running().database, person, Date.now());
    owner = await signedIn(running(), 'Lan', PASSWORD, 'BEPNHA');
    authorization = `Bearer ${await keyOf(running().database, 'BEPNHA')}`;
  });
  const place = async (): Promise<Placed> => {
    const shop = await readShop(running(), 'BEPNHA', 101);
    counted += 1;
    // before anything is waited for: several are placed at once, and nobody may have many orders that wait
    const phone = `09${String(counted).padStart(8, '0')}`;
    const { headers, uid } = await running().addDiner();
    const body = anOrder(shop, [defaultLine(aDish(shop), 5)], { phone, type: 'PICKUP' });
    const { data } = await (await running().send('POST', '/v1/order', body, headers)).json();
    return { id: data.id, code: data.order_code, uid };
  };
  const write = (change: (trx: Trx) => Promise<unknown>) =>
    running().database.transaction(async (trx) => void (await change(trx)));
  const set = (columns: object) => (of: Placed) =>
    write((trx) => trx.updateTable('orders').set(columns).where('id', '=', of.id).execute());
  const listed = async (of: readonly Placed[]) => {
    const ids = of.map(({ id }) => id);
    return listedOf(await listedOrders(running().database.read).where('id', 'in', ids).execute());
  };
  /** Tells orders as a board does that keeps what it told; their marks may be spoilt. */
  const teller = (spoilt: (order: ListedOrder) => ListedOrder = (order) => order) => {
    const kept = new PrefixCache<KeptOrders>({ most: { entries: 2 } });
    return async (of: readonly Placed[]) => {
      const { context } = running();
      const selling = await context.stores.get(context.database.read, 'BEPNHA', 101);
      if (!selling) throw new Error('the store is gone');
      const tell = toldOrKept(context, { reader: READER, selling, kept, key: 'a board' });
      return tell((await listed(of)).map(spoilt));
    };
  };
  const oneTeller = (spoilt?: (order: ListedOrder) => ListedOrder) => {
    const tell = teller(spoilt);
    return async (of: Placed) => (await tell([of])).get(of.id);
  };
  const allAnew = async (of: readonly Placed[]) => toldAnew(running().context, READER)(await listed(of));
  const anew = async (of: Placed) => (await allAnew([of])).get(of.id);

  const report = (of: Placed) => ({
    ...{
      id: randomUUID(),
      order_id: of.id,
      brand: 'BEPNHA',
      store_id: 101,
      uid: of.uid,
      words: 'thiếu canh',
    },
    ...{ version: 1, made_at: 1, answered_at: null, answer: null, answered_by: null, answered_name: null },
    ...{ amount: null, voucher_code: null },
  });
  const person = (of: Placed, bag: boolean) => ({
    ...{
      order_id: of.id,
      position: bag ? 1 : 0,
      brand: 'BEPNHA',
      uid: of.uid,
      name: 'An',
      role: 'owner' as const,
    },
    ...{ status: 2 as const, joined_at: 1, item_count: 1, subtotal: 1, placed_at: 1, sent_at: null },
    ...{ paid_at: null, share_code: null, share: 1000, share_came: 0, left_out_at: null, made_by: null },
    left_behind: null,
  });
  const nothing = async () => {};

  /** Changes of an order, each with the place of the mark that moves with it; none = it has no mark. */
  const CHANGES: readonly {
    readonly what: string;
    readonly place: number | null;
    readonly before?: (of: Placed) => Promise<unknown>;
    readonly change: (of: Placed) => Promise<unknown>;
  }[] = [
    {
      what: 'a step of it',
      place: 0,
      change: ({ code }) => owner('POST', `/v1/staff/order/${code}/accept`, { version: 1, minutes: 20 }),
    },
    { what: 'guests nobody has seen', place: 1, change: set({ guests_unseen: 1 }) },
    { what: 'a party set aside', place: 2, change: set({ party_aside: 1 }) },
    { what: 'the sitting it is a round of', place: 3, change: set({ sitting_id: 'sitting-1' }) },
    {
      what: 'whom it was for, forgotten',
      place: 4,
      change: (of) =>
        write(async (trx) => {
          const row = trx.selectFrom('orders').selectAll().where('id', '=', of.id);
          await forgetPeople(trx, orderOf(await row.executeTakeFirstOrThrow()), 5);
        }),
    },
    {
      what: 'its receipt by a printer',
      place: 5,
      change: async ({ code }) => {
        const printed = { pos_parent: 'BEPNHA', store: 101, codes: [code] };
        await running().send('POST', '/v1/order/printed', printed, { authorization });
      },
    },
    {
      what: 'its rating',
      place: 6,
      change: ({ id: order_id }) => {
        const rating = { order_id, brand: 'BEPNHA', score: 4, feedback: 'ngon', dishes: '[]', at: 7 };
        return write((trx) => trx.insertInto('order_ratings').values(rating).execute());
      },
    },
    {
      what: 'the words of a report',
      place: null,
      before: (of) => write((trx) => trx.insertInto('issue_reports').values(report(of)).execute()),
      change: ({ id }) =>
        write((trx) =>
          trx.updateTable('issue_reports').set({ words: '' }).where('order_id', '=', id).execute(),
        ),
    },
    {
      what: 'a share that has come',
      place: null,
      before: async (of) => {
        await set({ shares: 1 })(of);
        const one = { ...person(of, false), share_code: `QA${of.code}` };
        await write((trx) => trx.insertInto('order_people').values(one).execute());
      },
      change: ({ id }) =>
        write((trx) =>
          trx.updateTable('order_people').set({ paid_at: 9 }).where('order_id', '=', id).execute(),
        ),
    },
    {
      what: 'a name on a bag',
      place: null,
      before: async (of) => {
        await set({ group_order: `of ${of.code}` })(of);
        await write((trx) => trx.insertInto('order_people').values(person(of, true)).execute());
        await write((trx) =>
          trx
            .updateTable('order_lines')
            .set({ document: JSON.stringify({ uid: of.uid }) })
            .where('order_id', '=', of.id)
            .execute(),
        );
      },
      change: ({ id }) =>
        write((trx) =>
          trx.updateTable('order_people').set({ name: 'Bình' }).where('order_id', '=', id).execute(),
        ),
    },
  ];

  it('[OR136] one that stays as it is is kept', async () => {
    const order = await place();
    const tell = oneTeller();
    const first = await tell(order);
    expect(first).toEqual(await anew(order));
    expect(await tell(order)).toBe(first);
  });

  describe.each(CHANGES)('$what', ({ place: at, before = nothing, change }) => {
    it('[OR136] is told', async () => {
      const order = await place();
      await before(order);
      const tell = oneTeller();
      const first = await tell(order);
      await change(order);
      const after = await anew(order);
      expect(after).not.toEqual(first);
      expect(await tell(order)).toEqual(after);
    });

    it('[OR136] is missed by a mark that does not say it, which shows', async () => {
      const order = await place();
      await before(order);
      const tell = oneTeller((one) => ({
        ...one,
        mark: at === null ? 'a mark' : (one.mark?.split(' ').toSpliced(at, 1, 'x').join(' ') ?? null),
      }));
      await tell(order);
      await change(order);
      expect(await tell(order)).not.toEqual(await anew(order));
    });
  });

  it('[OR136] one that changes after its mark was read is told as it is, then and after', async () => {
    const order = await place();
    let [late] = await listed([order]);
    const tell = oneTeller((one) => late ?? one);
    for (const version of [1, 2]) {
      const verb = version === 1 ? 'accept' : 'ready';
      const answer = await owner('POST', `/v1/staff/order/${order.code}/${verb}`, { version, minutes: 20 });
      expect(answer.status).toBe(200);
      expect(await tell(order)).toEqual(await anew(order));
      late = undefined;
      expect(await tell(order)).toEqual(await anew(order));
    }
  });

  it('[OR136] whatever happens to many of them, in any order, each is told as it is', async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, place));
    const tell = teller();
    // the same order of things in each run, none of any sense
    const places = orders.flatMap((order, at) => CHANGES.map((change, of) => ({ order, change, at, of })));
    const shuffled = places.sort((a, b) => ((a.at * 7 + a.of * 13) % 23) - ((b.at * 7 + b.of * 13) % 23));
    expect(await tell(orders)).toEqual(await allAnew(orders));
    for (const { order, change } of shuffled) {
      await change.before?.(order);
      expect(await tell(orders)).toEqual(await allAnew(orders));
      await change.change(order);
      expect([change.what, await tell(orders)]).toEqual([change.what, await allAnew(orders)]);
    }
  });

  it('[OR136] a person of the restaurant who is called otherwise is called so in every order', async () => {
    const order = await place();
    await owner('POST', `/v1/staff/order/${order.code}/accept`, { version: 1, minutes: 20 });
    const tell = oneTeller();
    expect((await tell(order))?.steps.at(-1)?.by).toBe('Lan');
    await write((trx) =>
      trx.updateTable('staff').set({ name: 'Lan Anh' }).where('name', '=', 'Lan').execute(),
    );
    expect((await tell(order))?.steps.at(-1)?.by).toBe('Lan Anh');
    expect(await tell(order)).toEqual(await anew(order));
  });

  it('[OR136] a store that takes longer to answer does so for every order that waits', async () => {
    const order = await place();
    const tell = oneTeller();
    const first = await tell(order);
    await write(async (trx) => {
      const store = trx.selectFrom('stores').selectAll().where('brand', '=', 'BEPNHA').where('id', '=', 101);
      const { document, version } = await store.executeTakeFirstOrThrow();
      const said = JSON.parse(document);
      const changed = JSON.stringify({ ...said, extra_data: { ...said.extra_data, answer_minutes: 25 } });
      await trx
        .updateTable('stores')
        .set({ document: changed, version: version + 1 })
        .where('brand', '=', 'BEPNHA')
        .where('id', '=', 101)
        .execute();
    });
    const after = await anew(order);
    expect(after?.answer_by).not.toBe(first?.answer_by);
    expect(await tell(order)).toEqual(after);
  });
});
