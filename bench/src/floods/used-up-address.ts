// npm run bench -- used-up-address: one phone uses up its address; what guests who sit down, staff and the board wait.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile, rounded } from '../results.ts';
import { startMam } from '../servers/temporary-server.ts';
import { askInFlood, type FloodAnswer } from './ask.ts';

const ADDRESS = '203.0.113.7';
const ROUNDS = 5;
/** the phone asks as often as one can that wants to hurt */
const EVERY = 20;

interface Table {
  readonly code: string;
  readonly table_name: string;
}

function tablesIn(folder: string): Table[] {
  const database = new DatabaseSync(join(folder, 'mam.sqlite'), { readOnly: true });
  const rows = database.prepare('select code, table_name from table_codes where store_id = 101').all();
  database.close();
  return rows as unknown as Table[];
}

/** One phone that reads and changes without end, until it is stopped. */
function flooding(url: string): () => void {
  const timer = setInterval(() => {
    void askInFlood(url, '/v1/user/generate', { method: 'POST', from: ADDRESS }).catch(() => {});
    void askInFlood(url, '/v1/my-order/profile', { from: ADDRESS }).catch(() => {});
  }, EVERY);
  return () => clearInterval(timer);
}

/** An identity and a seat, as a phone gets them that has scanned a code. */
async function sitDown(url: string, { code, table_name }: Table): Promise<FloodAnswer[]> {
  const coded = { 'x-table-code': code };
  const identity = await askInFlood(url, '/v1/user/generate', {
    method: 'POST',
    from: ADDRESS,
    headers: coded,
  });
  const headers = { ...coded, 'x-user-token': String(identity.data.token) };
  const body = { brand_id: 'BEPNHA', store_id: 101, table_name, table_code: code };
  return [identity, await askInFlood(url, '/v1/sitting', { from: ADDRESS, headers, body })];
}

function shown(heard: readonly FloodAnswer[]) {
  const refused = heard.filter(({ status }) => status !== 200).length;
  return {
    asked: heard.length,
    refused,
    'p99 ms': rounded(
      percentile(
        heard.map(({ ms }) => ms),
        0.99,
      ),
    ),
  };
}

export async function usedUpAddress(): Promise<void> {
  const mam = await startMam({
    environment: { LIMITS: '', ADDRESS_LIMIT: '1200', TRUSTED_PROXIES: '127.0.0.1' },
  });
  try {
    const { url, folder } = mam;
    const password = readFileSync(join(folder, 'demo-password.txt'), 'utf8').trim();
    const signIn = (cookie = '') =>
      askInFlood(url, '/v1/staff/sign-in', {
        from: ADDRESS,
        headers: { origin: url, cookie },
        body: { pos_parent: 'BEPNHA', name: 'bepnha', password },
      });
    const cookiesOf = ({ cookies }: FloodAnswer) =>
      cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
    const cookie = cookiesOf(await signIn());
    const stop = flooding(url);
    while ((await askInFlood(url, '/v1/my-order/profile', { from: ADDRESS })).status !== 429)
      await pause(100);
    const [guests, signIns, boards]: [FloodAnswer[], FloodAnswer[], FloodAnswer[]] = [[], [], []];
    const browser = cookie.split('; ').find((one) => one.includes('browser')) ?? '';
    for (const table of tablesIn(folder).slice(0, 10))
      for (let round = 0; round < ROUNDS; round += 1) {
        guests.push(...(await sitDown(url, table)));
        boards.push(
          await askInFlood(url, '/v1/staff/board?store=101', { from: ADDRESS, headers: { cookie } }),
        );
        if (round === 0) signIns.push(await signIn(browser));
      }
    stop();
    console.log('used-up-address', {
      'guests who sit down': shown(guests),
      'sign-ins by a known browser': shown(signIns),
      board: shown(boards),
    });
  } finally {
    await mam.stop();
  }
}
