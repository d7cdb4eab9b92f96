import { differs, isOk, NOBODY, placeBeforeRace, staff, unlike, upTo } from './acts.ts';
import type { Ground, StepName } from './ground.ts';
import type { Caller, Race } from './round.ts';

const STEPS: readonly StepName[] = ['before-transaction', 'before-commit', 'after-commit', 'before-reply'];
const STARS = [1, 2, 3, 4, 5];

/** The kitchen takes an order to its end. */
async function cook(ground: Ground, code: string): Promise<void> {
  for (const [verb, body] of [
    ['accept', { minutes: 20 }],
    ['ready', {}],
    ['complete', {}],
  ] as const) {
    const [row] = await ground.rows(`select version from orders where code = '${code}'`);
    const version = Number(row?.version);
    const told = await staff(ground, 0, `order/${code}/${verb}`, { version, ...body })(NOBODY);
    if (!isOk(told)) throw new Error(`not cooked: ${verb} ${told.status} ${told.code}`);
  }
}

/** [C38] [RA1] [RA4] */
const ratedTwice: Race = {
  says: 'an order is rated in many ways at once: one rating, counted once; who sent that one is told so',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const { code, hash, id, who } = await placeBeforeRace(ground, chance, { draft: { type: 'PICKUP' } });
    await cook(ground, code);
    const stars = (at: number) => STARS[at % STARS.length] ?? 1;
    const rates =
      (at: number): Caller =>
      (turn) => {
        const path = `/v1/order/${encodeURIComponent(hash)}/rating`;
        const body = { score: stars(at), feedback: 'ngon' };
        return ground.ask(at, { path, body, headers: { 'x-user-token': who.token } }, turn);
      };
    return {
      callers: upTo(callers).map(rates),
      judge: async (told) => {
        const kept = await ground.rows(`select score from order_ratings where order_id = '${id}'`);
        const [sum] = await ground.rows('select count, stars from store_ratings');
        const score = Number(kept[0]?.score);
        const wrong = told.filter((one, at) => isOk(one) !== (stars(at) === score));
        return [
          ...unlike(told, ['ALREADY_RATED']),
          ...differs('ratings', kept.length, 1),
          ...differs('told what is not so', wrong.length, 0),
          ...differs('counted', sum?.count, 1),
          ...differs('stars', sum?.stars, score),
        ];
      },
    };
  },
};

export const RATING_RACES: Readonly<Record<string, Race>> = { 'rated-twice': ratedTwice };
