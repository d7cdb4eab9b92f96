import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { sellingOut } from '../at-the-board.ts';
import { percentile, record, rounded } from '../results.ts';
import { ADDRESS_LIMIT } from '../servers/server-process.ts';
import { startMam } from '../servers/temporary-server.ts';

const STREAMS = 200;
const CHANGES = 100;
const TOPIC = 'menu:BEPNHA:101';

/** Opens one stream and tells when a change arrives. */
function openStream(url: string, arrived: () => void): Promise<() => void> {
  return new Promise((done, fail) => {
    const stream = request(`${url}/v1/live?topics=${TOPIC}`, { agent: false }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`stream: ${answer.statusCode}`));
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        for (const _ of text.matchAll(/^event: change$/gm)) arrived();
      });
      done(() => stream.destroy());
    });
    stream.on('error', () => undefined); // closed at the end
    stream.end();
  });
}

/**
 * From sending a change (before its commit, so an upper bound) to its event arriving on 200 open streams.
 * One change after the other, each when every stream has heard the last.
 */
export async function liveDelay(): Promise<void> {
  const mam = await startMam({ logLevel: 'info' });
  const password = readFileSync(join(mam.folder, 'demo-password.txt'), 'utf8').trim();
  const sellOut = await sellingOut(mam, { brand: 'BEPNHA', name: 'bepnha', password });
  const times: number[] = [];
  let sent = 0;
  let heard = 0;
  let everybody: () => void = () => undefined;
  const arrived = () => {
    times.push(performance.now() - sent);
    heard += 1;
    if (heard === STREAMS) everybody();
  };
  const closers = await Promise.all(Array.from({ length: STREAMS }, () => openStream(mam.url, arrived)));
  for (let change = 0; change < CHANGES; change += 1) {
    heard = 0;
    const all = new Promise<void>((done) => {
      everybody = done;
    });
    sent = performance.now();
    await sellOut(101, 'PHO01', change % 2 === 0);
    await all;
  }
  for (const close of closers) close();
  await mam.stop();
  record('live-delay', {
    streams: STREAMS,
    changes: CHANGES,
    addressLimit: ADDRESS_LIMIT,
    'p50 ms': rounded(percentile(times, 0.5)),
    'p99 ms': rounded(percentile(times, 0.99)),
    'worst ms': rounded(Math.max(...times)),
    measured: 'from sending the change, before its commit',
    budget: 'p99 <= 100 ms',
  });
}
