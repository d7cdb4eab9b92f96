import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@mam/tools/free-port.ts';
import { root, runServer, type ServerPlace, type ServerProcess, startServer } from './server-process.ts';

export interface TemporaryServer extends ServerProcess {
  readonly folder: string;
}

function withFolder(server: ServerProcess, folder: string): TemporaryServer {
  const end = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop: end, folder };
}

/** The product on SQLite in a folder of its own, demo brands seeded, logging as shipped unless told otherwise. */
export async function startMam(
  choices: Pick<ServerPlace, 'logLevel' | 'ahead' | 'hears' | 'environment'> = {},
): Promise<TemporaryServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mam-bench-'));
  const place = { ...choices, tree: root, dataFolder: folder, databaseUrl: null, port: await freePort() };
  return withFolder(await startServer(place), folder);
}

/** A yardstick: one small program, named as from bench/src, as its own process, PORT and DATA_DIR in its environment. */
export async function startYardstick(
  file: string,
  environment: Record<string, string> = {},
): Promise<TemporaryServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mam-bench-'));
  const port = await freePort();
  const server = await runServer({
    program: resolve(import.meta.dirname, '..', file),
    tree: root,
    port,
    environment: { DATA_DIR: folder, ...environment },
    readyPath: '/readyz',
  });
  return withFolder(server, folder);
}
