import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { WrongSetting } from '../../setting.ts';
import { openGateways } from './gateways.ts';
import { DEMO_KEYS, readPaymentKeys } from './keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'mam-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function fileWith(content: unknown): string {
  files += 1;
  const path = join(folder, `${files}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const own = { partner_code: 'OURS', access_key: 'a', secret_key: 'not published anywhere' };

describe('the file with the keys', () => {
  it('is needed by nobody, and read whole', () => {
    expect(readPaymentKeys({ paymentKeys: null, mode: 'production' })).toBeNull();
    const file = { BEPNHA: { momo: own, stores: { 101: { momo: own } } } };
    expect(readPaymentKeys({ paymentKeys: fileWith(file), mode: 'production' })).toEqual(file);
  });

  it.each([
    ['is not there', join(folder, 'nowhere.json'), 'cannot be read'],
    ['is no JSON', fileWith('{"BEPNHA":'), 'cannot be read'],
    ['has an empty secret', fileWith({ BEPNHA: { momo: { ...own, secret_key: '' } } }), '/BEPNHA'],
    [
      'has a key that is not hex',
      fileWith({ B: { onepay: { ...DEMO_KEYS.onepay, hash_key: 'xyz' } } }),
      '/B',
    ],
    [
      'has an address with a slash at the end',
      fileWith({ B: { momo: { ...own, url: 'https://x/' } } }),
      '/B',
    ],
  ])('stops the start when it %s', (_, paymentKeys, said) => {
    const read = () => readPaymentKeys({ paymentKeys, mode: 'demo' });
    expect(read).toThrow(WrongSetting);
    expect(read).toThrow(said);
  });

  it('production refuses the keys that everybody knows, also those of one store', () => {
    const ofBrand = fileWith({ BEPNHA: { zalopay: DEMO_KEYS.zalopay } });
    const ofStore = fileWith({ BEPNHA: { momo: own, stores: { 101: { onepay: DEMO_KEYS.onepay } } } });
    const ofBank = fileWith({ BEPNHA: { bank: DEMO_KEYS.bank } });
    for (const paymentKeys of [ofBrand, ofStore, ofBank]) {
      expect(() => readPaymentKeys({ paymentKeys, mode: 'production' })).toThrow('needs its own');
      expect(readPaymentKeys({ paymentKeys, mode: 'demo' })).not.toBeNull();
    }
  });
});

describe('[PA33] the secrets of a production server', () => {
  const zalopay = { app_id: 1, key1: 'our own first key, long', key2: 'our own second key, long' };
  const onepay = {
    merchant: 'OURS',
    access_code: 'a',
    hash_key: '00112233445566778899AABBCCDDEEFF',
    user: 'ours',
    password: 'our own password',
  };
  const bank = { checksum_key: '9f2c51d07ab84e63f1c8a07d35be9264' };
  const read = (keys: object, mode: 'demo' | 'production' = 'production') =>
    readPaymentKeys({ paymentKeys: fileWith({ BEPNHA: keys }), mode });

  it('may be anything long that nobody has printed', () => {
    expect(read({ momo: own, zalopay, onepay, bank })).not.toBeNull();
  });

  it.each([
    ['momo.secret_key', { momo: { ...own, secret_key: 'at67qH6mk8w5Y1nAyMoYKMWACiEi2bsa' } }],
    ['zalopay.key1', { zalopay: { ...zalopay, key1: DEMO_KEYS.zalopay?.key1 } }],
    ['zalopay.key2', { zalopay: { ...zalopay, key2: DEMO_KEYS.zalopay?.key2 } }],
    ['zalopay.key2', { zalopay: { ...zalopay, key2: 'trMrHtvjo6myautxDUiAcYsVtaeQ8nhf' } }],
    ['onepay.hash_key', { onepay: { ...onepay, hash_key: '6d0870cde5f24f34f3915fb0045120db' } }],
    ['onepay.password', { onepay: { ...onepay, password: DEMO_KEYS.onepay?.password } }],
    [
      'bank.checksum_key',
      { bank: { checksum_key: '1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675' } },
    ],
  ])('are refused as %s where everybody knows them', (name, keys) => {
    expect(() => read(keys)).toThrow(
      `BEPNHA: ${name} is a test key that everybody knows; production needs its own.`,
    );
    expect(read(keys, 'demo')).not.toBeNull();
  });

  it.each([
    ['momo.secret_key', { momo: { ...own, secret_key: 'short' } }],
    ['zalopay.key1', { zalopay: { ...zalopay, key1: 'fifteen letters' } }],
    ['zalopay.key2', { zalopay: { ...zalopay, key2: 'x' } }],
    ['onepay.hash_key', { onepay: { ...onepay, hash_key: '0011223344556677' } }],
    ['bank.checksum_key', { bank: { checksum_key: 'x' } }],
    ['bank.checksum_key', { bank: { checksum_key: 'password12345678' } }],
    ['bank.checksum_key', { bank: { checksum_key: '1234567890123456' } }],
    ['bank.checksum_key', { bank: { checksum_key: 'mat-khau-ngan-hang-2026' } }],
    ['bank.checksum_key', { bank: { checksum_key: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' } }],
    ['bank.checksum_key', { stores: { 101: { bank: { checksum_key: ' '.repeat(40) } } } }],
  ])('are refused as %s where they can be guessed', (name, keys) => {
    expect(() => read(keys)).toThrow(`${name} can be guessed`);
    expect(read(keys, 'demo')).not.toBeNull();
  });
});

describe('the gateways of a store', () => {
  it('are those of its brand unless it has accounts of its own; without keys there is none', () => {
    const keys = { BEPNHA: { momo: own, stores: { 101: { momo: { ...own, partner_code: 'ONE' } } } } };
    const gateways = openGateways(readConfig({ MODE: 'production', PAYMENT_KEYS: fileWith(keys) }));
    const [first, second] = [gateways.of('BEPNHA', 101, 'momo'), gateways.of('BEPNHA', 102, 'momo')];
    expect(first).not.toBeNull();
    expect(second).not.toBeNull();
    expect(first).not.toBe(second);
    expect(gateways.of('BEPNHA', 103, 'momo')).toBe(second);
    expect(gateways.all('momo')).toEqual([second, first]);
    expect(gateways.of('BEPNHA', 101, 'zalopay')).toBeNull();
    expect(gateways.of('OTHER', 1, 'momo')).toBeNull();
    expect(gateways.bankKey('BEPNHA')).toBeNull();
  });

  it('production without a file has none, a demo pays into its sandbox', () => {
    const none = openGateways(readConfig({ MODE: 'production' }));
    expect([none.of('BEPNHA', 101, 'onepay'), none.all('momo'), none.bankKey('BEPNHA')]).toEqual([
      null,
      [],
      null,
    ]);
    const demo = openGateways(readConfig({}));
    expect(demo.of('SPREE', 201, 'momo')).toBe(demo.of('BEPNHA', 101, 'momo'));
    expect(demo.bankKey('BEPNHA')).toBe('sandbox');
  });
});
