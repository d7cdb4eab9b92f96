// Lays out the oldest database, with very many orders, and kills its upgrade so often; says on one line of JSON how long it
// takes when nobody disturbs it, and what was between. Started by bench/src/upgrade.
//   node server/test/older-databases/kill-upgrades.ts --folder DIR [--url postgres://…] --orders 1000000 --kills 100 --seed 1
import { parseArgs } from 'node:util';
import { namedChance } from '../fuzz/chance.ts';
import { keptMonths, layOut } from './kept-database.ts';
import {
  killAfter,
  killAt,
  readSchemaShape,
  readUpgradeState,
  type UpgradeState,
  upgrade,
} from './killed-upgrade.ts';
import { multiplyOrders } from './multiply.ts';
import { lookAt } from './raw-database.ts';

/** so many kills, and everything is counted */
const COUNTED = 10;

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '' },
    url: { type: 'string' },
    orders: { type: 'string', default: '1000000' },
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});
const engine = values.url ? 'postgres' : 'sqlite';
const place = { engine, databaseUrl: values.url ?? null, dataFolder: values.folder } as const;
const [month = ''] = keptMonths();

const say = (text: string) => process.stderr.write(`${engine}: ${text}\n`);

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  const done = await work();
  return [done, performance.now() - began];
}

/** Does at once the tidying that PostgreSQL does a while later, so that what was undone makes room. */
const tidy = () => lookAt(place, async (raw) => void (values.url && (await raw.rows('vacuum analyze'))));

async function fill(): Promise<number> {
  await layOut(month, place);
  return lookAt(place, async (raw) => {
    if (!values.url) await raw.rows('pragma synchronous = off');
    return multiplyOrders(raw, Number(values.orders));
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Tells what a kill has left wrong: nothing, while everything is as it was. */
async function wrongAfter(old: UpgradeState, kills: number): Promise<boolean> {
  if (kills % COUNTED === 0) return !isSame(await readUpgradeState(place), old);
  const { schema, versions } = old;
  return !isSame(await lookAt(place, readSchemaShape), { schema, versions });
}

/** The steps of an upgrade, and how long one takes up to its commit. */
async function firstKill(): Promise<{ steps: readonly string[]; whole: number }> {
  const [steps, whole] = await timed(() => killAt(place, 'before commit'));
  return { steps, whole };
}

async function killOften(old: UpgradeState): Promise<string[]> {
  const chance = namedChance(values.seed);
  const between: string[] = [];
  const { steps, whole } = await firstKill();
  for (let kills = 1; kills <= Number(values.kills); kills += 1) {
    const [step, ms] = [chance.pick(steps), chance.below(Math.ceil(whole))];
    const how = kills === 1 ? 'before commit' : kills % 2 === 0 ? `after ${ms} ms` : step;
    if (kills > 1) await (kills % 2 === 0 ? killAfter(place, ms) : killAt(place, step));
    if (await wrongAfter(old, kills)) between.push(how);
    say(`kill ${kills} ${how}${between.at(-1) === how ? ': BETWEEN' : ''}`);
    await tidy();
  }
  return between;
}

const [orders, filledIn] = await timed(fill);
await tidy();
say(`${orders} orders after ${Math.round(filledIn / 1000)} s`);
const old = await readUpgradeState(place);
const between = await killOften(old);
const [, whole] = await timed(() => upgrade(place));
const { counts, sums } = await readUpgradeState(place);
const changed = Object.entries({ ...old.counts, ...old.sums }).flatMap(([name, was]) =>
  ({ ...counts, ...sums })[name] === was ? [] : [name],
);
const told = { month, orders, kills: Number(values.kills), between, changed, seconds: whole / 1000 };
process.stdout.write(`${JSON.stringify({ ...told, filled: filledIn / 1000 })}\n`);
process.exitCode = between.length + changed.length > 0 ? 1 : 0;
