import { phoneKey } from '../contact/phone.ts';
import { cleanText } from '../contact/text.ts';
import { fold, wordsInText } from '../search/keyword.ts';
import { parseTable, tableKey } from '../table/table-name.ts';
import type { EpochMs } from '../time/moment.ts';

/** The fields of an order by which staff find it. */
export interface SoughtOrder {
  readonly code: string;
  readonly name: string;
  readonly phone: string;
  /** as the order carries it; '' = at none */
  readonly tableName: string;
  readonly createdAt: EpochMs;
  /** null = it is open */
  readonly endedAt: EpochMs | null;
}

/** A text somebody has typed to find an order. */
export interface OrderSearch {
  /** capitals and digits, as a code has them */
  readonly code: string;
  /** the words of a name, without accents */
  readonly words: readonly string[];
  /** null = it names no table */
  readonly table: string | null;
  /** '' = it is no number, or the searcher may read none */
  readonly digits: string;
}

/** as few are typed of a number, or half the orders have it */
export const FEWEST_DIGITS = 3;
const DIGITS = /^[\d\s+.\-()/]+$/;

/** [OR101] The digits of a text that is a number, or a part of one; '' = it is none. */
export const typedDigits = (text: string): string =>
  DIGITS.test(text) ? (phoneKey(text) ?? text.replace(/\D/g, '')) : '';

/** [OR101] A typed text as a search for orders; readsPhones: whoever has typed it may read numbers [SF26]. null = nothing to seek. */
export function readOrderSearch(typed: string, readsPhones: boolean): OrderSearch | null {
  const text = cleanText(typed);
  if (text === '') return null;
  const digits = typedDigits(text);
  return {
    code: text.replace(/[\s#]/g, '').toUpperCase(),
    words: wordsInText(text).map(({ folded }) => folded),
    table: tableKey(text) && fold(tableKey(text) ?? ''),
    digits: readsPhones && digits.length >= FEWEST_DIGITS ? digits : '',
  };
}

const isOfTable = ({ tableName }: SoughtOrder, wanted: string | null): boolean => {
  const table = parseTable(tableName);
  return table?.kind === 'table' && fold(table.number) === wanted;
};

/** Every word somebody typed begins a word of the name; each word of the name answers for one. */
export function isOfName(name: string, words: readonly string[]): boolean {
  const left = wordsInText(name).map(({ folded }) => folded);
  return (
    words.length > 0 &&
    words.every((word) => {
      const at = left.findIndex((each) => each.startsWith(word));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

/** How well an order answers a search, the best first; null = it does not. */
function gradeOf(order: SoughtOrder, { code, words, table, digits }: OrderSearch): number | null {
  if (order.code === code) return 0;
  if (isOfTable(order, table)) return 1;
  if (digits !== '' && (phoneKey(order.phone) ?? '').endsWith(digits)) return 2;
  if (code !== '' && order.code.startsWith(code)) return 3;
  return isOfName(order.name, words) ? 4 : null;
}

/**
 * [OR101] The orders that answer a search: by its code or the beginning of it, the last digits of the number, the table, the
 * words of the name. What is open comes before what has ended, then the best, then the latest.
 */
export function findOrders<T>(
  orders: readonly T[],
  search: OrderSearch,
  read: (order: T) => SoughtOrder,
): T[] {
  return orders
    .map((order) => {
      const sought = read(order);
      return { order, sought, grade: gradeOf(sought, search) };
    })
    .filter(({ grade }) => grade !== null)
    .sort(
      (a, b) =>
        Number(a.sought.endedAt !== null) - Number(b.sought.endedAt !== null) ||
        (a.grade ?? 0) - (b.grade ?? 0) ||
        b.sought.createdAt - a.sought.createdAt ||
        (a.sought.code < b.sought.code ? -1 : 1),
    )
    .map(({ order }) => order);
}
