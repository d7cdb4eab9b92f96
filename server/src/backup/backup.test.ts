import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeBackups, startSelling } from '../../test/backups.ts';
import { type RunningServer, startServer } from '../../test/with-server.ts';
import { runCommand } from '../cli/run-command.ts';
import { backupTroubles } from '../health/backup-troubles.ts';
import { backUpWhenDue } from './keep-backups.ts';
import { lastBackup } from './last-backup.ts';
import { backupName } from './manifest.ts';
import { withClient } from './postgres-dump.ts';
import { lastDue, readSchedule } from './schedule.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** In whatever zone this machine is. */
const eightHoursAfterDue = (day: string) =>
  lastDue({ hour: 4, minute: 0, keep: 1 }, Date.parse(`${day}T12:00:00Z`)) + 8 * HOUR;
const never = new AbortController().signal;

describe('when backups are due', () => {
  it('is said in words, and nothing else is understood', () => {
    expect(readSchedule('daily')).toEqual({ hour: 4, minute: 0, keep: 14 });
    expect(readSchedule('daily at 23:30, keep 3')).toEqual({ hour: 23, minute: 30, keep: 3 });
    expect(readSchedule('daily, keep 14')).toEqual({ hour: 4, minute: 0, keep: 14 });
    expect([readSchedule('off'), readSchedule(undefined)]).toEqual([null, null]);
    for (const wrong of ['dayly', 'daily at 24:00', 'daily at 4', 'daily, keep 0', 'daily keep 3', 'yes'])
      expect(() => readSchedule(wrong)).toThrow(
        `BACKUPS must be off, daily or like "daily at 04:00, keep 14", not "${wrong}".`,
      );
  });

  it('is the last time the clock of the machine showed it, summer time or not', () => {
    const due = (now: string) =>
      new Date(lastDue({ hour: 2, minute: 30, keep: 1 }, Date.parse(now), 'Europe/Berlin')).toISOString();
    expect(due('2026-06-10T00:29:59Z')).toBe('2026-06-09T00:30:00.000Z');
    expect(due('2026-06-10T00:30:00Z')).toBe('2026-06-10T00:30:00.000Z');
    // the clock jumps from 2 to 3 o'clock
    expect(due('2026-03-29T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
  });
});

describeBackups('backups by schedule', ({ place, folder, mam }) => {
  /** A context as a process has it, with a clock of its own. */
  const at = ({ context }: RunningServer, now: number, schedule = 'daily, keep 2') => ({
    ...context,
    now: () => now,
    config: {
      ...context.config,
      backups: {
        ...context.config.backups,
        schedule: readSchedule(schedule),
        folder: join(folder(), 'kept'),
      },
    },
  });
  const kept = () =>
    readdirSync(join(folder(), 'kept')).filter((name) => name.startsWith('mam-') && !name.endsWith('.json'));

  it('are made while orders come, read again, and the oldest go only then; what fails is said and takes nothing', async () => {
    const here = await place();
    const { server, sell } = await startSelling(here);
    const noon = eightHoursAfterDue('2026-11-27');
    const status = (now: number) => lastBackup(server.database, readSchedule('daily'), now);

    // a file stands where the folder should be
    writeFileSync(join(folder(), 'kept'), '');
    await backUpWhenDue(at(server, noon), never);
    expect(await status(noon)).toMatchObject({ madeAt: null, overdue: false });
    expect((await status(noon))?.fault).toContain('cannot be made');
    expect(server.log.join('')).toContain('"event":"backup failed"');
    // not again at once, and missed when it goes on failing
    await backUpWhenDue(at(server, noon + 60_000), never);
    expect(server.log.filter((line) => line.includes('"event":"backup failed"'))).toHaveLength(1);
    expect(await status(noon + DAY)).toMatchObject({ overdue: true });
    // it is tried again and again, and stays missed
    await backUpWhenDue(at(server, noon + HOUR / 2, 'daily, keep 2'), never);
    expect(await status(noon + HOUR / 2)).toMatchObject({ overdue: false });
    expect(await status(noon + 3 * HOUR)).toMatchObject({ overdue: true });
    const troubles = await backupTroubles(server.database, at(server, noon).config.backups, noon + 3 * HOUR);
    expect(troubles[0]?.detail).toMatch(
      /is overdue, none was ever made: The folder of backups .* cannot be made/,
    );

    rmSync(join(folder(), 'kept'));
    // two processes look at the same moment
    const later = noon + HOUR;
    const selling = sell();
    await Promise.all([backUpWhenDue(at(server, later), never), backUpWhenDue(at(server, later), never)]);
    await selling;
    expect(kept()).toHaveLength(1);
    expect(await status(later)).toMatchObject({ madeAt: later, fault: null, overdue: false });
    const manifest = JSON.parse(readFileSync(`${join(folder(), 'kept', kept()[0] ?? '')}.json`, 'utf8'));
    expect(manifest.rows.orders).toBeGreaterThanOrEqual(3);
    expect(manifest.installation).toMatch(/^[0-9a-f-]{36}$/);
    expect(statSync(join(folder(), 'kept', kept()[0] ?? '')).mode & 0o777).toBe(0o600);
    await backUpWhenDue(at(server, later + 1_000), never);
    expect(kept()).toHaveLength(1);

    // a file that somebody else has put there stays, whatever it is called
    writeFileSync(join(folder(), 'kept', 'mam-20200101T000000Z.sqlite'), 'not ours');
    for (const day of [1, 2, 3]) await backUpWhenDue(at(server, later + day * DAY), never);
    expect(kept()).toHaveLength(3);
    expect(kept()).toContain('mam-20200101T000000Z.sqlite');
    expect((await status(later + 3 * DAY))?.file).toContain(backupName(here.engine, later + 3 * DAY));
    await server.stop();
  });

  it('are taken over from a process that has died, and given back by one that stops', async () => {
    const here = await place();
    const { server } = await startSelling(here);
    const night = eightHoursAfterDue('2027-01-05');
    const due = night - 8 * HOUR;
    const row = {
      due_at: due,
      began_at: night,
      alive_at: night,
      tries: 1,
      ended_at: null,
      file: null,
      fault: null,
    };
    await server.database.transaction((trx) => trx.insertInto('backups').values(row).execute());
    const before = kept().length;
    await backUpWhenDue(at(server, night + 60_000, 'daily, keep 9'), never);
    expect(kept()).toHaveLength(before);
    // nothing was heard of it for two minutes; who takes it over is stopped, the next one makes it
    const stopping = new AbortController();
    const stopped = backUpWhenDue(at(server, night + 121_000, 'daily, keep 9'), stopping.signal);
    stopping.abort();
    await stopped;
    expect(kept()).toHaveLength(before);
    await backUpWhenDue(at(server, night + 122_000, 'daily, keep 9'), never);
    expect(kept()).toHaveLength(before + 1);
    expect(readdirSync(join(folder(), 'kept')).filter((name) => name.includes('unfinished'))).toEqual([]);
    await server.stop();
  });

  it('are made by hand, too, where there is room and the programs', async () => {
    const here = await place();
    const { server } = await startSelling(here);
    const file = join(folder(), 'by-hand');
    expect(await mam(here, 'backup', file)).toBe(`Backed up to ${file}: 3 orders, 0 payments, read again.`);
    await expect(mam(here, 'backup', file)).rejects.toThrow('exists already');
    await expect(mam(here, 'backup', join(folder(), 'nowhere', 'x'))).rejects.toThrow('There is no folder');
    expect(await mam(here, 'backup')).toContain(join(here.dataFolder, 'backups', 'mam-2'));
    if (here.engine === 'postgres') {
      await withClient(here.databaseUrl ?? '', (client) =>
        client.query('create schema beside; create table beside.notes as select 1 as note'),
      );
      expect(await mam(here, 'backup', join(folder(), 'beside'))).toContain('3 orders');
      const environment = {
        DATABASE_URL: here.databaseUrl ?? '',
        PG_DUMP: '/nowhere/pg_dump',
        DATA_DIR: folder(),
      };
      const without = runCommand(['backup', join(folder(), 'y')], {
        environment,
        askPassword: async () => '',
      });
      await expect(without).rejects.toThrow(
        /PG_DUMP names \/nowhere\/pg_dump.*install postgresql-client-\d+, or set/,
      );
    }
    await server.stop();
  });
});

describeBackups('a server with BACKUPS', ({ place, folder }) => {
  it('makes the first at once', async () => {
    const environment = { BACKUPS: 'daily', BACKUPS_FOLDER: join(folder(), 'own') };
    const server = await startServer(await place(), { environment });
    const made = () => lastBackup(server.database, server.config.backups.schedule, Date.now());
    await expect.poll(async () => (await made())?.file).toContain(join(folder(), 'own', 'mam-'));
    await server.stop();
  });
});
