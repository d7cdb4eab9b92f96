import { randomUUID } from 'node:crypto';
import { ofWhole } from '@mam/domain/loyalty/points.ts';
import { BRAND, STORE } from '../random-orders.ts';
import type { SeededDiner } from '../seeded-diners.ts';
import { differs, diner, forwardedForHeader, isOk, NOBODY, unlike, upTo } from './acts.ts';
import type { Ground, RaceAnswer, StepName } from './ground.ts';
import type { Caller, Race } from './round.ts';

const STEPS: readonly StepName[] = ['before-transaction', 'before-commit', 'after-commit', 'before-reply'];
/** Of the demo brand: a voucher for points, and one of which there are so many. */
const GIFT = { id: 'DD02', points: 45 };
const COUNTED = { id: 'DD03', points: 60, stock: 100 };

export const international = ({ phone }: SeededDiner) => `+84${phone.slice(1)}`;

/** Somebody who has proved their number just now, and has so many whole points. */
async function hasPoints(ground: Ground, who: SeededDiner, points: number): Promise<void> {
  const [number, at] = [international(who), ground.now()];
  await ground.write([
    `insert into phone_proofs (brand, phone_number, uid, proved_at, how)
      values ('${BRAND}', '${number}', '${who.uid}', ${at}, 'code')`,
    `insert into points_accounts (brand, phone_number, balance, opened_at)
      values ('${BRAND}', '${number}', ${ofWhole(points)}, ${at})`,
    `insert into points_movements (id, brand, phone_number, kind, points, missing, at)
      values ('${randomUUID()}', '${BRAND}', '${number}', 'corrected', ${ofWhole(points)}, 0, ${at})`,
  ]);
}

/** Exchanges points for a voucher of a campaign, at the server of this number. */
const exchanges =
  (ground: Ground, server: number, who: SeededDiner, campaign: string, key: string = randomUUID()): Caller =>
  (turn) => {
    const whose = { pos_parent: BRAND, pos_id: STORE, phone_number: who.phone };
    const headers = { 'x-user-token': who.token, 'idempotency-key': key, ...forwardedForHeader(ground, who) };
    const body = { ...whose, voucher_campaign_id: campaign };
    return ground.ask(server, { path: '/v1/user/exchange/voucher', body, headers }, turn);
  };

const codesOf = (told: readonly RaceAnswer[]) =>
  new Set(told.filter(isOk).map(({ data }) => data.voucher.voucher_code));

/** Every voucher somebody was told of is there, and no other; every balance is the sum of its movements, and so many in all. */
async function wrongPoints(
  ground: Ground,
  told: readonly RaceAnswer[],
  { vouchers, left }: { readonly vouchers: number; readonly left: number },
): Promise<string[]> {
  const kept = new Set((await ground.rows('select code from own_vouchers')).map(({ code }) => String(code)));
  const accounts = await ground.rows('select phone_number, balance from points_accounts');
  const moved = await ground.rows(
    'select phone_number, sum(points) as points from points_movements group by phone_number',
  );
  const sums = new Map(moved.map(({ phone_number: number, points }) => [number, Number(points)]));
  const odd = accounts.filter(({ phone_number: number, balance }) => Number(balance) !== sums.get(number));
  const known = codesOf(told);
  return [
    ...differs('vouchers', kept.size, vouchers),
    ...differs('vouchers acknowledged', known.size, vouchers),
    ...[...known].filter((code) => !kept.has(code)).map((code) => `acknowledged and not kept: ${code}`),
    ...differs('balances unlike their movements', odd.length, 0),
    ...differs(
      'points left',
      accounts.reduce((sum, { balance }) => sum + Number(balance), 0),
      ofWhole(left),
    ),
  ];
}

/** [C11] [LO10] */
const forOne: Race = {
  says: 'points that are enough for one voucher are exchanged by many at once: one voucher, and nobody has less than nothing',
  steps: STEPS,
  prepare: async (ground, callers) => {
    const who = diner(ground, 0);
    const more = GIFT.points - 1;
    await hasPoints(ground, who, GIFT.points + more);
    return {
      callers: upTo(callers).map((at) => exchanges(ground, at, who, GIFT.id)),
      judge: async (told) => [
        ...unlike(told, ['POINT_NOT_ENOUGH']),
        ...differs('told they have one', told.filter(isOk).length, 1),
        ...(await wrongPoints(ground, told, { vouchers: 1, left: more })),
      ],
    };
  },
};

/** [C12] [LO14] */
const again: Race = {
  says: 'one exchange is sent again and again under its key: one voucher, paid for once',
  steps: STEPS,
  prepare: async (ground, callers) => {
    const who = diner(ground, 0);
    await hasPoints(ground, who, callers * GIFT.points);
    const key = randomUUID();
    const all = upTo(callers).map((at) => exchanges(ground, at, who, GIFT.id, key));
    return {
      callers: all,
      judge: async (told) => {
        const asked: RaceAnswer[] = [];
        for (const exchange of all.slice(0, 2)) asked.push(await exchange(NOBODY));
        return [
          ...unlike(told, ['IN_FLIGHT']),
          ...unlike(asked, []),
          ...(await wrongPoints(ground, [...told, ...asked], {
            vouchers: 1,
            left: (callers - 1) * GIFT.points,
          })),
        ];
      },
    };
  },
};

/** [C13] [LO12] */
const lastVoucher: Race = {
  says: 'the last voucher of a campaign is wanted by many: one has it, and nobody else has paid for it',
  steps: STEPS,
  prepare: async (ground, callers) => {
    const people = upTo(callers).map((at) => diner(ground, at));
    for (const who of people) await hasPoints(ground, who, COUNTED.points);
    await ground.write([
      `insert into exchange_counts (brand, campaign_id, given) values ('${BRAND}', '${COUNTED.id}', ${COUNTED.stock - 1})`,
    ]);
    return {
      callers: people.map((who, at) => exchanges(ground, at, who, COUNTED.id)),
      judge: async (told) => {
        const [count] = await ground.rows('select given from exchange_counts');
        return [
          ...unlike(told, ['EXCHANGE_SOLD_OUT']),
          ...differs('told they have one', told.filter(isOk).length, 1),
          ...differs('given', count?.given, COUNTED.stock),
          ...(await wrongPoints(ground, told, { vouchers: 1, left: (callers - 1) * COUNTED.points })),
        ];
      },
    };
  },
};

/** Races of points, by the names they are asked for with. */
export const EXCHANGE_RACES: Readonly<Record<string, Race>> = {
  'points-for-one': forOne,
  'exchanged-again': again,
  'last-voucher': lastVoucher,
};
