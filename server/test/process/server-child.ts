import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from '@mam/tools/free-port.ts';
import { afterEach, expect } from 'vitest';

const main = resolve(import.meta.dirname, '../../src/main.ts');
/** bytes, of which a shell counts files in */
const BLOCK = 512;

export interface ServerChild {
  readonly url: string;
  /** everything it has said so far */
  readonly output: () => string;
  /** waits until it answers that it is ready */
  ready(): Promise<void>;
  /** waits until it has ended; its exit code */
  ended(): Promise<number | null>;
  signal(name: NodeJS.Signals): void;
}

export interface ChildChoices {
  readonly environment: Readonly<Record<string, string>>;
  /** bytes that no file may grow beyond: for whoever writes, a full disk */
  readonly fileLimit?: number;
}

/** Runs a program of ours with files that cannot grow beyond so many bytes. */
export function withinLimit(args: readonly string[], fileLimit?: number): [string, string[]] {
  if (fileLimit === undefined) return [process.execPath, [...args]];
  const limited = `ulimit -f ${Math.floor(fileLimit / BLOCK)} && exec "$0" "$@"`;
  return ['/bin/sh', ['-c', limited, process.execPath, ...args]];
}

/** Starts servers as processes of their own; those that are left when a test ends are killed. */
export function serverChildren(): (choices: ChildChoices) => Promise<ServerChild> {
  const started: ReturnType<typeof spawn>[] = [];

  afterEach(async () => {
    for (const child of started.splice(0)) {
      const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      child.kill('SIGKILL');
      await gone;
    }
  });

  return async ({ environment, fileLimit }) => {
    const port = environment.PORT ?? String(await freePort());
    const child = spawn(...withinLimit([main], fileLimit), {
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: port, DEMO_LIFE: 'off', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        text += part.toString();
      });
    const url = `http://127.0.0.1:${port}`;
    const status = () =>
      fetch(`${url}/readyz`).then(
        (answer) => answer.status,
        () => 0,
      );
    return {
      url,
      output: () => text,
      ready: () => expect.poll(status).toBe(200),
      ended: async () => {
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
        return child.exitCode;
      },
      signal: (name) => void child.kill(name),
    };
  };
}
