import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Guest, groupOrderHash, HOUR, type TogetherAnswer, togetherAt } from '../../test/together.ts';
import { describeServerOnBothEngines, WIDE_LIMITS } from '../../test/with-server.ts';

const NOON = Date.UTC(2026, 10, 30, 5);
const clock = { now: NOON };
const environment = { LIMITS: WIDE_LIMITS };

describeServerOnBothEngines('a guest without a phone', { now: () => clock.now, environment }, (running) => {
  const together = togetherAt(running, clock);
  let owner: Guest;
  let tí: Guest;
  let lan: Guest;
  let hash: string;

  beforeAll(together.prepare);
  beforeEach(async () => {
    clock.now = NOON;
    [owner, tí, lan] = [await together.guest(), await together.guest(), await together.guest()];
    hash = groupOrderHash(await together.begin(owner));
    await together.join(tí, hash, 'Bạn Tí');
    await together.join(lan, hash, 'Chị Lan');
  });

  const guestIn = ({ group, code }: TogetherAnswer, name = 'Bà Ngoại') => {
    const place = group?.sessions.find((one) => one.name === name);
    if (!place) throw new Error(`no such guest: ${code}`);
    return place;
  };
  const made = async (who = tí) => guestIn(await together.makePlace(who, hash)).user_id;
  const fill = (who: Guest, user_id: string, more: object = {}) =>
    together.save(who, hash, { cart: together.lines(together.line()), status: 1, user_id, ...more });
  const seen = async (name?: string) => guestIn(await together.read(owner, hash), name);
  const namesIn = async () => (await together.read(owner, hash)).group?.sessions.map(({ name }) => name);

  it('[GO24] sits among the others; its maker and the owner choose for it, and nobody else', async () => {
    const place = await made();
    expect(await seen()).toMatchObject({ phone: '', made_by: tí.uid, status: 1, is_owner: false });
    expect((await fill(lan, place)).code).toBe('GROUP_ORDER_NOT_YOUR_PLACE');
    expect((await fill(await together.guest(), place)).code).toBe('GROUP_ORDER_MEMBERS_ONLY');
    expect((await fill(tí, lan.uid)).code).toBe('GROUP_ORDER_NOT_YOUR_PLACE');
    expect((await fill(owner, lan.uid)).code).toBe('GROUP_ORDER_NOT_YOUR_PLACE');
    expect((await fill(tí, 'guest-nobody')).code).toBe('UNKNOWN');
    expect((await fill(tí, place, { version: 0 })).status).toBe(200);
    // of two devices the slower one changes nothing
    expect((await fill(owner, place, { version: 0 })).code).toBe('GROUP_ORDER_CART_CHANGED');
    // done by the owner, it is locked for its maker too; the owner's own cart is unchanged
    await together.save(owner, hash, { status: 2, user_id: place });
    expect(await seen()).toMatchObject({ status: 2, item_count: 1, version: 1 });
    const more = { cart: together.lines(together.line(3)), status: 2 };
    expect((await fill(tí, place, more)).code).toBe('GROUP_ORDER_CART_LOCKED');
    expect(await seen('Minh Thư')).toMatchObject({ item_count: 0, status: 1 });
    // it has no phone, and counts for no promotion
    expect((await together.read(owner, hash)).group?.people).toBe(0);
  });

  it('[GO24] is made once for a key, by the rules of a name, and its name is no way in', async () => {
    const twice = [
      await together.makePlace(tí, hash, 'Bà Ngoại', 'k1'),
      await together.makePlace(tí, hash, 'Bà Ngoại', 'k1'),
    ];
    expect(new Set(twice.map((one) => guestIn(one).user_id)).size).toBe(1);
    expect(await namesIn()).toHaveLength(4);
    await together.removePlace(tí, hash, guestIn(twice[0] as TogetherAnswer).user_id);
    await together.makePlace(tí, hash, 'Bà Ngoại', 'k1');
    expect(await namesIn()).toHaveLength(3);
    expect((await together.makePlace(tí, hash, 'Bà')).code).toBe('GROUP_ORDER_NAME');
    expect((await together.makePlace(tí, hash, 'minh THƯ')).code).toBe('GROUP_ORDER_NAME_TAKEN');
    expect((await together.makePlace(await together.guest(), hash)).code).toBe('GROUP_ORDER_MEMBERS_ONLY');
    const asGuest = { ...tí, headers: { 'x-user-token': await made() } };
    expect((await together.save(asGuest, hash, { cart: [] })).status).toBe(401);
  });

  it('[GO25] has one of the fifty places, and goes for good', async () => {
    const place = await made();
    expect((await together.removePlace(lan, hash, place)).code).toBe('GROUP_ORDER_NOT_YOUR_PLACE');
    expect((await together.removePlace(owner, hash, lan.uid)).code).toBe('GROUP_ORDER_NOT_YOUR_PLACE');
    expect((await together.removePlace(owner, hash, 'guest-nobody')).code).toBe('UNKNOWN');
    // letting in a guest who is not banned does not take them out
    await together.manage(owner, hash, { action: 'un_ban', user_id: place });
    expect(await namesIn()).toContain('Bà Ngoại');
    await together.manage(owner, hash, { action: 'ban', user_id: place });
    const { group } = await together.read(owner, hash);
    expect(group?.sessions.map(({ name, is_banned }) => [name, is_banned])).not.toContainEqual([
      'Bà Ngoại',
      true,
    ]);
    expect((await fill(tí, place)).code).toBe('UNKNOWN');
    for (let n = 3; n < 50; n++) await together.makePlace(tí, hash, `Khách ${n}`);
    expect((await together.makePlace(tí, hash, 'Khách 50')).code).toBe('GROUP_ORDER_FULL');
    expect((await together.join(await together.guest(), hash, 'Anh Ba')).code).toBe('GROUP_ORDER_FULL');
  });

  it.each(['leave', 'kick', 'ban'] as const)('[GO26] its maker is out (%s)', async (action) => {
    const [fed] = [await made()];
    await fill(tí, fed);
    await together.makePlace(tí, hash, 'Ông Ngoại');
    if (action === 'leave') await together.leave(tí, hash);
    else await together.manage(owner, hash, { action, user_id: tí.uid });
    expect(await seen()).toMatchObject({ made_by: owner.uid, item_count: 1 });
    expect(await namesIn()).not.toContain('Ông Ngoại');
    const refused = action === 'ban' ? 'GROUP_ORDER_BANNED' : 'GROUP_ORDER_LEFT';
    expect((await fill(tí, fed)).code).toBe(refused);
    expect((await together.makePlace(tí, hash)).code).toBe(refused);
    expect((await fill(owner, fed, { status: 2 })).status).toBe(200);
  });

  it('[GO24] ends for its maker with the choosing; the owner has their hour', async () => {
    const place = await made();
    clock.now = NOON + HOUR;
    expect((await fill(tí, place)).code).toBe('GROUP_ORDER_EXPIRED');
    expect((await together.removePlace(tí, hash, place)).code).toBe('GROUP_ORDER_EXPIRED');
    expect((await together.makePlace(tí, hash)).code).toBe('GROUP_ORDER_EXPIRED');
    expect((await fill(owner, place)).status).toBe(200);
  });
});
