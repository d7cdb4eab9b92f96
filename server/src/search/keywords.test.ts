import { beforeAll, expect, it } from 'vitest';
import { demoBundle, importDemo } from '../../test/demo.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { importBundle } from '../bundle/import-bundle.ts';

describeServerOnBothEngines('keywords', {}, (running) => {
  const keywords = async (query: string) => {
    const response = await running().fetch(`/v1/keywords?${query}`);
    expect(response.status).toBe(200);
    return (await response.json()).data;
  };
  beforeAll(() => importDemo(running().database));

  it('are a list of words with their context, for the brand and for each of its stores', async () => {
    const expected = demoBundle('bepnha').keywords;
    expect(expected?.length).toBeGreaterThan(3);
    expect(await keywords('pos_parent=bepnha')).toEqual(expected);
    expect(await keywords('pos_parent=BEPNHA&pos_id=101')).toEqual(expected);
  });

  it('are none for an unknown brand or store', async () => {
    for (const query of ['', 'pos_parent=NOBODY', 'pos_parent=BEPNHA&pos_id=201', "pos_parent='--"])
      expect(await keywords(query)).toEqual([]);
  });

  it('change as soon as the brand changes them', async () => {
    const bundle = demoBundle('spree');
    await importBundle(running().database, { ...bundle, keywords: [{ context: 'Phở' }] }, Date.now());
    expect(await keywords('pos_parent=SPREE&latest=true')).toEqual([{ context: 'Phở' }]);
  });
});
