import { dinerActor } from '@mam/domain/order/actor.ts';
import { buyerRights, isFinal, type STATUSES, statusGroup } from '@mam/domain/order/status.ts';
import { TRANSITIONS } from '@mam/domain/order/transitions.ts';
import { describe, expect, it } from 'vitest';
import { outcome, placingAt } from '../../test/placing.ts';
import { COOK } from '../../test/staff.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { readConfig } from '../config.ts';
import { consequencesWith } from '../consequences.ts';
import { isRefused } from '../http/answer.ts';
import { openGateways } from '../outside/payment/gateways.ts';
import { type Consequence, statusWriter } from './change-status.ts';
import { orderByCode } from './queries.ts';

describe('what follows from a status', () => {
  const consequences = consequencesWith(openGateways(readConfig({})));
  const back = 'what was paid for nothing cooked goes back [PA34]';
  const rung = ['the bells of everybody it was ordered for [GO19]'];
  const seen = 'who sits there has been seen [TB51]';
  const told = 'its buyer is told [MS2]';
  const others = 'who has not cancelled it themselves is told [OR84]';
  const following = (from: (typeof STATUSES)[number], to: (typeof STATUSES)[number]) =>
    consequences.filter(({ when }) => when(from, to)).map(({ name }) => name);

  it('[OR17] [VO10] an order that nobody took gives everything back', () => {
    const all = [
      'money is due back',
      back,
      'the voucher can be used again',
      'the place in its slot is free [OR17]',
      'it counts no more among those nobody has paid for [CH5]',
      ...rung,
    ];
    expect(following('WAIT_PAYMENT', 'WAIT_PAYMENT_CANCELLED')).toEqual([...all, told]);
    expect(following('WAIT_CONFIRM', 'USER_CANCELLED')).toEqual([...all, others]);
    expect(following('WAIT_CONFIRM', 'CANCELLED')).toEqual([...all, told]);
  });

  it('[OR17] [VO10] one that was accepted has used its voucher and keeps its place', () => {
    const counted = 'it counts no more among those nobody has paid for [CH5]';
    expect(following('WAIT_CONFIRM', 'CONFIRMED')).toEqual([
      'the voucher is used',
      counted,
      seen,
      'the store knows who has ordered [SF33]',
      ...rung,
      told,
    ]);
    expect(following('CONFIRMED', 'CANCELLED')).toEqual([
      'money is due back',
      'the voucher can be used again',
      counted,
      ...rung,
      told,
    ]);
    expect(following('RES_DELIVERY', 'CANCELLED')).toContain('somebody did not come for it [SF34]');
    expect(following('CONFIRMED', 'RES_DELIVERY')).toEqual([counted, ...rung, told]);
    expect(following('RES_DELIVERY', 'COMPLETED')).toEqual([counted, 'it earns points [LO4]', ...rung, told]);
  });

  it('[PA34] money goes back by itself from every step that ends an order nobody took, and from no other', () => {
    for (const { from, to } of TRANSITIONS)
      for (const before of from)
        for (const after of to) {
          const ends = isFinal(after) && !buyerRights(statusGroup(after)).mayRate;
          const taken = !['PENDING', 'WAIT_PAYMENT'].includes(statusGroup(before));
          expect(following(before, after).includes(back)).toBe(ends && !taken);
        }
  });

  it('[PA15] every step that ends an order without the food makes its money due back, and no other does', () => {
    for (const { from, to } of TRANSITIONS)
      for (const before of from)
        for (const after of to) {
          const bad = isFinal(after) && !buyerRights(statusGroup(after)).mayRate;
          expect(following(before, after).includes('money is due back')).toBe(bad);
        }
  });
});

describeServerOnBothEngines('the writer of a status', {}, (running) => {
  const { order, place } = placingAt(running);
  const placed = async () => {
    const answer = await place(order());
    expect(answer.status).toBe(200);
    const { data } = await answer.json();
    const row = await orderByCode(running().database.read, 'BEPNHA', data.order_code);
    if (!row) throw new Error('an order was placed and is not there');
    return row;
  };
  const steps = async (id: string) =>
    running()
      .database.read.selectFrom('order_steps')
      .select(['status', 'by_kind', 'reason'])
      .where('order_id', '=', id)
      .orderBy('version')
      .execute();
  const change = (consequences: readonly Consequence[]) => statusWriter(consequences);
  const now = Date.now();

  it('writes status, end, version and step, and runs what follows, in one transaction', async () => {
    const seen = await placed();
    const told: string[] = [];
    const line: Consequence = {
      name: 'a later feature',
      when: (_from, to) => to === 'CANCELLED',
      columns: () => ({ refundDue: 7 }),
      follow: async (_trx, after) => void told.push(after.status),
    };
    const after = await running().database.transaction((trx) =>
      change([line])(trx, seen, { to: 'CANCELLED', actor: COOK, reason: 'Hết món', now }),
    );
    expect(after).toMatchObject({
      status: 'CANCELLED',
      endedAt: now,
      refundDue: 7,
      version: seen.version + 1,
    });
    expect(told).toEqual(['CANCELLED']);
    expect((await steps(seen.id)).at(-1)).toEqual({
      status: 'CANCELLED',
      by_kind: 'staff',
      reason: 'Hết món',
    });
  });

  it('[OR3] refuses a step that the table does not have, and a version that is no longer there', async () => {
    const seen = await placed();
    const { database } = running();
    const write = change([]);
    const refused = await database.transaction((trx) =>
      write(trx, seen, { to: 'COMPLETED', actor: dinerActor(seen.uid ?? ''), now }),
    );
    expect(refused).toMatchObject({ refused: 'WRONG_STATUS' });
    const first = await database.transaction((trx) =>
      write(trx, seen, { to: 'CONFIRMED', actor: COOK, now }),
    );
    expect(isRefused(first)).toBe(false);
    const second = await database.transaction((trx) =>
      write(trx, seen, { to: 'CANCELLED', actor: COOK, now }),
    );
    expect(second).toMatchObject({ refused: 'STALE' });
    expect(await steps(seen.id)).toHaveLength(2);
  });

  it('undoes everything when one of the consequences fails', async () => {
    const seen = await placed();
    const failing: Consequence = {
      name: 'fails',
      when: () => true,
      follow: async () => {
        throw new Error('no');
      },
    };
    const { database } = running();
    const tried = database.transaction((trx) =>
      change([failing])(trx, seen, { to: 'CONFIRMED', actor: COOK, now }),
    );
    await expect(tried).rejects.toThrow('no');
    expect(await orderByCode(database.read, 'BEPNHA', seen.code)).toEqual(seen);
    expect(await outcome(await place(order()))).toBe('ok');
  });
});
