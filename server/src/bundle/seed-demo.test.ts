import { existsSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../../test/engines.ts';
import { openDatabase } from '../db/database.ts';
import { seedDemo } from './seed-demo.ts';

describeOnBothEngines(
  'a first start',
  (emptyPlace) => {
    it('makes the data folder when there is none yet', async () => {
      const place = await emptyPlace();
      rmSync(place.dataFolder, { recursive: true, force: true });
      const database = await openDatabase({ ...place, serving: false });
      await seedDemo(database, { mode: 'demo', dataFolder: place.dataFolder } as never, Date.now());
      expect(existsSync(place.dataFolder)).toBe(true);
      await database.close();
      await place.remove();
    });
  },
  'nothing',
);
