import { expect, it } from 'vitest';
import { outcome } from '../../test/placing.ts';
import { bodyOfTaken, NEARBY } from '../../test/taking/taken-body.ts';
import { taken, takingAt, WEIGH } from '../../test/taking/taking.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

const CALLER = { taken: { for: 'caller' }, phone: '0903 518 224' } as const;
const DELIVERED = { ...CALLER, type: 'DELI', address: NEARBY } as const;

describeServerOnBothEngines('an order that is being written down', {}, (running) => {
  const taking = takingAt(running);
  const weigh = async (...said: Parameters<typeof taking.weigh>) =>
    (await (await taking.weigh(...said)).json()).data;
  const rows = async () => {
    const { read } = running().database;
    const tables = ['orders', 'order_steps', 'idempotency_keys', 'trail', 'outbox'] as const;
    return Promise.all(
      tables.map(async (table) => (await read.selectFrom(table).selectAll().execute()).length),
    );
  };

  it('[OR109] is weighed as it is taken then, and nothing of it is written', async () => {
    const before = await rows();
    const weighed = await weigh(DELIVERED);
    expect(await rows()).toEqual(before);
    expect(weighed).toMatchObject({
      refusal: null,
      shipping: { fee: 15_000, agreed: false },
      pays_first: false,
      paused_until: null,
    });
    expect(weighed.shipping.distance).toBeGreaterThan(0);
    const { kitchen, way } = weighed.minutes;
    const { order } = await taken(await taking.take(DELIVERED, { total_amount: weighed.quote.total_amount }));
    expect(order.total_amount).toBe(weighed.quote.total_amount);
    expect(order.quote.rows).toEqual(weighed.quote.rows);
    expect((order.promised_at ?? 0) - order.created_at).toBe((kitchen + way) * 60);
    expect((order.ready_by ?? 0) - order.created_at).toBe(kitchen * 60);
  });

  it('[OR109] says what stands in the way, the lines it is about, and how it may be paid', async () => {
    const sent = bodyOfTaken(taking.shop(), CALLER);
    const items = sent.items.map((item) => ({ ...item, item_id: 'KHONG-CO' }));
    const { data } = await (await taking.send('waiter', WEIGH, { ...sent, items })).json();
    expect(data.refusal).toMatchObject({ code: 'ITEM_GONE', lineKeys: items.map(({ Pr_Key }) => Pr_Key) });
    expect(data.refusal.message).not.toBe('');
    expect((await weigh({ ...DELIVERED, phone: '' })).refusal.code).toBe('PHONE_REQUIRED');
    expect((await weigh({ lines: [] })).refusal.code).toBe('EMPTY_CART');
    const transfer = await weigh({ ...CALLER, paymentMethod: 'TRANSFER' });
    expect(transfer.pays_first).toBe(true);
    expect(transfer.methods.map(({ method }: { method: string }) => method)).toContain('TRANSFER');
    const waysOf = async (said: object) =>
      (await weigh(said)).methods.map(({ method }: { method: string }) => method);
    expect((await waysOf({})).slice(0, 2)).toEqual(['PAYMENT_ON_DELIVERY', 'TRANSFER']);
    expect(await waysOf({ table: '7', taken: { for: 'table' } })).toEqual(['PAYMENT_ON_DELIVERY']);
  });

  it('[OR109] asks for no key, and is for whoever may take orders, where they work', async () => {
    for (const _ of ['one', 'two']) expect((await weigh()).refusal).toBeNull();
    expect(await outcome(await taking.weigh({}, {}, 'cook'))).toBe('NOT_YOURS');
    expect(await outcome(await taking.weigh({}, {}, 'elsewhere'))).toBe('UNKNOWN');
    expect(await outcome(await taking.weigh({}, { exception: true }))).toBe('EXCEPTION_FORBIDDEN');
  });
});
