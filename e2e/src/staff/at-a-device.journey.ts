import { expect, type Page } from '@playwright/test';
import { CHICKEN_SALAD, haveOrdered } from '../start/been-here.ts';
import { PHONE, TABLET, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';
import { another, anotherOwner, signIn, takeover } from './at-the-board.ts';

const DIGITS = '482913';

const typeDigits = async (page: Page, digits: string) => {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
};

test('[SF27] [SF28] a tablet at the counter rings for everybody, and is acted at by who has typed their digits', async ({
  someone,
}) => {
  const { page: tablet } = await someone(TABLET);
  const cook = await another(tablet, 'BEPNHA', 'Anh Tuấn', 'cook');
  const owner = await anotherOwner(tablet, 'BEPNHA', 'Chị Thu');
  await signIn(tablet, owner);

  // the owner leaves the tablet with the restaurant, and lets the cook choose digits
  await tablet.goto('/staff/devices?sheet=device');
  await tablet.getByLabel('Tên máy').fill('Máy ở quầy ra món');
  await tablet.getByRole('button', { name: 'Đặt máy này', exact: true }).click();
  await tablet.getByRole('button', { name: 'Chọn mã 6 số' }).click();
  const choosing = tablet.getByRole('dialog', { name: 'Chọn mã 6 số' });
  await choosing.getByRole('button', { name: cook.name }).click();
  await typeDigits(tablet, DIGITS);
  await expect(choosing.getByText('Bấm lại lần nữa')).toBeVisible();
  await typeDigits(tablet, DIGITS);
  await expect(choosing).toBeHidden();
  await tablet.goto('/staff/?sheet=more');
  await tablet.getByRole('button', { name: 'Rời quầy' }).click();

  // it shows what comes in, and does nothing by itself
  const { code } = await haveOrdered(await someone(PHONE), { dishes: [CHICKEN_SALAD], how: 'collected' });
  await expect(tablet.getByText(code).first()).toBeVisible();
  await expect(takeover(tablet, code)).toBeHidden();

  await tablet.getByRole('button', { name: 'Ai đang đứng quầy?' }).click();
  await tablet.getByRole('button', { name: cook.name }).click();
  await typeDigits(tablet, '111222');
  await expect(tablet.getByRole('status').filter({ hasText: 'Mã chưa đúng' })).toBeVisible();
  await typeDigits(tablet, DIGITS);
  await takeover(tablet, code)
    .getByRole('button', { name: /^Nhận đơn/ })
    .click();
  await expect(takeover(tablet, code)).toBeHidden();
  await expect(tablet.getByRole('button', { name: 'Đổi người' })).toBeVisible();
  const board = await (await tablet.request.get(`/v1/staff/board?store=${BEP_NHA.store}`)).json();
  const taken = board.data.orders.find((order: { code: string }) => order.code === code);
  expect(taken.steps.at(-1)).toMatchObject({ status: 'CONFIRMED', by: cook.name });
});
