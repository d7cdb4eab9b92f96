// The server of one run of the journeys: started once to seed the demo brands, stopped, given the brands of
// the journeys, and started for good. So every run also shows that a restart keeps what there was.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { changingBrand, importBrand, quietBrand } from './journey-brands.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DATA = process.env.DATA_DIR ?? '';

/** Resolves when the server says that it is open, fails when it ends before. */
function open(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    server.stderr?.on('data', (text: Buffer) => {
      process.stderr.write(text);
      if (text.includes('Mâm is open')) done();
    });
    server.on('exit', (code) => fail(new Error(`the server ended with ${code}`)));
  });
}

const start = () =>
  spawn(process.execPath, ['server/src/main.ts'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] });

mkdirSync(DATA, { recursive: true });
const first = start();
await open(first);
await new Promise((ended) => {
  first.removeAllListeners('exit').on('exit', ended);
  first.kill('SIGTERM');
});

importBrand(quietBrand(Date.now()), DATA);
importBrand(changingBrand(70_000), DATA);

const server = start();
process.on('SIGTERM', () => server.kill('SIGTERM'));
// a runner that was killed cannot say goodbye: nobody is left to serve for
const runner = process.ppid;
setInterval(() => {
  if (process.ppid !== runner) server.kill('SIGTERM');
}, 1_000).unref();
server.on('exit', (code) => process.exit(code ?? 1));
await open(server);
