import { beforeAll, beforeEach, expect, it } from 'vitest';
import { expectOwnSession, type Guest, groupOrderHash, HOUR, togetherAt } from '../../test/together.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

const NOON = Date.UTC(2026, 10, 30, 5);
const clock = { now: NOON };
/** a rival's act between the reading of a group order and the taking of its row; once */
let rival: (() => Promise<unknown>) | null = null;
const step = (name: string) => {
  if (name !== 'before-group-order' || !rival) return undefined;
  const act = rival;
  rival = null;
  return act().then(() => undefined);
};

describeServerOnBothEngines('people at once', { now: () => clock.now, step }, (running) => {
  const together = togetherAt(running, clock);
  let owner: Guest;
  let hash: string;

  beforeAll(together.prepare);
  beforeEach(async () => {
    clock.now = NOON;
    rival = null;
    owner = await together.guest();
    hash = groupOrderHash(await together.begin(owner));
  });

  /** So many places more are taken, by copies of the owner's. */
  const fill = (places: number) =>
    running().database.transaction(async (trx) => {
      const session = await trx
        .selectFrom('group_sessions')
        .selectAll()
        .where('uid', '=', owner.uid)
        .executeTakeFirstOrThrow();
      const rows = Array.from({ length: places }, (_, at) => ({ ...session, uid: `${owner.uid}-${at}` }));
      await trx.insertInto('group_sessions').values(rows).execute();
    });

  it('[GO6] of four who want the last two places two get one', async () => {
    await fill(47);
    const guests = await Promise.all(Array.from({ length: 4 }, () => together.guest()));
    const answers = await Promise.all(guests.map((who) => together.join(who, hash)));
    expect(answers.map(({ code }) => code ?? 'in').sort()).toEqual([
      'GROUP_ORDER_FULL',
      'GROUP_ORDER_FULL',
      'in',
      'in',
    ]);
    expect((await together.read(owner, hash)).group?.sessions).toHaveLength(50);
    // a guest who is in may take another name
    const inside = guests.find((_, at) => answers[at]?.group);
    if (inside) expect((await together.join(inside, hash, 'Tên Khác')).status).toBe(200);
  });

  it('[GO4] a save that meets the kick is refused, whichever came first is in', async () => {
    const tí = await together.guest();
    await together.join(tí, hash);
    const cart = together.lines(together.line(3));
    rival = () => together.manage(owner, hash, { action: 'kick', user_id: tí.uid });
    expect((await together.save(tí, hash, { cart, status: 1 })).code).toBe('GROUP_ORDER_LEFT');
    expect(expectOwnSession(await together.join(tí, hash), tí).item_count).toBe(0);
  });

  it('[GO6] a join that meets the ban is refused', async () => {
    const tí = await together.guest();
    await together.join(tí, hash);
    rival = () => together.manage(owner, hash, { action: 'ban', user_id: tí.uid });
    expect((await together.join(tí, hash, 'Tí Nữa')).code).toBe('GROUP_ORDER_BANNED');
    expect((await together.read(owner, hash)).group?.group_user_ids).toEqual([owner.uid]);
  });

  it('[GO2] the end that comes while a save waits is the end', async () => {
    const tí = await together.guest();
    await together.join(tí, hash);
    rival = async () => {
      clock.now = NOON + HOUR;
    };
    const cart = together.lines(together.line());
    expect((await together.save(tí, hash, { cart, status: 1 })).code).toBe('GROUP_ORDER_EXPIRED');
  });

  it('[GO14] of two devices with one version one is first, and what both are told is true', async () => {
    const tí = await together.guest();
    await together.join(tí, hash);
    const carts = [2, 3, 4, 5].map((quantity) => together.lines(together.line(quantity)));
    const answers = await Promise.all(
      carts.map((cart) => together.save(tí, hash, { cart, status: 1, version: 0 })),
    );
    const [won, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    const now = expectOwnSession(await together.read(tí, hash), tí);
    expect(won && expectOwnSession(won, tí).cart).toEqual(now.cart);
    const told = answers.filter(({ code }) => code === 'GROUP_ORDER_CART_CHANGED');
    expect(told.map(({ data }) => data.session)).toEqual([now, now, now]);
  });

  it('[GO3] two who save at once both keep their dishes', async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => together.guest()));
    for (const who of guests) await together.join(who, hash);
    await Promise.all(
      guests.map((who, at) => together.save(who, hash, { cart: together.lines(together.line(at + 1)) })),
    );
    const { group } = await together.read(owner, hash);
    expect(
      guests.map((who) => group?.sessions.find(({ user_id }) => user_id === who.uid)?.item_count),
    ).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('of one diner who begins six at once there is one', async () => {
    const who = await together.guest();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => together.begin(who, {}, { 'idempotency-key': `k${at}` })),
    );
    expect(new Set(answers.map(({ group }) => group?.hash)).size).toBe(1);
  });
});
