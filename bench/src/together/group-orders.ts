import { setTimeout as pause } from 'node:timers/promises';
import { seededChance } from '../chance.ts';
import { cpuOfTree } from '../cpu.ts';
import { inTurns } from '../in-turns.ts';
import { openShop, type Shop } from '../random-orders.ts';
import { percentile, record, rounded } from '../results.ts';
import { type SeededDiner, seedDiners } from '../seeded-diners.ts';
import { ADDRESS_LIMIT } from '../servers/server-process.ts';
import { startMam } from '../servers/temporary-server.ts';
import { probePings } from './ping-probe.ts';
import { type Member, openTeam, randomLine, save } from './team.ts';

const [TEAMS, PEOPLE, CROWD] = [1_000, 5, 50];
/** as the apps ask and as people choose, in ms */
const [ASKS_EVERY, CHOOSES_EVERY] = [8_000, 20_000];
const [WARM, MEASURED] = [12_000, 40_000];
const SEED = 20_261_124;

/** Everybody's asking and choosing, in numbers. */
interface Tally {
  pings: number;
  reads: number;
  changes: number;
  failed: number;
}

/** Reads a text; of what it says only the status hash is looked at. */
async function hashIn(url: string, { diner }: Member): Promise<string> {
  const answer = await fetch(url, { headers: { 'x-user-token': diner.token } });
  const [, hash] = /"status_hash":"([^"]+)"/.exec(await answer.text()) ?? [];
  if (!hash) throw new Error(`${answer.status}`);
  return hash;
}

/** Somebody's phone: asks whether anything is new, reads it then, and chooses now and then; until `over`. */
function live(url: string, shop: Shop, member: Member, seed: number, tally: Tally, over: AbortSignal): void {
  const chance = seededChance(seed);
  const address = `${url}/v1/order-group/${member.hash}`;
  let known = '';
  const again = (every: number, act: () => Promise<void>) => {
    const turn = () => {
      if (over.aborted) return;
      setTimeout(turn, every);
      act().catch(() => {
        if (!over.aborted) tally.failed += 1;
      });
    };
    setTimeout(turn, chance.next() * every);
  };
  again(ASKS_EVERY, async () => {
    const hash = await hashIn(`${address}?action=ping`, member);
    tally.pings += 1;
    if (hash === known) return;
    known = await hashIn(address, member);
    tally.reads += 1;
  });
  again(CHOOSES_EVERY, async () => {
    const lines = Array.from({ length: chance.whole(1, 3) }, (_, at) => randomLine(shop, chance, `k${at}`));
    const answer = await save(shop, member, lines);
    if (!answer.ok) throw new Error(answer.code);
    known = answer.data.status_hash;
    tally.changes += 1;
  });
}

async function openTeams(
  url: string,
  shop: Shop,
  diners: readonly SeededDiner[],
  size: number,
): Promise<Member[]> {
  const teams = Array.from({ length: diners.length / size }, (_, at) =>
    diners.slice(at * size, (at + 1) * size),
  );
  const members: Member[] = [];
  await inTurns(teams, async (team) => void members.push(...(await openTeam(url, shop, team))));
  return members;
}

/** So many lives at one server for a while: its CPU, in cores, and what was answered. */
async function liveTogether(url: string, pid: number, shop: Shop, members: readonly Member[]) {
  const over = new AbortController();
  const tally: Tally = { pings: 0, reads: 0, changes: 0, failed: 0 };
  for (const [at, member] of members.entries()) live(url, shop, member, SEED + at, tally, over.signal);
  await pause(WARM);
  Object.assign(tally, { pings: 0, reads: 0, changes: 0 });
  const probe = probePings(url, members);
  const [began, cpu] = [performance.now(), cpuOfTree(pid)];
  await pause(MEASURED);
  const seconds = (performance.now() - began) / 1000;
  const cores = (cpuOfTree(pid) - cpu) / 1_000_000 / seconds;
  const pings = await probe.stop();
  over.abort();
  await pause(1_000);
  return { tally, pings, seconds, cores };
}

/**
 * A thousand group orders of five, whose phones ask every 8 s and choose every 20 s; then the same with one of fifty
 * beside them. Fifty pings a second more are timed in a thread of their own; the clients share the cores: upper bounds.
 */
export async function groupOrders(): Promise<void> {
  const mam = await startMam({ logLevel: 'warn' });
  try {
    const shop = await openShop(mam.url);
    const diners = await seedDiners(mam.url, TEAMS * PEOPLE + CROWD, 0);
    const members = await openTeams(mam.url, shop, diners.slice(CROWD), PEOPLE);
    const alone = await liveTogether(mam.url, mam.pid, shop, members);
    const crowd = await openTeams(mam.url, shop, diners.slice(0, CROWD), CROWD);
    const beside = await liveTogether(mam.url, mam.pid, shop, [...members, ...crowd]);
    const perSecond = (much: number) => rounded(much / alone.seconds);
    record('group-orders', {
      seed: SEED,
      addressLimit: ADDRESS_LIMIT,
      'group orders of five': TEAMS,
      'server cores': rounded(alone.cores),
      'pings/s': perSecond(alone.tally.pings),
      'reads/s': perSecond(alone.tally.reads),
      'changes/s': perSecond(alone.tally.changes),
      'ping p50 ms': rounded(percentile(alone.pings, 0.5)),
      'ping p99 ms': rounded(percentile(alone.pings, 0.99)),
      'with one of fifty: server cores': rounded(beside.cores),
      'with one of fifty: ping p99 ms': rounded(percentile(beside.pings, 0.99)),
      failed: alone.tally.failed + beside.tally.failed,
      budget: 'server cores <= 1, ping p99 <= 30 ms, none failed',
    });
  } finally {
    await mam.stop();
  }
}
