import { differs, isOk, NOBODY, placeBeforeRace, staff, unlike, upTo } from '../acts.ts';
import type { Caller, Race } from '../round.ts';
import { STEPS, stepsTo } from './money-facts.ts';

const [FEE, OTHER_FEE] = [20_000, 30_000];
const DELIVERED = {
  type: 'DELI',
  address: { text: '12 Lê Lợi, Quận 1', detail: 'Lầu 2', location: null },
} as const;

/** The order after each of those who can win. */
const AFTER = {
  accept: { status: 'WAIT_CONFIRM', fee: FEE, to: 'WAIT_CONFIRM' },
  decline: { status: 'USER_CANCELLED', fee: null, to: 'USER_CANCELLED' },
  offer: { status: 'WAIT_CONFIRM', fee: null, to: 'WAIT_CONFIRM' },
  reject: { status: 'CANCELLED', fee: null, to: 'CANCELLED' },
} as const;
const WAYS = ['accept', 'decline', 'offer', 'reject', 'cook'] as const;

/** [OR31] [OR32] [OR33] */
const feeAgreed: Race = {
  says: 'a fee is accepted, declined, named anew, and the order rejected or taken, all at once: one of it counts',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const order = await placeBeforeRace(ground, chance, { shop: ground.otherShop, draft: DELIVERED });
    const named = await staff(ground, 0, `order/${order.code}/fee`, { version: order.version, fee: FEE })(
      NOBODY,
    );
    const { version } = named.data;
    const answers =
      (answer: string) =>
      (at: number): Caller =>
      (turn) => {
        const path = `/v1/order/${encodeURIComponent(order.hash)}/fee`;
        const headers = { 'x-user-token': order.who.token };
        return ground.ask(at, { path, body: { answer, fee: FEE }, headers }, turn);
      };
    const acts = {
      accept: answers('accept'),
      decline: answers('decline'),
      offer: (at: number) => staff(ground, at, `order/${order.code}/fee`, { version, fee: OTHER_FEE }),
      reject: (at: number) => staff(ground, at, `order/${order.code}/reject`, { version, reason: 'Xa quá' }),
      cook: (at: number) => staff(ground, at, `order/${order.code}/accept`, { version, minutes: 20 }),
    };
    const first = chance.whole(0, WAYS.length - 1);
    const wayOf = (at: number) => WAYS[(at + first) % WAYS.length] ?? 'cook';
    return {
      callers: upTo(Math.max(callers, WAYS.length)).map((at) => acts[wayOf(at)](at)),
      judge: async (told) => {
        const won = [...new Set(told.flatMap((one, at) => (isOk(one) ? [wayOf(at)] : [])))];
        const [way] = won;
        const should = way === undefined || way === 'cook' ? null : AFTER[way];
        const [row] = await ground.rows(
          `select status, total, shipping_fee, version from orders where id = '${order.id}'`,
        );
        const steps = await ground.rows(`select version from order_steps where order_id = '${order.id}'`);
        return [
          ...unlike(told, ['STALE', 'WRONG_STATUS', 'FEE_CHANGED', 'FEE_SETTLED', 'FEE_OPEN']),
          ...(should && won.length === 1 ? [] : [`told that it is done: ${won.join(', ') || 'nobody'}`]),
          ...differs('status', row?.status, should?.status),
          ...differs('total', row?.total, order.total + (should?.fee ?? 0)),
          // placed, named, and what won
          ...differs('steps', steps.length, 3),
          ...differs(
            'steps to it',
            await stepsTo(ground, order, should?.to ?? ''),
            way === 'accept' || way === 'offer' ? 3 : 1,
          ),
        ];
      },
    };
  },
};

export const FEE_RACES: Readonly<Record<string, Race>> = { 'fee-agreed': feeAgreed };
