import { expect, it } from 'vitest';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

describeServerOnBothEngines('a report of why nothing could be ordered', {}, (running) => {
  const report = async (change: object, headers?: Record<string, string>) =>
    running().send(
      'POST',
      '/v1/order/exception',
      { code: 'OVER_DISTANCE', pos_parent: 'BEPNHA', pos_id: 101, ...change },
      headers ?? (await running().addDiner()).headers,
    );
  /** the lines about reports since the last look */
  let seen = 0;
  const lines = () => {
    const fresh = running().log.slice(seen);
    seen = running().log.length;
    return fresh.filter((line) => line.includes('"exception"')).map((line) => JSON.parse(line));
  };

  it('[OR21] is a line of the log without phones and control characters, and an empty answer', async () => {
    lines();
    const answer = await report({
      extra_data: {
        refused: 'OVER_DISTANCE',
        message: 'Gọi 0901234567\u0007\u202e nhé',
        distance_km: 9.5,
        limit_km: 7,
      },
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ error: 0, message: '', data: {} });
    expect(lines()).toEqual([
      expect.objectContaining({
        exception: 'OVER_DISTANCE',
        brand: 'BEPNHA',
        store: 101,
        reason: 'Gọi •••67 nhé',
        km: 9.5,
        limit: 7,
      }),
    ]);
  });

  it('[OR21] knows four reasons and nothing longer than it says', async () => {
    expect((await report({ code: 'BORED' })).status).toBe(400);
    expect((await report({ extra_data: { message: 'x'.repeat(401) } })).status).toBe(400);
    expect((await report({}, {})).status).toBe(401);
    expect(lines()).toEqual([]);
  });

  it('[OR21] says the same to a flood, and writes ten a minute of one diner', async () => {
    const { headers } = await running().addDiner();
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => (await report({ code: 'ORDER_ERROR' }, headers)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(lines().length).toBeLessThanOrEqual(20); // the minute may turn in between
  });
});
