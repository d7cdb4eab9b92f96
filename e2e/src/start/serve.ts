// The server of one run of the journeys: started once to seed the demo brands, stopped, given a brand that is
// closed, and started for good. So every run also shows that a restart keeps what there was.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quietBrand } from './quiet-brand.ts';

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

const bundle = join(DATA, 'quiet-brand.json');
writeFileSync(bundle, JSON.stringify(quietBrand(ROOT, Date.now())));
const imported = spawnSync(process.execPath, ['server/src/mam.ts', 'import', bundle], {
  cwd: ROOT,
  stdio: 'inherit',
});
if (imported.status !== 0) process.exit(1);

const server = start();
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
await open(server);
