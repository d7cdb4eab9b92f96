import { tableKey } from '@mam/domain/table/table-name.ts';
import type { Parts } from './parts.ts';

/** [TB34] Each code is on one table of the whole brand, and each table has one. No mistake says a code: they are secret. */
export function checkTableCodes({ stores, tell }: Pick<Parts, 'stores' | 'tell'>): void {
  const codes = new Set<string>();
  for (const { wire, path } of stores) {
    const listed = new Set((wire.tables ?? []).map(tableKey));
    const coded = new Set<string | null>();
    for (const [index, { table, code }] of (wire.table_codes ?? []).entries()) {
      const [at, key] = [`${path}.table_codes[${index}]`, tableKey(table)];
      if (key === null || !listed.has(key)) tell(`${at}.table`, `is none of its tables (${table})`);
      else if (coded.has(key)) tell(`${at}.table`, `has a code already (${table})`);
      if (codes.has(code)) tell(`${at}.code`, 'is on an earlier table');
      coded.add(key);
      codes.add(code);
    }
  }
}
