import { type ChildProcess, spawn } from 'node:child_process';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { BackupRefused } from './backup-refused.ts';

export interface ProgramRun {
  readonly program: string;
  readonly args: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** reads what it writes to its standard output */
  readonly read?: (output: Readable) => Promise<void>;
}

/** Ends it when we end: it would go on writing for nobody. */
function endWithUs(child: ChildProcess): () => void {
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  return () => void process.off('exit', end);
}

/** Runs a program to its end; what it complained of is the sentence. */
export async function runProgram({ program, args, environment, read }: ProgramRun): Promise<void> {
  const child = spawn(program, args, {
    env: environment,
    stdio: ['ignore', read ? 'pipe' : 'ignore', 'pipe'],
  });
  const release = endWithUs(child);
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said = (said + part.toString()).slice(-2_000);
  });
  const ended = new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  try {
    const [code] = await Promise.all([ended, child.stdout && read?.(child.stdout)]);
    if (code === 0) return;
    const last =
      said
        .trim()
        .split('\n')
        .find((line) => /error/i.test(line)) ?? said.trim();
    throw new BackupRefused(`${basename(program)} failed${code === null ? ', it was ended' : ''}: ${last}`);
  } finally {
    release();
    child.kill('SIGKILL');
  }
}
