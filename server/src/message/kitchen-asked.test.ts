import type { StoreManager } from '@mam/contract/bundle/bundle.schema.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import type { Board, StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { expect, it } from 'vitest';
import { describePaying, type Paying, payingBundle, type WaitingPayment } from '../../test/paying.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { runDue } from '../clock/clock.ts';
import { answerDuty } from '../order/answering/answer-duty.ts';
import { tellManager } from './tell-manager.ts';

const MINUTE = 60_000;
const MANAGER: StoreManager = { phone: '+84901234567' };

/** The part of store 101 that a test changes. */
interface Setting {
  readonly extra?: object;
  readonly manager?: StoreManager;
}

/** Providers nobody answers for: a message stays in the outbox, where it can be read. */
const UNREACHED = {
  SMS_URL: 'http://127.0.0.1:1',
  SMS_KEY: 'key',
  CALL_URL: 'http://127.0.0.1:1',
  CALL_KEY: 'key',
};

function kitchenOf(paying: Paying) {
  const { cook, order, server } = paying;
  const board = async (): Promise<Board> =>
    (await (await cook()('GET', '/v1/staff/board?store=101')).json()).data;
  return {
    set: async ({ extra = {}, manager }: Setting) => {
      const bundle = payingBundle('bepnha', {});
      const stores = bundle.stores.map((store) =>
        store.Id === 101
          ? { ...store, extra_data: { ...store.extra_data, ...extra }, ...(manager && { manager }) }
          : store,
      );
      await importBundle(server().database, { ...bundle, stores }, Date.now());
    },
    tick: () => runDue([answerDuty(tellManager)], paying.parts()),
    order: () => order('PAYMENT_ON_DELIVERY'),
    board,
    shown: async ({ code }: WaitingPayment): Promise<StaffOrder> => {
      const shown = (await board()).orders.find((each) => each.code === code);
      if (!shown) throw new Error(`${code} is not on the board`);
      return shown;
    },
    read: async ({ hash, headers }: WaitingPayment): Promise<OrderDetail> => {
      const path = `/v1/order/${encodeURIComponent(hash)}`;
      return (await (await server().send('GET', path, undefined, headers)).json()).data;
    },
    draws: (codes: readonly string[]) => cook()('POST', '/v1/staff/board/received', { store: 101, codes }),
    step: ({ code }: WaitingPayment, verb: string, body: object) =>
      cook()('POST', `/v1/staff/order/${code}/${verb}`, body),
    told: async () => {
      const rows = await server().database.read.selectFrom('outbox').selectAll().execute();
      return rows.map(({ kind, document }) => ({ ...JSON.parse(document), kind }));
    },
    forget: () => server().database.transaction((trx) => trx.deleteFrom('outbox').execute()),
  };
}

describePaying(
  'a manager of a store that does not answer',
  (paying) => {
    const kitchen = kitchenOf(paying);
    const { pass } = paying;

    it('[OR42] is told once, before the end and not sooner; board and staff read when', async () => {
      await kitchen.set({ manager: MANAGER });
      const placed = await kitchen.order();
      const { answer_from: from, ...times } = await kitchen.shown(placed);
      expect([times.louder_at, times.everywhere_at, times.manager_at, times.answer_by]).toEqual(
        [75, 150, 225, 300].map((after) => (from ?? 0) + after),
      );
      expect((await kitchen.board()).answering).toEqual({
        minutes: 5,
        itself: false,
        manager_phone: MANAGER.phone,
      });
      // the diner's answer never names the number that is called
      const open = await paying.server().fetch('/v1/restaurant?pos_parent=BEPNHA&pos_id=101');
      expect(await open.text()).not.toContain(MANAGER.phone.slice(3));
      pass(3 * MINUTE);
      await kitchen.tick();
      expect(await kitchen.told()).toEqual([]);
      pass(46_000);
      await kitchen.tick();
      pass(30_000);
      await kitchen.tick();
      const [told, ...more] = await kitchen.told();
      expect(more).toEqual([]);
      expect(told).toMatchObject({
        kind: 'call',
        phone: MANAGER.phone,
        values: { code: placed.code, minutes: 4 },
      });
      expect(Math.abs(told.until / 1_000 - (times.answer_by ?? 0))).toBeLessThanOrEqual(1);
      pass(MINUTE);
      await kitchen.tick();
      expect((await kitchen.read(placed)).status).toBe('FAILED');
      expect(await kitchen.told()).toHaveLength(1);
      await kitchen.forget();
    });

    it('[OR42] is told by the first of the ways named, and never of an order that is answered', async () => {
      await kitchen.set({ manager: { ...MANAGER, channels: ['sms', 'call'] } });
      const [answered, left] = [await kitchen.order(), await kitchen.order()];
      const { version } = await kitchen.shown(answered);
      expect((await kitchen.step(answered, 'accept', { version, minutes: 20 })).status).toBe(200);
      pass(4 * MINUTE);
      // several processes look at the same moment
      await Promise.all(Array.from({ length: 8 }, kitchen.tick));
      expect((await kitchen.told()).map(({ kind, values }) => [kind, values.code])).toEqual([
        ['sms', left.code],
      ]);
      await kitchen.forget();
    });

    it('[OR42] is told by the next tick when a server died between its decision and the message', async () => {
      await kitchen.set({ manager: MANAGER });
      const placed = await kitchen.order();
      pass(4 * MINUTE);
      const dying = answerDuty(async (...told) => {
        await tellManager(...told);
        throw new Error('killed');
      });
      await runDue([dying], paying.parts());
      expect(await kitchen.told()).toEqual([]);
      await kitchen.tick();
      expect((await kitchen.told()).map(({ values }) => values.code)).toEqual([placed.code]);
      await kitchen.forget();
    });

    it('[OR42] is not told by a server whose clock stood still until it was over, nor where there is none', async () => {
      await kitchen.set({});
      const alone = await kitchen.order();
      expect(await kitchen.shown(alone)).toMatchObject({ manager_at: null });
      pass(4 * MINUTE);
      await kitchen.tick();
      expect(await kitchen.told()).toEqual([]);
      await kitchen.set({ manager: MANAGER });
      const slept = await kitchen.order();
      pass(24 * 60 * MINUTE);
      await kitchen.tick();
      expect((await kitchen.read(slept)).status).toBe('FAILED');
      expect(await kitchen.told()).toEqual([]);
    });
  },
  {},
  UNREACHED,
);

describePaying('a store that accepts by itself', (paying) => {
  const kitchen = kitchenOf(paying);
  const { pass } = paying;
  const itself = { extra: { accepts_itself: 1, prep_minutes: 25 } };

  it('[OR43] takes what a device of it has drawn, as the system, for when it can have it', async () => {
    await kitchen.set(itself);
    const placed = await kitchen.order();
    // nobody is there
    await kitchen.tick();
    expect(await kitchen.read(placed)).toMatchObject({ status: 'WAIT_CONFIRM', received_at: null });
    expect((await kitchen.draws([placed.code])).status).toBe(200);
    const taken = await kitchen.read(placed);
    expect(taken.status).toBe('CONFIRMED');
    expect(taken.steps.at(-1)).toMatchObject({ status: 'CONFIRMED', by: 'system' });
    expect(taken.promised_at).toBe((taken.steps.at(-1)?.at ?? 0) + 25 * 60);
    // a cook who taps the same is told how it stands, and it is taken once
    const late = await kitchen.step(placed, 'accept', { version: 1, minutes: 20 });
    expect([late.status, (await late.json()).code]).toEqual([409, 'STALE']);
    await kitchen.draws([placed.code]);
    expect((await kitchen.read(placed)).steps).toHaveLength(2);
  });

  it('[OR43] does so with the next tick while one is there, and no longer when it has gone', async () => {
    await kitchen.set(itself);
    await kitchen.draws([]);
    const there = await kitchen.order();
    await kitchen.tick();
    expect((await kitchen.read(there)).status).toBe('CONFIRMED');
    // a board that is offline for ten minutes says nothing
    pass(3 * MINUTE);
    const gone = await kitchen.order();
    await kitchen.tick();
    expect((await kitchen.read(gone)).status).toBe('WAIT_CONFIRM');
    pass(2 * MINUTE);
    await kitchen.draws([]);
    await kitchen.tick();
    expect((await kitchen.read(gone)).status).toBe('CONFIRMED');
  });

  it('[OR43] leaves what waits for somebody else, until it does not', async () => {
    await kitchen.set(itself);
    const claimed = await paying.order('TRANSFER');
    const path = `/v1/order/confirm-transfer/${encodeURIComponent(claimed.hash)}`;
    expect((await paying.server().send('POST', path, {}, claimed.headers)).status).toBe(200);
    await kitchen.draws([claimed.code]);
    await kitchen.tick();
    expect((await kitchen.read(claimed)).status).toBe('WAIT_CONFIRM');
    const { version } = await kitchen.shown(claimed);
    expect((await kitchen.step(claimed, 'confirm-transfer', { version })).status).toBe(200);
    await kitchen.tick();
    expect((await kitchen.read(claimed)).status).toBe('CONFIRMED');
  });

  it('[OR43] and a buyer who cancels at that moment do not both win', async () => {
    await kitchen.set(itself);
    for (let round = 0; round < 5; round += 1) {
      const placed = await kitchen.order();
      const path = `/v1/order/${encodeURIComponent(placed.hash)}/cancel`;
      const [, , cancelled] = await Promise.all([
        kitchen.draws([placed.code]),
        kitchen.tick(),
        paying.server().send('POST', path, { reason: '' }, placed.headers),
      ]);
      const { status, steps } = await kitchen.read(placed);
      expect([status, steps.length]).toEqual([cancelled.ok ? 'USER_CANCELLED' : 'CONFIRMED', 2]);
    }
  });
});
