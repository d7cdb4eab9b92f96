import { paidForDishes, pointsFor } from '@mam/domain/loyalty/earned.ts';
import { pino } from 'pino';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { demoBundle } from '../../test/demo.ts';
import { pointsAt } from '../../test/points.ts';
import { type Shared, sharedAt } from '../../test/shared.ts';
import type { AsStaff } from '../../test/staff.ts';
import { describeServerOnBothEngines, WIDE_LIMITS } from '../../test/with-server.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { runDue } from '../clock/clock.ts';
import { GROUP_ORDER_DUTIES } from '../group-order/duties.ts';
import { orderOf } from '../order/rows.ts';

const NOON = Date.UTC(2026, 10, 30, 5);
const clock = { now: NOON };
const environment = { LIMITS: WIDE_LIMITS };

describeServerOnBothEngines('points of a group order', { now: () => clock.now, environment }, (running) => {
  const shared = sharedAt(running, clock);
  const { ordered, pay, row } = shared;
  const { prove, movements, unequal } = pointsAt(running);
  let manager: AsStaff;
  beforeAll(async () => {
    manager = await shared.prepare();
  });
  beforeEach(() => {
    clock.now = NOON;
  });

  const give = (group_points: 'owner' | 'members') =>
    importBundle(running().database, { ...demoBundle('bepnha'), exchange: { group_points } }, clock.now);
  const complete = async (of: Shared) => {
    for (const verb of ['accept', 'ready', 'complete']) {
      const body = { version: (await row(of)).version, minutes: 20 };
      const answer = await manager('POST', `/v1/staff/order/${of.code}/${verb}`, body);
      expect([verb, answer.status]).toEqual([verb, 200]);
    }
  };
  const worth = async (of: Shared) => pointsFor(paidForDishes(orderOf(await row(of)).bill), { unit: 10_000 });
  const earned = async (...people: Shared['owner'][]) =>
    Promise.all(
      people.map(async (one) => (await movements(one)).reduce((sum, { points }) => sum + points, 0)),
    );

  it('[LO6] are its owner’s', async () => {
    await give('owner');
    const of = await ordered();
    const { owner, tí, lan } = of;
    for (const who of [owner, tí]) await prove(who);
    for (const who of [owner, tí, lan]) await pay(who, of);
    await complete(of);
    expect(await earned(owner, tí, lan)).toEqual([await worth(of), 0, 0]);
    expect(await unequal()).toEqual([]);
  });

  it('[LO6] [LO5] or each one’s by their dishes, by the number they proved; who proves later finds theirs', async () => {
    await give('members');
    const of = await ordered();
    const { owner, tí, lan } = of;
    const proved = { ...tí, phone: '0905777001' };
    for (const who of [owner, proved]) await prove(who);
    for (const who of [owner, tí, lan]) await pay(who, of);
    await complete(of);
    const all = await worth(of);
    // one, two and one of the same dish
    const [quarter, half] = [Math.floor(all / 4), Math.floor(all / 2)];
    expect(await earned(owner, tí, proved, lan)).toEqual([quarter, 0, half, 0]);
    await prove(lan);
    expect(await earned(owner, tí, proved, lan)).toEqual([quarter, 0, half, quarter]);
    const { total } = await row(of);
    const body = { amount: total / 2, reason: 'Nguội' };
    expect((await manager('POST', `/v1/staff/order/${of.code}/refund`, body)).status).toBe(200);
    expect(await earned(owner, proved, lan)).toEqual(
      [quarter, half, quarter].map((one) => Math.floor(one / 2)),
    );
    expect(await unequal()).toEqual([]);
  });

  it('[LO6] and nothing of who was left out', async () => {
    await give('members');
    const of = await ordered({}, { pledge: true });
    const { owner, tí, lan } = of;
    for (const who of [owner, tí, lan]) await prove(who);
    for (const who of [owner, tí]) await pay(who, of);
    clock.now += 16 * 60_000;
    const parts = { ...running().context, now: () => clock.now, log: pino({ level: 'silent' }) };
    await runDue(GROUP_ORDER_DUTIES, parts);
    // the server's own clock may have been faster, and not be done yet
    await expect.poll(async () => (await row(of)).status).toBe('WAIT_CONFIRM');
    await complete(of);
    const all = await worth(of);
    expect(await earned(owner, tí, lan)).toEqual([Math.floor(all / 3), Math.floor((all * 2) / 3), 0]);
    expect(await unequal()).toEqual([]);
  });
});
