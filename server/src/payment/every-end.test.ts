import { expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { runDue } from '../clock/clock.ts';
import { PAYMENT_DUTIES } from './duties.ts';

const MINUTE = 60_000;
/** Long enough that the gateway may be asked about its payment again. */
const MOMENT = 11_000;
/** Every way to pay that leads to another page or app, under the name its gateway has for it. */
const AWAY = ['MOMOQR4', 'ATM_VIA_MOMO', 'MOMO_QR_AIO', 'ZALOPAYQR4', 'ONEPAY'];

describePaying('paying elsewhere, to every end', (paying) => {
  const { order, state, reference } = paying;
  const act = async (waiting: WaitingPayment, action: string) =>
    paying.sandbox().act(await reference(waiting), action, {});
  /** OnePay hears of a payment when its page is opened */
  const open = async (method: string, link: string | undefined) =>
    method === 'ONEPAY' && link ? fetch(link) : undefined;

  it.each(AWAY)('%s: not enough money, then paid, and once more by mistake', async (method) => {
    const waiting = await order(method, {}, {});
    await open(method, waiting.request.extra_data.payment_link);
    await act(waiting, 'fail');
    paying.pass(MOMENT);
    const refused = await state(waiting);
    expect(refused).toMatchObject({ status: 'WAIT_PAYMENT', captured: 0 });
    expect(['PENDING', 'SUCCESS']).not.toContain(refused.state);

    const path = `/v1/order/create-new-qr-payment/${encodeURIComponent(waiting.hash)}`;
    const second = await (await paying.server().send('POST', path, {}, waiting.headers)).json();
    await open(method, second.data.extra_data.payment_link);
    await act(waiting, 'pay');
    expect(await state(waiting)).toMatchObject({ state: 'SUCCESS', status: 'WAIT_CONFIRM', refund_due: 0 });
    await act(waiting, 'pay');
    expect(await state(waiting)).toMatchObject({ status: 'WAIT_CONFIRM', refund_due: waiting.total });
  });

  it.each(AWAY)('%s: an hour passes there, and the money is late and goes back', async (method) => {
    const waiting = await order(method, {}, {});
    await open(method, waiting.request.extra_data.payment_link);
    paying.pass(61 * MINUTE);
    await runDue(PAYMENT_DUTIES, paying.parts());
    expect(await state(waiting)).toMatchObject({ status: 'WAIT_PAYMENT_CANCELLED', refund_due: 0 });
    await act(waiting, 'pay');
    expect(await state(waiting)).toMatchObject({
      status: 'WAIT_PAYMENT_CANCELLED',
      refund_due: 0,
      refunded: waiting.total,
    });
  });
});
