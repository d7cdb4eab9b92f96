import { expect, it } from 'vitest';
import { outcome, placingAt, refusal, tampered } from '../../test/placing.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

/** Limits begin anew with each minute of the clock: here none begins between two orders. */
const NOW = Date.now();

describeServerOnBothEngines('limits of one person', { now: () => NOW }, (running) => {
  const { diner, order, place } = placingAt(running);

  it('three open unpaid orders of one diner, also when ten are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(order())));
    const codes = await Promise.all(answers.map(async (answer) => await outcome(answer)));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(3);
    expect(codes.filter((code) => code === 'TOO_MANY_OPEN')).toHaveLength(3);
  });

  it('three of one phone, however it is written, from different diners', async () => {
    const spellings = ['0987 654 321', '+84987654321', '84 987.654.321', '0987-654-321', '0987654321'];
    const codes = await Promise.all(
      spellings.map(async (phone) => {
        const { headers } = await running().addDiner();
        const answer = await place(order(1, { phone }), headers);
        return await outcome(answer);
      }),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(3);
    expect(codes.filter((code) => code === 'TOO_MANY_OPEN')).toHaveLength(2);
  });

  it('[OR15] [MS11] three of strangers with a number leave its owner three of their own', async () => {
    const phone = '0977123456';
    const { headers, uid } = await running().addDiner();
    expect((await place(order(1, { phone }), headers)).status).toBe(200);
    await running().database.transaction((trx) =>
      trx.updateTable('orders').set({ status: 'COMPLETED', ended_at: 1 }).where('uid', '=', uid).execute(),
    );
    const byStranger = async () =>
      outcome(await place(order(1, { phone }), (await running().addDiner()).headers));
    const strangers = [await byStranger(), await byStranger(), await byStranger(), await byStranger()];
    expect(strangers).toEqual(['ok', 'ok', 'ok', 'TOO_MANY_OPEN']);
    const own: string[] = [];
    for (let n = 0; n < 4; n += 1)
      own.push(
        await outcome(await place(order(1, { phone }), { ...headers, 'idempotency-key': `own-${n}` })),
      );
    expect(own).toEqual(['ok', 'ok', 'ok', 'TOO_MANY_OPEN']);
  });

  it('six a minute, even when each is served at once', async () => {
    const { database } = running();
    for (let placed = 0; placed < 6; placed++) {
      expect((await place(order())).status).toBe(200);
      await database.transaction((trx) =>
        trx.updateTable('orders').set({ ended_at: 1 }).where('uid', '=', diner().uid).execute(),
      );
    }
    expect(await refusal(await place(order()))).toMatchObject({ status: 429, code: 'TOO_OFTEN' });
  });
});

describeServerOnBothEngines('an order as large as a body can be', {}, (running) => {
  const { order, place } = placingAt(running);
  const groups = Array.from({ length: 30 }, (_, group) => ({
    id: `g${group}`,
    options: Array.from({ length: 40 }, (_, option) => ({ id: `o${option}`, quantity: 1 })),
  }));

  it('[OR11] is refused before its lines are looked up, whatever else is wrong with it', async () => {
    const choosing = tampered(order(), (body) => {
      for (const item of body.items) Object.assign(item, { item_id: 'GONE', customizations: groups });
    });
    const many = tampered(order(), (body) => {
      const [item] = body.items;
      body.items = Array.from({ length: 201 }, (_, n) => ({
        ...item,
        item_id: 'GONE',
        Pr_Key: `k${n}`,
      })) as never;
    });
    expect(await refusal(await place(choosing))).toMatchObject({
      code: 'TOO_MUCH',
      data: { limit: 'choices', max: 30 },
    });
    expect(await refusal(await place(many))).toMatchObject({
      code: 'TOO_MUCH',
      data: { limit: 'lines', max: 200 },
    });
    const check = { ...choosing, is_check_voucher: true };
    expect(await refusal(await place(check))).toMatchObject({ code: 'TOO_MUCH' });
  });

  it('may be 256 KB, no more', async () => {
    const long = (bytes: number) => ({ ...order(), voucher_log: { log: 'a'.repeat(bytes) } });
    expect((await place(long(200_000))).status).toBe(200);
    expect((await place(long(256 * 1024))).status).toBe(413);
  });
});
