import { readRow } from '../start/kept-rows.ts';

/** The name of CHE03 on the menu. */
export const TABLE_FLAN = 'Bánh flan cà phê';

/** The code printed on a table of Bếp Nhà Lúa, as the server keeps it. */
export function codeOfTable(storeId: number, name: string): string {
  const coded = readRow(
    `select code from table_codes
    where brand = 'BEPNHA' and store_id = :storeId and table_name = :name and replaced_at is null`,
    { storeId, name },
  );
  if (!coded) throw new Error(`table ${name} has no code`);
  return String(coded.code);
}
