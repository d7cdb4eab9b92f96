import { access, constants, statfs } from 'node:fs/promises';
import type { Trouble } from './trouble.ts';

const MB = 1024 * 1024;

/** Free bytes below which a commit may fail at any moment, and below which somebody should make room. */
export interface Room {
  readonly full: number;
  readonly low: number;
}

/** The log of the database takes 100 MB after a busy evening. */
const ROOM: Room = { full: 16 * MB, low: 500 * MB };

function roomTroubles(folder: string, free: number, { full, low }: Room): Trouble[] {
  if (free >= low) return [];
  const detail = `${Math.floor(free / MB)} MB are free where the data folder ${folder} lies`;
  return free < full
    ? [{ reason: 'disk-full', bearable: false, detail: `${detail}: orders cannot be kept; make room.` }]
    : [{ reason: 'disk-low', bearable: true, detail: `${detail}: make room before it is full.` }];
}

/** Whether the data folder is there, can be written, and has room. */
export async function folderTroubles(folder: string, room = ROOM): Promise<Trouble[]> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(folder);
    return roomTroubles(folder, bavail * bsize, room);
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'is gone' : `cannot be written (${code})`;
    return [
      {
        reason: 'data-folder',
        bearable: false,
        detail: `The data folder ${folder} ${why}: look at its volume.`,
      },
    ];
  }
}
