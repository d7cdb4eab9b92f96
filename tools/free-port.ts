import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';

/** Ports below those that systems hand out for connections: one of these is taken while a server is dead or not yet begun. */
const PORTS = { from: 10_000, count: 20_000 };

/** A port nobody uses now; a callback needs an address that is known before the server listens. */
export async function freePort(): Promise<number> {
  const port = PORTS.from + randomInt(PORTS.count);
  const probe = createServer();
  const free = await new Promise<boolean>((done) => {
    probe.on('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => done(true));
  });
  if (!free) return freePort();
  await new Promise((closed) => probe.close(closed));
  return port;
}
