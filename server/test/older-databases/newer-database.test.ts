import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import { migrations } from '../../src/db/migrations/migrations.ts';
import { SQLITE_FILE } from '../../src/db/sqlite/sqlite.ts';
import { describeOnBothEngines, type Place } from '../engines.ts';
import { readUpgradeState } from './killed-upgrade.ts';

const MAIN = resolve(import.meta.dirname, '../../src/main.ts');

/** A server as it is started by hand: what it says, and with which code it ends. */
async function startedOn({ dataFolder, databaseUrl }: Place): Promise<{ said: string; code: number | null }> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataFolder,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const [out, wrong] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  return { said: (out + wrong).trim(), code };
}

describeOnBothEngines('a process that meets a newer database', (emptyPlace) => {
  it('ends with one sentence, and has written nothing', async () => {
    const place = await emptyPlace();
    const later = { name: '9999-of-later', statements: () => [] };
    await (await openDatabase({ ...place, serving: true }, 1, [...migrations, later])).close();
    const file = join(place.dataFolder, SQLITE_FILE);
    const bytes = () => (existsSync(file) ? readFileSync(file).toString('base64') : 'none');
    const [before, bytesBefore] = [await readUpgradeState(place), bytes()];
    expect(await startedOn(place)).toEqual({
      said: 'The database was written by a newer Mâm (it has 9999-of-later); start that version or a newer one.',
      code: 1,
    });
    expect(await readUpgradeState(place)).toEqual(before);
    expect(bytes() === bytesBefore).toBe(true);
    expect(existsSync(join(place.dataFolder, 'demo-password.txt'))).toBe(false);
    await place.remove();
  });
});
