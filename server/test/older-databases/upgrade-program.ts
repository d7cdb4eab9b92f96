// Brings a database up by the later versions, says every step of it, and stands still at the one it is to be killed at.
//   node server/test/older-databases/upgrade-program.ts --folder DIR [--url postgres://…] [--stand-at "9001-rewritten 2"] [--endless]
import { writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { migrate } from '../../src/db/migrate.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { openSqlite } from '../../src/db/sqlite/sqlite.ts';
import { endlessOn, LATER } from './later-versions.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '' },
    url: { type: 'string' },
    'stand-at': { type: 'string' },
    endless: { type: 'boolean', default: false },
  },
});

// the process that would have killed it may be gone
process.stdin.on('end', () => process.exit(1)).resume();

const say = (line: string) => writeSync(1, `${line}\n`);
const dialect = values.url ? await openPostgres(values.url) : openSqlite(values.folder, { serving: true });
const known = values.endless ? endlessOn(dialect.engine) : LATER;
await migrate(dialect, 1, known, (at) => {
  say(at);
  return at === values['stand-at'] ? new Promise<void>(() => {}) : undefined;
});
await dialect.close();
say('up');
process.exit(0);
