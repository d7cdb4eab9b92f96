import { setTimeout as pause } from 'node:timers/promises';
import { callsTopic, guestCallsTopic } from '@mam/contract/http/topic.ts';
import { cookCookie, ownerCookie } from '../owner-session.ts';
import { BRAND } from '../random-orders.ts';
import { percentile, record, rounded } from '../results.ts';
import { type SeededDiner, seedDiners } from '../seeded-diners.ts';
import { ADDRESS_LIMIT } from '../servers/server-process.ts';
import { startMam } from '../servers/temporary-server.ts';
import { type LiveScreen, openLiveScreen } from './live-screen.ts';

const STORE = 101;
const TABLES = 20;
const WAITERS = ['Hùng', 'Mai', 'Tú', 'Lan'];
const SCREENS_OF_EACH = 5;
/** two guests at each table call for something that nobody answers, five more take turns */
const WAITING = 40;
const GUESTS = 100;
const CALLS = 400;
const TOO_LATE = 5_000;

type Headers = Readonly<Record<string, string>>;

interface Listed {
  readonly id: string;
  readonly state: string;
}

async function asked(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init);
  const { data, message } = await answer.json();
  if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${url}: ${answer.status} ${message}`);
  return data;
}

type Screen = LiveScreen<ReadonlyMap<string, string>>;

/**
 * From sending a call (before its commit, so an upper bound) until twenty staff screens have read it, and from the tap
 * that answers it until its guest has. Forty calls stand, a hundred guests look on; all clients share the cores.
 */
export async function staffCalls(): Promise<void> {
  const mam = await startMam({ logLevel: 'warn' });
  try {
    const owner = await ownerCookie(mam.url, mam.folder);
    const staff: Headers[] = [];
    for (const name of WAITERS)
      staff.push({ cookie: await cookCookie(mam.url, owner, name), origin: mam.url });
    const diners = await seedDiners(mam.url, WAITING + GUESTS, 0);
    const headersOf = ({ token }: SeededDiner) => ({ 'x-user-token': token });
    const callFrom = async (guest: number, note: string) => {
      const diner = diners[guest] as SeededDiner;
      const body = {
        brand_id: BRAND,
        store_id: STORE,
        table_name: String(1 + (guest % TABLES)),
        user: { name: 'Thư' },
        choices: ['TISSUES'],
        note,
      };
      const headers = { 'content-type': 'application/json', ...headersOf(diner) };
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      return ((await asked(`${mam.url}/v1/call-staff`, sent)) as Listed).id;
    };
    for (let guest = 0; guest < WAITING; guest += 1) await callFrom(guest, 'đang chờ');

    let changed: () => void = () => undefined;
    /** A screen that shows the state of each call it lists. */
    const openScreen = (topic: string, path: string, headers: Headers) =>
      openLiveScreen<Screen['shows']>(mam.url, {
        topic,
        headers,
        nothing: new Map(),
        read: async () => {
          const { calls } = (await asked(mam.url + path, { headers })) as { calls: readonly Listed[] };
          return new Map(calls.map(({ id, state }) => [id, state]));
        },
        changed: () => changed(),
      });
    const boards = await Promise.all(
      staff.flatMap((headers) =>
        Array.from({ length: SCREENS_OF_EACH }, () =>
          openScreen(callsTopic(BRAND, STORE), `/v1/staff/calls?store=${STORE}`, headers),
        ),
      ),
    );
    const phones = await Promise.all(
      diners
        .slice(WAITING)
        .map((diner) =>
          openScreen(
            guestCallsTopic(diner.uid),
            `/v1/call-staff?pos_parent=${BRAND}&pos_id=${STORE}`,
            headersOf(diner),
          ),
        ),
    );
    /** When each of these had read it, all of them in time. */
    const seenBy = async (screens: readonly Screen[], id: string, state: string): Promise<number[]> => {
      const seen = new Map<Screen, number>();
      const all = new Promise<void>((done) => {
        changed = () => {
          for (const screen of screens)
            if (!seen.has(screen) && screen.shows.get(id) === state) seen.set(screen, screen.since);
          if (seen.size === screens.length) done();
        };
      });
      changed();
      const late = await Promise.race([all, pause(TOO_LATE, 'late', { ref: false })]);
      if (late) throw new Error(`after ${TOO_LATE} ms not everybody has read that a call is ${state}`);
      return [...seen.values()];
    };

    const calls: number[] = [];
    const answers: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const at = call % GUESTS;
      const sent = performance.now();
      const id = await callFrom(WAITING + at, `lần ${call}`);
      for (const since of await seenBy(boards, id, 'open')) calls.push(since - sent);
      const tapped = performance.now();
      await asked(`${mam.url}/v1/staff/call/${id}/answer`, {
        method: 'POST',
        headers: staff[call % staff.length] as Headers,
      });
      for (const since of await seenBy([phones[at] as Screen], id, 'answered')) answers.push(since - tapped);
    }
    for (const { close } of [...boards, ...phones]) close();
    record('staff-calls', {
      addressLimit: ADDRESS_LIMIT,
      'staff screens': boards.length,
      guests: GUESTS,
      standing: WAITING,
      calls: CALLS,
      'on a staff screen p50 ms': rounded(percentile(calls, 0.5)),
      'on a staff screen p99 ms': rounded(percentile(calls, 0.99)),
      'worst ms': rounded(Math.max(...calls)),
      'answer at the table p50 ms': rounded(percentile(answers, 0.5)),
      'answer at the table p99 ms': rounded(percentile(answers, 0.99)),
      measured: 'from sending the call or the tap, before its commit, to the list read again',
      budget: 'both p99 <= 300 ms',
    });
  } finally {
    await mam.stop();
  }
}
