import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { bodyOfTaken } from '../../test/taking/taken-body.ts';
import { TAKE, taken } from '../../test/taking/taking.ts';
import { runDue } from '../clock/clock.ts';
import { DUTIES } from '../duties.ts';

// the same again is another order
const newKey = () => ({ 'idempotency-key': randomUUID() });
const CALLER = { taken: { for: 'caller' }, name: 'Chị Hạnh', phone: '0903 518 224' } as const;

describePaying('an order that staff took and its caller pays', (paying) => {
  /** Taken by the manager; somebody who holds its link pays it. */
  const waitingFor = async (method: string, said: object = CALLER): Promise<WaitingPayment> => {
    const body = bodyOfTaken(paying.shop(), { ...said, paymentMethod: method });
    const { order, link } = await taken(await paying.manager()('POST', TAKE, body, newKey()));
    expect(order).toMatchObject({ status: 'WAIT_PAYMENT', promised_at: null });
    const hash = new URL(link).searchParams.get('order_hash') ?? '';
    const { headers } = await paying.server().addDiner();
    const path = `/v1/order/create-new-qr-payment/${encodeURIComponent(hash)}`;
    const answer = await paying.server().send('POST', path, {}, headers);
    const request = (await answer.json()).data;
    return { hash, code: order.code, total: order.total_amount, request, headers, body };
  };
  const onBoard = async (code: string) => {
    const { data } = await (await paying.cook()('GET', '/v1/staff/board?store=101')).json();
    return data.orders.find((order: { code: string }) => order.code === code);
  };

  it.each(['MOMO_QR_AIO', 'ZALOPAYQR4'])(
    '[OR102] %s: by its link, then it waits for its kitchen',
    async (method) => {
      const waiting = await waitingFor(method);
      expect(waiting.request.extra_data.payment_link).toContain('http');
      expect(await onBoard(waiting.code)).toBeUndefined();
      await paying.sandbox().act(await paying.reference(waiting), 'pay');
      expect(await paying.state(waiting)).toMatchObject({ state: 'SUCCESS', status: 'WAIT_CONFIRM' });
      const shown = await onBoard(waiting.code);
      expect(shown).toMatchObject({ status: 'WAIT_CONFIRM', to_collect: 0 });
      const accepted = await paying.cook()('POST', `/v1/staff/order/${waiting.code}/accept`, {
        version: shown.version,
        minutes: 20,
      });
      expect((await accepted.json()).data.status).toBe('CONFIRMED');
    },
  );

  it('[OR102] [OR103] at the counter by a bank’s code', async () => {
    const waiting = await waitingFor('TRANSFER', {});
    await paying.bank(waiting, {});
    expect(await paying.state(waiting)).toMatchObject({ state: 'SUCCESS' });
    expect(await onBoard(waiting.code)).toMatchObject({ status: 'WAIT_CONFIRM', to_collect: 0 });
  });

  it('[OR3] one that is not paid in time ends as any other', async () => {
    const waiting = await waitingFor('MOMO_QR_AIO');
    paying.pass(61 * 60_000);
    await runDue(DUTIES, paying.parts());
    expect((await paying.row(waiting)).status).toBe('WAIT_PAYMENT_CANCELLED');
  });
});
