import { randomUUID } from 'node:crypto';
import type { Chance } from '../chance.ts';
import { BRAND, STORE } from '../random-orders.ts';
import { differs, diner, isOk, NOBODY, place, randomOrderBody, staff, unlike, upTo } from './acts.ts';
import type { Ground, RaceAnswer, StepName } from './ground.ts';
import type { Caller, Race } from './round.ts';

const STEPS: readonly StepName[] = ['before-transaction', 'before-status', 'before-commit', 'after-commit'];
const ROUNDS = 8;
const TABLE = 'race';

interface Party {
  readonly sitting: string;
  /** the codes of its rounds */
  readonly rounds: readonly string[];
}

/** A party with so many guests whom nobody of the staff has seen, each of whom has ordered a round. */
async function unseenParty(ground: Ground, chance: Chance): Promise<Party> {
  const people = upTo(ROUNDS).map((at) => diner(ground, at));
  const placed: RaceAnswer[] = [];
  for (const who of people)
    placed.push(await place(ground, 0, who, randomOrderBody(ground, chance, who))(NOBODY));
  if (!placed.every(isOk)) throw new Error('a round was not placed');
  const [sitting, now] = [randomUUID(), ground.now()];
  await ground.write([
    `insert into sittings (id, brand, store_id, digits, wrong_digits, version, begun_at, first_at, last_at)
      values ('${sitting}', '${BRAND}', ${STORE}, '0417', 0, 1, ${now}, ${now}, ${now})`,
    `insert into sitting_tables (sitting_id, brand, store_id, table_name, table_key, since, taken)
      values ('${sitting}', '${BRAND}', ${STORE}, '${TABLE}', '${TABLE}', ${now}, 1)`,
    ...people.map(
      ({ uid }) => `insert into sitting_guests (id, sitting_id, uid, name, state, wrong_digits, joined_at)
        values ('${randomUUID()}', '${sitting}', '${uid}', 'Bi', 'in', 0, ${now})`,
    ),
    `update orders set sitting_id = '${sitting}', guests_unseen = 1`,
  ]);
  return { sitting, rounds: placed.map(({ data }) => data.order_code) };
}

const accepts = (ground: Ground, code: string) => (server: number) =>
  staff(ground, server, `order/${code}/accept`, { version: 1, minutes: 20 });

/** [TB51] Everybody has been seen; so many rounds are accepted. */
async function wrongRounds(ground: Ground, accepted: number): Promise<string[]> {
  const rows = await ground.rows('select status, guests_unseen from orders');
  const [sitting] = await ground.rows('select seen_at from sittings');
  return [
    ...differs('accepted', rows.filter(({ status }) => status === 'CONFIRMED').length, accepted),
    ...differs('rounds whose guests are unseen', rows.filter((row) => row.guests_unseen === 1).length, 0),
    ...differs('seen', sitting?.seen_at !== null, true),
  ];
}

/** [TB51] */
const accepted: Race = {
  says: 'the rounds of a party that nobody has seen are accepted at once: each is, and all say that it was seen',
  steps: STEPS,
  prepare: async (ground, _callers, chance) => {
    const { rounds } = await unseenParty(ground, chance);
    return {
      callers: rounds.map((code, at) => accepts(ground, code)(at)),
      judge: async (told) => [...unlike(told, []), ...(await wrongRounds(ground, ROUNDS))],
    };
  },
};

/** [TB51] [TB62] [PA59] */
const acceptedOrPaid: Race = {
  says: 'the rounds of a party are accepted while it pays in cash: each is accepted, and every đồng is written down once',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const { sitting, rounds } = await unseenParty(ground, chance);
    const amount = 1_000;
    const cash = (server: number): Caller =>
      staff(ground, server, `sitting/${sitting}/bill/cash`, { wish: { by: 'amount', amount }, cash: amount });
    const isCash = (at: number) => at % 2 === 1;
    return {
      callers: upTo(Math.max(callers, 2 * ROUNDS)).map((at) =>
        isCash(at) ? cash(at) : accepts(ground, rounds[(at / 2) % ROUNDS] ?? '')(at),
      ),
      judge: async (told) => {
        const [row] = await ground.rows('select sum(captured) as captured from orders');
        const paid = told.filter((one, at) => isCash(at) && isOk(one)).length;
        return [
          ...unlike(told, ['STALE', 'WRONG_STATUS']),
          ...differs('paid', paid, told.filter((_, at) => isCash(at)).length),
          ...differs('written down', Number(row?.captured), paid * amount),
          ...(await wrongRounds(ground, told.filter((one, at) => !isCash(at) && isOk(one)).length)),
        ];
      },
    };
  },
};

/** Races of parties at tables, by the names they are asked for with. */
export const SITTING_RACES: Readonly<Record<string, Race>> = {
  'rounds-accepted': accepted,
  'accepted-or-paid': acceptedOrPaid,
};
