import { randomUUID } from 'node:crypto';
import type { SeatedParty } from '@mam/contract/staff/tables.schema.ts';
import { type APIResponse, expect, type Page } from '@playwright/test';
import { addAtOnce, openCart } from '../menu/at-the-menu.ts';
import { orderPlaced } from '../order/at-the-checkout.ts';
import { FLAN as FLAN_ID, madeIdentity, remember } from '../start/been-here.ts';
import type { Kitchen } from '../start/empty-board.ts';
import { changeRow } from '../start/kept-rows.ts';
import type { Person } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { takenOver } from '../start/taken-over.ts';
import { codeOfTable } from './at-the-table.ts';

async function expectData(answer: APIResponse) {
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

interface Seated {
  /** of the sitting */
  readonly id: string;
  /** "" = not the first phone */
  readonly digits: string;
  /** orders a flan, by call, and answers the code of the order */
  readonly order: () => Promise<string>;
}

/** Somebody has scanned the code of a table of Bếp Nhà Lúa a moment ago, on this very phone. */
export async function sitDownAt({ page, name, phone }: Person, table: string): Promise<Seated> {
  const { uid, token } = await madeIdentity(page);
  await remember(page, { user: { uid, token, name, phone } });
  const place = {
    brand_id: BEP_NHA.brand,
    store_id: BEP_NHA.store,
    table_name: table,
    table_code: codeOfTable(BEP_NHA.store, table),
    user: { name },
  };
  const post = async (path: string, data: object) =>
    expectData(
      await page.request.post(path, {
        headers: { 'x-user-token': token, 'idempotency-key': randomUUID() },
        data: { ...place, ...data },
      }),
    );
  const { id, digits } = await post('/v1/sitting', {});
  const order = async () => {
    const items = [{ Pr_Key: randomUUID(), item_id: FLAN_ID, quantity: 1 }];
    const sent = await post('/v1/payment/create_order_normal', { sitting: id, items, total_amount: null });
    return sent.order_code as string;
  };
  return { id, digits, order };
}

/** A phone scans the code of a table of Bếp Nhà Lúa. */
export async function scanTable(page: Page, table: string): Promise<void> {
  await page.goto(`/t/${codeOfTable(BEP_NHA.store, table)}`);
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

/** The party at a table has sat there for so many minutes. */
export const haveSat = (table: string, minutes: number): void =>
  changeRow(
    `update sittings set first_at = first_at - :passed where id =
    (select sitting_id from sitting_tables where store_id = 101 and table_key = :table and taken = 1)`,
    { passed: minutes * 60_000, table },
  );

/** The party at a table of Bếp Nhà Lúa, as its staff read it; null = nobody. */
export async function partyAt({ request }: Kitchen, table: string): Promise<SeatedParty | null> {
  const { tables } = await expectData(await request.get(`/v1/staff/tables?store=${BEP_NHA.store}`));
  return tables.find((at: { table: string }) => at.table === table).party;
}

/** The staff say what becomes of the party at a table of Bếp Nhà Lúa. */
async function tellParty(kitchen: Kitchen, table: string, what: string, data: object): Promise<void> {
  const party = await partyAt(kitchen, table);
  await expectData(await kitchen.request.post(`/v1/staff/sitting/${party?.id}/${what}`, { data }));
}

export const closeTable = (kitchen: Kitchen, table: string) => tellParty(kitchen, table, 'close', {});

export const moveParty = (kitchen: Kitchen, from: string, table: string) =>
  tellParty(kitchen, from, 'move', { table });

/** The staff put a guest of the party at a table out. */
export async function putOutByStaff(kitchen: Kitchen, table: string, name: string): Promise<void> {
  const guest = (await partyAt(kitchen, table))?.people.find((one) => one.name === name);
  await tellParty(kitchen, table, `guest/${guest?.id}`, { as: 'out' });
}
