import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { openStream } from '../../test/sse.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

const EACH = 50;
const patience = { headers: 300, request: 600, lookEvery: 100 };

describeServerOnBothEngines('sockets that say nothing', { patience }, (running) => {
  const address = () => new URL(running().url);
  /** Says so much and no more, and never closes its own end. */
  const held = async (said: string): Promise<Socket> => {
    const { hostname: host, port } = address();
    const socket = connect({ host, port: Number(port), allowHalfOpen: true });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    if (said) socket.write(said);
    socket.resume();
    return socket;
  };
  const connections = () =>
    new Promise<number>((told, fail) =>
      running().app.server.getConnections((fault, count) => (fault ? fail(fault) : told(count))),
    );

  const heard = async (said: string): Promise<string> => {
    const socket = await held(said);
    let text = '';
    socket.setEncoding('utf8').on('data', (piece) => {
      text += piece;
    });
    await once(socket, 'end');
    socket.destroy();
    return text;
  };

  // a browser opens a socket before it has anything to ask: it would take what lies there as the answer to its next call
  it('are told nothing when they have asked nothing, and that it took too long when they have begun', async () => {
    expect(await heard('')).toBe('');
    expect(await heard('GET /healthz HTTP/1.1\r\nhost: mam\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('are closed, whatever they have said so far, and others are served meanwhile', async () => {
    const stream = await openStream(running().url, ['menu:BEPNHA:101']);
    const head = 'POST /v1/order HTTP/1.1\r\nhost: mam\r\n';
    const said = [
      '',
      head,
      `${head}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"brand_id`,
      'this is no HTTP at all\r\n\r\n',
    ];
    const sockets = await Promise.all(
      said.flatMap((words) => Array.from({ length: EACH }, () => held(words))),
    );
    expect((await running().fetch('/healthz')).status).toBe(200);
    // the stream, and the kept connection of the fetch
    await expect.poll(connections).toBeLessThanOrEqual(2);
    expect(stream.ended()).toBe(false);
    expect((await running().fetch('/healthz')).status).toBe(200);
    stream.close();
    for (const socket of sockets) socket.destroy();
  });
});
