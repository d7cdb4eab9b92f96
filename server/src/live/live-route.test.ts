import { orderTopic, type TopicName } from '@mam/contract/http/topic.ts';
import { afterEach, expect, it } from 'vitest';
import { type OpenStream, openStream } from '../../test/sse.ts';
import { describeServerOnBothEngines, startServer } from '../../test/with-server.ts';
import type { Feature } from '../context.ts';
import { appendEvent } from '../db/events.ts';

/** Menus are for everybody, an order for the diner named in its topic. */
const feature: Feature = (_app, { live }) => {
  live.allow('menu', () => true);
  live.allow('order', (topic, { diner }) => topic.kind === 'order' && diner?.uid === topic.hash);
};

describeServerOnBothEngines('the live stream', { features: [feature] }, (running) => {
  const streams: OpenStream[] = [];

  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });

  const listen = async (topics: string[], headers?: Record<string, string>, line?: string) => {
    const stream = await openStream(running().url, topics, headers, line);
    streams.push(stream);
    return stream;
  };

  const ring = (topic: TopicName, version = 1, at = Date.now()) =>
    running().database.transaction(async (trx) => appendEvent(trx, { brand: 'BEPNHA', topic, version, at }));

  const changes = ({ frames }: OpenStream) =>
    frames.filter(({ event }) => event === 'change').map(({ data }) => `${data.topic} ${data.version}`);

  const greeted = async (stream: OpenStream) => {
    await expect.poll(() => stream.frames.some(({ event }) => event === 'hello')).toBe(true);
    return stream;
  };

  it('greets, then rings for its topics and no others', async () => {
    const stream = await greeted(await listen(['menu:BEPNHA:1']));
    await ring('menu:BEPNHA:2');
    await ring('menu:BEPNHA:1', 7);
    await expect.poll(() => changes(stream)).toEqual(['menu:BEPNHA:1 7']);
  });

  it('lets nobody hear what they may not read', async () => {
    const diner = await running().addDiner();
    const stranger = await running().addDiner();
    const topic = orderTopic(diner.uid);
    expect((await listen([topic], diner.headers)).status).toBe(200);
    expect((await listen([topic], stranger.headers)).status).toBe(403);
    expect((await listen([topic])).status).toBe(401);
    expect((await listen(['unheard-of:1'], diner.headers)).status).toBe(403);
    expect((await listen([','], diner.headers)).status).toBe(400);
  });

  it('passes over a topic that may not be heard, and goes on with the others', async () => {
    const diner = await running().addDiner();
    const stranger = await running().addDiner();
    const order = orderTopic(diner.uid);
    const stream = await greeted(await listen([order, 'menu:BEPNHA:1'], stranger.headers));
    await ring(order);
    await ring('menu:BEPNHA:1', 9);
    await expect.poll(() => changes(stream)).toEqual(['menu:BEPNHA:1 9']);
  });

  it('resumes after the last event seen, without a gap and without a repetition', async () => {
    const first = await greeted(await listen(['menu:BEPNHA:1']));
    await ring('menu:BEPNHA:1', 1);
    await expect.poll(() => changes(first).length).toBe(1);
    first.close();
    await ring('menu:BEPNHA:1', 2);
    await ring('menu:BEPNHA:2', 1);
    await ring('menu:BEPNHA:1', 3);
    const lastSeen = String(first.frames.at(-1)?.id);
    const second = await greeted(await listen(['menu:BEPNHA:1'], { 'last-event-id': lastSeen }));
    await ring('menu:BEPNHA:1', 4);
    const expected = [2, 3, 4].map((version) => `menu:BEPNHA:1 ${version}`);
    await expect.poll(() => changes(second)).toEqual(expected);
  });

  it('misses nothing however often it is cut while others write', async () => {
    const topic = 'menu:BEPNHA:77';
    const seen: number[] = [];
    let lastSeen: string | undefined;
    let writing = true;
    const writer = (async () => {
      for (let version = 1; version <= 120; version += 1) {
        await ring(topic, version);
        await new Promise(setImmediate);
      }
      writing = false;
    })();
    const started = await greeted(await listen([topic], { 'last-event-id': '0' }));
    started.close();
    while (writing || seen.at(-1) !== 120) {
      const stream = await openStream(running().url, [topic], { 'last-event-id': lastSeen ?? '0' });
      await expect.poll(() => stream.frames.length, { interval: 1 }).toBeGreaterThan(0);
      stream.close();
      for (const frame of [...stream.frames]) {
        lastSeen = String(frame.id);
        if (frame.event === 'change') seen.push(frame.data.version ?? 0);
      }
    }
    await writer;
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  });

  it('says reset when what was missed is no longer kept, or was never ours', async () => {
    await ring('menu:BEPNHA:1', 1, Date.now() - 25 * 3_600_000);
    await ring('menu:BEPNHA:1', 2, Date.now() - 25 * 3_600_000);
    await running().database.forgetOld(Date.now());
    await ring('menu:BEPNHA:1', 3);
    const late = await listen(['menu:BEPNHA:1'], { 'last-event-id': '0' });
    await expect.poll(() => late.frames[0]?.event).toBe('reset');
    const foreign = await listen(['menu:BEPNHA:1'], { 'last-event-id': '999999' });
    await expect.poll(() => foreign.frames[0]?.event).toBe('reset');
    await ring('menu:BEPNHA:1', 4);
    await expect.poll(() => changes(foreign).at(-1)).toBe('menu:BEPNHA:1 4');
  });

  it('lets one diner hold six streams, and counts them down again', async () => {
    const diner = await running().addDiner();
    const six = await Promise.all(Array.from({ length: 6 }, () => listen(['menu:BEPNHA:1'], diner.headers)));
    expect(six.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await listen(['menu:BEPNHA:1'], diner.headers)).status).toBe(429);
    six[0]?.close();
    await expect.poll(async () => (await listen(['menu:BEPNHA:1'], diner.headers)).status).toBe(200);
  });

  it('lets a line that is opened anew take the place of the one before, which nobody may have heard die', async () => {
    const diner = await running().addDiner();
    const open = (line: number) => listen(['menu:BEPNHA:1'], diner.headers, `line-${line}`);
    const first = await open(0);
    for (let line = 1; line < 6; line += 1) expect((await open(line)).status).toBe(200);
    const again = await greeted(await open(0));
    await expect.poll(() => first.ended()).toBe(true);
    expect(again.status).toBe(200);
    expect((await open(6)).status).toBe(429);
    // a line is its reader's own: a name says nothing to anybody else
    const other = await running().addDiner();
    expect((await listen(['menu:BEPNHA:1'], other.headers, 'line-0')).status).toBe(200);
    expect(again.ended()).toBe(false);
  });

  it('ends its streams when the server stops', async () => {
    const place = running().place;
    const other = await startServer(
      { ...place, dataFolder: `${place.dataFolder}/second`, remove: async () => {} },
      { features: [feature] },
    );
    const stream = await openStream(other.url, ['menu:BEPNHA:1']);
    await other.app.close();
    await expect.poll(() => stream.ended()).toBe(true);
    await other.database.close();
  });
});
