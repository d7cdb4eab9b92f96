import { expect, it } from 'vitest';
import { placingAt } from '../../test/placing.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

describeServerOnBothEngines('the delivery fee', {}, (running) => {
  const { diner } = placingAt(running);

  it('the fee is told beforehand, also by the older names', async () => {
    const fee = async (query: string) => {
      const response = await running().send(
        'GET',
        `/v1/order/shipping-fee?${query}`,
        undefined,
        diner().headers,
      );
      return { status: response.status, body: await response.json() };
    };
    expect(await fee('pos_parent=BEPNHA&pos_id=101&lat=10.78&lng=106.7&amount=65000')).toMatchObject({
      status: 200,
      body: { data: { fee: 15_000, shipping_fee_type: 'Config' } },
    });
    expect((await fee('brand_code=bepnha&restaurant_code=103')).body.data.fee).toBe(-1);
    expect((await fee('pos_parent=BEPNHA&pos_id=104')).body.code).toBe('ADDRESS_NEEDS_LOCATION');
    expect((await fee('pos_parent=BEPNHA&pos_id=104&lat=21.03&lng=105.85')).body.code).toBe('OUT_OF_RANGE');
    expect((await fee('pos_parent=BEPNHA&pos_id=101&lat=x&lng=1')).status).toBe(400);
    expect((await fee('pos_parent=BEPNHA&pos_id=999')).status).toBe(404);
    expect((await running().fetch('/v1/order/shipping-fee?pos_parent=BEPNHA&pos_id=101')).status).toBe(401);
  });
});
