import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where one run of the journeys takes place: its own port and its own folder. */
export interface Ground {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}

/** The configuration is read once by the runner and again by every worker: the first choice is handed on. */
export async function ground(): Promise<Ground> {
  process.env.JOURNEY_PORT ??= String(await freePort());
  process.env.JOURNEY_FOLDER ??= mkdtempSync(join(tmpdir(), 'mam-journeys-'));
  const port = Number(process.env.JOURNEY_PORT);
  return { port, url: `http://127.0.0.1:${port}`, folder: process.env.JOURNEY_FOLDER };
}
