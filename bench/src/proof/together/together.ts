import type { GroupOrderWire, SessionWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { type Chance, chanceOf } from '../../chance.ts';
import { bankTells, isOk, NOBODY, type Standing, staff } from '../../races/acts.ts';
import { type Engine, type Ground, openGround, type Told } from '../../races/ground.ts';
import { moneyOf } from '../../races/money-facts.ts';
import { root } from '../../server-process.ts';
import { endedBadly } from '../answered/tracked.ts';
import type { Asked, Proof, Proven } from '../proof.ts';
import { ask, begin, type People, randomAct, type Tracked } from './acts.ts';
import { type Act, after, begun, eaters, type Group, isIn, seatsIn, stateOf } from './model.ts';

const [SECOND, MINUTE] = [1_000, 60_000];
const PEOPLE = 60;
const LIVING = 8;
/** so many group orders are lived in side by side */
const BESIDE = 4;
/** a model that no longer knows how things stand finds one bug a thousand times */
const ENOUGH = 20;

interface Run {
  readonly ground: Ground;
  readonly people: People;
  readonly chance: Chance;
  readonly living: Set<Tracked>;
  readonly counted: Record<string, number>;
  readonly found: string[];
}

const count = ({ counted }: Run, what: string) => {
  counted[what] = (counted[what] ?? 0) + 1;
};

const told = (run: Run, { hash }: Tracked, wrong: string) => run.found.push(`${hash}: ${wrong}`);

/** Somebody begins one; who has one going is answered with that. */
async function beginOne(run: Run): Promise<void> {
  const { ground, people, chance, living } = run;
  const who = people.get(chance.pick([...people.keys()]));
  if (!who) return;
  const now = ground.now();
  const going = [...living].find(
    ({ group }) => group.owner === who.uid && ['active', 'closing'].includes(stateOf(group, now)),
  );
  const endsAt = Math.floor(now / SECOND) * SECOND + chance.whole(10, 120) * MINUTE;
  const answer = await begin(ground, who, endsAt);
  // so many an hour
  if (answer.code === 'TOO_OFTEN') return count(run, 'begun too often');
  if (!isOk(answer)) return void run.found.push(`not begun: ${answer.status} ${answer.code}`);
  const { hash } = answer.data as GroupOrderWire;
  if (going && going.hash !== hash) told(run, going, 'a second one was begun');
  if (going) return;
  count(run, 'begun');
  living.add({
    ...{ hash, chance: chanceOf(chance.whole(1, 1_000_000_000)), group: begun(who.uid, who.phone, endsAt) },
    ...{ placed: null, transfers: 0 },
  });
}

/** What is wrong with what somebody reads, if the group order is this; empty = nothing. */
function unlike(
  wire: GroupOrderWire,
  group: Group,
  reader: string,
  { people, now }: { people: People; now: number },
) {
  const own = group.seats.get(reader);
  const isOwner = reader === group.owner;
  const inside = isIn(own);
  const should = new Map(seatsIn(group));
  const wrong: string[] = [];
  const say = (what: string, is: unknown, wanted: unknown) => {
    if (is !== wanted) wrong.push(`${what} is ${is}, not ${wanted}`);
  };
  say('state', wire.state, stateOf(group, now));
  say('version', Number.parseInt(wire.status_hash, 10), group.version);
  const shown = wire.sessions.filter(({ is_banned }) => !is_banned);
  say('people', shown.length, should.size);
  say(
    'banned',
    wire.sessions.length - shown.length,
    isOwner ? [...group.seats.values()].filter(({ banned }) => banned).length : 0,
  );
  if (!inside) {
    const tells = ({ user_id, phone, cart }: SessionWire) => `${user_id}${phone}${cart.length || ''}`;
    say('what a stranger reads', shown.map(tells).join(''), '');
    return wrong;
  }
  for (const { user_id: uid, status, phone, version, cart, item_count } of shown) {
    const seat = should.get(uid);
    const name = people.get(uid)?.phone ?? uid;
    say(`${name} status`, status, seat?.status);
    say(`${name} cart version`, version, seat?.version);
    say(`${name} phone`, phone, isOwner || uid === reader ? seat?.phone : '');
    say(
      `${name} items`,
      item_count,
      seat?.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    );
    const lines = cart.map(({ Pr_Key: key, quantity }) => ({ key, quantity }));
    say(`${name} cart`, JSON.stringify(lines), JSON.stringify(seat?.lines));
  }
  return wrong;
}

/** Somebody reads it, and it is as one of the tellings says. */
async function holdAgainst(
  run: Run,
  tracked: Tracked,
  tellings: readonly Group[],
  acts: string,
): Promise<void> {
  const { ground, people, found } = run;
  const { chance } = tracked;
  const uid = chance.next() < 0.6 ? tracked.group.owner : chance.pick([...people.keys()]);
  const token = people.get(uid)?.token ?? '';
  const answer = await ground.ask(chance.whole(0, 1), {
    method: 'GET',
    path: `/v1/order-group/${tracked.hash}`,
    headers: { 'x-user-token': token },
  });
  const judged = tellings.map((group) => ({
    group,
    wrong: unlike(answer.data as GroupOrderWire, group, uid, { people, now: ground.now() }),
  }));
  const good = judged.find(({ wrong }) => wrong.length === 0);
  if (good) tracked.group = good.group;
  else {
    found.push(`${tracked.hash} after ${acts}: ${judged[0]?.wrong.join(', ')}`);
    run.living.delete(tracked);
  }
}

/** [GO15] What was ordered is what lay in the carts, each line with who chose it, and shares and remainder are the bill. */
async function judgeOrder(
  run: Run,
  tracked: Tracked,
  act: Act & { does: 'order' },
  group: Group,
  { data }: Told,
) {
  const { ground, people } = run;
  const who = people.get(group.owner);
  if (!who) return;
  const path = `/v1/order/${encodeURIComponent(data.hash)}`;
  const read = await ground.ask(0, { method: 'GET', path, headers: { 'x-user-token': who.token } });
  const detail = read.data as OrderDetail;
  const should = eaters(group, act.include).flatMap(([uid, { lines }]) =>
    lines.map(({ quantity }) => `${uid} ${quantity}`),
  );
  const is = detail.items.map(({ uid, quantity }) => `${uid} ${quantity}`);
  if (is.sort().join() !== should.sort().join()) told(run, tracked, `ordered ${is} instead of ${should}`);
  const { sessions = [], remainder = 0 } = detail.group ?? {};
  if (sessions.length !== seatsIn(group).length) told(run, tracked, `${sessions.length} people in the order`);
  const bill = sessions.reduce((sum, { total_amount }) => sum + total_amount, remainder);
  if (bill !== detail.total_amount) told(run, tracked, `shares are ${bill} of ${detail.total_amount}`);
  const { id, order_code: code, hash, total_amount: total } = data;
  tracked.placed = { id, code, hash, total, version: 1, who };
}

/** One does something, or two at the same moment: then it is as if one of them had been first. */
async function act(run: Run, tracked: Tracked): Promise<void> {
  const { ground, people } = run;
  const { chance } = tracked;
  const now = ground.now();
  const before = tracked.group;
  const acts = Array.from({ length: chance.next() < 0.2 ? 2 : 1 }, () => randomAct(people, tracked, now));
  const answers = await Promise.all(acts.map((one) => ask(ground, people, tracked, one)));
  for (const [at, answer] of answers.entries()) {
    const does = acts[at]?.does;
    count(run, `${does} ${isOk(answer) ? 'done' : 'refused'}`);
    if (answer.status >= 500 || answer.status === 429)
      told(run, tracked, `${does}: ${answer.status} ${answer.code}`);
  }
  const orders =
    acts.length === 1
      ? [[0]]
      : [
          [0, 1],
          [1, 0],
        ];
  const tellings = orders.flatMap((order) => {
    let group = before;
    for (const at of order) {
      const next = after(group, acts[at] as Act, now);
      if ((next !== null) !== isOk(answers[at] as Told)) return [];
      group = next ?? group;
    }
    return [group];
  });
  const said = acts
    .map((one, at) => `${JSON.stringify(one)} ${answers[at]?.status} ${answers[at]?.code}`)
    .join(' and ');
  if (tellings.length === 0) {
    told(run, tracked, `${said}, ${stateOf(before, now)}, ${JSON.stringify([...before.seats])}`);
    return void run.living.delete(tracked);
  }
  await holdAgainst(run, tracked, tellings, said);
  for (const [at, one] of acts.entries()) {
    const answer = answers[at] as Told;
    if (one.does === 'order' && isOk(answer)) await judgeOrder(run, tracked, one, tracked.group, answer);
  }
}

/** Money comes, is refused or goes back; every đồng of it is counted, kept or due. */
async function actOnMoney(run: Run, tracked: Tracked, order: Standing): Promise<void> {
  const { ground, found } = run;
  const { chance } = tracked;
  const way = chance.pick(['pays', 'pays', 'pays half', 'pays again', 'cancels', 'rejects'] as const);
  count(run, way);
  if (way === 'cancels') {
    const path = `/v1/order/${encodeURIComponent(order.hash)}/cancel`;
    await ground.ask(0, { path, body: { reason: 'x' }, headers: { 'x-user-token': order.who.token } });
  } else if (way === 'rejects') {
    const [row] = await ground.rows(`select version from orders where id = '${order.id}'`);
    await staff(ground, 0, `order/${order.code}/reject`, {
      version: Number(row?.version),
      reason: 'KITCHEN_BUSY',
    })(NOBODY);
  } else {
    if (way !== 'pays again' || tracked.transfers === 0) tracked.transfers += 1;
    const total = way === 'pays half' ? Math.floor(order.total / 2) : order.total;
    await bankTells(
      ground,
      chance.whole(0, 1),
      { ...order, total },
      `${order.code}-${tracked.transfers}`,
    )(NOBODY);
  }
  const { status, paid, captured, refunded, due, wrong } = await moneyOf(ground, order);
  const bad = endedBadly(String(status));
  const held = Number(captured) - Number(refunded);
  const should = bad ? held : Math.max(0, held - order.total);
  if (due !== should && (bad || paid)) wrong.push(`${due} of ${held} due back as ${status}, not ${should}`);
  for (const what of wrong) found.push(`order ${order.code} after ${way}: ${what}`);
}

async function step(run: Run, tracked: Tracked): Promise<void> {
  const { placed, chance } = tracked;
  if (placed && chance.next() < 0.7) await actOnMoney(run, tracked, placed);
  else await act(run, tracked);
}

function shuffled<T>(chance: Chance, all: readonly T[]): T[] {
  const drawn = all.map((one) => ({ one, at: chance.next() }));
  return drawn.sort((a, b) => a.at - b.at).map(({ one }) => one);
}

/** Mostly seconds; now and then so long that a choosing, an hour or an unpaid order is over. */
async function goOn(run: Run): Promise<void> {
  const { ground, chance, living } = run;
  const long = chance.next() < 0.03;
  await ground.moveClock(
    ground.now() + (long ? chance.whole(10, 75) * MINUTE : chance.whole(1, 30) * SECOND),
  );
  if (!long) return;
  await ground.runDuty(0, 'unpaid orders');
  for (const tracked of living) {
    await holdAgainst(run, tracked, [tracked.group], 'a long while');
    const over = ['expired', 'cancelled', 'ordered'].includes(stateOf(tracked.group, ground.now()));
    if (over && chance.next() < 0.7) living.delete(tracked);
  }
}

export async function runTogether(
  { count: steps, seed }: Asked,
  { engine, tree = root, untilFound = false }: { engine: Engine; tree?: string; untilFound?: boolean },
): Promise<Proven> {
  const ground = await openGround(engine, tree, PEOPLE);
  try {
    await ground.moveClock(ground.now());
    await ground.write([`update staff_sessions set expires_at = ${ground.now() + 1_000 * 24 * 60 * MINUTE}`]);
    const people = new Map(ground.diners.map((diner) => [diner.uid, diner]));
    const run: Run = {
      ...{ ground, people, chance: chanceOf(seed) },
      ...{ living: new Set(), counted: {}, found: [] },
    };
    let done = 0;
    while (done < steps && run.found.length < (untilFound ? 1 : ENOUGH)) {
      while (run.living.size < LIVING) await beginOne(run);
      const now = shuffled(run.chance, [...run.living]).slice(0, BESIDE);
      await Promise.all(now.map((tracked) => step(run, tracked)));
      done += now.length;
      await goOn(run);
    }
    const hours = Math.round((ground.now() - Date.now()) / (60 * MINUTE));
    return {
      found: run.found.map((what) => `${engine}: ${what}`),
      counted: { steps: done, hours, ...run.counted },
    };
  } finally {
    await ground.stop();
  }
}

/** The same on both engines, one after the other. */
async function onBoth(asked: Asked): Promise<Proven> {
  const [file, postgres] = [
    await runTogether(asked, { engine: 'sqlite' }),
    await runTogether(asked, { engine: 'postgres' }),
  ];
  const counted = Object.entries(postgres.counted).map(([what, much]) => [`postgres ${what}`, much]);
  return {
    found: [...file.found, ...postgres.found],
    counted: { ...file.counted, ...Object.fromEntries(counted) },
  };
}

export const together: Proof = {
  says: 'random people in random group orders, and their money: no state that the rules do not tell, nothing chosen is lost',
  share: 100,
  whole: 100_000,
  run: onBoth,
};
