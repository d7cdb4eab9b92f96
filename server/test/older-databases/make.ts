// Makes the database of a month on both engines by the code as it stands, and keeps it in a folder of its own: once, on the
// day on which tables are about to change. The same seed lives the same months.
//   node tools/postgres.ts node server/test/older-databases/make.ts --month 2026-11 [--orders 2000] [--seed 1] [--engine E]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onPostgres, onSqlite, type Place } from '../engines.ts';
import { type Figures, readFigures } from './figures.ts';
import { keep } from './kept-database.ts';
import { BEGIN, liveHalfAYear } from './life/half-a-year.ts';
import { openHouse } from './life/house.ts';
import { eveningQuestions } from './life/questions.ts';
import { type Clock, seedProcess } from './life/seeded-process.ts';
import { lookAt } from './raw-database.ts';
import { askAll } from './sample.ts';

const { values } = parseArgs({
  options: {
    month: { type: 'string', default: '' },
    orders: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    /** on one of them alone */
    engine: { type: 'string' },
    /** over one that is there */
    again: { type: 'boolean', default: false },
  },
});

function refuseEmpty({ counts }: Figures): void {
  const empty = Object.keys(counts).filter((table) => counts[table] === 0);
  if (empty.length > 0) throw new Error(`nobody has lived so that there is something in ${empty.join(', ')}`);
}

async function make(place: Place): Promise<void> {
  const clock: Clock = { now: BEGIN };
  const house = await openHouse(place, clock, seedProcess(values.seed, clock));
  await liveHalfAYear(house, Number(values.orders));
  const get = (path: string, headers: Readonly<Record<string, string>>) =>
    house.server.send('GET', path, undefined, { ...headers });
  const sample = await askAll(get, await eveningQuestions(house));
  const { publicUrl } = house.server.config;
  await house.close();
  const figures = await lookAt(place, readFigures);
  refuseEmpty(figures);
  await keep(values.month, place, { now: clock.now, publicUrl, figures, sample });
  process.stdout.write(`${place.engine}: ${figures.counts.orders} orders\n`);
  await place.remove();
}

if (!/^\d{4}-\d{2}$/.test(values.month)) throw new Error('--month is to be like 2026-11');
if (existsSync(join(import.meta.dirname, values.month)) && !values.again)
  throw new Error(`${values.month} is kept already: it is never made anew (--again, before anybody has it)`);
if (values.engine !== 'postgres') await make(await onSqlite());
if (values.engine !== 'sqlite') await make(await onPostgres());
