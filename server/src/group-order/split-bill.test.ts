import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { anOrder } from '../../test/order.ts';
import { type Guest, groupOrderHash, togetherAt } from '../../test/together.ts';
import { describeServerOnBothEngines, WIDE_LIMITS } from '../../test/with-server.ts';
import { orderOf } from '../order/rows.ts';
import { staffOrders } from '../staff/staff-order.ts';

const NOON = Date.UTC(2026, 10, 30, 5);
const clock = { now: NOON };
const ACCOUNT = {
  bank_id: 'Vietcombank',
  account_number: '0071 0001 23456',
  account_name: 'NGUYEN MINH THU',
};
const environment = { LIMITS: WIDE_LIMITS };

describeServerOnBothEngines('splitting the bill', { now: () => clock.now, environment }, (running) => {
  const together = togetherAt(running, clock);
  let owner: Guest;
  let tí: Guest;
  let lan: Guest;
  let gone: Guest;
  let hash: string;

  const begin = async (change: object = {}) => {
    [owner, tí, lan, gone] = [
      await together.guest(),
      await together.guest(),
      await together.guest(),
      await together.guest(),
    ];
    hash = groupOrderHash(await together.begin(owner, change));
    for (const [who, name] of [
      [tí, 'Bạn Tí'],
      [lan, 'Chị Lan'],
      [gone, 'Anh Đi'],
    ] as const) {
      clock.now += 1_000;
      await together.join(who, hash, name);
    }
    await together.save(owner, hash, { cart: together.lines(together.line(1)) });
    await together.save(tí, hash, { cart: together.lines(together.line(2)), status: 2 });
    await together.save(gone, hash, { cart: together.lines(together.line(1)), status: 2 });
    await together.manage(owner, hash, { action: 'ban', user_id: gone.uid });
  };
  const order = async (): Promise<string> => {
    await together.manage(owner, hash, { action: 'close' });
    const address = { text: '12 Lê Lợi', detail: '', location: null };
    const body = anOrder(together.shop(), [], { phone: owner.phone, address });
    const setting = { ...body.setting, group_hash: hash, total_amount: null };
    const placed = await together.call(owner, 'POST', '/v1/order', { ...body, setting });
    return placed.data.hash;
  };
  const read = async (who: Guest | null, placed: string): Promise<OrderDetail> =>
    (await together.call(who, 'GET', `/v1/order/${placed}`)).data;
  const tick = (who: Guest | null, body: object) =>
    together.call(who, 'POST', `/v1/order-group/${hash}/split-bill`, body);
  const paidOf = (uid: string, paid = true) => ({ sessions: [{ user_id: uid, paid }] });
  const personIn = ({ group }: OrderDetail, { uid }: Guest) =>
    group?.sessions.find(({ user_id }) => user_id === uid);
  const history = async (who: Guest, query = '') =>
    (await together.call(who, 'GET', `/v1/order/history?pos_parent=BEPNHA${query}`)).data;

  beforeAll(together.prepare);
  beforeEach(() => {
    clock.now = NOON;
  });

  it('[SP5] the owner says whose share has come, each person by themselves', async () => {
    await begin();
    expect((await tick(owner, paidOf(tí.uid))).code).toBe('GROUP_ORDER_NOT_ORDERED');
    expect((await tick(tí, { sent: true })).code).toBe('GROUP_ORDER_NOT_ORDERED');
    const placed = await order();
    clock.now = NOON + 60_000;
    const before = await together.ping(hash);
    const ticked = await tick(owner, paidOf(tí.uid));
    expect(ticked.status).toBe(200);
    const team = ticked.group?.sessions.filter(({ is_banned }) => !is_banned) ?? [];
    expect(team.map(({ user_id, paid }) => [user_id, paid])).toEqual([
      [owner.uid, false],
      [tí.uid, true],
      [lan.uid, false],
    ]);
    expect((await together.ping(hash)).etag).not.toBe(before.etag);
    // again, later: it stays as it was said first
    clock.now += 60_000;
    await tick(owner, paidOf(tí.uid));
    const seen = personIn(await read(lan, placed), tí);
    expect(seen).toMatchObject({ paid: true, paid_at: NOON / 1000 + 60, sent_at: null });
    await tick(owner, paidOf(tí.uid, false));
    expect(personIn(await read(lan, placed), tí)).toMatchObject({ paid: false, paid_at: null });
    // the owner's own entry says nothing
    expect((await tick(owner, paidOf(owner.uid))).status).toBe(200);
    expect(personIn(await read(lan, placed), owner)?.paid).toBe(false);
  });

  it('[SP5] of two devices at once neither loses what the other said', async () => {
    await begin();
    const placed = await order();
    const answers = await Promise.all([
      tick(owner, paidOf(tí.uid)),
      tick(owner, paidOf(lan.uid)),
      tick(tí, { sent: true }),
      tick(lan, { sent: true }),
      tick(owner, paidOf(tí.uid)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const seen = await read(owner, placed);
    for (const who of [tí, lan]) {
      expect(personIn(seen, who)?.paid).toBe(true);
      expect(personIn(seen, who)?.sent_at).not.toBeNull();
    }
  });

  it('[SP5] [GO4] a member says their own is sent, and nobody else says anything', async () => {
    await begin();
    const placed = await order();
    expect((await tick(tí, { sent: true })).status).toBe(200);
    expect(personIn(await read(owner, placed), tí)).toMatchObject({ paid: false, sent_at: clock.now / 1000 });
    await tick(tí, { sent: false });
    expect(personIn(await read(owner, placed), tí)?.sent_at).toBeNull();
    expect((await tick(tí, paidOf(tí.uid))).code).toBe('GROUP_ORDER_OWNER_ONLY');
    expect((await tick(tí, paidOf(lan.uid))).code).toBe('GROUP_ORDER_OWNER_ONLY');
    expect((await tick(tí, { ...paidOf(lan.uid), sent: true })).code).toBe('GROUP_ORDER_OWNER_ONLY');
    const stranger = await together.guest();
    for (const body of [paidOf(tí.uid), { sent: true }]) {
      expect((await tick(stranger, body)).status).toBe(403);
      expect((await tick(gone, body)).code).toBe('GROUP_ORDER_BANNED');
      expect((await tick(null, body)).status).toBe(401);
    }
    // a guest who was taken out has no share, nor has a name nobody knows
    for (const uid of [gone.uid, stranger.uid, 'nobody'])
      expect(
        (await tick(owner, { sessions: [{ user_id: tí.uid, paid: true }, ...paidOf(uid).sessions] })).code,
      ).toBe('MALFORMED');
    expect(personIn(await read(owner, placed), tí)?.paid).toBe(false);
  });

  it('[SP5] nothing is said any more of a cancelled order; its amounts stay', async () => {
    await begin();
    const placed = await order();
    await tick(owner, paidOf(tí.uid));
    await together.call(owner, 'POST', `/v1/order/${placed}/cancel`, {});
    expect((await tick(owner, paidOf(lan.uid))).code).toBe('SPLIT_CANCELLED');
    expect((await tick(lan, { sent: true })).code).toBe('SPLIT_CANCELLED');
    const seen = await read(tí, placed);
    expect(seen.status).toBe('USER_CANCELLED');
    expect(personIn(seen, tí)).toMatchObject({ paid: true });
    expect(personIn(seen, tí)?.total_amount).toBeGreaterThan(0);
  });

  it('[SP3] [SP6] how fees are shared and the account are read before joining, and kept from others later', async () => {
    await begin({ split_rule: 'equal-fees', pay_to: ACCOUNT });
    const kept = { ...ACCOUNT, account_number: '0071000123456' };
    const short = (await together.read(null, hash)).group;
    expect(short).toMatchObject({ split_rule: 'equal-fees', pay_to: kept });
    expect((await together.read(gone, hash)).group?.pay_to).toBeNull();
    const placed = await order();
    expect((await together.read(null, hash)).group?.pay_to).toBeNull();
    const { group, total_amount, quote } = await read(tí, placed);
    expect(group).toMatchObject({ split_rule: 'equal-fees', pay_to: kept });
    const dishes = group?.sessions.reduce((sum, { user_amount }) => sum + user_amount, 0) ?? 0;
    expect(quote.item_amount).toBe(dishes);
    // of the three one has no dish in it
    const each = (total_amount - dishes) / 2;
    for (const { user_amount, item_count, total_amount: share } of group?.sessions ?? [])
      expect(share).toBe(item_count === 0 ? 0 : Math.floor((user_amount + each) / 100) * 100);
    expect((await read(null, placed)).group).toBeNull();
    expect((await read(gone, placed)).group).toBeNull();
  });

  it.each([
    [{ ...ACCOUNT, bank_id: 'Ngân hàng Trên Trời' }, 'SPLIT_BANK'],
    [{ ...ACCOUNT, account_number: '12' }, 'SPLIT_ACCOUNT'],
    [{ ...ACCOUNT, account_name: ' ' }, 'SPLIT_HOLDER'],
  ])('[SP6] an account nobody can send to is refused', async (pay_to, code) => {
    expect((await together.begin(await together.guest(), { pay_to })).code).toBe(code);
  });

  it('[GO19] everybody who was in it finds it among their orders; who was taken out does not', async () => {
    await begin();
    const placed = await order();
    const [mine, joined] = [(await history(owner)).orders[0], (await history(tí, '&type=detail')).orders[0]];
    expect(mine).toMatchObject({ hash: placed, is_mine: true, group_size: 3 });
    expect(joined).toMatchObject({ hash: placed, is_mine: false, group_size: 3, rating: null });
    expect(joined.order_data_item.map(({ uid }: { uid: string }) => uid)).toEqual([owner.uid, tí.uid]);
    expect((await history(lan, '&count=true')).count).toBe(1);
    expect((await history(owner, '&count=true')).count).toBe(1);
    expect((await history(gone)).orders).toEqual([]);
    expect((await history(await together.guest())).orders).toEqual([]);
    const elsewhere = await together.call(tí, 'GET', '/v1/order/history?pos_parent=OTHER');
    expect(elsewhere.data.orders).toEqual([]);
    const rated = await together.call(tí, 'POST', `/v1/order/${placed}/rating`, { score: 5 });
    expect(rated.status).toBe(403);
  });

  it('[GO20] the kitchen reads whose each dish is, in the order in which they came', async () => {
    await begin();
    const placed = await order();
    const row = await running()
      .database.read.selectFrom('orders')
      .selectAll()
      .where('hash', '=', placed)
      .executeTakeFirstOrThrow();
    const [seen] = await staffOrders(running().context, { brand: 'BEPNHA', role: 'owner' }, [orderOf(row)]);
    const keys = seen?.quote.lines.map(({ Pr_Key }) => Pr_Key) ?? [];
    // a guest who has chosen nothing has no bag
    expect(seen?.people).toEqual([
      { name: 'Minh Thư', lines: [keys[0]] },
      { name: 'Bạn Tí', lines: [keys[1]] },
    ]);
  });

  it('[GO19] its steps ring for everybody', async () => {
    await begin();
    const rung = async () => {
      const rows = await running().database.read.selectFrom('events').select('topic').execute();
      return rows.filter(({ topic }) => topic === `diner:${lan.uid}`).length;
    };
    const placed = await order();
    const once = await rung();
    expect(once).toBe(1);
    await together.call(owner, 'POST', `/v1/order/${placed}/cancel`, {});
    expect(await rung()).toBe(2);
  });
});
