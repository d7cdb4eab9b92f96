import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectOwnSession, type Guest, groupOrderHash, HOUR, togetherAt } from '../../test/together.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

const NOON = Date.UTC(2026, 10, 30, 5); // a Monday in Ho Chi Minh City
const MINUTE = 60_000;
const clock = { now: NOON };

describeServerOnBothEngines('what the owner does', { now: () => clock.now }, (running) => {
  const together = togetherAt(running, clock);
  let owner: Guest;
  let long: Guest;
  let hash: string;

  beforeAll(together.prepare);
  beforeEach(async () => {
    clock.now = NOON;
    [owner, long] = [await together.guest(), await together.guest()];
    hash = groupOrderHash(await together.begin(owner));
    await together.join(long, hash, 'Hoàng Long');
  });
  afterEach(() => {
    clock.now = NOON;
  });

  const moveTo = (at: number, who = owner) =>
    together.manage(who, hash, { action: 'end', expire_at: Math.floor(at / 1000) });
  const remind = (who = owner) => together.manage(who, hash, { action: 'remind' });

  it('[GO5] nobody comes under a name that somebody in it has, however it is written', async () => {
    const late = await together.guest();
    for (const name of ['minh  thư', 'Μinh Thư', 'Minh Thư ✅', 'HOÀNG LONG', 'Hoàng\u200b Long'])
      expect((await together.join(late, hash, name)).code).toBe('GROUP_ORDER_NAME_TAKEN');
    expect((await together.makePlace(long, hash, 'Hoàng  Long')).code).toBe('GROUP_ORDER_NAME_TAKEN');
    expect((await together.join(late, hash, 'Hoàng Long B')).status).toBe(200);
    expect((await together.makePlace(long, hash, 'Bà Ngoại')).status).toBe(200);
    expect((await together.join(owner, hash, 'Bà ngoại')).code).toBe('GROUP_ORDER_NAME_TAKEN');
    // one's own name is one's own, and that of somebody who has left is free
    expect((await together.join(long, hash, 'hoàng long')).status).toBe(200);
    await together.leave(long, hash);
    expect((await together.join(late, hash, 'Hoàng Long')).status).toBe(200);
    expect((await together.join(long, hash, 'Hoàng Long')).code).toBe('GROUP_ORDER_NAME_TAKEN');
  });

  it('[GO41] the owner alone reads that somebody came under a name they have blocked', async () => {
    await together.manage(owner, hash, { action: 'ban', user_id: long.uid });
    const back = await together.guest();
    const joined = await together.join(back, hash, 'hoàng  long');
    expect(expectOwnSession(joined, back).named_like_blocked).toBe(false);
    const { group } = await together.read(owner, hash);
    expect(group?.sessions.map(({ user_id, named_like_blocked }) => [user_id, named_like_blocked])).toEqual([
      [owner.uid, false],
      [back.uid, true],
      [long.uid, false],
    ]);
  });

  it('[GO7] moves the end both ways, within a day of the opening, and nobody else does', async () => {
    expect((await moveTo(NOON + 2 * HOUR)).group?.expire_at).toBe((NOON + 2 * HOUR) / 1000);
    expect((await moveTo(NOON + 10 * MINUTE)).group).toMatchObject({
      state: 'active',
      expire_at: (NOON + 10 * MINUTE) / 1000,
      latest_end: (NOON + 24 * HOUR) / 1000,
    });
    expect((await moveTo(NOON + HOUR, long)).code).toBe('GROUP_ORDER_OWNER_ONLY');
    expect((await together.manage(owner, hash, { action: 'end' })).code).toBe('MALFORMED');
    for (const at of [NOON, NOON + 25 * HOUR]) expect((await moveTo(at)).code).toBe('GROUP_ORDER_END');
  });

  it('[GO7] in the owner’s hour a later end lets people choose again', async () => {
    await together.manage(owner, hash, { action: 'close' });
    clock.now += 5 * MINUTE;
    const line = { cart: together.lines(together.line(1)), status: 2 };
    expect((await together.save(long, hash, line)).code).toBe('GROUP_ORDER_EXPIRED');
    expect((await moveTo(clock.now + 10 * MINUTE)).group?.state).toBe('active');
    expect(expectOwnSession(await together.save(long, hash, line), long).status).toBe(2);
    clock.now += 10 * MINUTE + HOUR;
    expect((await moveTo(clock.now + 10 * MINUTE)).code).toBe('GROUP_ORDER_EXPIRED');
  });

  it('[GO42] is called as its owner said, for all to read, also before they join', async () => {
    const other = await together.guest();
    expect((await together.begin(other, { title: 'x'.repeat(41) })).code).toBe('GROUP_ORDER_TITLE');
    const { group } = await together.begin(other, { title: ' Trưa  thứ Sáu\u200b ' });
    expect(group?.title).toBe('Trưa  thứ Sáu');
    expect((await together.read(null, group?.hash ?? '')).group?.title).toBe('Trưa  thứ Sáu');
    expect((await together.read(owner, hash)).group?.title).toBe('');
  });

  it('[GO43] reminds those who are not done, and not again within five minutes', async () => {
    expect((await together.read(long, hash)).group?.reminded_at).toBeNull();
    expect((await remind(long)).code).toBe('GROUP_ORDER_OWNER_ONLY');
    expect((await remind()).group?.reminded_at).toBe(NOON / 1000);
    expect((await together.read(long, hash)).group?.reminded_at).toBe(NOON / 1000);
    clock.now += 4 * MINUTE;
    const again = await remind();
    expect([again.status, again.code, again.data.message]).toEqual([
      429,
      'GROUP_ORDER_REMINDED',
      'Bạn vừa nhắc mọi người rồi. Nhắc lại được sau 1 phút.',
    ]);
    clock.now += MINUTE;
    expect((await remind()).status).toBe(200);
    await together.manage(owner, hash, { action: 'close' });
    expect((await remind()).code).toBe('GROUP_ORDER_EXPIRED');
  });

  it('[GO44] tells how many count for a promotion, and how many could', async () => {
    await together.save(long, hash, { cart: together.lines(together.line(1)), status: 1 });
    await together.makePlace(long, hash, 'Bà Ngoại');
    expect((await together.read(long, hash)).group).toMatchObject({ people: 0, people_here: 2 });
    await together.save(long, hash, { status: 2 });
    expect((await together.read(long, hash)).group).toMatchObject({ people: 1, people_here: 2 });
  });
});
