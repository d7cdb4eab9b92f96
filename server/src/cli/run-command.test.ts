import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoBundle, withoutCodes } from '../../test/demo.ts';
import { openDatabase } from '../db/database.ts';
import { runCommand } from './run-command.ts';

describe('npm run mam', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mam-cli-'));
  const file = (name: string) => join(folder, name);
  const data = file('data');
  const run = async (args: string[], typed = '', more: Record<string, string> = {}) => {
    const surroundings = { environment: { DATA_DIR: data, ...more }, askPassword: async () => typed };
    return (await runCommand(args, surroundings)).text;
  };

  beforeAll(() => {
    writeFileSync(file('good.json'), JSON.stringify(demoBundle('spree')));
    const broken = demoBundle('spree');
    Object.assign(broken.stores[0] as object, { Pos_Name: 7 });
    broken.menus[0]?.pos_ids.push(999);
    writeFileSync(file('broken.json'), JSON.stringify(broken));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('says what is wrong, as a process, without a stack', async () => {
    await expect(run([])).rejects.toThrow('import <bundle.json>');
    expect(await run(['--help'])).toContain('doctor');
    const mam = resolve(import.meta.dirname, '../mam.ts');
    const env = { PATH: process.env.PATH, DATA_DIR: data, PORT: 'eighty' };
    const wrong = spawnSync(process.execPath, [mam, 'doctor'], { encoding: 'utf8', env });
    expect(wrong).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('PROBLEM  configuration: PORT must be'),
    });
  });

  it('refuses a broken bundle whole, with every path', async () => {
    const refused = run(['import', file('broken.json')]);
    await expect(refused).rejects.toThrow(
      /nothing was changed[\s\S]*stores\[0\]\.Pos_Name[\s\S]*menus\[0\]\.pos_ids\[2\]/,
    );
    await expect(run(['export', 'spree'])).rejects.toThrow('There is no brand SPREE here.');
    await expect(run(['import', file('none.json')])).rejects.toThrow('There is no file');
  });

  it('imports a bundle and exports the same', async () => {
    expect(await run(['import', file('good.json')])).toBe('Spree Phở (SPREE): imported 2 stores, 1 menus.');
    await run(['export', 'spree', file('out.json')]);
    expect(withoutCodes(JSON.parse(readFileSync(file('out.json'), 'utf8')))).toEqual(demoBundle('spree'));
  });

  it('[SF35] makes a key and tells it once, lists and ends it', async () => {
    const about = ['--brand', 'SPREE', '--name', 'Drucker'];
    const told = await run(['key', 'add', ...about, '--stores', '201', '--days', '30']);
    expect(told).toMatch(/^mam_[0-9a-f]{12}_[\w-]{43}\n/);
    await expect(run(['key', 'add', ...about])).rejects.toThrow('has a good key called Drucker already');
    await expect(run(['key', 'add', '--brand', 'SPREE', '--name', 'X1', '--scopes', 'all'])).rejects.toThrow(
      '--scopes must be of sayPrinted',
    );
    await expect(run(['key', 'add', '--brand', 'SPREE', '--name', 'X2', '--days', '0'])).rejects.toThrow(
      '--days',
    );
    const listed = await run(['key', 'list', '--brand', 'spree']);
    expect(listed).toMatch(/^Drucker · sayPrinted · 201 · never used · good until \d{4}-\d\d-\d\d$/);
    expect(await run(['key', 'end', ...about])).toBe('Drucker of SPREE opens nothing any more.');
    await expect(run(['key', 'end', ...about])).rejects.toThrow('no good key called Drucker');
    expect(await run(['key', 'list', '--brand', 'spree'])).toContain('ended');
  });

  it('[TB34] says which codes of tables belong to another brand, and no code', async () => {
    const given = JSON.parse(await run(['export', 'SPREE'])) as ReturnType<typeof demoBundle>;
    const copy = { ...given, brand: { ...given.brand, pos_parent: 'COPY' } };
    writeFileSync(file('copy.json'), JSON.stringify(copy));
    const refused = run(['import', file('copy.json')]);
    await expect(refused).rejects.toThrow(/Nothing was changed[\s\S]*stores\[1\]\.table_codes\[7\]/);
    const code = given.stores[0]?.table_codes?.[0]?.code ?? '';
    await expect(refused).rejects.not.toThrow(code);
  });

  it('[ST11] warns of stores that no menu names, and of a menu without a dish', async () => {
    const given = demoBundle('spree');
    const [menu] = given.menus;
    if (!menu) throw new Error('the demo brand has a menu');
    const menus = [
      { ...menu, pos_ids: [201] },
      { pos_ids: [202], menu: { items: [], item_types: [] } },
    ];
    const lacking = { ...given, menus: menus.slice(0, 1) };
    writeFileSync(file('lacking.json'), JSON.stringify(lacking));
    expect(await run(['import', file('lacking.json')])).toBe(
      'Spree Phở (SPREE): imported 2 stores, 1 menus.\n' +
        'Warning: nothing can be ordered from 202: no menu with a dish names it in "pos_ids".',
    );
    writeFileSync(file('empty.json'), JSON.stringify({ ...given, menus }));
    expect(await run(['import', file('empty.json')])).toContain('Warning: nothing can be ordered from 202');
    expect(await run(['import', file('good.json')])).not.toContain('Warning');
  });

  it('keeps staff accounts', async () => {
    const add = ['staff', 'add', '--brand', 'spree', '--name', 'Jonas'];
    await expect(run(add, 'kurz')).rejects.toThrow('8 characters');
    expect(await run([...add, '--stores', '201'], 'lang-genug')).toBe('Jonas can sign in as cook of SPREE.');
    await expect(run(add, 'lang-genug')).rejects.toThrow('already');
    await expect(run([...add, '--name', 'Eva', '--stores', '999'], 'lang-genug')).rejects.toThrow(
      'no such store',
    );
    await expect(run([...add, '--name', 'Eva', '--stores', '1;2'], 'lang-genug')).rejects.toThrow(
      'store numbers',
    );
    await expect(run([...add, '--name', 'Eva', '--role', 'boss'], 'lang-genug')).rejects.toThrow(
      'courier, cook, waiter, cashier, manager, owner',
    );
    expect(await run(['staff', 'list', '--brand', 'SPREE'])).toBe('Jonas · cook · 201');
    const change = ['staff', 'password', '--brand', 'spree', '--password', 'noch-laenger', '--name'];
    expect(await run([...change, 'jonas'])).toContain('signed out everywhere');
    await expect(run([...change, 'Niemand'])).rejects.toThrow('nobody called Niemand');
  });

  it('backs up while a server runs, and restores when it has stopped', async () => {
    const serving = await openDatabase({ databaseUrl: null, dataFolder: data, serving: true });
    expect(await run(['backup', file('copy.sqlite')])).toContain('Backed up');
    await expect(run(['backup', file('copy.sqlite')])).rejects.toThrow('exists already');
    await expect(run(['restore', file('copy.sqlite')])).rejects.toThrow('Another server is already running');
    await serving.close();
    const bundle = demoBundle('spree');
    bundle.brand.name = 'Umbenannt';
    writeFileSync(file('renamed.json'), JSON.stringify(bundle));
    expect(await run(['import', file('renamed.json')])).toContain('Umbenannt');
    await expect(run(['restore', file('renamed.json')])).rejects.toThrow('is not a database');
    expect(await run(['restore', file('copy.sqlite')])).toContain('is kept in');
    expect(withoutCodes(JSON.parse(await run(['export', 'SPREE'])))).toEqual(demoBundle('spree'));
  });

  it('looks everything over', async () => {
    const found = await run(['doctor']);
    for (const line of [
      'database: sqlite',
      'migrations: 0001-first',
      'brands: 1, 2 stores',
      'staff accounts: 1',
      'payment keys: none: the sandbox',
      'messages: push: on, sms: the sandbox, zns: the sandbox, call: the sandbox',
    ])
      expect(found).toContain(`ok       ${line}`);
  });

  it('says that behind a proxy nobody named all diners count as one', async () => {
    const https = { MODE: 'production', PUBLIC_URL: 'https://order.pho.example' };
    expect(await run(['doctor'], '', https)).toMatch(
      /PROBLEM {2}proxies: .*TRUSTED_PROXIES names none: all diners and staff count as one network address/,
    );
    const told = await run(['doctor'], '', { ...https, TRUSTED_PROXIES: '10.0.0.1' });
    expect(told).toContain('ok       proxies: 10.0.0.1');
    expect(await run(['doctor'])).toContain('ok       proxies: none trusted');
  });

  it('[TB29] says where calls of tables may be forwarded to, by host alone, and what is wrong with the file', async () => {
    expect(await run(['doctor'])).toContain('ok       call targets: none: calls stay on the board');
    const wrong = await run(['doctor'], '', { CALL_TARGETS: '/nowhere/targets.json' });
    expect(wrong).toContain(
      'PROBLEM  call targets: CALL_TARGETS: /nowhere/targets.json cannot be read as JSON.',
    );
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const path = file('targets.json');
    writeFileSync(path, JSON.stringify({ BEPNHA: [{ url: 'https://pos.example/calls?key=1', secret }] }));
    const told = await run(['doctor'], '', { CALL_TARGETS: path });
    expect(told).toContain('ok       call targets: BEPNHA: pos.example\n');
  });

  it('[MS5] says which channels take messages to people, and that Zalo’s token is missing', async () => {
    const production = { MODE: 'production', PUBLIC_URL: 'http://127.0.0.1:8080' };
    const sms = { SMS_URL: 'https://sms.example', SMS_KEY: 'a key of ours' };
    const told = await run(['doctor'], '', { ...production, ...sms });
    expect(told).toContain('ok       messages: push: on, sms: https://sms.example, zns: off, call: off');
    expect(told).not.toContain(sms.SMS_KEY);
    const zalo = { ZNS_TOKEN_FILE: '/nowhere/token', ZNS_TEMPLATES: 'phone_code=1' };
    expect(await run(['doctor'], '', { ...production, ...zalo })).toContain(
      'PROBLEM  Zalo: ZNS_TOKEN_FILE: /nowhere/token',
    );
  });
});
