import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to the server that can be lost. */
export interface TroubledWay {
  readonly url: string;
  /** as when the server is gone: nothing is answered, what was open breaks */
  break(): Promise<void>;
  /** as when the net dies without a word: what is open stays open and silent for ever, what is new waits in vain */
  fallSilent(): void;
  /** only the lines of the live stream die without a word */
  silenceStreams(): void;
  /** new connections are answered again */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Lays one from a port of its own. */
export async function troubledWay(to: string): Promise<TroubledWay> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  const streams = new Set<Socket>();
  let silent = false;
  const listener = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        streams.delete(socket);
      });
    }
    near.on('data', (piece) => piece.includes('GET /v1/live?') && streams.add(near).add(far));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    if (silent) return;
    near.pipe(far);
    far.pipe(near);
  });
  const listen = async (at: number) => {
    listener.listen(at, hostname);
    await once(listener, 'listening');
  };
  await listen(0);
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const breakOff = async () => {
    for (const socket of open) socket.destroy();
    if (listener.listening) await new Promise((done) => listener.close(done));
  };
  const silence = (sockets: Iterable<Socket>) => {
    for (const socket of sockets) socket.unpipe().pause();
  };
  return {
    url: `http://${hostname}:${address.port}`,
    break: breakOff,
    fallSilent: () => {
      silent = true;
      silence(open);
    },
    silenceStreams: () => silence(streams),
    mend: async () => {
      silent = false;
      if (!listener.listening) await listen(address.port);
    },
    close: breakOff,
  };
}
