import { join } from 'node:path';
import { type DatabaseState, upgradeSentence } from '../db/database-state.ts';
import { lookAtDatabase } from '../db/look.ts';
import { lockFolder } from '../db/sqlite/sqlite.ts';
import { UnusableDatabase } from '../db/unusable-database.ts';
import { ageInWords, newestKnown } from './last-backup.ts';
import { type BackupPlace, makeBackup, prepareFolder } from './make-backup.ts';
import { backupName, removeLeftBehind, removeOldest } from './manifest.ts';
import type { BackupSettings } from './settings.ts';

interface Upgrading {
  readonly place: BackupPlace;
  readonly backups: BackupSettings;
  /** epoch ms */
  readonly now: number;
  readonly tell: (sentence: string) => void;
}

/** Of those made before upgrades so many stay. */
const KEEP = 3;

const wayBack = (file: string) =>
  `The way back: end this server, put the version before in place, and npm run mam -- restore ${file}`;

/** SQLite: a backup first, and nothing is upgraded without. The folder is ours meanwhile: nobody orders into what is left behind. */
async function backUpFirst({ place, backups, now, tell }: Upgrading): Promise<void> {
  const lock = lockFolder(place.dataFolder);
  try {
    const folder = prepareFolder(backups.folder);
    removeLeftBehind(folder, now);
    const name = backupName('sqlite', now, 'before-upgrade');
    const { file, installation } = await makeBackup({ ...place, alone: true }, join(folder, name), now);
    removeOldest(folder, installation, KEEP, 'before-upgrade');
    tell(`A backup of it as it was lies in ${file}. ${wayBack(file)}`);
  } catch (fault) {
    const { message } = fault as Error;
    const mending = /room/.test(message) ? ' Make room, or set BACKUPS_FOLDER to a disk that has it.' : '';
    throw new UnusableDatabase(
      `The database is not upgraded, because it cannot be backed up first: ${message}${mending}`,
    );
  } finally {
    lock.close();
  }
}

/** PostgreSQL: other processes may be at work, and whose backups they are is the operator's to know. */
async function tellOfLast({ place, backups, now, tell }: Upgrading): Promise<void> {
  const last = await lookAtDatabase(place, (database) => newestKnown(database, backups.folder));
  const known = last
    ? `the newest that is known here is ${ageInWords(last.madeAt, now)} old, ${last.file}`
    : 'none is known here';
  tell(
    `Make sure you have a backup of it as it was: ${known}. ${wayBack(last?.file ?? 'FILE')} into an empty database`,
  );
}

/** Says what a start is about to change in an existing shop, and keeps the way back. Throws where it cannot. */
export async function prepareUpgrade(state: DatabaseState, upgrading: Upgrading): Promise<void> {
  upgrading.tell(`This start upgrades ${state.place}: ${upgradeSentence(state)}.`);
  await (state.engine === 'sqlite' ? backUpFirst(upgrading) : tellOfLast(upgrading));
}
