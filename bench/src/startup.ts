import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@mam/tools/free-port.ts';
import { median, record } from './results.ts';

interface Run {
  readonly milliseconds: number;
  readonly process: ChildProcess;
}

async function start(folder: string): Promise<Run> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DEMO_LIFE: 'off' },
    stdio: 'ignore',
    detached: true,
  });
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
      .then((answer) => answer.ok)
      .catch(() => false);
    if (ready) return { milliseconds: performance.now() - started, process: child };
    await new Promise((done) => setTimeout(done, 5));
  }
}

async function end(run: Run): Promise<void> {
  const ended = new Promise((done) => run.process.once('exit', done));
  if (run.process.pid) process.kill(-run.process.pid, 'SIGTERM');
  await ended;
  await new Promise((done) => setTimeout(done, 500));
}

/** Resident MB of the process in a group that runs the server (the largest one). */
function largestResident(group: number): number {
  let largest = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const inGroup =
        Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[2]) === group;
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      if (inGroup && command.includes('server/src/main.ts') && resident)
        largest = Math.max(largest, Number(resident) / 1024);
    } catch {
      // the process ended while it was looked at
    }
  }
  return largest;
}

/** npm start on an installed, built, seeded tree: time to /readyz (median of 5), resident memory 30 s later. */
export async function startup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mam-start-'));
  await end(await start(folder)); // seeds
  const times: number[] = [];
  let resident = 0;
  for (let round = 0; round < 5; round += 1) {
    const run = await start(folder);
    times.push(run.milliseconds);
    if (round === 4) {
      await new Promise((done) => setTimeout(done, 30_000));
      resident = largestResident(run.process.pid ?? 0);
    }
    await end(run);
  }
  rmSync(folder, { recursive: true, force: true });
  record('startup', {
    'ready ms (median of 5)': Math.round(median(times)),
    'ready ms (all)': times.map(Math.round),
    'resident MB after 30 s': Math.round(resident),
    budget: 'ready <= 2500 ms, resident <= 160 MB',
  });
}
