import { expect } from '@playwright/test';
import { orderSays } from '../order/at-the-checkout.ts';
import { FLAN, haveOrdered } from '../start/been-here.ts';
import { type Person, PHONE, test } from '../start/people.ts';
import { atTheWallet, savePicture } from './at-the-payment.ts';

const atWallet = /\/sandbox\/pay\//;

/** Ordered a moment ago, with its code on the phone that is to pay it. */
async function showCode(diner: Person, payment: string): Promise<void> {
  const { address } = await haveOrdered(diner, { dishes: [FLAN], how: 'collected', payment });
  await diner.page.goto(`${address}&sheet=pay`);
}

test('a wallet’s code on the phone that pays: its app, and its page beside it', async ({ someone }) => {
  const diner = await someone(PHONE, 'Ngô Một Máy');
  const { page } = diner;
  await showCode(diner, 'MOMO_QR_AIO');
  const dialog = page.getByRole('dialog', { name: 'Quét để thanh toán' });
  await expect(dialog.getByRole('link', { name: 'Mở ví MoMo' })).toHaveAttribute('href', /^momo:/);
  await dialog.getByRole('link', { name: /Trả trên trang web$/ }).click();
  await page.waitForURL(atWallet);
  await atTheWallet(page, 'Trả tiền');
  await orderSays(page, 'Chờ quán xác nhận');
});

test('a transfer on the phone that pays: banking apps open with everything filled in, or the code is saved', async ({
  someone,
}) => {
  const diner = await someone(PHONE, 'Ngô Tự Chuyển');
  const { page } = diner;
  await showCode(diner, 'TRANSFER');
  const apps = page.getByRole('region', { name: 'Ứng dụng ngân hàng trên máy này' });
  const links = apps.getByRole('link');
  await expect(links).toHaveText(['MBBank', 'VietinBank', 'BIDV', 'ACB', 'OCB']);
  const link = new URL((await links.first().getAttribute('href')) ?? '');
  const { app, ba, am, tn } = Object.fromEntries(link.searchParams);
  expect({ app, ba, am }).toEqual({ app: 'mb', ba: '1012345678@vcb', am: '27000' });
  expect(tn).toMatch(/^MAM[A-Z0-9]{5}$/);
  // nobody else is told where the diner came from, or the order's secret
  await expect(links.first()).toHaveAttribute('rel', /noreferrer/);
  expect(link.href).not.toContain('order_hash');
  await apps.getByRole('button', { name: 'Ngân hàng khác' }).click();
  await expect(apps.getByRole('link', { name: 'Techcombank' })).toHaveAttribute(
    'href',
    'https://dl.vietqr.io/pay?app=tcb',
  );
  expect((await savePicture(page)).text).toContain('1012345678');
});
