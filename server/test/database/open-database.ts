import { afterEach, beforeEach } from 'vitest';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { describeOnBothEngines, type Place } from '../engines.ts';

export interface OpenDatabase {
  readonly place: () => Place;
  readonly database: () => Database;
}

/** One suite, both engines: each test has an empty database of its own that is open as a server's is. */
export function describeDatabase(name: string, suite: (open: OpenDatabase) => void): void {
  describeOnBothEngines(name, (emptyPlace) => {
    let place: Place;
    let database: Database;

    beforeEach(async () => {
      place = await emptyPlace();
      database = await openDatabase({ ...place, serving: true });
    });

    afterEach(async () => {
      await database.close();
      await place.remove();
    });

    suite({ place: () => place, database: () => database });
  });
}
