import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { type MapProvider, startGoogle, startPhoton } from '../../test/map-providers.ts';
import { describeServerOnBothEngines, type RunningServer } from '../../test/with-server.ts';

const q = (words: Record<string, string>) => `?${new URLSearchParams(words)}`;

function asking(running: () => RunningServer) {
  const get = async (path: string, words: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await running().fetch(`/v1/google-map/${path}${q(words)}`, { headers });
    return { response, status: response.status, body: await response.json() };
  };
  return {
    get,
    suggest: async (address: string, pos_parent = 'BEPNHA', headers = {}) =>
      (await get('autocomplete', { address, pos_parent }, headers)).body.data,
    find: async (address: string, words: Record<string, string> = { pos_parent: 'BEPNHA' }) =>
      (await get('geo-location', { address, ...words })).body.data,
    nameOf: async (latLng: string) => (await get('geo-address', { latLng })).body.data,
  };
}

const descriptions = (answer: { description: string }[]) => answer.map(({ description }) => description);

// the clock stands: what is counted by the minute is counted in one
const NOW = Date.now();

describeServerOnBothEngines('addresses without any provider', { now: () => NOW }, (running) => {
  const { get, suggest, find, nameOf } = asking(running);
  beforeAll(() => importDemo(running().database));

  it('suggests streets and wards near the stores, the diner’s own number kept', async () => {
    const answer = await suggest('27 le thanh ton');
    expect(answer[0]).toEqual({
      description: '27 Lê Thánh Tôn, P. Sài Gòn, TP. Hồ Chí Minh',
      geometry: { location: { lat: 10.777, lng: 106.702 } },
      source: 'gazetteer',
    });
    expect(descriptions(await suggest('thao dien'))).toContain('Thảo Điền, P. An Khánh, TP. Hồ Chí Minh');
    expect(descriptions(await suggest('Torstr. 140', 'SPREE'))[0]).toBe('Torstraße 140, 10119 Berlin');
  });

  it('asks nothing before the fourth character and answers an empty list to nonsense', async () => {
    expect(await suggest('lê ')).toEqual([]);
    expect(await suggest('abc')).toEqual([]);
    expect(await suggest('zzzz qqqq')).toEqual([]);
  });

  it('finds a chosen suggestion again, and says when nobody knows an address', async () => {
    expect(await find('27 Lê Thánh Tôn, P. Sài Gòn, TP. Hồ Chí Minh')).toEqual({
      formatted_address: '27 Lê Thánh Tôn, P. Sài Gòn, TP. Hồ Chí Minh',
      geometry: { location: { lat: 10.777, lng: 106.702 } },
      approximate: true,
      source: 'gazetteer',
    });
    expect(await find('1 Đường Không Có Thật, P. Không Đâu')).toEqual({});
    expect(await find('27 Lê Thánh Tôn, Hải Phòng')).toEqual({});
  });

  it('names a location by the street or ward it lies in, and nothing in the middle of the sea', async () => {
    expect((await nameOf('10.7771,106.7022')).formatted_address).toContain('P. Sài Gòn');
    expect((await nameOf(' 52.5296 , 13.3999 ')).formatted_address).toContain('10119 Berlin');
    expect(await nameOf('12.5,112.0')).toEqual({});
  });

  it('refuses what is no address and no location', async () => {
    expect((await get('autocomplete', {})).status).toBe(400);
    expect((await get('autocomplete', { address: 'x'.repeat(201) })).status).toBe(400);
    expect((await get('geo-location', { address: '' })).status).toBe(400);
    for (const latLng of ['', '10.7', 'NaN,NaN', '91,0', '10,181', '1e2,3', '10.7,106.7&key=x'])
      expect((await get('geo-address', { latLng })).status, latLng).toBe(400);
  });

  it('takes control characters, quotes and a second key as plain text', async () => {
    for (const address of ['<script>alert(1)</script>', "' or 1=1 --", 'a&key=b#c', '\u202e\u200bLê Lợi'])
      expect((await get('autocomplete', { address })).status).toBe(200);
  });

  it('writes no log line with what a diner typed or where they are', async () => {
    await suggest('27 lê thánh tôn');
    await nameOf('10.7771,106.7022');
    const log = running().log.join('\n');
    expect(log).toContain('/v1/google-map/autocomplete');
    for (const secret of ['Thánh', 'th%C3%A1nh', '10.777', '106.70']) expect(log).not.toContain(secret);
  });

  it('lets one diner ask so often and no more, without stopping the table beside', async () => {
    const [eager, other] = [await running().addDiner(), await running().addDiner()];
    const ask = (headers: Record<string, string>) =>
      get('autocomplete', { address: 'lê thánh tôn' }, headers).then(({ status }) => status);
    const statuses = [];
    for (let turn = 0; turn < 21; turn++) statuses.push(await ask(eager.headers));
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses[20]).toBe(429);
    expect(await ask(other.headers)).toBe(200);
  });

  it('gives the map something to draw round the stores of a brand, and nothing of another town', async () => {
    const { tiles, names, shapes } = (await get('ground', { pos_parent: 'BEPNHA' })).body.data;
    expect(tiles).toBeNull();
    expect(names).toContainEqual({ name: 'Sài Gòn', at: [10.781, 106.704] });
    expect(shapes).toContainEqual(expect.objectContaining({ kind: 'water', name: 'Sông Sài Gòn' }));
    expect(JSON.stringify({ names, shapes })).not.toContain('Spree');
    const berlin = (await get('ground', { pos_parent: 'SPREE' })).body.data;
    expect(berlin.shapes).toContainEqual(expect.objectContaining({ kind: 'water', name: 'Spree' }));
    const nobody = await get('ground', { pos_parent: 'NOBODY' });
    expect(nobody.body.data).toEqual({ tiles: null, names: [], shapes: [] });
  });

  it('describes the calls for others', async () => {
    const { paths } = await (await running().fetch('/v1/openapi.json')).json();
    for (const path of ['autocomplete', 'geo-location', 'geo-address', 'ground'])
      expect(paths).toHaveProperty([`/v1/google-map/${path}`, 'get']);
  });
});

describe('addresses from providers', () => {
  let google: MapProvider;
  let photon: MapProvider;
  const environment: Record<string, string> = {
    GOOGLE_MAPS_KEY: 'secret-key',
    MAP_CALLS_PER_DAY: '1000',
    MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
    MAP_TILES_CREDIT: '© OpenStreetMap',
  };
  let clock = Date.now();
  beforeAll(async () => {
    [google, photon] = await Promise.all([startGoogle(), startPhoton()]);
    environment.GOOGLE_MAPS_URL = google.url;
    environment.PHOTON_URL = photon.url;
  });
  afterAll(() => Promise.all([google.stop(), photon.stop()]));
  beforeEach(() => {
    [google.mood, photon.mood] = ['well', 'well'];
    google.asked.length = 0;
    photon.asked.length = 0;
    clock += 3_600_000 + 60_000; // a resting provider is asked again, and nothing is kept
  });

  describeServerOnBothEngines('Google, then Photon', { environment, now: () => clock }, (running) => {
    const { suggest, find, nameOf } = asking(running);
    beforeAll(() => importDemo(running().database));

    it('asks Google as its documentation says, the key in a header and the stores as a circle', async () => {
      const [first] = await suggest('27 lê thánh tôn', 'BEPNHA');
      expect(first).toEqual({
        description: '27 Lê Thánh Tôn, Sài Gòn, Hồ Chí Minh, Việt Nam',
        place_id: 'ChIJ27LTT',
        source: 'google',
      });
      const [{ path, headers, body }] = google.asked as [(typeof google.asked)[number]];
      expect(path).toBe('/v1/places:autocomplete');
      expect(headers['x-goog-api-key']).toBe('secret-key');
      expect(headers['x-goog-fieldmask']).toContain('placePrediction.placeId');
      expect(body).toMatchObject({ input: '27 lê thánh tôn', languageCode: 'vi' });
      const { center, radius } = (body as { locationBias: { circle: { center: object; radius: number } } })
        .locationBias.circle;
      expect(center).toMatchObject({ latitude: expect.closeTo(10.777, 2) });
      expect(radius).toBeLessThanOrEqual(50_000);
      expect(photon.asked).toEqual([]);
    });

    it('finds a chosen prediction by its id in the same session, and whole texts by geocoding', async () => {
      const chosen = await find('27 Lê Thánh Tôn', { place_id: 'ChIJ27LTT', session: 'abcdefgh-1' });
      expect(chosen.geometry.location).toEqual({ lat: 10.77712, lng: 106.70312 });
      expect(google.asked[0]?.path).toBe('/v1/places/ChIJ27LTT');
      expect(google.asked[0]?.query.get('sessionToken')).toBe('abcdefgh-1');
      expect(await find('27 Lê Thánh Tôn & Söhne #5')).toMatchObject({
        approximate: false,
        source: 'google',
      });
      expect(google.asked[1]?.query.get('address')).toBe('27 Lê Thánh Tôn & Söhne #5');
      expect((await nameOf('10.77709,106.70311')).source).toBe('google');
      expect(google.asked[2]?.query.get('latlng')).toBe('10.7771,106.7031');
    });

    it('keeps coordinates for an hour and predictions not at all', async () => {
      await find('27 Lê Thánh Tôn');
      await find('27  lê thánh TÔN ');
      expect(google.asked).toHaveLength(1);
      clock += 3_600_001;
      await find('27 Lê Thánh Tôn');
      expect(google.asked).toHaveLength(2);
      await suggest('lê thánh tôn');
      await suggest('lê thánh tôn');
      expect(google.asked).toHaveLength(4);
    });

    it.each(['slow', 'error', 'garbage', 'denied', 'endless'] as const)(
      'goes on to Photon when Google is %s, and lets Google rest',
      async (mood) => {
        google.mood = mood;
        const found = await find('27 Lê Thánh Tôn');
        expect(found).toMatchObject({
          source: 'photon',
          formatted_address: '27 Lê Thánh Tôn, Phường Sài Gòn, Thành phố Hồ Chí Minh',
        });
        const asked = google.asked.length;
        google.mood = 'well';
        expect((await nameOf('10.5,106.5')).source).toBe('photon');
        expect(google.asked).toHaveLength(asked);
        clock += 31_000;
        expect((await nameOf('10.6,106.6')).source).toBe('google');
      },
    );

    it('ends with our own list when nobody outside answers, or knows nothing', async () => {
      [google.mood, photon.mood] = ['error', 'garbage'];
      expect((await suggest('lê thánh tôn'))[0].source).toBe('gazetteer');
      clock += 31_000;
      [google.mood, photon.mood] = ['empty', 'empty'];
      expect((await suggest('nguyễn huệ'))[0].source).toBe('gazetteer');
    });

    it('writes German addresses as Germans do', async () => {
      google.mood = 'error';
      const [first] = await suggest('Torstraße 140', 'SPREE', { 'accept-language': 'de' });
      expect(first).toMatchObject({
        description: 'Torstraße 140, 10119 Berlin',
        geometry: { location: { lat: 52.52957, lng: 13.39745 } },
      });
      expect(photon.asked[0]?.query.get('lat')).toBe('52.515');
    });

    it('names the pictures of the map instead of drawing when the owner has some', async () => {
      const { data } = await (await running().fetch('/v1/google-map/ground?pos_parent=BEPNHA')).json();
      const url = environment.MAP_TILES;
      expect(data).toEqual({ tiles: { url, credit: '© OpenStreetMap' }, names: [], shapes: [] });
    });

    it('tells nobody the key: not the browser, not the log', async () => {
      google.mood = 'denied';
      const answer = JSON.stringify(await find('12 Nguyễn Huệ'));
      expect(answer + running().log.join('')).not.toContain('secret-key');
      expect(running().log.join('')).not.toContain('Nguyễn Huệ');
    });
  });

  describeServerOnBothEngines(
    'a day’s budget',
    { environment: { ...environment, MAP_CALLS_PER_DAY: '2' }, now: () => clock },
    (running) => {
      const { find } = asking(running);

      it('ends the questions to providers, not the answers', async () => {
        const sources = [];
        for (const number of [1, 2, 3, 4]) sources.push((await find(`${number} Lê Thánh Tôn`)).source);
        expect(sources.slice(2)).toEqual(['gazetteer', 'gazetteer']);
      });
    },
  );
});
