import { expect, it } from 'vitest';
import { describeMessages } from '../../test/messages.ts';
import { bodyOfTaken } from '../../test/taking/taken-body.ts';
import { TAKE, taken, takingAt } from '../../test/taking/taking.ts';

const CALLER = { taken: { for: 'caller' }, name: 'Chị Hạnh', phone: '0903 518 224' } as const;

describeMessages('the link of what was taken', ({ server, caught, pass }) => {
  const taking = takingAt(server);

  it('[OR108] goes to the number of the order, once, and leads to its page', async () => {
    const key = 'one-call';
    const body = bodyOfTaken(taking.shop(), CALLER);
    const { order, link, link_sent } = await taken(await taking.send('waiter', TAKE, body, key));
    expect((await taken(await taking.send('waiter', TAKE, body, key))).order.code).toBe(order.code);
    expect(link_sent).toBe(true);
    await pass(1_000);
    const messages = (await caught()).filter(({ text }) => text.includes(order.code));
    expect(messages).toMatchObject([{ to: '+84903518224', text: expect.stringContaining(link) }]);
    expect(messages[0]?.text).toContain('Bếp Nhà Lúa');
    const hash = new URL(link).searchParams.get('order_hash') ?? '';
    const { headers } = await server().addDiner();
    const read = await server().send('GET', `/v1/order/${encodeURIComponent(hash)}`, undefined, headers);
    expect((await read.json()).data).toMatchObject({ code: order.code, is_mine: true });
  });

  it('[OR108] says where to pay what is paid first', async () => {
    const { order, link } = await taken(await taking.take({ ...CALLER, paymentMethod: 'TRANSFER' }));
    await pass(1_000);
    const messages = (await caught()).filter(({ text }) => text.includes(order.code));
    expect(messages).toMatchObject([{ to: '+84903518224', text: expect.stringMatching(/trả ở http/) }]);
    expect(messages[0]?.text).toContain(link);
  });

  it('[OR108] goes nowhere where no number was said', async () => {
    const { order, link_sent } = await taken(await taking.take());
    expect(link_sent).toBe(false);
    await pass(1_000);
    expect((await caught()).filter(({ text }) => text.includes(order.code))).toEqual([]);
  });
});
