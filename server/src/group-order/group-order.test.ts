import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openStream } from '../../test/sse.ts';
import { expectOwnSession, type Guest, groupOrderHash, HOUR, togetherAt } from '../../test/together.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

const NOON = Date.UTC(2026, 10, 30, 5); // a Monday in Ho Chi Minh City
const clock = { now: NOON };

describeServerOnBothEngines('a group order', { now: () => clock.now }, (running) => {
  const together = togetherAt(running, clock);
  let owner: Guest;
  let hash: string;

  beforeAll(together.prepare);
  beforeEach(async () => {
    clock.now = NOON;
    owner = await together.guest();
    hash = groupOrderHash(await together.begin(owner));
  });

  const joined = async (name?: string): Promise<Guest> => {
    const who = await together.guest();
    expect((await together.join(who, hash, name)).status).toBe(200);
    return who;
  };
  const namesRead = async (who: Guest | null) =>
    (await together.read(who, hash)).group?.sessions.map(({ name }) => name);

  it('[GO5] [GO7] begins with who introduced themselves, until a time that lies ahead', async () => {
    const who = await together.guest();
    const at = (ms: number) => ({ expire_at: Math.floor((NOON + ms) / 1000) });
    for (const [change, code] of [
      [{ name: 'Tí' }, 'GROUP_ORDER_NAME'],
      [{ phone: '090 12' }, 'GROUP_ORDER_PHONE'],
      [at(0), 'GROUP_ORDER_END'],
      [at(25 * HOUR), 'GROUP_ORDER_END'],
      [{ store_id: 999 }, 'UNKNOWN'],
      [{ expire_at: -1 }, 'MALFORMED'],
    ] as const)
      expect((await together.begin(who, change)).code).toBe(code);
    const { group } = await together.begin(who, {}, { 'idempotency-key': 'k' });
    expect(group).toMatchObject({
      status: 1,
      state: 'active',
      role: 'owner',
      created_by: who.uid,
      expired: false,
    });
    expect(group?.sessions).toMatchObject([
      { user_id: who.uid, name: 'Minh Thư', status: 1, is_owner: true },
    ]);
    // once, by its key; and of one store there is one at a time
    const again = await together.begin(who, {}, { 'idempotency-key': 'k' });
    const other = await together.begin(who, { name: 'Thư Minh' }, { 'idempotency-key': 'other' });
    expect([again.group?.hash, other.group?.hash]).toEqual([group?.hash, group?.hash]);
  });

  it('[GO4] shows all of it to who is in, and to others who and until when', async () => {
    const tí = await joined('Bạn Tí');
    const { group: seen } = await together.read(tí, hash);
    expect(seen).toMatchObject({
      role: 'member',
      created_by: owner.uid,
      group_user_ids: [tí.uid, owner.uid],
    });
    expect(seen?.sessions.map(({ phone }) => phone)).toEqual([tí.phone, '']);
    const { group: owners } = await together.read(owner, hash);
    expect(owners?.sessions.map(({ phone }) => phone)).toEqual([owner.phone, tí.phone]);
    for (const who of [null, await together.guest()]) {
      const { group } = await together.read(who, hash);
      expect(group).toMatchObject({
        role: 'stranger',
        owner_name: 'Minh Thư',
        setting: null,
        created_by: '',
      });
      expect(JSON.stringify(group)).not.toContain(tí.phone);
      expect(JSON.stringify(group)).not.toContain(tí.uid);
      expect(group?.sessions.map(({ name }) => name)).toEqual(['Minh Thư', 'Bạn Tí']);
    }
    expect((await together.read(tí, 'x'.repeat(22))).code).toBe('UNKNOWN');
  });

  it('[GO8] stores a cart by ids alone, and a done one is locked', async () => {
    const tí = await joined();
    const forged = together
      .lines(together.line(2))
      .map((line) => ({ ...line, price: 1, amount: 1, uid: owner.uid }));
    const saved = await together.save(tí, hash, { cart: forged, status: 1 });
    const own = expectOwnSession(saved, tí);
    const { price } = own.cart[0] ?? {};
    expect(own).toMatchObject({ status: 1, version: 1, item_count: 2, user_amount: 2 * (price ?? 0) });
    expect(own.cart[0]).toMatchObject({ user_id: tí.uid, uid: tí.uid, problem: null, status: 'ACTIVE' });
    expect(price).toBeGreaterThan(1_000);
    expect((await together.save(tí, hash, {})).group?.sessions[0]).toMatchObject({ status: 2 });
    const more = together.lines(together.line(3));
    expect((await together.save(tí, hash, { cart: more })).code).toBe('GROUP_ORDER_CART_LOCKED');
    expect((await together.leave(tí, hash)).code).toBe('GROUP_ORDER_CART_LOCKED');
    expect(expectOwnSession(await together.save(tí, hash, { cart: more, status: 1 }), tí)).toMatchObject({
      item_count: 3,
    });
    expect((await together.save(tí, hash, { cart: [], status: 2 })).code).toBe('EMPTY_CART');
    // the owner is done by having something
    expect(expectOwnSession(await together.save(owner, hash, { cart: more, status: 1 }), owner).status).toBe(
      2,
    );
    expect(expectOwnSession(await together.save(owner, hash, { cart: [] }), owner).status).toBe(1);
  });

  it('[GO13] refuses what no cart may hold', async () => {
    const line = together.lines(together.line())[0];
    const many = Array.from({ length: 51 }, (_, at) => ({ ...line, Pr_Key: `k${at}` }));
    for (const [cart, code] of [
      [many, 'GROUP_ORDER_CART_FULL'],
      [[{ ...line, item_id: 'KHONG-CO' }], 'ITEM_GONE'],
      [[line, line], 'MALFORMED'],
      [[{ ...line, quantity: 1000 }], 'MALFORMED'],
      [[{ ...line, selected_child: { id: 'KHONG-CO' } }], 'INVALID_CHOICE'],
    ] as const)
      expect((await together.save(owner, hash, { cart })).code).toBe(code);
    expect((await together.save(owner, hash, { cart: [], status: 3 })).code).toBe('MALFORMED');
    expect((await together.save(owner, hash, { cart: [], status: 0 })).code).toBe('MALFORMED');
    expect(expectOwnSession(await together.read(owner, hash), owner).version).toBe(0);
  });

  it('[GO14] who was slower is answered with the newer cart and changes nothing', async () => {
    const tí = await joined();
    const first = expectOwnSession(
      await together.save(tí, hash, { cart: together.lines(together.line(1)), status: 1, version: 0 }),
      tí,
    );
    const slower = await together.save(tí, hash, { cart: [], status: 1, version: 0 });
    expect(slower).toMatchObject({ status: 409, code: 'GROUP_ORDER_CART_CHANGED' });
    expect(slower.data.session).toEqual(first);
    const over = await together.save(tí, hash, { cart: together.lines(together.line(7)), status: 1 });
    expect(expectOwnSession(over, tí)).toMatchObject({ version: 2, item_count: 7 });
  });

  it('[GO6] comes back to the cart they had, unless they are banned', async () => {
    const tí = await joined();
    await together.save(tí, hash, { cart: together.lines(together.line(2)), status: 1 });
    expect(
      (await together.manage(owner, hash, { action: 'kick', user_id: tí.uid })).group?.sessions,
    ).toHaveLength(1);
    expect((await together.read(tí, hash)).group).toMatchObject({ role: 'left' });
    expect((await together.save(tí, hash, { cart: [], status: 1 })).code).toBe('GROUP_ORDER_LEFT');
    expect(expectOwnSession(await together.join(tí, hash), tí)).toMatchObject({ status: 1, item_count: 2 });
    await together.manage(owner, hash, { action: 'ban', user_id: tí.uid });
    expect((await together.join(tí, hash)).code).toBe('GROUP_ORDER_BANNED');
    expect((await together.join(await together.guest(), hash, 'Ai Đó', tí.phone)).code).toBe(
      'GROUP_ORDER_BANNED',
    );
    const { group } = await together.read(owner, hash);
    expect(group?.sessions.at(-1)).toMatchObject({ user_id: tí.uid, is_banned: true, item_count: 0 });
    expect(await namesRead(null)).toEqual(['Minh Thư']);
    await together.manage(owner, hash, { action: 'un_ban', user_id: tí.uid });
    expect(expectOwnSession(await together.join(tí, hash), tí)).toMatchObject({ item_count: 0 });
  });

  it('[GO4] nobody but the owner manages, and nobody manages the owner', async () => {
    const tí = await joined();
    const lan = await joined('Chị Lan');
    for (const action of ['kick', 'ban', 'un_ban'])
      expect((await together.manage(tí, hash, { action, user_id: lan.uid })).code).toBe(
        'GROUP_ORDER_OWNER_ONLY',
      );
    expect((await together.manage(owner, hash, { action: 'ban', user_id: owner.uid })).code).toBe(
      'MALFORMED',
    );
    expect((await together.manage(owner, hash, { action: 'ban', user_id: 'nobody' })).code).toBe('UNKNOWN');
    expect((await together.manage(owner, hash, { action: 'crown', user_id: tí.uid })).code).toBe('MALFORMED');
    expect((await together.read(owner, hash)).group?.sessions).toHaveLength(3);
    expect((await together.join(await together.guest(), hash, ' minh THƯ ')).code).toBe(
      'GROUP_ORDER_NAME_TAKEN',
    );
  });

  it('keeps what the owner chose for everybody, the phone for themselves', async () => {
    const tí = await joined();
    const user = {
      name: 'Thư',
      phone: '0901234567',
      address: '12 Lê Lợi',
      sub_address: 'Lầu 2',
      location: null,
    };
    const pickup_at = { number_of_days: 0, hour: 18, minute: 30 };
    const setting = { type: 'PICK', is_order_now: false, pickup_at, note: 'Gọi trước', user };
    const { group } = await together.manage(owner, hash, { action: 'setting', setting });
    expect(group?.setting).toEqual({ ...setting, type: 'PICKUP', voucher_code: '' });
    expect((await together.read(tí, hash)).group?.setting).toEqual({
      ...setting,
      note: '',
      type: 'PICKUP',
      voucher_code: '',
      user: { ...user, phone: '' },
    });
  });

  it('[GO1] [GO2] the clock ends it: members are too late, the owner has an hour', async () => {
    const tí = await joined();
    const cart = together.lines(together.line());
    clock.now = NOON + HOUR;
    expect((await together.save(tí, hash, { cart, status: 1 })).code).toBe('GROUP_ORDER_EXPIRED');
    expect((await together.join(await together.guest(), hash)).code).toBe('GROUP_ORDER_EXPIRED');
    expect((await together.save(owner, hash, { cart })).group).toMatchObject({
      state: 'closing',
      expired: true,
    });
    clock.now = NOON + 2 * HOUR;
    expect((await together.save(owner, hash, { cart })).code).toBe('GROUP_ORDER_EXPIRED');
    expect((await together.leave(owner, hash)).code).toBe('GROUP_ORDER_EXPIRED');
    expect((await together.read(tí, hash)).group).toMatchObject({ state: 'expired' });
  });

  it('[GO7] the owner ends the choosing early, or cancels it for everybody', async () => {
    const tí = await joined();
    expect((await together.manage(tí, hash, { action: 'close' })).code).toBe('GROUP_ORDER_OWNER_ONLY');
    expect((await together.manage(owner, hash, { action: 'close' })).group).toMatchObject({
      state: 'closing',
    });
    expect((await together.leave(owner, hash)).group).toMatchObject({ state: 'cancelled', status: 0 });
    expect((await together.leave(tí, hash)).code).toBe('GROUP_ORDER_CANCELLED');
    expect((await together.join(await together.guest(), hash)).code).toBe('GROUP_ORDER_CANCELLED');
  });

  it('[GO38] asked once more, as after a lost answer, is the same answer and changes nothing', async () => {
    const tí = await joined();
    const twice = async (once: () => ReturnType<typeof together.leave>) => {
      const { group } = await once();
      const { text } = await together.ping(hash);
      expect((await once()).group).toEqual(group);
      expect((await together.ping(hash)).text).toBe(text);
      return group;
    };
    expect(await twice(() => together.leave(tí, hash))).toMatchObject({ role: 'left' });
    await together.join(tí, hash);
    expect(await twice(() => together.manage(owner, hash, { action: 'close' }))).toMatchObject({
      state: 'closing',
    });
    expect((await together.manage(tí, hash, { action: 'close' })).code).toBe('GROUP_ORDER_OWNER_ONLY');
    expect(await twice(() => together.leave(owner, hash))).toMatchObject({ state: 'cancelled' });
    expect((await together.manage(owner, hash, { action: 'close' })).code).toBe('GROUP_ORDER_CANCELLED');
    expect((await together.leave(tí, hash)).code).toBe('GROUP_ORDER_CANCELLED');
  });

  it('[GO38] closed too late it is not', async () => {
    clock.now = NOON + 2 * HOUR;
    expect((await together.manage(owner, hash, { action: 'close' })).code).toBe('GROUP_ORDER_EXPIRED');
  });

  it('[GO3] the ping changes with everything anybody would see, and only then', async () => {
    const hashes: string[] = [];
    const look = async () => hashes.push((await together.ping(hash)).text);
    await look();
    const tí = await joined();
    await look();
    await together.save(tí, hash, { cart: together.lines(together.line()), status: 2 });
    await look();
    await together.manage(owner, hash, { action: 'kick', user_id: tí.uid });
    await look();
    clock.now = NOON + HOUR;
    await look();
    clock.now = NOON + 2 * HOUR;
    await look();
    expect(new Set(hashes).size).toBe(6);
    // a refused change leaves the hash as it was, and a phone that knows the hash gets no body
    await together.save(tí, hash, { cart: [] });
    const { etag, text } = await together.ping(hash);
    expect(text).toBe(hashes.at(-1));
    expect(await together.ping(hash, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
    expect((await together.ping('y'.repeat(22))).status).toBe(404);
  });

  it('rings for whoever holds the link', async () => {
    const stranger = await together.guest();
    const stream = await openStream(running().url, [`group-order:${hash}`], stranger.headers);
    await joined();
    await expect
      .poll(() => stream.frames.some(({ data }) => data.topic === `group-order:${hash}`))
      .toBe(true);
    stream.close();
  });
});
