import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Agent, get, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { menuTopic, storeTopic } from '@mam/contract/http/topic.ts';
import { importBigMenu } from '../big-menu/brand.ts';
import { percentile, record, rounded } from '../results.ts';
import { type SeededDiner, seedDiners } from '../seeded-diners.ts';
import { serverCpuMs } from '../servers/server-cpu.ts';
import { root } from '../servers/server-process.ts';
import { startMam, type TemporaryServer } from '../servers/temporary-server.ts';

const DISHES = 2_000;
const BRAND = `MON${DISHES}`;
const STORE = 901;
const CLIENTS = 500;
const CHANGES = 20;
const TURNS = 100;
/** An ingredient of the house: what names it is in every so many of its dishes. */
const EGG = 'egg';
const PIN = '482913';
const ACCOUNT = { name: 'bench', password: 'a bench of its own' };
/** ms between changes: what one leaves behind is not counted to the next */
const CALM = 1_000;
const TOPICS = { store: storeTopic(BRAND, STORE), menu: menuTopic(BRAND, STORE) };

/** An open menu asks for these anew when a topic rings, as the app does: the store and its brand's settings, or the menu. */
const READS = {
  [TOPICS.store]: ['restaurant', 'config'],
  [TOPICS.menu]: ['menu'],
} as Readonly<Record<string, readonly string[]>>;

/** One open menu: a stream, and what it asks for when that rings. It has a connection of its own for each. */
class OpenMenu {
  readonly #url: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 2 });
  readonly #tags = new Map<string, string>();
  readonly #seen: () => void;
  close: () => void = () => {};

  readonly #diner: SeededDiner;

  constructor(url: string, diner: SeededDiner, seen: () => void) {
    this.#url = url;
    this.#diner = diner;
    this.#seen = seen;
  }

  async open(): Promise<void> {
    await Promise.all(Object.values(READS).flatMap((calls) => calls.map((call) => this.#read(call))));
    const topics = Object.values(TOPICS).join(',');
    await new Promise<void>((done, fail) => {
      const stream = request(
        `${this.#url}/v1/live?topics=${topics}`,
        { agent: false, headers: { 'x-user-token': this.#diner.token } },
        (answer) => {
          if (answer.statusCode !== 200) fail(new Error(`stream: ${answer.statusCode}`));
          answer.setEncoding('utf8');
          answer.on('data', (text: string) => void this.#heard(text));
          this.close = () => stream.destroy();
          done();
        },
      );
      stream.on('error', () => undefined); // closed at the end
      stream.end();
    });
  }

  async #heard(text: string): Promise<void> {
    const rung = Object.keys(READS).filter((topic) => text.includes(topic));
    for (const topic of rung) {
      const read = await Promise.all((READS[topic] ?? []).map((call) => this.#read(call)));
      if (read.some((isNew) => isNew)) this.#seen();
    }
  }

  /** Whether it was other than what the browser has. */
  #read(call: string): Promise<boolean> {
    const known = this.#tags.get(call);
    const headers = { 'accept-encoding': 'br', ...(known && { 'if-none-match': known }) };
    return new Promise((done, fail) => {
      get(
        `${this.#url}/v1/${call}?pos_parent=${BRAND}&pos_id=${STORE}`,
        { agent: this.#agent, headers },
        (answer) => {
          const tag = answer.headers.etag;
          if (tag) this.#tags.set(call, tag);
          answer.on('data', () => {});
          answer.on('end', () => done(answer.statusCode === 200 && tag !== known));
        },
      ).on('error', fail);
    });
  }
}

/** A manager with a cookie jar, at a device of the store. */
async function atDevice({ url, folder }: TemporaryServer) {
  const { name, password } = ACCOUNT;
  const words = ['staff', 'add', '--brand', BRAND, '--name', name, '--password', password, '--role', 'owner'];
  const { status, stderr } = spawnSync(process.execPath, ['server/src/mam.ts', ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`no owner: ${stderr}`);
  const jar = new Map<string, string>();
  const origin = url.replace('127.0.0.1', 'localhost');
  const send = async (method: string, path: string, body?: object) => {
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), origin, cookie };
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    for (const set of answer.headers.getSetCookie()) {
      const [key, value] = (set.split(';')[0] ?? '').split('=', 2);
      if (key) jar.set(key, value ?? '');
    }
    const said = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said.code} ${said.message}`);
    return said.data;
  };
  await send('POST', '/v1/staff/sign-in', { pos_parent: BRAND, ...ACCOUNT });
  await send('POST', '/v1/staff/devices', { store: STORE, name: 'bench' });
  const { people } = await send('PUT', '/v1/staff/device/pin', { pin: PIN });
  const person: string = people.find((one: { has_pin: boolean }) => one.has_pin).id;
  return { send, turn: () => send('POST', '/v1/staff/device/turn', { person, pin: PIN }) };
}

type Change = (count: number) => Promise<unknown>;

interface Watched {
  readonly mam: TemporaryServer;
  /** resolves when every open menu has what the next change made of it */
  readonly onAll: () => Promise<void>;
}

/** One change after the other: ms from its tap until the last open menu has it; CPU ms of the server, once with its 500 readers. */
async function measure({ mam, onAll }: Watched, change: Change) {
  const [times, cpu]: [number[], number[]] = [[], []];
  for (let count = 0; count < CHANGES; count += 1) {
    await pause(CALM);
    const used = serverCpuMs(mam);
    const all = onAll();
    const began = performance.now();
    await change(count);
    await all;
    times.push(performance.now() - began);
    cpu.push(serverCpuMs(mam) - used);
  }
  return { times, cpu };
}

/** The same with nobody there: the server's own part of a change, in ms of CPU, which clock ticks are too coarse for one by one. */
async function alone(mam: TemporaryServer, change: Change): Promise<number> {
  await pause(CALM);
  const used = serverCpuMs(mam);
  for (let count = 0; count < CHANGES; count += 1) await change(count);
  await pause(CALM);
  return (serverCpuMs(mam) - used) / CHANGES;
}

/** A pause, a sold-out dish and an egg that is gone on 500 open menus of 2,000 dishes, and six digits until somebody is in; all share the cores. */
export async function counterChanges(): Promise<void> {
  const mam = await startMam({ logLevel: 'warn' });
  importBigMenu(DISHES, mam.folder);
  const { send, turn } = await atDevice(mam);
  const turns: number[] = [];
  const usedBefore = serverCpuMs(mam);
  for (let count = 0; count < TURNS; count += 1) {
    const began = performance.now();
    await turn();
    turns.push(performance.now() - began);
  }
  const turnCpu = (serverCpuMs(mam) - usedBefore) / TURNS;
  const pausing: Change = (count) =>
    count % 2 === 0
      ? send('POST', '/v1/staff/switch', {
          ...{ store: STORE, types: ['DELI'], kind: 'pause' },
          end: { minutes: 30 + count },
        })
      : send('POST', '/v1/staff/switch/end', { store: STORE, types: ['DELI'] });
  const selling: Change = (count) =>
    send('PUT', '/v1/staff/sold-out', {
      ...{ store: STORE, item_id: `D${5 + (count >> 1)}` },
      sold_out: count % 2 === 0,
    });
  const ofEggs: Change = (count) =>
    send('PUT', '/v1/staff/sold-out', {
      ...{ store: STORE, kind: 'ingredient', item_id: EGG },
      sold_out: count % 2 === 0,
    });
  const { ingredients } = await send('GET', `/v1/staff/menu?store=${STORE}`);
  const egg = ingredients.find(({ id }: { id: string }) => id === EGG);
  const [pauseAlone, sellAlone] = [await alone(mam, pausing), await alone(mam, selling)];
  const eggAlone = await alone(mam, ofEggs);
  let [seen, everybody]: [number, () => void] = [0, () => {}];
  const menus = (await seedDiners(mam.url, CLIENTS, 0)).map(
    (diner) =>
      new OpenMenu(mam.url, diner, () => {
        seen += 1;
        if (seen === CLIENTS) everybody();
      }),
  );
  for (const menu of menus) await menu.open();
  const onAll = () =>
    new Promise<void>((done) => {
      [seen, everybody] = [0, done];
    });
  const paused = await measure({ mam, onAll }, pausing);
  const sold = await measure({ mam, onAll }, selling);
  const eggs = await measure({ mam, onAll }, ofEggs);
  for (const menu of menus) menu.close();
  await mam.stop();
  record('counter-changes', {
    dishes: DISHES,
    clients: CLIENTS,
    changes: CHANGES,
    'a pause on all of them, p50 ms': rounded(percentile(paused.times, 0.5)),
    'a pause on all of them, worst ms': rounded(Math.max(...paused.times)),
    'a pause, CPU ms of the server alone': rounded(pauseAlone),
    'a pause, CPU ms with 500 who read it': rounded(percentile(paused.cpu, 0.5)),
    'sold out on all of them, p50 ms': rounded(percentile(sold.times, 0.5)),
    'sold out on all of them, worst ms': rounded(Math.max(...sold.times)),
    'sold out, CPU ms of the server alone': rounded(sellAlone),
    'sold out, CPU ms with 500 who read it': rounded(percentile(sold.cpu, 0.5)),
    'dishes an egg stands in': egg.dishes.length,
    'no egg on all of them, p50 ms': rounded(percentile(eggs.times, 0.5)),
    'no egg on all of them, worst ms': rounded(Math.max(...eggs.times)),
    'no egg, CPU ms of the server alone': rounded(eggAlone),
    'no egg, CPU ms with 500 who read it': rounded(percentile(eggs.cpu, 0.5)),
    'six digits until somebody is in, p50 ms': rounded(percentile(turns, 0.5)),
    'six digits until somebody is in, p95 ms': rounded(percentile(turns, 0.95)),
    'six digits, CPU ms of the server': rounded(turnCpu),
    measured: 'from the tap, before its commit; 500 clients beside the server on its cores',
    budget: 'on all of them <= 2,000 ms, <= 30 ms CPU of the server alone; six digits p95 <= 150 ms',
  });
}
