import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux lends memory as files. */
const MEMORY = '/dev/shm';
/** Bytes the databases of a whole gate may take at once, and the tests themselves beside them. */
const ROOM = { files: 2 * 2 ** 30, processes: 4 * 2 ** 30 };

const hasRoom = (): boolean => {
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM.files && process.availableMemory() >= ROOM.files + ROOM.processes;
};

/** Containers often forbid it, and PostgreSQL may have to be copied there. */
function lendsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

/**
 * A folder in memory for what is gone after the run: a commit waits for the disk as always, and the disk is there at
 * once. It is removed when this process ends. Null where the machine has no such place, or not enough of it.
 */
export function memoryFolder(): string | null {
  if (!existsSync(MEMORY) || !hasRoom()) return null;
  const folder = mkdtempSync(join(MEMORY, 'mam-gate-'));
  process.once('exit', () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }),
  );
  // PostgreSQL runs as nobody there
  chmodSync(folder, 0o755);
  return lendsPrograms(folder) ? folder : null;
}
