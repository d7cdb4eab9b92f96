import { beforeAll, beforeEach, expect, it } from 'vitest';
import { expectOwnSession, type Guest, groupOrderHash, togetherAt } from '../../test/together.ts';
import { describeServerOnBothEngines, WIDE_LIMITS } from '../../test/with-server.ts';

const NOON = Date.UTC(2026, 10, 30, 5);
const clock = { now: NOON };
const environment = { LIMITS: WIDE_LIMITS };

describeServerOnBothEngines('a limit for each', { now: () => clock.now, environment }, (running) => {
  const together = togetherAt(running, clock);
  let owner: Guest;
  let tí: Guest;
  let hash: string;
  /** the price of one dish */
  let unit: number;

  beforeAll(together.prepare);
  beforeEach(async () => {
    clock.now = NOON;
    [owner, tí] = [await together.guest(), await together.guest()];
    const priced = groupOrderHash(await together.begin(tí));
    unit = expectOwnSession(await together.save(tí, priced, { cart: dishes(1) }), tí).user_amount;
    await together.leave(tí, priced);
    hash = groupOrderHash(await together.begin(owner, { limit_per_person: 2 * unit }));
    await together.join(tí, hash, 'Bạn Tí');
  });

  const dishes = (n: number) => together.lines(together.line(n));
  const choose = (who: Guest, n: number, more: object = { status: 1 }) =>
    together.save(who, hash, { cart: dishes(n), ...more });
  const done = (who: Guest) => together.save(who, hash, { status: 2 });
  const letPass = (who: Guest, version?: number) =>
    together.manage(who, hash, { action: 'let_pass', user_id: tí.uid, version });

  it('[GO22] is read before anybody joins, and nobody’s to change', async () => {
    expect((await together.read(null, hash)).group).toMatchObject({
      role: 'stranger',
      limit_per_person: 2 * unit,
    });
    const more = { limit_per_person: 1e9 };
    const setting = {
      type: 'PICKUP',
      is_order_now: true,
      pickup_at: { number_of_days: 0, hour: -1, minute: 0 },
    };
    await together.call(tí, 'POST', `/v1/order-group/${hash}`, { name: 'Bạn Tí', phone: tí.phone, ...more });
    await choose(tí, 1, { status: 1, ...more, passed_amount: 1e9, over_limit: 0 });
    await together.manage(owner, hash, { action: 'setting', setting: { ...setting, ...more }, ...more });
    await together.begin(owner, more);
    expect((await together.read(tí, hash)).group?.limit_per_person).toBe(2 * unit);
    for (const limit_per_person of [0, -1, 0.5, 2e9, '1', null])
      expect((await together.begin(await together.guest(), { limit_per_person })).code).toBe('MALFORMED');
    expect((await together.begin(await together.guest())).group?.limit_per_person).toBeNull();
  });

  it('[GO22] who is over it chooses on and is seen to be over, and is not done', async () => {
    expect(expectOwnSession(await choose(tí, 3), tí)).toMatchObject({
      status: 1,
      item_count: 3,
      over_limit: unit,
    });
    const refused = await done(tí);
    expect([refused.status, refused.code]).toEqual([409, 'GROUP_ORDER_OVER_LIMIT']);
    // neither saved as done nor changed by the refusal
    expect((await choose(tí, 4, { status: 2 })).code).toBe('GROUP_ORDER_OVER_LIMIT');
    expect((await choose(tí, 4, {})).code).toBe('GROUP_ORDER_OVER_LIMIT');
    expect(expectOwnSession(await together.read(tí, hash), tí)).toMatchObject({
      status: 1,
      item_count: 3,
      version: 1,
    });
    await choose(tí, 2);
    expect(expectOwnSession(await done(tí), tí)).toMatchObject({ status: 2, over_limit: 0 });
    // the owner set it and is not bound
    expect(expectOwnSession(await choose(owner, 9), owner)).toMatchObject({ status: 2, over_limit: 0 });
  });

  it('[GO22] the owner lets somebody pass up to what they saw', async () => {
    const seen = expectOwnSession(await choose(tí, 3), tí).version;
    const stranger = await together.guest();
    expect((await letPass(tí, seen)).code).toBe('GROUP_ORDER_OWNER_ONLY');
    expect((await letPass(stranger, seen)).code).toBe('GROUP_ORDER_OWNER_ONLY');
    expect((await letPass(owner)).code).toBe('MALFORMED');
    // more was chosen meanwhile: that was not seen
    await choose(tí, 4);
    expect((await letPass(owner, seen)).code).toBe('GROUP_ORDER_PASS_CHANGED');
    const now = expectOwnSession(await choose(tí, 3), tí).version;
    expect(expectOwnSession(await letPass(owner, now), tí).over_limit).toBe(0);
    expect(expectOwnSession(await choose(tí, 4), tí).over_limit).toBe(2 * unit);
    expect((await done(tí)).code).toBe('GROUP_ORDER_OVER_LIMIT');
    await choose(tí, 3);
    expect(expectOwnSession(await done(tí), tí).status).toBe(2);
    // a ban takes it with the cart
    await together.manage(owner, hash, { action: 'ban', user_id: tí.uid });
    expect((await letPass(owner, now + 4)).code).toBe('UNKNOWN');
    await together.manage(owner, hash, { action: 'un_ban', user_id: tí.uid });
    await together.join(tí, hash, 'Bạn Tí');
    expect(expectOwnSession(await choose(tí, 3), tí).over_limit).toBe(unit);
  });
});
