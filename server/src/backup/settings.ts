import { join, resolve } from 'node:path';
import { readPathSetting } from '../setting.ts';
import { readSchedule, type Schedule } from './schedule.ts';

export interface BackupSettings {
  /** null = none by themselves */
  readonly schedule: Schedule | null;
  /** somebody has said that they look after backups themselves */
  readonly refused: boolean;
  readonly folder: string;
  /** the program that writes those of PostgreSQL, or null: looked for where systems keep it */
  readonly pgDump: string | null;
}

/** set: the value of a setting, if it has one */
export const readBackupSettings = (
  set: (name: string) => string | undefined,
  dataFolder: string,
): BackupSettings => ({
  schedule: readSchedule(set('BACKUPS')),
  refused: set('BACKUPS') === 'off',
  folder: resolve(set('BACKUPS_FOLDER') ?? join(dataFolder, 'backups')),
  pgDump: readPathSetting(set('PG_DUMP')),
});
