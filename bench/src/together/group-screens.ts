import { setTimeout as pause } from 'node:timers/promises';
import { getGroupOrder } from '@mam/contract/group-order/group-order.ts';
import { groupOrderTopic } from '@mam/contract/http/topic.ts';
import { seededChance } from '../chance.ts';
import { openLiveScreen } from '../live/live-screen.ts';
import { openShop } from '../random-orders.ts';
import { percentile, record, rounded } from '../results.ts';
import { seedDiners } from '../seeded-diners.ts';
import { ADDRESS_LIMIT } from '../servers/server-process.ts';
import { startMam } from '../servers/temporary-server.ts';
import { expectTeamAnswer, type Member, openTeam, randomLine, save } from './team.ts';

const PEOPLE = 50;
const CHANGES = 200;
const TOO_LATE = 5_000;
const SEED = 20_261_124;

const openScreen = (url: string, { hash, diner, call }: Member, changed: () => void) =>
  openLiveScreen(url, {
    topic: groupOrderTopic(hash),
    headers: { 'x-user-token': diner.token },
    nothing: '',
    read: async () =>
      expectTeamAnswer(await call(getGroupOrder, { params: { group_id: hash }, query: {} })).status_hash,
    changed,
  });

/**
 * Fifty people in one group order, each with a stream open. From sending somebody's new cart (before its commit, so an
 * upper bound) to the moment at which every other screen has read it. The clients share the cores. One change after the other.
 */
export async function groupScreens(): Promise<void> {
  const mam = await startMam({ logLevel: 'warn' });
  try {
    const shop = await openShop(mam.url);
    const chance = seededChance(SEED);
    const members = await openTeam(mam.url, shop, await seedDiners(mam.url, PEOPLE, 0));
    let changed: () => void = () => undefined;
    const screens = await Promise.all(members.map((one) => openScreen(mam.url, one, () => changed())));
    const times: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const at = chance.whole(0, PEOPLE - 1);
      const others = screens.filter((_, position) => position !== at);
      const lines = Array.from({ length: chance.whole(1, 3) }, (_, key) =>
        randomLine(shop, chance, `k${key}`),
      );
      const sent = performance.now();
      const { status_hash: shown } = expectTeamAnswer(await save(shop, members[at] as Member, lines));
      const all = new Promise<void>((done) => {
        changed = () => {
          if (others.every(({ shows }) => shows === shown)) done();
        };
      });
      changed();
      const late = await Promise.race([all, pause(TOO_LATE, 'late', { ref: false })]);
      if (late) throw new Error(`after ${TOO_LATE} ms not everybody has read change ${change}`);
      times.push(...others.map(({ since }) => since - sent));
    }
    for (const { close } of screens) close();
    record('group-screens', {
      seed: SEED,
      addressLimit: ADDRESS_LIMIT,
      people: PEOPLE,
      changes: CHANGES,
      'p50 ms': rounded(percentile(times, 0.5)),
      'p95 ms': rounded(percentile(times, 0.95)),
      'p99 ms': rounded(percentile(times, 0.99)),
      'worst ms': rounded(Math.max(...times)),
      budget: 'p95 <= 300 ms, p99 <= 600 ms',
    });
  } finally {
    await mam.stop();
  }
}
