import { writeFileSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { cpuMicroseconds } from './cpu.ts';
import { median, record, rounded } from './results.ts';
import { ADDRESS_LIMIT } from './servers/server-process.ts';
import { startMam, startYardstick } from './servers/temporary-server.ts';

const PAGE = '/menu?pos_parent=BEPNHA&pos_id=101';
const PATH = '/v1/menu?pos_parent=BEPNHA&pos_id=101';
const SECONDS = 2;
const ROUNDS = 9;
/** headers that node adds by itself, or that differ by request */
const OWN = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'x-request-id']);

interface Answer {
  readonly headers: Record<string, string>;
  readonly body: string;
}

function requestMenu(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((done, fail) => {
    request(url + PATH, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const kept = Object.entries(response.headers).filter(([name]) => !OWN.has(name));
        // a request id of the same length stands for the one each answer carries
        const all = { ...Object.fromEntries(kept), 'x-request-id': String(response.headers['x-request-id']) };
        done({ headers: all as Record<string, string>, body: Buffer.concat(parts).toString('base64') });
      });
    })
      .on('error', fail)
      .end();
  });
}

async function requestsPerSecond(
  url: string,
  headers: Record<string, string>,
  status: number,
): Promise<number> {
  const result = await autocannon({ url: url + PATH, connections: 50, duration: SECONDS, headers });
  const good = result.statusCodeStats[status]?.count ?? 0;
  if (good === 0 || result.errors > 0)
    throw new Error(`expected ${status}: ${JSON.stringify(result.statusCodeStats)}`);
  return good / SECONDS;
}

/** asked in short turns, so that what else the machine does falls on both */
const TURNS = 7;
const REQUESTS = 5_000;
/** requests/s, far below what the server can do */
const RATE = 1000;

/** Asks and throws the answer away; fails for any other than 200. */
function askedOnce(url: string, agent: Agent): Promise<void> {
  return new Promise((done, fail) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.on('end', () =>
        response.statusCode === 200 ? done() : fail(new Error(`expected 200: ${response.statusCode}`)),
      );
      response.resume();
    }).on('error', fail);
  });
}

/**
 * CPU time of one request at the server, in µs, asked at a fixed rate. The asker hardly reads the answers: a load
 * generator that parses them slows down with their size, and a small machine with it.
 */
async function cpuOfRequest({ url, pid }: { url: string; pid: number }, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const answers: Promise<void>[] = [];
  const before = cpuMicroseconds(pid);
  const start = performance.now();
  for (let asked = 0; asked < REQUESTS; asked += 1) {
    const early = start + (asked * 1000) / RATE - performance.now();
    if (early > 0) await setTimeout(early);
    answers.push(askedOnce(url + path, agent));
  }
  await Promise.all(answers);
  const spent = cpuMicroseconds(pid) - before;
  agent.destroy();
  return spent / REQUESTS;
}

/** A drawn menu page against the answer of /v1/menu: what sending each costs the server. */
async function pageRatio(mam: { url: string; pid: number }): Promise<Record<string, number>> {
  const costs: Record<'page' | 'call', number[]> = { page: [], call: [] };
  for (let round = 0; round < TURNS; round += 1) {
    costs.call.push(await cpuOfRequest(mam, PATH));
    costs.page.push(await cpuOfRequest(mam, PAGE));
  }
  return {
    'call µs CPU': rounded(median(costs.call)),
    'page µs CPU': rounded(median(costs.page)),
    'page to call ratio': rounded(median(costs.page) / median(costs.call)),
  };
}

/** /v1/menu against a bare node:http server with the same bytes and headers; the two take turns, medians compared. */
export async function menu(): Promise<void> {
  const mam = await startMam({ logLevel: 'info' });
  const takesBrotli = { 'accept-encoding': 'br' };
  const full = await requestMenu(mam.url, takesBrotli);
  const knows = { ...takesBrotli, 'if-none-match': full.headers.etag ?? '' };
  const notModified = await requestMenu(mam.url, knows);
  const file = `${mam.folder}/answers.json`;
  writeFileSync(file, JSON.stringify({ full, notModified }));
  const bare = await startYardstick('bare-http.ts', { BARE_ANSWER: file });
  const kinds = [
    { name: '200', headers: takesBrotli, status: 200 },
    { name: '304', headers: knows, status: 304 },
  ];
  const measured: Record<string, unknown> = {
    bytes: Buffer.from(full.body, 'base64').length,
    addressLimit: ADDRESS_LIMIT,
  };
  for (const kind of kinds) {
    const rates: Record<'mam' | 'bare', number[]> = { mam: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.bare.push(await requestsPerSecond(bare.url, kind.headers, kind.status));
      rates.mam.push(await requestsPerSecond(mam.url, kind.headers, kind.status));
    }
    measured[`${kind.name} requests/s`] = Math.round(median(rates.mam));
    measured[`${kind.name} bare requests/s`] = Math.round(median(rates.bare));
    measured[`${kind.name} ratio`] = rounded(median(rates.mam) / median(rates.bare));
  }
  Object.assign(measured, await pageRatio(mam));
  await Promise.all([mam.stop(), bare.stop()]);
  record('menu', { ...measured, budget: 'both ratios >= 0.8, page to call <= 2' });
}
