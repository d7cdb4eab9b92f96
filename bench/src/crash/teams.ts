import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { placeOrder } from '@mam/contract/checkout/place-order.ts';
import type { PlacedOrder } from '@mam/contract/checkout/placed-order.schema.ts';
import { createGroupOrder, joinGroupOrder, manageGroupOrder } from '@mam/contract/group-order/group-order.ts';
import type { Call } from '@mam/contract/http/client.ts';
import { getOrder } from '@mam/contract/order/get-order.ts';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import type { Chance } from '../chance.ts';
import { BRAND, randomOrder, type Shop, STORE } from '../random-orders.ts';
import type { SeededDiner } from '../seeded-diners.ts';
import { callAs, randomLine, save } from '../together/team.ts';
import { ASK_AGAIN } from './clients.ts';
import type { Findings } from './history.ts';
import { judgePledge, makeTeamPledge } from './pledges.ts';
import type { Step, Team } from './team.ts';

const HOUR = 3_600;
const PEOPLE = 3;
/** how many of them pay the restaurant in shares */
const PLEDGED = 0.5;

interface Setting {
  readonly shop: Shop;
  readonly diners: SeededDiner[];
  readonly chance: Chance;
}

function begin({ shop, diners, chance }: Setting): Team | null {
  const people = diners.splice(-PEOPLE);
  const [owner, ...members] = people;
  if (!owner || members.length < PEOPLE - 1) return null;
  // a member with nothing to pay is never left out: everybody chooses a dish that costs something
  const costing = shop.dishes.filter(({ price }) => price > 0);
  const chosen = new Map<SeededDiner, readonly CartLine[]>(
    people.map((who) => [who, [randomLine({ ...shop, dishes: costing }, chance, 'k0')]]),
  );
  const placed: PlacedOrder[] = [];
  const key = randomUUID();
  const pledge = chance.next() < PLEDGED ? makeTeamPledge(people, () => placed[0]?.hash ?? '') : null;
  const paymentMethod = pledge ? 'TRANSFER' : 'PAYMENT_ON_DELIVERY';
  const { body: order } = randomOrder(shop, chance, owner, `team ${owner.phone}`, { paymentMethod });
  const endsAt = Math.floor(shop.now() / 1000) + HOUR;
  let hash = '';
  const as = (url: string, who: SeededDiner): Call => callAs(url, who);
  const nameOf = (who: SeededDiner) => `Khách ${who.phone.slice(-4)}`;

  const begins: Step = async (url) => {
    const body = {
      ...{ name: nameOf(owner), phone: owner.phone, expire_at: endsAt },
      ...{ brand_id: BRAND, store_id: STORE },
      ...(pledge && { shares_to: 'store' as const, pledge: true }),
    };
    const answer = await as(url, owner)(createGroupOrder, { body, idempotencyKey: key });
    if (answer.ok) hash = answer.data.hash;
    return answer;
  };
  const joins =
    (who: SeededDiner): Step =>
    (url) =>
      as(url, who)(joinGroupOrder, {
        params: { group_id: hash },
        body: { name: nameOf(who), phone: who.phone },
      });
  const saves =
    (who: SeededDiner): Step =>
    (url) =>
      save(shop, { diner: who, hash, call: as(url, who) }, chosen.get(who) ?? []);
  const closes: Step = (url) =>
    as(url, owner)(manageGroupOrder, { params: { group_id: hash }, body: { action: 'close' } });
  const orders: Step = async (url) => {
    const setting = { ...order.setting, group_hash: hash, total_amount: null };
    const body = { ...order, setting, group_include: people.map(({ uid }) => uid) };
    const answer = await as(url, owner)(placeOrder, { body, idempotencyKey: `${key}-order` });
    if (answer.ok) placed.push(answer.data);
    return answer;
  };

  const staying = people.filter((who) => who !== pledge?.leftOut);
  const quantities = staying.flatMap((who) => chosen.get(who) ?? []).map(({ quantity }) => quantity);
  return {
    ...{ owner, placed, pledge, refused: [], done: 0 },
    pieces: quantities.reduce((sum, one) => sum + one, 0),
    // the owner orders once more, to hear of the same order
    steps: [
      ...[begins, ...members.map(joins), ...people.map(saves), closes, orders, orders],
      ...(pledge?.steps ?? []),
    ],
  };
}

/** `size` teams at once choose and order together; what stays unanswered is asked again by the next crowd. */
export async function liveTogether(
  { url, teams, ...setting }: Setting & { readonly url: string; readonly teams: Team[] },
  { size, isOver }: { readonly size: number; readonly isOver: () => boolean },
): Promise<void> {
  const open = teams.filter(({ done, steps, refused }) => done < steps.length && refused.length === 0);
  const live = async (): Promise<void> => {
    while (!isOver()) {
      let team = open.pop() ?? null;
      if (!team) {
        team = begin(setting);
        if (!team) return;
        teams.push(team);
      }
      while (!isOver()) {
        const step = team.steps[team.done];
        if (!step) break;
        const answer = await step(url);
        if (answer.ok) team.done += 1;
        else if (!ASK_AGAIN.includes(answer.code)) {
          team.refused.push(`step ${team.done}: ${answer.status} ${answer.code}`);
          break;
        } else await pause(20);
      }
    }
  };
  await Promise.all(Array.from({ length: size }, live));
}

/** [GO11] A team's one order holds all it was told is kept; a team that was cut off knows of none. */
export async function judgeTeams(
  url: string,
  teams: readonly Team[],
  board: readonly StaffOrder[],
  found: Findings,
): Promise<void> {
  for (const { owner, placed, refused, pieces, pledge, done, steps } of teams) {
    const name = `group order of ${owner.phone}`;
    const orders = board.filter(({ user }) => user.phone === owner.phone);
    if (refused.length > 0) found.strange.push(`${name}: refused ${refused.join(', ')}`);
    else if (done < steps.length) found.strange.push(`${name}: step ${done} never answered`);
    if (orders.length > 1) found.doubled.push(`${name}: ${orders.map(({ code }) => code).join(', ')}`);
    const [first] = placed;
    if (!first) continue;
    if (new Set(placed.map(({ hash }) => hash)).size > 1)
      found.doubled.push(`${name}: told of several orders`);
    if (orders.length === 0) found.lost.push(`${name}: not on the board`);
    const answer = await callAs(url, owner)(getOrder, { params: { order_hash: first.hash } });
    if (!answer.ok) {
      found.lost.push(`${name}: ${answer.status} ${answer.code}`);
      continue;
    }
    const { items, group } = answer.data;
    const kept = items.reduce((sum, { quantity }) => sum + quantity, 0);
    if (kept !== pieces) found.lost.push(`${name}: ${kept} dishes of ${pieces}`);
    if (group?.sessions.length !== PEOPLE) found.torn.push(`${name}: ${group?.sessions.length} people`);
    const [atStaff] = orders;
    if (pledge && atStaff) judgePledge(name, pledge, { atStaff, atOwner: answer.data }, found);
  }
}
