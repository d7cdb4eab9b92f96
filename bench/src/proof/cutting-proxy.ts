import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** After so many bytes the line is dead, both ways. */
export interface Cut {
  readonly of: 'request' | 'answer';
  readonly after: number;
}

/** A line to a server that breaks where it is told to. */
export interface CuttingProxy {
  readonly url: string;
  cutNext(cut: Cut): void;
  stop(): Promise<void>;
}

/** Hands on up to so many bytes; the byte after them breaks the line. */
function handOn(from: Socket, to: Socket, limit: number, broken: () => void): void {
  let left = limit;
  from.on('data', (bytes: Buffer) => {
    if (bytes.length <= left) {
      left -= bytes.length;
      to.write(bytes);
      return;
    }
    // bytes that were let through still arrive: the line is ended, not torn away
    to.end(bytes.subarray(0, left), broken);
    left = 0;
    from.removeAllListeners('data');
    from.resume();
  });
}

export async function openCuttingProxy(target: string): Promise<CuttingProxy> {
  const port = Number(new URL(target).port);
  const lines = new Set<Socket>();
  let next: Cut = { of: 'answer', after: Number.POSITIVE_INFINITY };
  const server = createServer((client) => {
    const { of, after } = next;
    const upstream = connect(port, '127.0.0.1');
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      lines.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        lines.delete(socket);
        end();
      });
    }
    handOn(client, upstream, of === 'request' ? after : Number.POSITIVE_INFINITY, end);
    handOn(upstream, client, of === 'answer' ? after : Number.POSITIVE_INFINITY, end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutNext: (cut) => {
      next = cut;
      // a line kept open would not be cut
      for (const line of lines) line.destroy();
    },
    stop: async () => {
      for (const line of lines) line.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
