import { ageInWords, lastBackup, newestKnown } from '../backup/last-backup.ts';
import { backupsOlderThan } from '../backup/manifest.ts';
import { pgProgramsFor } from '../backup/pg-programs.ts';
import { serverVersion, withClient } from '../backup/postgres-dump.ts';
import type { Config } from '../config.ts';
import { hasTable, type LookedAt } from '../db/look.ts';
import type { Finding } from './finding.ts';

export interface BackupSurroundings {
  readonly config: Config;
  /** the folders of PATH */
  readonly path: string;
  /** epoch ms */
  readonly now: number;
}

/** ms after which a backup still holds who had to be forgotten */
const REMEMBERS = 30 * 86_400_000;

function schedule({ backups: { schedule, refused, folder }, mode }: Config): Finding {
  const about = 'backups';
  if (!schedule) {
    const why = refused ? 'off: somebody else makes them' : 'none by themselves: set BACKUPS=daily, or off';
    return { ok: refused || mode === 'demo', about, found: why };
  }
  const { hour, minute, keep } = schedule;
  const at = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return {
    ok: true,
    about,
    found: `daily at ${at} by this machine's clock, the newest ${keep} stay in ${folder}`,
  };
}

async function newest(looked: LookedAt | null, { config, now }: BackupSurroundings): Promise<Finding[]> {
  const { folder, schedule } = config.backups;
  const known = await newestKnown(looked, folder);
  const last = looked && (await hasTable(looked, 'backups')) ? await lastBackup(looked, schedule, now) : null;
  const found = known ? `${ageInWords(known.madeAt, now)} old: ${known.file}` : 'none is known here';
  const overdue = last?.overdue ? '; one is overdue: look for "backup failed" in the log' : '';
  const fault = last?.fault ? `; the last try failed: ${last.fault}` : '';
  return [{ ok: !last?.overdue && !last?.fault, about: 'last backup', found: `${found}${overdue}${fault}` }];
}

/** Finds the programs that write backups of PostgreSQL. */
async function programs({ config, path }: BackupSurroundings): Promise<Finding[]> {
  const { databaseUrl, backups } = config;
  if (!databaseUrl) return [];
  const about = 'pg_dump';
  try {
    const version = await withClient(databaseUrl, serverVersion);
    const { dump, version: own } = await pgProgramsFor(version, { pgDump: backups.pgDump, path });
    return [{ ok: true, about, found: `${dump}, ${own}, for PostgreSQL ${version}` }];
  } catch (fault) {
    return [{ ok: backups.schedule === null, about, found: (fault as Error).message }];
  }
}

/** [OR67] The guest of an order is forgotten after 180 days, and stands on in backups made before. */
function remembering({ config, now }: BackupSurroundings): Finding[] {
  const old = backupsOlderThan([config.backups.folder, config.dataFolder], now - REMEMBERS);
  if (old.length === 0) return [];
  const found = `delete what is older than 30 days and remembers guests: ${old.join(', ')}`;
  return [{ ok: false, about: 'old backups', found }];
}

/** How the backups of this installation stand. */
export async function backups(looked: LookedAt | null, surroundings: BackupSurroundings): Promise<Finding[]> {
  return [
    schedule(surroundings.config),
    ...(await newest(looked, surroundings)),
    ...(await programs(surroundings)),
    ...remembering(surroundings),
  ];
}
