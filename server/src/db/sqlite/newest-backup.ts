import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NOTE = 'newest-backup';

/** Remembers where the newest backup lies, so that whoever needs it is told. */
export function noteBackup(folder: string, file: string): void {
  writeFileSync(join(folder, NOTE), file);
}

/** The newest backup that was made here and is still there. */
export function newestBackup(folder: string): string | null {
  try {
    const file = readFileSync(join(folder, NOTE), 'utf8');
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}
