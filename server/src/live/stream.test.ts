import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Hub } from './hub.ts';
import { MOST_UNREAD, Stream } from './stream.ts';

describe('a stream', () => {
  let server: Server;
  let hub: Hub;

  beforeEach(async () => {
    hub = new Hub();
    server = createServer((_request, response) => {
      response.writeHead(200);
      const stream = new Stream(response, ['menu:BEPNHA:1']);
      hub.add(stream);
      response.on('close', () => hub.remove(stream));
      stream.begin([': hello\n\n']);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const open = async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let received = 0;
    socket.on('error', () => {});
    socket.on('data', (part) => {
      received += part.length;
    });
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect.poll(() => received).toBeGreaterThan(0);
    return { socket, received: () => received };
  };

  it('is cut when its reader stops reading; the others go on', async () => {
    const stalled = await open();
    const reading = await open();
    stalled.socket.pause();
    const event = { seq: 1, brand: 'BEPNHA', topic: 'menu:BEPNHA:1', version: 1, at: 0 };
    const many = Array.from({ length: 200 }, () => event);
    let rung = 0;
    // the sockets' own buffers fill first, then the 64 KiB
    while (hub.size === 2 && rung < 5_000) {
      hub.publish(many);
      rung += 1;
      await new Promise((done) => setImmediate(done));
    }
    expect(hub.size).toBe(1);
    const before = reading.received();
    hub.publish([event]);
    await expect.poll(() => reading.received()).toBeGreaterThan(before);
    expect(MOST_UNREAD).toBe(65_536);
  });

  it('tells what was missed before what came meanwhile', async () => {
    const written: string[] = [];
    const response = {
      write: (text: string) => written.push(text),
      writableLength: 0,
      destroyed: false,
      writableEnded: false,
    };
    const stream = new Stream(response as never, ['menu:BEPNHA:1']);
    stream.send('new ');
    stream.begin(['missed ']);
    stream.send('newer');
    expect(written.join('')).toBe('missed new newer');
  });
});
