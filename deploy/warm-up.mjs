// While the image is built: a demo starts, answers and stops. What was compiled for it is kept, and who runs the
// image read-only starts in half the time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

const folder = '/tmp/warm-up';
const address = 'http://127.0.0.1:8080';
const paths = ['/readyz', '/', '/menu?pos_parent=BEPNHA&pos_id=101', '/staff/'];

const server = spawn(process.execPath, ['server/src/main.ts'], {
  env: { ...process.env, MODE: 'demo', DATA_DIR: folder, TMPDIR: '/tmp', LOG_LEVEL: 'warn' },
  stdio: 'inherit',
});
const ended = once(server, 'exit').then(([code]) => code);
const open = async () => {
  while (server.exitCode === null && !(await fetch(`${address}/readyz`).catch(() => null))?.ok)
    await pause(200);
};

await open();
for (const path of paths) {
  const answer = await fetch(address + path).catch(() => null);
  if (!answer?.ok || (await answer.text()) === '') throw new Error(`${path} is not served`);
}
server.kill('SIGTERM');
const code = await ended;
rmSync(folder, { recursive: true, force: true });
if (code !== 0) throw new Error(`the server ended with ${code}`);
