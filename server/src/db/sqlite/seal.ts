import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

const PIECE = 1024 * 1024;

const sealOf = (file: string) => `${file}.seal`;

/** SHA-256, in hex. */
export function hashOfFile(file: string): string {
  const hash = createHash('sha256');
  const piece = Buffer.alloc(PIECE);
  const open = openSync(file, 'r');
  try {
    for (let read = readSync(open, piece); read > 0; read = readSync(open, piece))
      hash.update(piece.subarray(0, read));
  } finally {
    closeSync(open);
  }
  return hash.digest('hex');
}

/** Waits until the bytes of a file are on disk. */
export function syncFile(file: string): void {
  const open = openSync(file, 'r+');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

/** Waits until the names beside a file are on disk, so that they outlast a power cut. */
export function syncFolder(file: string): void {
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/**
 * Keeps a hash of a closed database file beside it: SQLite itself does not notice a changed byte inside a row. Only its
 * last closer may do this: closing a second descriptor ends the locks of the first.
 */
export function seal(file: string): void {
  // its log is still there: somebody else has it open
  if (existsSync(`${file}-wal`) || existsSync(`${file}-shm`)) return;
  const unfinished = `${sealOf(file)}.unfinished`;
  writeFileSync(unfinished, hashOfFile(file));
  renameSync(unfinished, sealOf(file));
}

/** null = the file was not closed in order, or is new. */
export function sealHolds(file: string): boolean | null {
  if (!existsSync(sealOf(file)) || !existsSync(file)) return null;
  const sealed = readFileSync(sealOf(file), 'utf8');
  // a power cut can leave it empty
  return sealed === '' ? null : sealed === hashOfFile(file);
}

/** Before the first write; on disk at once, or a power cut brings back a seal of older bytes. */
export function breakSeal(file: string): void {
  if (!existsSync(sealOf(file))) return;
  rmSync(sealOf(file));
  syncFolder(file);
}
