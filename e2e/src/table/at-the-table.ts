import { expect, type Page } from '@playwright/test';
import { addAtOnce, openCart } from '../menu/at-the-menu.ts';
import { readRow } from '../start/kept-rows.ts';

export const FLAN = 'Bánh flan cà phê';

/** Somebody at a table of the restaurant has a dish in the cart and has said who they are. */
export async function readyToOrder(page: Page, table: string): Promise<void> {
  await page.goto(`/?${new URLSearchParams({ pos_parent: 'BEPNHA', pos_id: '101', table_name: table })}`);
  await page.getByRole('link', { name: /^Xem thực đơn & gọi món/ }).click();
  await addAtOnce(page, FLAN);
  await openCart(page);
  await page.getByRole('button', { name: /^Quán gọi bạn là/ }).click();
  const naming = page.getByRole('dialog', { name: 'Quán nên gọi bạn là gì?' });
  await naming.getByLabel('Tên của bạn').fill('Thư');
  await naming.getByRole('button', { name: 'Lưu' }).click();
  await expect(naming).toBeHidden();
}

/** What is printed on a table of Bếp Nhà Lúa, as the server keeps it. */
export function codeOfTable(storeId: number, name: string): string {
  const coded = readRow(
    `select code from table_codes
    where brand = 'BEPNHA' and store_id = :storeId and table_name = :name and replaced_at is null`,
    { storeId, name },
  );
  if (!coded) throw new Error(`table ${name} has no code`);
  return String(coded.code);
}
