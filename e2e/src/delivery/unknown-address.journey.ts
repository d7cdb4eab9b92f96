import { expect, type Locator } from '@playwright/test';
import { openPin, orderPlaced, placeButton } from '../order/at-the-checkout.ts';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { comeBackToCart, FLAN } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import { DESKTOP, type Person, PHONE, test } from '../start/people.ts';
import { BEP_NHA } from '../start/shops.ts';

const UNKNOWN = 'zzqq xxkk wwvv';
const DRIVER_CALLS = 'Bản đồ chưa biết địa chỉ này';
const KITCHEN_CALLS = 'Bản đồ chưa biết địa chỉ: gọi khách trước khi giao';

async function typeUnknown({ page, name, phone }: Person): Promise<Locator> {
  const details = page.getByRole('region', { name: 'Thông tin nhận món' });
  await page.getByRole('combobox', { name: 'Giao đến' }).fill(UNKNOWN);
  await page.getByLabel('Tên người nhận').fill(name);
  await page.getByLabel('Số điện thoại').fill(phone);
  await expect(details).toContainText(`${DRIVER_CALLS}, tài xế sẽ gọi bạn`);
  return details;
}

test('words that are on no map, for a flat fee: the diner reads that the driver calls, the kitchen that it must', async ({
  someone,
}) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Trần Không Phố');
  const { page } = diner;
  await comeBackToCart(diner, { shop: BEP_NHA, dishes: [FLAN] });
  await typeUnknown(diner);
  await lookClosely(page, 'an address on no map');
  await placeButton(page).click();
  const question = page.getByRole('alertdialog', { name: 'Gửi đơn tới quán?' });
  await expect(question).toContainText(`${DRIVER_CALLS} nên tài xế sẽ gọi bạn`);
  await question.getByRole('button', { name: 'Đặt món' }).click();
  const code = await orderPlaced(page);

  const card = orderCard(cook.page, code);
  await expect(card).toContainText(KITCHEN_CALLS);
  await card.getByRole('button', { name: `Xem đơn ${code}` }).click();
  await expect(cook.page.getByRole('dialog', { name: code })).toContainText(KITCHEN_CALLS);
  await lookClosely(cook.page, 'an order to an address on no map');
});

test('pinned on the map it is an address, and nobody has to call', async ({ someone }) => {
  const cook = await someone(DESKTOP);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Lê Ghim Tay');
  const { page } = diner;
  await comeBackToCart(diner, { shop: BEP_NHA, dishes: [FLAN] });
  const details = await typeUnknown(diner);
  const pin = await openPin(page);
  const map = pin.getByRole('application');
  await map.focus();
  await map.press('ArrowRight');
  await expect(pin.getByText('Trong vùng giao')).toBeVisible();
  await pin.getByRole('button', { name: 'Giao đến đây' }).click();
  await expect(pin).toBeHidden();
  await expect(details).toContainText(/Cách quán [\d,]+ km/);
  await expect(details).not.toContainText(DRIVER_CALLS);
  await placeButton(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đặt món' }).click();
  const code = await orderPlaced(page);
  await expect(orderCard(cook.page, code)).toBeVisible();
  await expect(orderCard(cook.page, code)).not.toContainText(KITCHEN_CALLS);
});
