import { expect, type Locator, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { changeRow } from '../start/kept-rows.ts';

/** The price of the dish everybody here eats, VAT counted in. */
export const SUM = '27.000';

/** How it is to be paid: the row of the checkout and its sheet. */
export async function choosePayment(page: Page, method: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Thanh toán/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Trả bằng gì?' });
  await sheet.getByRole('radio', { name: method }).check();
  await sheet.getByRole('button', { name: /^Trả bằng|^Chọn cách này/ }).click();
  await expect(sheet).toBeHidden();
}

/** As much as a camera needs to see. */
const SEEN = 480;

/** The text a camera reads off a picture; the decoder shares nothing with who drew it. */
async function read(page: Page, png: Buffer): Promise<string> {
  const seen = await page.evaluate(
    async ({ file, most }) => {
      const bytes = Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const scale = Math.min(1, most / picture.width);
      const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
      const pen = new OffscreenCanvas(width, height).getContext('2d');
      pen?.drawImage(picture, 0, 0, width, height);
      const { data } = pen?.getImageData(0, 0, width, height) ?? { data: [] };
      let signs = '';
      for (const value of data) signs += String.fromCharCode(value);
      return { width, height, pixels: btoa(signs) };
    },
    { file: png.toString('base64'), most: SEEN },
  );
  const pixels = new Uint8ClampedArray(Buffer.from(seen.pixels, 'base64'));
  const code = jsQR.default(pixels, seen.width, seen.height, { inversionAttempts: 'dontInvert' });
  expect(code, 'a camera reads the code').not.toBeNull();
  return code?.data ?? '';
}

/** The code on the screen, as a camera sees the dialog round it: it looks until it reads, while the dialog comes up. */
export async function scan(page: Page, name = /^Mã QR để trả/): Promise<string> {
  const code = page.getByRole('img', { name });
  await expect(code).toBeVisible();
  let text = '';
  await expect(async () => {
    text = await read(page, await page.getByRole('dialog').last().screenshot({ animations: 'disabled' }));
  }).toPass();
  return text;
}

/** "Save the picture": its name, and what a camera reads off it. */
export async function savePicture(
  page: Page,
  within: Page | Locator = page,
): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await within.getByRole('button', { name: 'Lưu ảnh QR', exact: true }).click();
  const file = await download;
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part);
  return { name: file.suggestedFilename(), text: await read(page, Buffer.concat(parts)) };
}

/** The page of a wallet's sandbox: what somebody does there. */
export async function atTheWallet(wallet: Page, choice: string): Promise<void> {
  await wallet.getByRole('button', { name: choice }).click();
}

/** Somebody scans a transfer with a banking app and sends it. */
export async function transfer(bank: Page, code: string, choice: string): Promise<void> {
  await bank.goto(`/sandbox/bank?code=${encodeURIComponent(code)}`);
  await bank.getByRole('button', { name: choice }).click();
  await expect(bank.getByRole('status')).toContainText('quán đã được báo');
}

export const orderMoneyRegion = (page: Page): Locator =>
  page.getByRole('region', { name: 'Tiền của đơn này' });

/** The gateway of an order's last payment does something: it pays, or its shop has nothing to give back from. */
export async function atGateway(page: Page, code: string, action: 'pay' | 'empty' | 'fill'): Promise<void> {
  const payments: { reference: string; about: string }[] = await (
    await page.request.get('/sandbox/payments')
  ).json();
  const { reference } = payments.findLast(({ about }) => about.endsWith(code)) ?? {};
  const told = await page.request.post('/sandbox/act', { data: { reference, action } });
  expect(told.ok()).toBe(true);
}

/** The wallet is made to take the same money once more. */
export const payOnceMore = (page: Page, code: string): Promise<void> => atGateway(page, code, 'pay');

/** From now on the gateways answer so. */
export async function gatewaysAre(page: Page, mood: 'well' | 'error'): Promise<void> {
  await page.request.post('/sandbox/mood', { data: { mood } });
}

/** More than an hour passes for one order, and nobody has paid it. */
export const anHourPasses = (code: string): void =>
  changeRow('update orders set created_at = created_at - 3700000 where code = :code', { code });

/** Long enough passes that the gateway may be asked about its one payment again. */
export const aMomentPasses = (code: string): void =>
  changeRow(
    'update payment_attempts set asked_at = asked_at - 10000 where order_id = (select id from orders where code = :code)',
    { code },
  );

/** The hash of the order which this device remembers as unpaid. */
export async function leftUnpaid(page: Page): Promise<string> {
  const [{ hash }] = await page.evaluate(() => JSON.parse(localStorage.getItem('mam.unpaid') ?? '[]'));
  return hash;
}

export const codeFromHash = (hash: string): string => hash.split(':')[0] ?? '';

/** The order on screen, from its address. */
export async function codeOnScreen(page: Page): Promise<string> {
  await page.waitForURL(/\/order\/detail\?/);
  return codeFromHash(new URL(page.url()).searchParams.get('order_hash') ?? '');
}
