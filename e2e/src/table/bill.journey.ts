import { expect, type Page } from '@playwright/test';
import { atTheWallet, scan, transfer } from '../payment/at-the-payment.ts';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { FLAN } from './at-the-table.ts';
import { calledOffBefore, orderRound, scanTable, seatedWith } from './sitting-together.ts';

const TABLE = '14';

const openBill = async (page: Page, table = TABLE) => {
  await page.getByRole('button', { name: /^Hoá đơn của bàn/ }).click();
  // and not the call for the bill beside it
  await expect(page.getByRole('dialog')).toHaveCount(1);
  return page.getByRole('dialog', { name: `Chia tiền bàn ${table}` });
};

test('[TB56] [TB59] [TB61] [TB62] [TB63] [PA60] [PA62] two phones and a waiter split a bill: by bank, by wallet, by eye and in cash', async ({
  someone,
}) => {
  const [{ page: thu }, { page: nam }, { page: waiter }, { page: bank }] = [
    await someone(PHONE),
    await someone(PHONE),
    await someone(DESKTOP),
    await someone(DESKTOP),
  ];
  await signIn(waiter, 'BEPNHA');
  await scanTable(thu, TABLE);
  await expect(seatedWith(thu, 1)).toBeVisible();
  await scanTable(nam, TABLE);
  await expect(seatedWith(nam, 2)).toBeVisible();
  await orderRound(thu, FLAN, 'Thư');
  await orderRound(nam, FLAN, 'Nam');

  // half a flan, and what the others see of it
  const hers = await openBill(thu);
  await expect(hers.getByText('trên 54.000đ')).toBeVisible();
  await lookClosely(thu, 'bill of a table by dish');
  await hers.getByRole('checkbox', { name: FLAN }).first().check({ force: true });
  await hers.getByRole('button', { name: '½' }).click();
  await expect(hers.getByText('Còn lại sau phần bạn')).toBeVisible();
  await hers.getByRole('button', { name: 'Trả phần này' }).click();
  await expect(hers.getByText(/^Giữ cho bạn thêm/)).toBeVisible();
  const his = await openBill(nam);
  await expect(his.getByText('Thư đang trả')).toContainText('13.500');
  await expect(his.getByText(/^Thư giữ/)).toBeVisible();
  await lookClosely(nam, 'bill of a table while somebody pays');
  await lookClosely(thu, 'paying a part of a bill');
  await transfer(bank, await scan(thu), 'Chuyển đúng số tiền');
  await expect(his.getByText('Thư đã trả').first()).toBeVisible();
  await expect(hers.getByText('Bạn đã trả').first()).toBeVisible();

  // he pays by amount, and lets it go again
  await his.getByRole('radio', { name: 'Số tiền' }).check({ force: true });
  await his.getByLabel('Bạn muốn trả bao nhiêu?').fill('100000');
  await expect(his.getByText('Bạn nhập số tiền tối đa 40.500đ nhé.')).toBeVisible();
  await his.getByLabel('Bạn muốn trả bao nhiêu?').fill('20000');
  await his.getByRole('button', { name: 'Trả phần này' }).click();
  await expect(his.getByText(/^Giữ cho bạn thêm/)).toBeVisible();
  await his.getByRole('button', { name: 'Chọn phần khác' }).click();
  await his.getByRole('radio', { name: 'Chia đều' }).check({ force: true });
  await expect(his.getByText('1 trên 2 phần')).toBeVisible();
  await lookClosely(nam, 'bill of a table shared equally');

  // by wallet, which leads back to the bill of the same sitting
  await his.getByRole('button', { name: 'Trả phần này' }).click();
  await expect(his.getByRole('region', { name: 'Trả bằng ví hoặc thẻ' })).toBeVisible();
  await lookClosely(nam, 'paying a part of a bill by wallet');
  await his.getByRole('button', { name: 'Ví ZaloPay' }).click();
  await nam.waitForURL(/\/sandbox\/pay\//);
  await expect(hers.getByText('Nam đang trả')).toContainText('20.250');
  await atTheWallet(nam, 'Trả tiền');
  await expect(his.getByText('Bạn đã trả')).toContainText('20.250');
  await expect(hers.getByText('Nam đã trả')).toContainText('20.250');

  // the rest goes to the waiter, and the table is free
  await waiter.goto('/staff/tables');
  await waiter
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^Bàn ${TABLE}, `) })
    .click();
  const table = waiter.getByRole('dialog', { name: `Bàn ${TABLE}`, exact: true });
  await expect(table.getByRole('region', { name: 'Hoá đơn của bàn' })).toContainText('20.250');
  await lookClosely(waiter, 'a table with its bill');
  await table.getByRole('button', { name: 'Thu tiền mặt' }).click();
  await table.getByRole('radio', { name: 'Theo món' }).check({ force: true });
  await table.getByRole('checkbox', { name: FLAN }).first().check({ force: true });
  await lookClosely(waiter, 'cash for dishes of a bill');
  await table.getByRole('button', { name: 'Thu 13.500đ tiền mặt' }).click();
  await expect(his.getByText(/^Tiền mặt/)).toContainText('13.500');
  // a transfer the bank is silent about: the waiter has seen it [PA62]
  await hers.getByRole('radio', { name: 'Số tiền' }).check({ force: true });
  await hers.getByLabel('Bạn muốn trả bao nhiêu?').fill('750');
  await hers.getByRole('button', { name: 'Trả phần này' }).click();
  const bill = table.getByRole('region', { name: 'Hoá đơn của bàn' });
  await bill.getByText('1 phần không còn giữ, chưa thấy tiền').click();
  await lookClosely(waiter, 'a bill while somebody pays');
  await bill.getByRole('button', { name: 'Đã thấy tiền' }).first().click();
  const question = waiter.getByRole('alertdialog', { name: 'Đã thấy 750đ trong tài khoản?' });
  await lookClosely(waiter, 'a transfer that was seen');
  await question.getByRole('button', { name: 'Đã thấy tiền' }).click();
  await expect(bill.getByText(/đã thấy tiền$/)).toBeVisible();
  await expect(hers.getByText('Bạn đã trả').filter({ hasText: '750đ' })).toBeVisible();

  await table.getByRole('button', { name: 'Thu tiền mặt' }).click();
  await table.getByRole('button', { name: /^Hết phần còn lại/ }).click();
  await lookClosely(waiter, 'cash for a bill');
  await table.getByRole('button', { name: 'Thu 6.000đ tiền mặt' }).click();
  await expect(
    waiter.getByRole('status').filter({ hasText: `Bàn ${TABLE} đã trả đủ, bàn trống.` }),
  ).toHaveCount(1);
  for (const sheet of [hers, his]) {
    await expect(sheet.getByText('Bàn đã trả xong')).toBeVisible();
    await expect(sheet.getByRole('region', { name: 'Biên nhận của bàn' })).toContainText('54.000');
  }
  await lookClosely(thu, 'receipt of a table');
  await expect(
    waiter.getByRole('main').getByRole('button', { name: new RegExp(`^Bàn ${TABLE}, Trống`) }),
  ).toBeVisible();
});

test('[TB60] a round the kitchen calls off is off the bill, and two minutes later what is paid is closed', async ({
  someone,
}) => {
  const table = '15';
  const [{ page: thu }, { page: nam }, { page: cook }, { page: bank }] = [
    await someone(PHONE),
    await someone(PHONE),
    await someone(DESKTOP),
    await someone(DESKTOP),
  ];
  await signIn(cook, 'BEPNHA');
  await scanTable(thu, table);
  await expect(seatedWith(thu, 1)).toBeVisible();
  await scanTable(nam, table);
  await expect(seatedWith(nam, 2)).toBeVisible();
  await orderRound(thu, FLAN, 'Thư');
  const second = await orderRound(nam, FLAN, 'Nam');

  const bill = await openBill(thu, table);
  await bill.getByRole('checkbox', { name: FLAN }).first().check({ force: true });
  await bill.getByRole('button', { name: 'Trả phần này' }).click();
  await transfer(bank, await scan(thu), 'Chuyển đúng số tiền');
  await expect(bill.getByText('Bạn đã trả').first()).toBeVisible();

  await orderCard(cook, second)
    .getByRole('button', { name: /^Từ chối/ })
    .click();
  const refusing = cook.getByRole('dialog', { name: `Từ chối ${second}?` });
  await refusing.getByRole('radio', { name: 'Bếp quá tải' }).check();
  await refusing.getByRole('button', { name: 'Từ chối đơn' }).click();
  await expect(bill.getByText('trên 27.000đ')).toBeVisible();
  await lookClosely(thu, 'a paid bill whose last round was called off');
  // who is hungry orders something else meanwhile; nobody does
  await expect(bill.getByText('Bàn đã trả xong')).toHaveCount(0);
  calledOffBefore(second, 2);
  await expect(bill.getByText('Bàn đã trả xong')).toBeVisible();
  await expect(bill.getByRole('region', { name: 'Biên nhận của bàn' })).toContainText('27.000');
  await cook.goto('/staff/tables');
  await expect(
    cook.getByRole('main').getByRole('button', { name: new RegExp(`^Bàn ${table}, Trống`) }),
  ).toBeVisible();
});
