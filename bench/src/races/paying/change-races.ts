import type { Chance } from '../../chance.ts';
import { differs, type ExistingOrder, isOk, NOBODY, placeBeforeRace, staff, unlike, upTo } from '../acts.ts';
import type { Ground } from '../ground.ts';
import type { Caller, Race } from '../round.ts';
import { STEPS } from './money-facts.ts';

const WAYS = ['first-out', 'second-out', 'reject', 'cook'] as const;
type Way = (typeof WAYS)[number];

const openLines = async (ground: Ground, { id }: ExistingOrder): Promise<string[]> =>
  (
    await ground.rows(
      `select line_key from order_lines where order_id = '${id}' and closed_at is null and parent_key is null order by position`,
    )
  ).map(({ line_key }) => String(line_key));

/** An order of two lines or more, of which one can go. */
async function twoLines(ground: Ground, chance: Chance) {
  const order = await placeBeforeRace(ground, chance, { lines: 2 });
  return { order, keys: await openLines(ground, order) };
}

/** A change by which one line goes, and the total it makes. */
async function without(ground: Ground, { code, version }: ExistingOrder, key: string) {
  const body = { version, lines: [{ key, quantity: 0 }], added: [] };
  const { data } = await staff(ground, 0, `order/${code}/lines/weigh`, body)(NOBODY);
  return { ...body, total_amount: Number(data.after.total_amount) };
}

/** [OR110] [OR111] [OR114] */
const orderChanged: Race = {
  says: 'an order is changed by two, rejected or taken, all at once: one of it counts, and its lines and total are those of one',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const { order, keys } = await twoLines(ground, chance);
    const { code, version } = order;
    const [first = '', second = ''] = keys;
    const changes = {
      'first-out': await without(ground, order, first),
      'second-out': await without(ground, order, second),
    };
    const act = (way: Way, at: number): Caller => {
      if (way === 'reject') return staff(ground, at, `order/${code}/reject`, { version, reason: 'Hết món' });
      if (way === 'cook') return staff(ground, at, `order/${code}/accept`, { version, minutes: 20 });
      return staff(ground, at, `order/${code}/lines`, changes[way]);
    };
    const begins = chance.whole(0, WAYS.length - 1);
    const wayOf = (at: number): Way => WAYS[(at + begins) % WAYS.length] ?? 'cook';
    return {
      callers: upTo(Math.max(callers, WAYS.length)).map((at) => act(wayOf(at), at)),
      judge: async (told) => {
        const won = told.flatMap((one, at) => (isOk(one) ? [wayOf(at)] : []));
        const [way] = won;
        const gone = way === 'first-out' ? first : way === 'second-out' ? second : null;
        const total = way === 'first-out' || way === 'second-out' ? changes[way].total_amount : order.total;
        const [row] = await ground.rows(`select total from orders where id = '${order.id}'`);
        const steps = await ground.rows(`select changes from order_steps where order_id = '${order.id}'`);
        const trail = await ground.rows(
          `select act from trail where subject_id = '${code}' and act = 'changeOrder'`,
        );
        const left = keys.filter((key) => key !== gone);
        const times = gone === null ? 0 : 1;
        return [
          ...unlike(told, ['STALE', 'WRONG_STATUS']),
          ...differs('won', won.length, 1),
          ...differs('total', Number(row?.total), total),
          ...differs('lines', (await openLines(ground, order)).join(), left.join()),
          // placed, and what won
          ...differs('steps', steps.length, 2),
          ...differs('changes told', steps.filter(({ changes: kept }) => kept !== null).length, times),
          ...differs('in the trail', trail.length, times),
        ];
      },
    };
  },
};

export const CHANGE_RACES: Readonly<Record<string, Race>> = { 'order-changed': orderChanged };
