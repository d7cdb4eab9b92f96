import { expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { refusal } from '../../test/placing.ts';
import { runDue } from '../clock/clock.ts';
import { askPayment } from './ask-payment.ts';
import { PAYMENT_DUTIES } from './duties.ts';

describePaying('a gateway that rests', (paying) => {
  const attempt = async (order: Pick<WaitingPayment, 'code'>) => {
    const [only, ...more] = await paying.attempts(order);
    if (!only || more.length > 0) throw new Error('one attempt was expected');
    return only;
  };
  const disabled = async () => {
    const path = '/v1/payment/methods?pos_parent=BEPNHA&pos_id=101';
    const { methods } = (await (await paying.server().fetch(path)).json()).data;
    return methods
      .filter((method: { disabled: boolean }) => method.disabled)
      .map(({ payment_method: name }: { payment_method: string }) => name);
  };
  const body = (of: { body: unknown }, payment_method: string) => {
    const { setting, ...rest } = of.body as { setting: object };
    return { ...rest, setting: { ...setting, payment_method } };
  };

  it('[PA26] is not offered, charges nobody, forgets nothing, and is asked again when it is well', async () => {
    const before = await paying.order('MOMO_QR_AIO');
    const mine = await attempt(before);
    await paying.sandbox().act(mine.reference, 'silent');
    await paying.sandbox().mood('error');
    for (let nth = 0; nth < 5; nth += 1) await askPayment(paying.parts(), mine);
    await paying.sandbox().mood('well');

    expect(await disabled()).toEqual(['MOMO_QR_AIO', 'MOMOQR4', 'ATM_VIA_MOMO']);
    await expect(paying.order('MOMOQR4')).rejects.toThrow('PAYMENT_RESTING');
    const { headers } = await paying.server().addDiner();
    const said = await paying.server().send('POST', '/v1/order', body(before, 'MOMOQR4'), {
      ...headers,
      'accept-language': 'de',
    });
    expect(await refusal(said)).toMatchObject({ status: 409, code: 'PAYMENT_RESTING' });
    // another gateway goes on
    expect((await paying.order('ZALOPAYQR4')).request.error).toBeUndefined();

    // an attempt under way stays under way, and its code can still be shown
    expect(await paying.state(before)).toMatchObject({ state: 'PENDING', captured: 0 });
    const again = `/v1/order/create-new-qr-payment/${encodeURIComponent(before.hash)}`;
    const shown = await paying.server().send('POST', again, {}, before.headers);
    expect((await shown.json()).data).toEqual(before.request);
    // the clock puts its question off until then
    await paying
      .server()
      .database.transaction((trx) =>
        trx.updateTable('payment_attempts').set({ next_ask_at: 1 }).where('id', '=', mine.id).execute(),
      );
    await runDue(PAYMENT_DUTIES, paying.parts());
    expect(await attempt(before)).toMatchObject({ state: 'pending', asked_at: mine.asked_at });
    expect((await attempt(before)).next_ask_at).toBeGreaterThan(Date.now());

    // and when the rest is over it is the one that tries
    paying.pass(31_000);
    await runDue(PAYMENT_DUTIES, paying.parts());
    expect(await paying.state(before)).toMatchObject({ state: 'SUCCESS' });
    expect(await disabled()).toEqual([]);
    expect((await paying.order('MOMOQR4')).request.error).toBeUndefined();
  });

  it('[PA26] money is heard of at any time, and a new code is made only when it is well', async () => {
    const waiting = await paying.order('ZALOPAYQR4');
    await paying.sandbox().mood('busy');
    await askPayment(paying.parts(), await attempt(waiting));
    await paying.sandbox().mood('well');
    paying.pass(15 * 60_000);
    await paying.sandbox().mood('busy');
    await askPayment(paying.parts(), await attempt(waiting));
    await paying.sandbox().mood('well');
    const path = `/v1/order/create-new-qr-payment/${encodeURIComponent(waiting.hash)}`;
    const again = await paying.server().send('POST', path, {}, waiting.headers);
    expect(await refusal(again)).toMatchObject({ status: 409, code: 'PAYMENT_RESTING' });
    await paying.sandbox().act(await paying.reference(waiting), 'pay');
    expect(await paying.state(waiting)).toMatchObject({ state: 'SUCCESS' });
  });
});
