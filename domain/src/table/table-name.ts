import { cleanText, cutText } from '../contact/text.ts';

const COUNTER = 'O2O__SELF_SERVICE';
const WORD_FOR_TABLE = /^(?:bàn|table|tisch)(?:\s+|(?=\d))/i;
const LONGEST = 40;

/** Where a diner sits; a number can also be a name ("Sân vườn"). */
export type Table = { readonly kind: 'counter' } | { readonly kind: 'table'; readonly number: string };

/** [TB1] Reads the table from its name; null = no table. */
export function parseTable(name: string): Table | null {
  const clean = cleanText(name);
  if (clean === COUNTER) return { kind: 'counter' };
  const number = cutText(clean.replace(WORD_FOR_TABLE, ''), LONGEST).trim();
  return number === '' ? null : { kind: 'table', number };
}

/** [TB4] A table's name as an order carries it: the same however a link wrote it. */
export function nameOfTable(table: Table): string {
  return table.kind === 'counter' ? COUNTER : table.number;
}

/** [TB8] The same for every way a table's name is written; null = no table. */
export function tableKey(name: string): string | null {
  const table = parseTable(name);
  return table && nameOfTable(table).toLowerCase();
}

/** [TB8] Whether a store has this table: one its document lists or its settings name, or the counter every store has. */
export function isTableInStore(
  table: Table,
  { tables, tableName }: { readonly tables: readonly string[]; readonly tableName: string },
): boolean {
  if (table.kind === 'counter') return true;
  const wanted = table.number.toLowerCase();
  return [...tables, tableName].some((name) => tableKey(name) === wanted);
}
