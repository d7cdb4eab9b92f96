import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { WrongSetting } from '../../setting.ts';
import { openCallTargets } from './call-targets.ts';

const folder = mkdtempSync(join(tmpdir(), 'mam-targets-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function fileWith(content: unknown): string {
  files += 1;
  const path = join(folder, `${files}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const one = { url: 'https://pos.example/calls?shop=1', secret };

it('[TB29] lists nothing without a file, and with it what is of this store', () => {
  expect(openCallTargets({ callTargets: null }).of('BEPNHA', 101)).toEqual([]);
  const till = { url: 'http://192.168.1.20/', secret, stores: [102] };
  const targets = openCallTargets({ callTargets: fileWith({ BEPNHA: [one, till] }) });
  const urls = (brand: string, store: number) => targets.of(brand, store).map(({ url }) => url);
  expect(urls('BEPNHA', 101)).toEqual([one.url]);
  expect(urls('BEPNHA', 102)).toEqual([one.url, till.url]);
  for (const brand of ['SPREE', 'constructor', '__proto__']) expect(urls(brand, 101)).toEqual([]);
});

it.each([
  ['is not there', join(folder, 'nowhere.json'), 'cannot be read'],
  ['is no JSON', fileWith('{"BEPNHA":'), 'cannot be read'],
  ['has no secret', fileWith({ B: [{ url: one.url }] }), '/B/0'],
  ['has a word it does not know', fileWith({ B: [{ ...one, store: 101 }] }), '/B/0'],
  [
    'has a secret that was typed',
    fileWith({ B: [{ ...one, secret: 'whsec_abc' }] }),
    '24 to 64 random bytes',
  ],
  ['has no address', fileWith({ B: [{ ...one, url: 'pos.example' }] }), 'http:// or https://'],
  [
    'has a file for an address',
    fileWith({ B: [{ ...one, url: 'file:///etc/passwd' }] }),
    'http:// or https://',
  ],
  [
    'has a password in an address',
    fileWith({ B: [{ ...one, url: 'https://a:b@x/' }] }),
    'neither a password',
  ],
  ['has one address twice', fileWith({ B: [one, { ...one, stores: [101] }] }), 'twice'],
])('stops the start when it %s', (_, callTargets, said) => {
  const read = () => openCallTargets({ callTargets });
  expect(read).toThrow(WrongSetting);
  expect(read).toThrow(said);
});
