import { epochAtWallTime } from '@mam/domain/time/wall-time.ts';
import { beforeEach, expect, it } from 'vitest';
import { aDish, defaultLine } from '../../test/order.ts';
import { outcome, refusal } from '../../test/placing.ts';
import { taken, takingAt } from '../../test/taking/taking.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

const CALLER = { taken: { for: 'caller' }, phone: '0903 518 224' } as const;
const VIETNAM = 'Asia/Ho_Chi_Minh';
const on = (hour: number): number =>
  epochAtWallTime({ year: 2026, month: 12, day: 8 }, hour, 0, VIETNAM) ?? 0;
const [NOON, BREAK] = [on(12), on(15)];
let now = NOON;

/** The smallest order of a store that wants 100.000 đ for a delivery. */
const [FEW, MANY] = [1, 6];
const HOUSE = { text: '12 Xuân Thuỷ, An Khánh', detail: '', location: { lat: 10.805, lng: 106.735 } };
const AIRPORT = { text: 'Sân bay Tân Sơn Nhất', detail: '', location: { lat: 10.8188, lng: 106.6519 } };

describeServerOnBothEngines('what an exception lifts', { now: () => now }, (running) => {
  const taking = takingAt(running, { store: 102, now: () => now });
  const lines = (quantity: number) => [defaultLine(aDish(taking.shop()), quantity)];
  const brought = (quantity: number, address = HOUSE) =>
    ({ ...CALLER, type: 'DELI', address, lines: lines(quantity) }) as const;
  beforeEach(() => {
    now = NOON;
  });

  it('[OR106] too little and too far, by a manager, with the fee that was agreed', async () => {
    const asCashier = (said: object, more = {}) => taking.take(said, more, 'cashier');
    expect(await outcome(await asCashier(brought(FEW)))).toBe('BELOW_MINIMUM');
    expect(await outcome(await asCashier(brought(MANY, AIRPORT)))).toBe('OVER_DISTANCE');
    expect(await refusal(await asCashier(brought(FEW), { exception: true }))).toMatchObject({
      status: 403,
      code: 'EXCEPTION_FORBIDDEN',
    });
    const weigh = async (by: 'cashier' | 'manager') =>
      (await (await taking.weigh(brought(MANY, AIRPORT), {}, by)).json()).data;
    expect(await weigh('cashier')).toMatchObject({
      refusal: { code: 'OVER_DISTANCE', limitKm: 6 },
      exception_would_do: false,
    });
    expect(await weigh('manager')).toMatchObject({ exception_would_do: true });
    const asManager = (said: object, more: object) =>
      taking.take(said, { exception: true, ...more }, 'manager');
    const small = await taken(await asManager(brought(FEW), {}));
    expect(small.order.quote.shipping_fee).toBe(0);
    const far = await taken(await asManager(brought(MANY, AIRPORT), { shipping_fee: 45_000 }));
    expect(far.order.quote.shipping_fee).toBe(45_000);
    expect(far.order.quote.total_amount).toBe(far.order.to_collect);
    const trail = running().database.read.selectFrom('trail').select(['act', 'kind', 'staff_name']);
    const [line] = await trail.where('subject_id', '=', far.order.code).execute();
    expect(line).toEqual({ act: 'takeException', kind: 'changed', staff_name: 'manager' });
  });

  it('[OR103] [OR106] closed: a time in the hours will do without an exception, and the counter with one', async () => {
    now = BREAK;
    expect(await refusal(await taking.take({ lines: lines(MANY) }))).toMatchObject({ code: 'STORE_CLOSED' });
    const later = { orderNow: false, pickupAt: { days: 0, hour: 18, minute: 0 } };
    const evening = await taken(await taking.take({ ...CALLER, ...later, lines: lines(MANY) }));
    expect(evening.order).toMatchObject({
      status: 'CONFIRMED',
      wanted_at: on(18) / 1000,
      promised_at: on(18) / 1000,
    });
    const night = { orderNow: false, pickupAt: { days: 0, hour: 23, minute: 0 } };
    expect(await outcome(await taking.take({ ...CALLER, ...night, lines: lines(MANY) }))).toBe(
      'STORE_CLOSED',
    );
    const opened = await taking.take({ lines: lines(MANY) }, { exception: true }, 'manager');
    expect((await taken(opened)).order.status).toBe('CONFIRMED');
  });

  it('[OR16] [OR106] a slot that is full', async () => {
    now = NOON + 60 * 60_000;
    for (let n = 0; n < 6; n += 1) await taken(await taking.take({ lines: lines(MANY) }));
    expect(await refusal(await taking.take({ lines: lines(MANY) }))).toMatchObject({ code: 'SLOT_FULL' });
    const weighed = await (await taking.weigh({ lines: lines(MANY) }, {}, 'manager')).json();
    expect(weighed.data).toMatchObject({ refusal: { code: 'SLOT_FULL' }, exception_would_do: true });
    expect(await outcome(await taking.take({ lines: lines(MANY) }, { exception: true }, 'manager'))).toBe(
      'ok',
    );
  });

  it('[OR106] never what is gone', async () => {
    const gone = { lines: [{ ...lines(MANY)[0], dishId: 'KHONG-CO' } as never] };
    expect(await outcome(await taking.take(gone, { exception: true }, 'manager'))).toBe('ITEM_GONE');
  });
});

describeServerOnBothEngines('a fee that is agreed on the phone', { now: () => now }, (running) => {
  const taking = takingAt(running, { store: 103, now: () => now });
  const brought = { ...CALLER, type: 'DELI', address: HOUSE } as const;
  beforeEach(() => {
    now = NOON;
  });

  it('[OR104] is named before the order is taken, and counts in its total', async () => {
    expect(await outcome(await taking.take(brought))).toBe('FEE_OPEN');
    const weighed = (await (await taking.weigh(brought)).json()).data;
    expect(weighed).toMatchObject({ refusal: { code: 'FEE_OPEN' }, shipping: { fee: -1, agreed: false } });
    for (const wrong of [-1, 0.5, 1e13])
      expect(await outcome(await taking.take(brought, { shipping_fee: wrong }))).toBe('MALFORMED');
    const named = (await (await taking.weigh(brought, { shipping_fee: 25_000 })).json()).data;
    expect(named).toMatchObject({ refusal: null, shipping: { fee: 25_000, agreed: true } });
    expect(named.quote.total_amount).toBe(weighed.quote.total_amount + 25_000);
    const { order } = await taken(
      await taking.take(brought, { shipping_fee: 25_000, total_amount: named.quote.total_amount }),
    );
    expect(order).toMatchObject({
      status: 'CONFIRMED',
      total_amount: named.quote.total_amount,
      fee_agreement: { state: 'none' },
    });
  });
});
