import { hasTable, type LookedAt, lookAtDatabase, type Whereabouts } from './look.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.ts';
import { UnusableDatabase } from './unusable-database.ts';

/** How a database stands to this version, read without changing anything. */
export interface DatabaseState {
  readonly engine: 'sqlite' | 'postgres';
  /** where it lies, without a password */
  readonly place: string;
  /** names of the migrations it has been through; none = there is no shop in it */
  readonly applied: readonly string[];
  /** those that a start would apply */
  readonly pending: readonly string[];
  /** one that this version does not know; null = it knows all */
  readonly newer: string | null;
  readonly orders: number;
}

function databasePlaceText({ databaseUrl, dataFolder }: Whereabouts): string {
  if (!databaseUrl) return `the data folder ${dataFolder}`;
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${host}${pathname}`;
}

async function appliedIn(database: LookedAt): Promise<string[]> {
  if (!(await hasTable(database, 'schema_versions'))) return [];
  const rows = await database.read.selectFrom('schema_versions').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

async function ordersIn(database: LookedAt): Promise<number> {
  if (!(await hasTable(database, 'orders'))) return 0;
  const row = await database.read
    .selectFrom('orders')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** How it stands; `known` is what a later version knows. */
export async function databaseState(
  database: LookedAt | null,
  where: Whereabouts,
  known: readonly Migration[] = migrations,
): Promise<DatabaseState> {
  const applied = database ? await appliedIn(database) : [];
  const pending = known.map(({ name }) => name).filter((name) => !applied.includes(name));
  return {
    engine: where.databaseUrl ? 'postgres' : 'sqlite',
    place: databasePlaceText(where),
    applied,
    pending,
    newer: applied.find((name) => !known.some((migration) => migration.name === name)) ?? null,
    // counted where somebody will wait for them
    orders: database && pending.length > 0 ? await ordersIn(database) : 0,
  };
}

export const readState = (where: Whereabouts, known?: readonly Migration[]): Promise<DatabaseState> =>
  lookAtDatabase(where, (database) => databaseState(database, where, known));

/** An existing shop's database that a start brings up to date. */
export const isToBeUpgraded = ({ applied, pending, newer }: DatabaseState): boolean =>
  applied.length > 0 && pending.length > 0 && newer === null;

/**
 * In production a shop begins only when it is told to: with a forgotten volume a new, empty one would stand under the
 * old one's name, and guests would order from it.
 */
export function refuseForgotten({ applied, place }: DatabaseState, mode: 'demo' | 'production'): void {
  if (mode === 'demo' || applied.length > 0) return;
  throw new UnusableDatabase(
    `There is no shop in ${place}: if one should be there, check that its volume is mounted and the setting names it; to begin a new one: npm run mam -- init`,
  );
}

/** ms for each order of an upgrade that makes every table anew, measured; most upgrades do far less */
const MS_AN_ORDER = { sqlite: 0.122, postgres: 0.203 } as const;

/** "2 seconds" or "5 minutes", at most */
function upgradeDurationText({ engine, orders }: DatabaseState): string {
  const seconds = Math.ceil(1 + (orders * MS_AN_ORDER[engine]) / 1000);
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

/** Which steps an upgrade takes, and about how long they are. */
export function upgradeSentence(state: DatabaseState): string {
  const { pending, orders } = state;
  const steps = pending.length === 1 ? 'one step' : `${pending.length} steps`;
  return `${steps} (${pending.join(', ')}), at most some ${upgradeDurationText(state)} for ${orders.toLocaleString('en')} orders on a machine of two cores`;
}
