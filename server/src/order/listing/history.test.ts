import { randomUUID } from 'node:crypto';
import { dinerTopic } from '@mam/contract/http/topic.ts';
import type { History } from '@mam/contract/order/history.schema.ts';
import { expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../../test/paying.ts';
import { openStream } from '../../../test/sse.ts';

describePaying('a diner’s own orders', (paying) => {
  const read = async (headers: Record<string, string>, query = ''): Promise<History> =>
    (await (await paying.server().send('GET', `/v1/order/history${query}`, undefined, headers)).json()).data;
  const status = async (headers: Record<string, string>, query = '') =>
    (await paying.server().send('GET', `/v1/order/history${query}`, undefined, headers)).status;

  /** The order placed so often again, each a minute before the one before, but every third at its very moment. */
  const repeat = ({ code }: WaitingPayment, times: number) =>
    paying.server().database.transaction(async (trx) => {
      const order = await trx
        .selectFrom('orders')
        .selectAll()
        .where('code', '=', code)
        .executeTakeFirstOrThrow();
      const rows = Array.from({ length: times }, (_, index) => ({
        ...order,
        id: randomUUID(),
        code: `R${index}`,
        hash: `R${index}:${randomUUID()}`,
        created_at: order.created_at - Math.ceil((index + 1) / 3) * 60_000,
      }));
      for (const row of rows) await trx.insertInto('orders').values(row).execute();
    });

  it('[OR36] are theirs alone, as their cards show them', async () => {
    const waiting = await paying.order('PAYMENT_ON_DELIVERY');
    const { orders, restaurants, count, next } = await read(waiting.headers, '?pos_parent=BEPNHA');
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({
      hash: waiting.hash,
      code: waiting.code,
      brand_id: 'BEPNHA',
      status: 'WAIT_CONFIRM',
      ready: false,
      total_amount: waiting.total,
      currency: { character: 'đ', position: 'right', fixed: 0, splitter: '.' },
      rating: null,
    });
    expect(orders[0]?.items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(orders[0]?.item_count);
    expect(restaurants).toEqual([
      {
        id: orders[0]?.store_id,
        brand_id: 'BEPNHA',
        name: expect.stringMatching(/^Bếp Nhà/),
        tz: 'Asia/Ho_Chi_Minh',
      },
    ]);
    expect([count, next]).toEqual([null, null]);
    const { headers } = await paying.server().addDiner();
    expect(await read(headers)).toEqual({ orders: [], restaurants: [], count: null, next: null });
    expect(await status({})).toBe(401);
  });

  it('[OR36] with all that is known of their items, when that is asked for', async () => {
    const waiting = await paying.order('PAYMENT_ON_DELIVERY');
    const path = `/v1/order/${encodeURIComponent(waiting.hash)}`;
    const { data } = await (await paying.server().send('GET', path, undefined, waiting.headers)).json();
    const { orders } = await read(waiting.headers, '?type=detail');
    expect(orders[0]?.order_data_item).toEqual(data.items);
    expect((await read(waiting.headers)).orders[0]).not.toHaveProperty('order_data_item');
    expect(await status(waiting.headers, '?type=all')).toBe(400);
  });

  it('[OR36] of one brand when it is known, and counted', async () => {
    const waiting = await paying.order('PAYMENT_ON_DELIVERY');
    expect((await read(waiting.headers, '?pos_parent=SPREE')).orders).toEqual([]);
    expect((await read(waiting.headers)).orders).toHaveLength(1);
    expect(await read(waiting.headers, '?count=true')).toEqual({
      orders: [],
      restaurants: [],
      count: 1,
      next: null,
    });
    expect((await read(waiting.headers, '?count=true&pos_parent=SPREE')).count).toBe(0);
  });

  it('[OR36] come fifty at a time, none twice and none left out, also when a new one comes meanwhile', async () => {
    const waiting = await paying.order('PAYMENT_ON_DELIVERY');
    await repeat(waiting, 119);
    const seen: (string | null)[] = [];
    const times: number[] = [];
    let cursor: string | null = '';
    let pages = 0;
    while (cursor !== null) {
      const page: History = await read(waiting.headers, cursor && `?cursor=${cursor}`);
      expect(page.orders.length).toBeLessThanOrEqual(50);
      seen.push(...page.orders.map(({ hash }) => hash));
      times.push(...page.orders.map(({ created_at: at }) => at));
      cursor = page.next;
      pages += 1;
      if (pages === 1)
        await paying.server().database.transaction((trx) =>
          trx
            .updateTable('orders')
            .set((of) => ({ created_at: of('created_at', '+', 3_600_000) }))
            .where('hash', '=', waiting.hash)
            .execute(),
        );
    }
    expect([pages, seen.length, new Set(seen).size]).toEqual([3, 120, 120]);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('[OR36] go on only from a place that was named', async () => {
    const { headers } = await paying.order('PAYMENT_ON_DELIVERY');
    for (const wrong of ['cursor=x', 'cursor=1', 'cursor=1.%27', 'cursor=', 'count=1', 'count=false'])
      expect([wrong, await status(headers, `?${wrong}`)]).toEqual([wrong, 400]);
    expect((await read(headers, '?cursor=1.a')).orders).toEqual([]);
    expect((await read(headers, '?cursor=9999999999999999.a')).orders).toHaveLength(1);
  });

  it('[OR36] ring for them when one comes or moves, and for nobody else', async () => {
    const { url, addDiner } = paying.server();
    const me = await addDiner();
    const other = await addDiner();
    const mine = await openStream(url, [dinerTopic(me.uid)], me.headers);
    const theirs = await openStream(url, [dinerTopic(other.uid)], other.headers);
    // a topic that is not one's own is passed over
    const curious = await openStream(url, [dinerTopic(me.uid), dinerTopic(other.uid)], other.headers);
    const rings = ({ frames }: typeof mine) => frames.filter(({ event }) => event === 'change').length;
    const placed = await paying.order('PAYMENT_ON_DELIVERY', {}, me.headers);
    await expect.poll(() => rings(mine)).toBe(1);
    await paying.server().send('POST', `/v1/order/${encodeURIComponent(placed.hash)}/cancel`, {}, me.headers);
    await expect.poll(() => rings(mine)).toBe(2);
    await paying.order('PAYMENT_ON_DELIVERY', {}, other.headers);
    await expect.poll(() => [rings(theirs), rings(curious), rings(mine)]).toEqual([1, 1, 2]);
    for (const stream of [mine, theirs, curious]) stream.close();
    expect((await openStream(url, [dinerTopic(me.uid)])).frames).toEqual([]);
  });
});
