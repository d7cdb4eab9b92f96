import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { describeOnBothEngines, type Place } from '../test/engines.ts';
import { keptMonths, layOut } from '../test/older-databases/kept-database.ts';
import { readSchemaShape } from '../test/older-databases/killed-upgrade.ts';
import { lookAt } from '../test/older-databases/raw-database.ts';
import { serverChildren } from '../test/process/server-child.ts';
import { runCommand } from './cli/run-command.ts';
import { hashOfFile } from './db/sqlite/seal.ts';

const [MONTH = ''] = keptMonths();

describeOnBothEngines(
  'a start',
  (emptyPlace) => {
    const children = serverChildren();
    const places: Place[] = [];
    afterAll(async () => {
      for (const place of places) await place.remove();
    });
    const newPlace = async () => {
      const place = await emptyPlace();
      places.push(place);
      return place;
    };
    const settings = ({ databaseUrl, dataFolder }: Place, more: Record<string, string> = {}) => ({
      DATA_DIR: dataFolder,
      DATABASE_URL: databaseUrl ?? '',
      ...more,
    });
    const mam = async (place: Place, args: string[], more?: Record<string, string>) => {
      const environment = { PATH: process.env.PATH ?? '', ...settings(place, more) };
      return (await runCommand(args, { environment, askPassword: async () => '' })).text;
    };
    /** All that lies there: tables and their versions, or files and their bytes. */
    const standing = (place: Place) =>
      place.databaseUrl
        ? lookAt(place, (raw) => raw.schema())
        : readdirSync(place.dataFolder).map((name) => `${name} ${hashOfFile(join(place.dataFolder, name))}`);
    const PRODUCTION = { MODE: 'production', PUBLIC_URL: 'http://127.0.0.1' };

    it('in production begins no shop by itself, and goes on where one was begun', async () => {
      const place = await newPlace();
      const sentence = /^There is no shop in the (data folder|database) \S+: .* npm run mam -- init$/;
      const server = await children({ environment: settings(place, PRODUCTION) });
      expect(await server.ended()).toBe(1);
      expect(server.output().trim()).toMatch(sentence);
      await expect(mam(place, ['staff', 'list'], PRODUCTION)).rejects.toThrow(sentence);
      expect(await mam(place, ['doctor'], PRODUCTION)).toContain('PROBLEM  database: there is no shop in');
      expect(await mam(place, ['doctor'])).toContain('ok       database: none in');
      expect(await standing(place)).toEqual([]);

      expect(await mam(place, ['init'], PRODUCTION)).toContain('A new shop has been begun in');
      expect(await mam(place, ['init'], PRODUCTION)).toContain('There is already a shop');
      const begun = await children({ environment: settings(place, PRODUCTION) });
      await begun.ready();
      expect(await mam(place, ['doctor'], PRODUCTION)).toContain('PROBLEM  backups: none by themselves');
    });

    it('says what it upgrades, and keeps the way back', async () => {
      const place = await newPlace();
      await layOut(MONTH, place);
      const before = await standing(place);
      const old = await lookAt(place, readSchemaShape);
      const upgrade = /step(s \(|\w* \().*0054-backups.*at most some \d+ seconds for [\d,]+ orders/;
      const found = await mam(place, ['doctor']);
      expect(found).toMatch(/ok {7}upgrade: the next start takes .*The way back/);
      expect(found).toMatch(upgrade);
      await expect(mam(place, ['staff', 'list'])).rejects.toThrow(
        'start the server first, which upgrades it',
      );
      // looking leaves not even a lock beside a file
      expect(await standing(place)).toEqual(before);

      const server = await children({ environment: settings(place) });
      await server.ready();
      expect(server.output()).toMatch(upgrade);
      if (place.databaseUrl)
        expect(server.output()).toContain('Make sure you have a backup of it as it was: none is known');
      server.signal('SIGTERM');
      expect(await server.ended()).toBe(0);
      expect(await mam(place, ['doctor'])).not.toContain('upgrade:');
      if (place.databaseUrl) return;
      const [, backup = ''] = /npm run mam -- restore (\S+)/.exec(server.output()) ?? [];
      await mam(place, ['restore', backup]);
      expect(await lookAt(place, readSchemaShape)).toEqual(old);
    });
  },
  'nothing',
);
