import { expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { placeIn } from './addressed-place.ts';

describeServerOnBothEngines('the place an address names', {}, (running) => {
  it('is known when brand and store are, in any letters, or when it names none', async () => {
    const { database } = running();
    await importDemo(database);
    const placesIn = (queries: readonly string[]) =>
      Promise.all(
        queries.map(async (query) => {
          const { known, brand, store } = await placeIn(new URLSearchParams(query), database);
          return [known, brand, store?.id ?? null];
        }),
      );
    expect(
      await placesIn(['', 'pos_parent=SPREE&pos_id=201', 'pos_parent=spree', 'pos_parent=SPREE&pos_id=0']),
    ).toEqual([
      [true, null, null],
      [true, 'SPREE', 201],
      [true, 'SPREE', null],
      [true, 'SPREE', null],
    ]);
    expect(
      await placesIn(['pos_parent=NOBODY', 'pos_parent=SPREE&pos_id=999', 'pos_parent=SPREE&pos_id=x']),
    ).toEqual([
      [false, null, null],
      [false, 'SPREE', null],
      [false, 'SPREE', null],
    ]);
  });
});
