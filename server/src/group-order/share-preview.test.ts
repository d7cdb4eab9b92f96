import { beforeAll, expect, it } from 'vitest';
import { anOrder } from '../../test/order.ts';
import { type Guest, groupOrderHash, togetherAt } from '../../test/together.ts';
import { describeServerOnBothEngines, WIDE_LIMITS } from '../../test/with-server.ts';

const NOON = Date.UTC(2026, 10, 30, 5);
const clock = { now: NOON };
const environment = { LIMITS: WIDE_LIMITS };
const PICKUP = {
  type: 'PICKUP',
  is_order_now: true,
  pickup_at: { number_of_days: 0, hour: -1, minute: 0 },
};

describeServerOnBothEngines('what a share will be', { now: () => clock.now, environment }, (running) => {
  const together = togetherAt(running, clock);
  beforeAll(together.prepare);

  const begun = async () => {
    clock.now = NOON;
    const [owner, tí, lan] = [await together.guest(), await together.guest(), await together.guest()];
    const hash = groupOrderHash(await together.begin(owner, { split_rule: 'equal-fees' }));
    await together.join(tí, hash, 'Bạn Tí');
    await together.join(lan, hash, 'Chị Lan');
    await together.manage(owner, hash, { action: 'setting', setting: PICKUP });
    await together.save(owner, hash, { cart: together.lines(together.line(3)) });
    await together.save(lan, hash, { cart: together.lines(together.line(1)), status: 2 });
    const preview = async (who: Guest | null) => (await together.read(who, hash)).group?.share_preview;
    return { owner, tí, lan, hash, preview };
  };

  it('[GO21] is nobody’s who is not in it', async () => {
    const { owner, tí, lan, hash, preview } = await begun();
    expect([await preview(null), await preview(await together.guest())]).toEqual([null, null]);
    await together.leave(tí, hash);
    await together.manage(owner, hash, { action: 'ban', user_id: lan.uid });
    expect([await preview(tí), await preview(lan)]).toEqual([null, null]);
    await together.leave(owner, hash);
    expect(await preview(owner)).toBeNull();
  });

  it('[GO21] is what they pay once it is ordered as it stood, and then no guess any more', async () => {
    const { owner, tí, lan, hash, preview } = await begun();
    const before = (await preview(tí))?.amount ?? Number.NaN;
    // the dishes of a guest who is not done count too
    await together.save(tí, hash, { cart: together.lines(together.line(2)), status: 1 });
    expect((await preview(tí))?.amount).toBeGreaterThan(before);
    await together.save(tí, hash, { status: 2 });
    const guessed = [await preview(owner), await preview(tí), await preview(lan)];
    expect(guessed.map((one) => one?.delivery)).toEqual(['none', 'none', 'none']);
    await together.manage(owner, hash, { action: 'close' });
    const { setting, ...body } = anOrder(together.shop(), [], { phone: owner.phone });
    const placed = await together.call(owner, 'POST', '/v1/order', {
      ...body,
      setting: { ...setting, ...PICKUP, group_hash: hash, total_amount: null },
    });
    expect(placed.status).toBe(200);
    const { group } = await together.read(owner, hash);
    const share = ({ uid }: Guest) => group?.sessions.find(({ user_id }) => user_id === uid)?.total_amount;
    expect([owner, tí, lan].map(share)).toEqual(guessed.map((one) => one?.amount));
    expect(group?.share_preview).toBeNull();
  });
});
