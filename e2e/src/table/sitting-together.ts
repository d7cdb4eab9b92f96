import { expect, type Page } from '@playwright/test';
import { addAtOnce, openCart } from '../menu/at-the-menu.ts';
import { orderPlaced } from '../order/at-the-checkout.ts';
import { changeRow } from '../start/kept-rows.ts';
import { takenOver } from '../start/taken-over.ts';
import { codeOfTable } from './at-the-table.ts';

/** A phone scans the code of a table of Bếp Nhà Lúa. */
export async function scanTable(page: Page, table: string): Promise<void> {
  await page.goto(`/t/${codeOfTable(101, table)}`);
  await takenOver(page);
}

/** The table home says how many sit here. */
export const seatedWith = (page: Page, people: number) =>
  page.getByRole('button', { name: new RegExp(`^Bàn có ${people} người`) });

/** Opens who sits here and what they have ordered. */
export async function openSitting(page: Page, table: string) {
  await page.getByRole('button', { name: /^Bàn có \d+ người/ }).click();
  return page.getByRole('dialog', { name: `Bàn ${table}` });
}

/** Sends one dish to the kitchen under this name, answers the order's code; the table home is open again after. */
export async function orderRound(page: Page, dish: string, name: string): Promise<string> {
  const home = page.url();
  await page.getByRole('link', { name: /^Xem thực đơn & gọi món/ }).click();
  await addAtOnce(page, dish);
  await openCart(page);
  await page.getByRole('button', { name: 'Gọi món ngay' }).click();
  const question = page.getByRole('alertdialog', { name: 'Gửi món vào bếp?' });
  await question.getByLabel('Tên của bạn').fill(name);
  await question.getByRole('button', { name: 'Gọi món' }).click();
  const code = await orderPlaced(page);
  await page.goto(home);
  await takenOver(page);
  return code;
}

/** In what the server keeps something happened so many minutes earlier than it did. */
function minutesPass(minutes: number, what: string, who: { readonly [name: string]: string }): void {
  changeRow(what, { passed: minutes * 60_000, ...who });
}

/** The party at a table has sat there for so many minutes. */
export const haveSat = (table: string, minutes: number): void =>
  minutesPass(
    minutes,
    `update sittings set first_at = first_at - :passed where id =
    (select sitting_id from sitting_tables where store_id = 101 and table_key = :table and taken = 1)`,
    { table },
  );

/** A round was called off so many minutes ago. */
export const calledOffBefore = (code: string, minutes: number): void =>
  minutesPass(minutes, 'update orders set ended_at = ended_at - :passed where code = :code', { code });

/** Who sits at a table of Bếp Nhà Lúa, as somebody of the staff reads it; null = nobody. */
export async function partyAt(
  staff: Page,
  table: string,
): Promise<{ id: string; guests: number; rounds: number } | null> {
  const { tables } = (await (await staff.request.get('/v1/staff/tables?store=101')).json()).data;
  return tables.find((at: { table: string }) => at.table === table).party;
}

/** Somebody of the staff, who is signed in, says what becomes of the party at a table of Bếp Nhà Lúa. */
async function tellParty(staff: Page, table: string, what: 'close' | 'move', data: object): Promise<void> {
  const { origin } = new URL(staff.url());
  const party = await partyAt(staff, table);
  const told = await staff.request.post(`/v1/staff/sitting/${party?.id}/${what}`, {
    headers: { origin },
    data,
  });
  expect(told.ok(), await told.text()).toBe(true);
}

export const closeTable = (staff: Page, table: string) => tellParty(staff, table, 'close', {});

export const moveParty = (staff: Page, from: string, table: string) =>
  tellParty(staff, from, 'move', { table });
