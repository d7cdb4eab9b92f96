import { expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { knowsPlace } from './known-place.ts';

describeServerOnBothEngines('the place an address names', {}, (running) => {
  it('is known when brand and store are, in any letters, or when it names none', async () => {
    const { database } = running();
    await importDemo(database);
    const knows = knowsPlace(database);
    const known = [
      '/',
      '/menu?pos_parent=SPREE&pos_id=201',
      '/?pos_parent=spree',
      '/?pos_parent=SPREE&pos_id=0',
    ];
    const unknown = [
      '/?pos_parent=NOBODY',
      '/menu?pos_parent=SPREE&pos_id=999',
      '/?pos_parent=SPREE&pos_id=x',
    ];
    expect(await Promise.all(known.map(knows))).toEqual(known.map(() => true));
    expect(await Promise.all(unknown.map(knows))).toEqual(unknown.map(() => false));
  });
});
