import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aDish, anOrder, defaultLine, plain } from '../../test/order.ts';
import {
  expectOwnSession,
  type Guest,
  groupOrderHash,
  HOUR,
  type TogetherAnswer,
  togetherAt,
} from '../../test/together.ts';
import { describeServerOnBothEngines, WIDE_LIMITS } from '../../test/with-server.ts';
import { sellOut } from '../menu/sell-out.ts';

const NOON = Date.UTC(2026, 10, 30, 5);
const clock = { now: NOON };
/** a rival's act after the carts were read and before the order takes them; once */
let rival: (() => Promise<unknown>) | null = null;
const step = (name: string) => {
  if (name !== 'before-group-order' || !rival) return undefined;
  const act = rival;
  rival = null;
  return act().then(() => undefined);
};

const environment = { LIMITS: WIDE_LIMITS };

describeServerOnBothEngines('ordering together', { now: () => clock.now, step, environment }, (running) => {
  const together = togetherAt(running, clock);
  let owner: Guest;
  let tí: Guest;
  let lan: Guest;
  let hash: string;

  beforeAll(together.prepare);
  beforeEach(async () => {
    clock.now = NOON;
    rival = null;
    [owner, tí, lan] = [await together.guest(), await together.guest(), await together.guest()];
    hash = groupOrderHash(await together.begin(owner));
    clock.now += 1_000;
    await together.join(tí, hash, 'Bạn Tí');
    clock.now += 1_000;
    await together.join(lan, hash, 'Chị Lan');
    await together.save(owner, hash, { cart: together.lines(together.line(1)) });
    await together.save(tí, hash, { cart: together.lines(together.line(2)), status: 2 });
  });

  const close = () => together.manage(owner, hash, { action: 'close' });
  const order = (who: Guest, change: object = {}, key?: string) => {
    const body = anOrder(together.shop(), [], {
      phone: owner.phone,
      address: { text: '12 Lê Lợi', detail: '', location: null },
    });
    const setting = { ...body.setting, group_hash: hash, total_amount: null };
    return together.call(
      who,
      'POST',
      '/v1/order',
      { ...body, setting, ...change },
      key ? { 'idempotency-key': key } : {},
    );
  };
  const read = async (who: Guest | null, { data }: { data: { hash: string } }): Promise<OrderDetail> =>
    (await together.call(who, 'GET', `/v1/order/${data.hash}`)).data;

  it('[GO4] [GO15] only the owner orders, only when the choosing is over, and once', async () => {
    expect((await order(owner)).code).toBe('GROUP_ORDER_NOT_OVER');
    expect((await order(owner, { store_id: 102 })).code).toBe('MALFORMED');
    await close();
    expect((await order(tí)).code).toBe('GROUP_ORDER_OWNER_ONLY');
    expect((await order(await together.guest())).code).toBe('GROUP_ORDER_OWNER_ONLY');
    const placed = await order(owner, {}, 'k');
    expect(placed.status).toBe(200);
    // the answer that was lost is answered again; another try hears of the order there is
    expect((await order(owner, {}, 'k')).data).toEqual(placed.data);
    const again = await order(owner, {}, 'other');
    expect([again.code, again.data.order_hash]).toEqual(['GROUP_ORDERED', placed.data.hash]);
    const { group } = await together.read(tí, hash);
    expect(group).toMatchObject({ state: 'ordered', order: placed.data.hash });
    expect((await together.read(null, hash)).group?.order).toBe('');
    expect((await together.leave(owner, hash)).code).toBe('GROUP_ORDERED');
  });

  it('[GO17] a tester of a demo does not wait for the end, and may no more than the owner', async () => {
    expect((await order(owner, { is_test: 'true' })).code).toBe('MALFORMED');
    expect((await order(tí, { is_test: true })).code).toBe('GROUP_ORDER_OWNER_ONLY');
    expect((await order(owner, { is_test: true })).status).toBe(200);
    expect((await together.read(tí, hash)).group).toMatchObject({ state: 'ordered' });
  });

  it('[GO40] who is left out is told which dishes were not ordered, and owes nothing, not even a fee', async () => {
    await together.save(lan, hash, {
      cart: together.lines(together.line(3), together.line(1, 'k2')),
      status: 1,
    });
    const place = (await together.makePlace(tí, hash, 'Bà Ngoại')).group?.sessions.find(
      ({ made_by }) => made_by,
    );
    await together.save(tí, hash, {
      cart: together.lines(together.line(1)),
      status: 1,
      user_id: place?.user_id,
    });
    await close();
    const placed = await order(owner);
    const { group } = await together.read(lan, hash);
    expect([group?.ordered_lines, expectOwnSession({ group } as TogetherAnswer, lan).left_behind]).toEqual([
      [],
      4,
    ]);
    const heard = (await together.read(tí, hash)).group;
    expect(heard?.ordered_lines).toEqual(['k1']);
    expect(heard?.sessions.map(({ user_id, left_behind }) => [user_id, left_behind])).toEqual([
      [tí.uid, 0],
      [owner.uid, 0],
      [lan.uid, 4],
      [place?.user_id, 1],
    ]);
    expect((await together.read(null, hash)).group?.ordered_lines).toEqual([]);
    const [own] = (await read(lan, placed)).group?.sessions ?? [];
    expect(own).toMatchObject({ item_count: 0, left_behind: 4, total_amount: 0 });
  });

  it('[GO2] not after the owner’s hour', async () => {
    clock.now = NOON + 2 * HOUR;
    expect((await order(owner)).code).toBe('GROUP_ORDER_EXPIRED');
  });

  it('[GO11] [GO15] is the stored carts, each line with who chose it; its people read all of it', async () => {
    await together.save(lan, hash, { cart: together.lines(together.line(5)), status: 1 });
    await close();
    const forged = together.lines(together.line(9)).map((line) => ({ ...line, price: 1 }));
    const placed = await order(owner, { items: forged });
    const seen = await read(tí, placed);
    expect(seen.items.map(({ uid, quantity }) => [uid, quantity])).toEqual([
      [owner.uid, 1],
      [tí.uid, 2],
    ]);
    expect(seen).toMatchObject({ is_mine: false, group_id: hash, user: { address: '12 Lê Lợi' } });
    // [GO4] everybody's number but one's own is the owner's to see
    expect(seen.user.phone).not.toContain(owner.phone);
    expect(seen.group?.setting).toMatchObject({
      type: seen.setting.type,
      user: seen.user,
      is_order_now: true,
    });
    expect(seen.raw.user_phone).toBe(seen.user.phone);
    expect((await read(owner, placed)).user.phone).toBe(owner.phone);
    const { sessions = [], remainder = 0 } = seen.group ?? {};
    expect(sessions.map(({ user_id, item_count }) => [user_id, item_count])).toEqual([
      [tí.uid, 2],
      [owner.uid, 1],
      [lan.uid, 0],
    ]);
    // [SP1] [SP2]
    const shares = sessions.reduce((sum, { total_amount }) => sum + total_amount, remainder);
    expect(shares).toBe(seen.total_amount);
    expect(sessions[0]?.total_amount).toBeGreaterThan(sessions[1]?.total_amount ?? 0);
    expect((await together.read(tí, hash)).group?.sessions[0]?.total_amount).toBe(sessions[0]?.total_amount);
    const stranger = await read(null, placed);
    expect(stranger).toMatchObject({
      group_id: null,
      group: null,
      group_user_ids: [],
      user: { address: '' },
    });
    const cancelled = await together.call(tí, 'POST', `/v1/order/${placed.data.hash}/cancel`, {
      reason: 'x',
    });
    expect(cancelled.code).toBe('NOT_YOURS');
  });

  it('[GO11] takes in who is not done where the owner says so, and leaves out single lines', async () => {
    await together.save(lan, hash, { cart: together.lines(together.line(5)), status: 1 });
    await close();
    const seen = await read(
      owner,
      await order(owner, { group_include: [lan.uid], group_left_out: [`${tí.uid}:k1`] }),
    );
    const quantities = seen.items.map(({ quantity }) => quantity).sort();
    expect(quantities).toHaveLength(2);
    expect(quantities).toContain(5);
  });

  it('[GO12] [PR10] what they have earned is on the bill, and its code is worth nothing elsewhere', async () => {
    const three = await together.save(lan, hash, { cart: together.lines(together.line(1)), status: 2 });
    expect(three.group).toMatchObject({ people: 3, setting: { voucher_code: 'CUNGAN3' } });
    await close();
    const seen = await read(owner, await order(owner));
    expect(seen.setting.voucher_code).toBe('CUNGAN3');
    expect(seen.group?.setting.voucher_code).toBe('CUNGAN3');
    expect(seen.quote.together_shipping_rate).toBe(1);
    const alone = anOrder(together.shop(), [defaultLine(aDish(together.shop()), 2)], { phone: owner.phone });
    const setting = { ...alone.setting, voucher_code: 'CUNGAN3', total_amount: null };
    expect((await together.call(owner, 'POST', '/v1/order', { ...alone, setting })).code).toBe(
      'VOUCHER_GONE',
    );
  });

  it('[GO12] one phone counts once, and who is not done not at all', async () => {
    await together.join(lan, hash, 'Chị Lan', tí.phone);
    await together.save(lan, hash, { cart: together.lines(together.line(1)), status: 2 });
    expect((await together.read(owner, hash)).group).toMatchObject({
      people: 2,
      setting: { voucher_code: '' },
    });
    // that two have one number the third of them is not told
    const whyLan = async (reader: Guest) =>
      (await together.read(reader, hash)).group?.sessions.find(({ user_id: uid }) => uid === lan.uid)
        ?.not_counted;
    expect([await whyLan(owner), await whyLan(lan), await whyLan(tí)]).toEqual([
      'SAME_PHONE',
      'SAME_PHONE',
      null,
    ]);
  });

  it('[GO45] six invented people with a side or a free drink earn nothing, and each reads why', async () => {
    const side = aDish(together.shop(), (dish) => dish.sideDish && dish.variants.length === 0);
    const free = aDish(together.shop(), (dish) => dish.price === 0 && dish.variants.length === 0);
    const save = (dish: typeof side, status: 1 | 2) =>
      together.save(lan, hash, { cart: together.lines(defaultLine(dish, 1, 'x')), status });
    await save(side, 2);
    const seenBy = (who: Guest) => together.read(who, hash);
    expect((await seenBy(lan)).group).toMatchObject({ people: 2, setting: { voucher_code: '' } });
    expect(expectOwnSession(await seenBy(lan), lan).not_counted).toBe('NO_MEAL');
    await save(side, 1);
    await save(free, 2);
    expect((await seenBy(owner)).group?.people).toBe(2);
    await save(free, 1);
    await together.save(lan, hash, {
      cart: together.lines(defaultLine(free, 1, 'x'), together.line(1)),
      status: 2,
    });
    expect((await seenBy(owner)).group).toMatchObject({ people: 3, setting: { voucher_code: 'CUNGAN3' } });
    expect(expectOwnSession(await seenBy(lan), lan).not_counted).toBeNull();
  });

  it('[GO45] whose dishes the owner leaves out counts no more, unless they cannot be had', async () => {
    const { id } = aDish(together.shop());
    const other = aDish(together.shop(), (dish) => plain(dish) && dish.id !== id);
    await together.save(lan, hash, { cart: together.lines(defaultLine(other, 1, 'x')), status: 2 });
    await close();
    const leftOut = { group_left_out: [`${lan.uid}:x`] };
    const said = { brand: 'BEPNHA', store: 101, itemId: other.id, by: 'x' };
    await sellOut(running().context, { ...said, soldOut: true }, clock.now);
    const dear = await order(owner, { ...leftOut, group_include: [] });
    expect((await read(owner, dear)).setting.voucher_code).toBe('CUNGAN3');
    await sellOut(running().context, { ...said, soldOut: false }, clock.now);
  });

  it('[GO45] of invented people whose dishes are not ordered nothing is earned', async () => {
    await together.save(lan, hash, { cart: together.lines(together.line(1)), status: 2 });
    await close();
    const placed = await order(owner, { group_left_out: [`${lan.uid}:k1`] });
    const seen = await read(owner, placed);
    expect(seen.setting.voucher_code).toBe('');
    expect(seen.quote.together_shipping_rate ?? 0).toBe(0);
  });

  it('[GO15] names the dish that cannot be had with its person, and the owner leaves it out', async () => {
    const { id } = aDish(together.shop());
    const gone = aDish(together.shop(), (dish) => plain(dish) && dish.id !== id);
    await together.save(lan, hash, { cart: together.lines(defaultLine(gone, 1, 'x')), status: 2 });
    const said = { brand: 'BEPNHA', store: 101, itemId: gone.id, by: 'x' };
    await sellOut(running().context, { ...said, soldOut: true }, clock.now);
    await close();
    const refused = await order(owner);
    expect(refused.code).toBe('SOLD_OUT');
    expect(refused.data.names).toEqual([`${gone.name} (Chị Lan)`]);
    expect(refused.data.lineKeys).toEqual([`${lan.uid}:x`]);
    const placed = await order(owner, { group_left_out: refused.data.lineKeys });
    expect(placed.status).toBe(200);
    await sellOut(running().context, { ...said, soldOut: false }, clock.now);
  });

  it('[GO15] what changes while the order is written is in it, or was refused', async () => {
    await close();
    rival = async () => {
      const saved = await together.save(owner, hash, { cart: together.lines(together.line(4)) });
      expect(saved.status).toBe(200);
    };
    const seen = await read(owner, await order(owner));
    expect(seen.items.map(({ quantity }) => quantity)).toEqual([4, 2]);
  });

  it('[GO15] of orders of two tabs there is one, and both hear of it', async () => {
    await close();
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((key) => order(owner, {}, key)));
    const placed = answers.filter(({ status }) => status === 200);
    expect(placed).toHaveLength(1);
    const hashes = answers.map(({ data }) => data.order_hash ?? data.hash);
    expect(new Set(hashes)).toEqual(new Set([placed[0]?.data.hash]));
    const { read: database } = running().database;
    const rows = await database.selectFrom('orders').select('id').where('group_order', '=', hash).execute();
    expect(rows).toHaveLength(1);
  });
});

const real = { MODE: 'production', PUBLIC_URL: 'https://pho.example' };

describeServerOnBothEngines(
  'ordering together for real',
  { now: () => clock.now, environment: real },
  (running) => {
    const together = togetherAt(running, clock);
    beforeAll(together.prepare);

    it('[GO17] who calls themselves a tester waits as everybody does', async () => {
      clock.now = NOON;
      const owner = await together.guest();
      const hash = groupOrderHash(await together.begin(owner));
      await together.save(owner, hash, { cart: together.lines(together.line(1)) });
      const body = anOrder(together.shop(), [], { phone: owner.phone });
      const setting = { ...body.setting, group_hash: hash, total_amount: null };
      const asked = await together.call(owner, 'POST', '/v1/order', { ...body, setting, is_test: true });
      expect(asked.code).toBe('GROUP_ORDER_NOT_OVER');
    });
  },
);
