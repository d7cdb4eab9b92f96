import { orderTopic } from '@mam/contract/http/topic.ts';
import type { OrderStatus } from '@mam/domain/order/status.ts';
import { expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { refusal } from '../../test/placing.ts';
import { openStream } from '../../test/sse.ts';
import { isRefused } from '../http/answer.ts';
import { orderByCode } from './queries.ts';

const DRIVER = {
  name: ' Anh\u200b Hoàng ',
  phone: '090 123 4567',
  tracking_link: 'https://track.example/r/7',
};

describePaying('who is on the way with an order', (paying) => {
  const { cook, order, parts, server } = paying;
  const onBoard = async ({ code }: WaitingPayment) => {
    const { data } = await (await cook()('GET', '/v1/staff/board?store=101')).json();
    return data.orders.find((shown: { code: string }) => shown.code === code);
  };
  const say = async (of: WaitingPayment, body: object) =>
    cook()('POST', `/v1/staff/order/${of.code}/driver`, {
      version: (await onBoard(of))?.version ?? 0,
      ...body,
    });
  const step = async (of: WaitingPayment, verb: string, more = {}) =>
    cook()('POST', `/v1/staff/order/${of.code}/${verb}`, { version: (await onBoard(of)).version, ...more });
  const moveByPartner = async ({ code }: WaitingPayment, to: OrderStatus) => {
    const { database, changeStatus } = parts();
    const seen = await orderByCode(database.read, 'BEPNHA', code);
    if (!seen) throw new Error('an order was placed and is not there');
    const moved = await database.transaction((trx) =>
      changeStatus(trx, seen, { to, actor: { kind: 'partner', id: null }, now: Date.now() }),
    );
    expect(isRefused(moved)).toBe(false);
  };
  const partner = async ({ hash }: WaitingPayment, headers: Record<string, string>) => {
    const path = `/v1/order/${encodeURIComponent(hash)}`;
    const { data } = await (await server().send('GET', path, undefined, headers)).json();
    return data.raw.delivery_partner_info;
  };

  it('[OR63] is read by whom it is brought to, at once, and by nobody else who has the link', async () => {
    const placed = await order('PAYMENT_ON_DELIVERY', { type: 'DELI' });
    expect(await partner(placed, placed.headers)).toBeNull();
    expect((await onBoard(placed)).driver).toBeNull();
    expect((await step(placed, 'accept', { minutes: 30 })).status).toBe(200);
    const stream = await openStream(server().url, [orderTopic(placed.hash)], placed.headers);
    expect((await say(placed, DRIVER)).status).toBe(200);
    await expect.poll(() => stream.frames.some(({ event }) => event === 'change')).toBe(true);
    stream.close();
    const known = {
      Driver_Name: 'Anh Hoàng',
      Driver_Id: '0901234567',
      Ahamove_Link: DRIVER.tracking_link,
    };
    expect(await partner(placed, placed.headers)).toEqual(known);
    expect(await partner(placed, (await server().addDiner()).headers)).toBeNull();
    expect(await partner(placed, {})).toBeNull();
    expect((await onBoard(placed)).driver).toEqual({
      name: 'Anh Hoàng',
      phone: '0901234567',
      tracking_link: DRIVER.tracking_link,
    });
    // another takes over, of whom only the number is known
    expect((await say(placed, { phone: '0907654321' })).status).toBe(200);
    expect(await partner(placed, placed.headers)).toEqual({
      Driver_Name: '',
      Driver_Id: '0907654321',
      Ahamove_Link: '',
    });
  });

  it('[OR97] [OR99] who gives it up is named no longer, and the restaurant brings it itself', async () => {
    const placed = await order('PAYMENT_ON_DELIVERY', { type: 'DELI' });
    expect((await step(placed, 'accept', { minutes: 30 })).status).toBe(200);
    await moveByPartner(placed, 'ASSIGNING');
    expect((await say(placed, DRIVER)).status).toBe(200);
    await moveByPartner(placed, 'AHA_CANCELLED');
    expect(await onBoard(placed)).toMatchObject({ status: 'AHA_CANCELLED', driver: null });
    expect(await partner(placed, placed.headers)).toBeNull();
    expect((await say(placed, { name: 'Chú Bảy' })).status).toBe(200);
    expect((await step(placed, 'depart')).status).toBe(200);
    expect(await onBoard(placed)).toMatchObject({ status: 'RES_DELIVERY', driver: { name: 'Chú Bảy' } });
    expect(await partner(placed, placed.headers)).toMatchObject({ Driver_Name: 'Chú Bảy' });
  });

  it('[OR63] nothing but a number and a page is taken, and only of a delivery that is not over', async () => {
    const placed = await order('PAYMENT_ON_DELIVERY', { type: 'DELI' });
    for (const wrong of [
      { phone: 'call me' },
      { phone: 7 },
      { name: 'x'.repeat(41) },
      { tracking_link: 'javascript:alert(1)' },
      { tracking_link: 'track.example' },
      { tracking_link: `https://a.example/${'x'.repeat(600)}` },
      { version: 'x' },
    ])
      expect([wrong, (await say(placed, wrong)).status]).toEqual([wrong, 400]);
    expect(await refusal(await say(placed, { ...DRIVER, version: 99 }))).toMatchObject({ code: 'STALE' });
    expect((await say({ ...placed, code: 'ZZZZZ' }, DRIVER)).status).toBe(404);
    const fetched = await order('PAYMENT_ON_DELIVERY', { type: 'PICKUP' });
    expect(await refusal(await say(fetched, DRIVER))).toMatchObject({ status: 409, code: 'WRONG_STATUS' });
    const { version } = await onBoard(placed);
    expect((await step(placed, 'reject', { reason: 'hết món' })).status).toBe(200);
    expect((await say(placed, { ...DRIVER, version: version + 1 })).status).toBe(409);
    expect(await partner(placed, placed.headers)).toBeNull();
  });
});
