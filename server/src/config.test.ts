import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('configuration', () => {
  it('needs nothing: a demo on SQLite, for this machine only', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://localhost:8080',
      databaseUrl: null,
      addressLimit: 1200,
    });
  });

  it.each([
    [{ MODE: 'test' }, 'MODE must be demo or production'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT must be'],
    [{ PUBLIC_URL: 'pho.example' }, 'PUBLIC_URL must be an address'],
    [{ PUBLIC_URL: 'https://pho.example/order', MODE: 'production' }, 'PUBLIC_URL must have no path'],
    [{ PUBLIC_URL: 'https://pho.example' }, 'must not answer under https'],
    [{ DATABASE_URL: 'mysql://localhost/mam' }, 'DATABASE_URL must be an address'],
    [{ ADDRESS_LIMIT: '0' }, 'ADDRESS_LIMIT must be'],
    [{ PHOTON_URL: 'photon' }, 'PHOTON_URL must be an address'],
    [{ PHOTON_URL: 'https://photon.example/?q=' }, 'PHOTON_URL must end with its path'],
    [{ MAP_CALLS_PER_DAY: '-1' }, 'MAP_CALLS_PER_DAY must be'],
    [{ MAP_TILES: 'https://tiles.example/{z}.png', MAP_TILES_CREDIT: 'x' }, 'MAP_TILES must contain'],
    [{ MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png' }, 'MAP_TILES needs MAP_TILES_CREDIT'],
    [{ FEATURE_SINK: 'http://sink.example' }, 'FEATURE_SINK must be an address'],
    [{ DIRECT_SITES: 'pho.example' }, 'DIRECT_SITES must'],
    [{ DIRECT_SITES: '=https://pho.example' }, 'DIRECT_SITES must be host=address'],
    [{ DIRECT_SITES: 'a.example=ftp://x' }, 'DIRECT_SITES must be an address'],
    [{ API_KEY: 'too-short' }, 'API_KEY must be 16 to 128'],
    [{ API_KEY: 'a key that has spaces' }, 'API_KEY must be 16 to 128'],
    [{ VAPID_PUBLIC_KEY: 'x' }, 'set both or none'],
    [{ VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: 'x' }, 'VAPID_PRIVATE_KEY must be 32 bytes'],
    [{ VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: `${'A'.repeat(42)}E` }, 'is not the public key'],
    [{ DEMO_LIFE: 'of' }, 'DEMO_LIFE must be on or off, not "of".'],
    [{ DEMO_LIFE: 'on', MODE: 'production', PUBLIC_URL: 'https://pho.example' }, 'DEMO_LIFE is for a demo'],
    [{ DEMO_DRIVES: '0' }, 'DEMO_DRIVES must be a whole number from 1 to 3600'],
    [
      { DEMO_DRIVES: '20', MODE: 'production', PUBLIC_URL: 'https://pho.example' },
      'DEMO_DRIVES is for a demo',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be'],
  ])('says in one sentence what is wrong with %o', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  it('takes an https address in production, without its slash', () => {
    const config = readConfig({ MODE: 'production', PUBLIC_URL: 'https://pho.example/' });
    expect(config.publicUrl).toBe('https://pho.example');
  });

  it('lets pictures come from where the tiles of the map come from', () => {
    const url = 'https://tiles.example/{z}/{x}/{y}.png';
    const config = readConfig({
      MAP_TILES: url,
      MAP_TILES_CREDIT: '© OpenStreetMap',
      PICTURE_HOSTS: 'https://a.example',
    });
    expect(config.tiles).toEqual({ url, credit: '© OpenStreetMap' });
    expect(config.pictureHosts).toEqual(['https://a.example', 'https://tiles.example']);
  });
});
