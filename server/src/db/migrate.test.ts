import { identityKeptUntil } from '@mam/domain/diner/identity.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../../test/engines.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { first } from './migrations/0001-first.ts';
import { migrations } from './migrations/migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite/sqlite.ts';

describeOnBothEngines(
  'a database of an earlier version',
  (emptyPlace) => {
    it('is brought up to date with everything in it', async () => {
      const place = await emptyPlace();
      const early = place.databaseUrl
        ? await openPostgres(place.databaseUrl)
        : openSqlite(place.dataFolder, { serving: true });
      await migrate(early, 1, [first]);
      const diner = { uid: 'u', token_hash: 'h', is_test: 0, created_at: 1 };
      await early.write.insertInto('diners').values(diner).execute();
      await early.close();

      const database = await openDatabase({ ...place, serving: true }, 2);
      expect(await database.read.selectFrom('diners').selectAll().execute()).toEqual([
        { ...diner, name: null, language: null, kept_until: identityKeptUntil(2) },
      ]);
      const applied = await database.read.selectFrom('schema_versions').selectAll().orderBy('name').execute();
      expect(applied).toEqual(migrations.map(({ name }, index) => ({ name, at: index === 0 ? 1 : 2 })));
      await database.close();
      await place.remove();
    });

    it('[TB9] keeps its tables stopped until somebody takes them again', async () => {
      const place = await emptyPlace();
      const early = place.databaseUrl
        ? await openPostgres(place.databaseUrl)
        : openSqlite(place.dataFolder, { serving: true });
      await migrate(
        early,
        1,
        migrations.filter(({ name }) => name < '0076'),
      );
      await sql`insert into brands (code, name, document, version, created_at, updated_at)
        values ('B', 'b', '{}', 1, 1, 1)`.execute(early.write);
      for (const [id, stopped] of [
        [1, 1],
        [2, 0],
      ])
        await sql`insert into stores (brand, id, name, position, document, version, menu_version, created_at, updated_at,
          tables_stopped) values ('B', ${id}, 's', 1, '{}', 1, 1, 1, 1, ${stopped})`.execute(early.write);
      await early.close();

      const database = await openDatabase({ ...place, serving: true }, 2);
      expect(await database.read.selectFrom('store_switches').selectAll().execute()).toMatchObject([
        { brand: 'B', store_id: 1, type: 'TABLE', kind: 'pause', until: null },
      ]);
      expect(await database.read.selectFrom('stores').select('id').orderBy('id').execute()).toEqual([
        { id: 1 },
        { id: 2 },
      ]);
      await database.close();
      await place.remove();
    });

    it('may take longer to be brought up to date than any call', async () => {
      const place = await emptyPlace();
      if (!place.databaseUrl) return place.remove(); // SQLite ends no statement
      const slow = {
        name: '0002-slow',
        statements: () => [`insert into counters select current_setting('statement_timeout'), 1`],
      };
      const dialect = await openPostgres(place.databaseUrl);
      await migrate(dialect, 1, [first, slow]);
      const kept = await dialect.read.selectFrom('counters').select('name').execute();
      expect(kept).toContainEqual({ name: '0' });
      await dialect.close();
      await place.remove();
    });
  },
  'nothing',
);
