import { CODE_SIGNS, drawSigns } from '../payment/code-kind.ts';
import { nameOfTable, parseTable, type Table, tableKey } from './table-name.ts';

/** [TB33] Signs of a table's code: 85 random bits. */
const LENGTH = 18;

/** [TB33] The shape of a table's code, as a regular expression. */
export const TABLE_CODE_SHAPE = `^[${CODE_SIGNS}]{${LENGTH}}$`;
const SHAPE = new RegExp(TABLE_CODE_SHAPE);

/** [TB33] A new code, drawn by the dice of drawSigns. */
export const drawTableCode = (dice: (below: number) => number): string => drawSigns(LENGTH, dice);

/** [TB36] The code an address means, however it is typed; null = there can be no such code. */
export function parseTableCode(typed: string): string | null {
  const code = typed.toUpperCase();
  return SHAPE.test(code) ? code : null;
}

/** [TB39] Whether nobody knows that an order's guests sit at its table; the counter is no table anybody sits at. */
export function isTableUnverified(order: {
  readonly table: Table | null;
  readonly verified: boolean;
}): boolean {
  return order.table?.kind === 'table' && !order.verified;
}

/** A table and the code that is printed on it. */
export interface CodedTable {
  readonly storeId: number;
  /** as an order carries it [TB4] */
  readonly name: string;
  /** [TB8] the same however it is written */
  readonly key: string;
  readonly code: string;
}

/** A table of a brand, by its key [TB8]. */
interface TableAt extends Pick<CodedTable, 'storeId' | 'key'> {
  readonly brand: string;
}

/** [TB38] Whether a code that stands on one table is the code of another: of this brand, this store and this table alone. */
export const isSameTable = (on: TableAt, table: TableAt): boolean =>
  on.brand === table.brand && tablePlaceKey(on) === tablePlaceKey(table);

/** The tables a store lists, each once however it is written. */
export interface ListedTables {
  readonly id: number;
  readonly tables?: readonly string[] | undefined;
}

interface KnownCodes {
  /** codes that the file brings */
  readonly brought: readonly Omit<CodedTable, 'name'>[];
  readonly standing: readonly Omit<CodedTable, 'name'>[];
  /** replaced by the staff */
  readonly dead: ReadonlySet<string>;
}

const tablePlaceKey = ({ storeId, key }: Pick<CodedTable, 'storeId' | 'key'>) => `${storeId} ${key}`;

/**
 * [TB33] [TB34] [TB35] The code of every table that is listed: what the file brings, but for one that was replaced; else
 * the one it has, but for one that the file brings for another table; else a new one.
 */
export function codesOfTables(
  stores: readonly ListedTables[],
  { brought, standing, dead }: KnownCodes,
  draw: () => string,
): CodedTable[] {
  const living = brought.filter(({ code }) => !dead.has(code));
  const moved = new Set(living.map(({ code }) => code));
  const codes = new Map([
    ...standing
      .filter(({ code }) => !moved.has(code))
      .map((table) => [tablePlaceKey(table), table.code] as const),
    ...living.map((table) => [tablePlaceKey(table), table.code] as const),
  ]);
  const coded = new Map<string, CodedTable>();
  for (const { id: storeId, tables = [] } of stores)
    for (const listed of tables) {
      const [table, key] = [parseTable(listed), tableKey(listed)];
      if (!table || !key) continue;
      const place = tablePlaceKey({ storeId, key });
      if (coded.has(place)) continue;
      coded.set(place, { storeId, name: nameOfTable(table), key, code: codes.get(place) ?? draw() });
    }
  return [...coded.values()];
}
