import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Complaint } from './complaint.ts';

/** Swallows the echo of a password. */
const silent = new Writable({ write: (_chunk, _encoding, done) => done() });

/** A password typed without being shown, or the first line of a pipe. */
export async function askPassword(question: string): Promise<string> {
  const { stdin, stdout } = process;
  if (stdin.isTTY) stdout.write(question);
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY });
  try {
    for await (const line of lines) return line;
  } finally {
    lines.close();
    if (stdin.isTTY) stdout.write('\n');
  }
  throw new Complaint('No password was given.');
}
