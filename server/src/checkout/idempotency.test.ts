import { expect, it } from 'vitest';
import { placingAt, refusal, tampered } from '../../test/placing.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

describeServerOnBothEngines('an order is placed once', {}, (running) => {
  const { becomeAnother, order, place, counts, diner } = placingAt(running);

  it('with a key: double submit makes one order, and the same answer', async () => {
    const body = order();
    const headers = { 'idempotency-key': 'double-tap' };
    const before = await counts();
    const answers = await Promise.all([place(body, headers), place(body, headers), place(body, headers)]);
    const good = answers.filter((answer) => answer.status === 200);
    expect(good.length).toBeGreaterThanOrEqual(1);
    for (const answer of answers.filter((answer) => answer.status !== 200))
      expect((await refusal(answer)).code).toBe('IN_FLIGHT');
    const again = await place(body, headers);
    const texts = await Promise.all([...good, again].map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect((await counts())[0]).toBe((before[0] ?? 0) + 1);
  });

  it('the same key with another body is refused', async () => {
    const headers = { 'idempotency-key': 'one-key' };
    expect((await place(order(1), headers)).status).toBe(200);
    expect(await refusal(await place(order(2), headers))).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('the same key of another diner is another key', async () => {
    const headers = { 'idempotency-key': 'shared-key' };
    const first = await (await place(order(), headers)).json();
    await becomeAnother();
    const second = await (await place(order(), headers)).json();
    expect(second.data.hash).not.toBe(first.data.hash);
  });

  it('a refusal frees the key', async () => {
    const headers = { 'idempotency-key': 'second-thought' };
    const body = order();
    const wrong = tampered(body, ({ setting }) => {
      setting.total_amount = 1;
    });
    expect((await place(wrong, headers)).status).toBe(409);
    expect((await place(body, headers)).status).toBe(200);
  });

  it('without a key the same order within a minute is the same order, new suffixes or not', async () => {
    const phone = '0912000001';
    const first = await (await place(order(2, { phone }))).json();
    const again = await (await place(order(2, { phone }))).json();
    expect(again.data.hash).toBe(first.data.hash);
    const other = await (await place(order(3, { phone }))).json();
    expect(other.data.hash).not.toBe(first.data.hash);
  });

  const cancel = (hash: string) =>
    running().send('POST', `/v1/order/${encodeURIComponent(hash)}/cancel`, {}, diner().headers);
  const hashOf = async (response: Response): Promise<string> => (await response.json()).data.hash;

  it('[OR65] cancelled by its diner and sent again without a key it is a new order, also when sent twice', async () => {
    const body = order(4);
    const first = await hashOf(await place(body));
    expect((await cancel(first)).status).toBe(200);
    const before = await counts();
    const again = await Promise.all(
      [place(body), place(body), place(body)].map(async (sent) => hashOf(await sent)),
    );
    expect(new Set(again).size).toBe(1);
    expect(again[0]).not.toBe(first);
    expect((await counts())[0]).toBe((before[0] ?? 0) + 1);
    expect(await hashOf(await place(body))).toBe(again[0]);
  });

  it('[OR65] under its key it stays the order it was, whatever became of it', async () => {
    const headers = { 'idempotency-key': 'cancelled-since' };
    const body = order(5);
    const first = await hashOf(await place(body, headers));
    expect((await cancel(first)).status).toBe(200);
    expect(await hashOf(await place(body, headers))).toBe(first);
  });
});
