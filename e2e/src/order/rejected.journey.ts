import { expect } from '@playwright/test';
import { addAtOnce, openCart, scanLink } from '../menu/at-the-menu.ts';
import { openTab, signIn, takeover } from '../staff/at-the-board.ts';
import { lookClosely } from '../start/look-closely.ts';
import { PHONE, TABLET, test } from '../start/people.ts';
import { giveAddress, giveRecipient, orderPlaced, orderSays, placeOrder } from './at-the-checkout.ts';

const REASON = 'Quán xin lỗi, bếp đang quá đông nên không kịp làm món cho bạn. Bạn đặt lại sau 30 phút nhé.';

test('an order the kitchen cannot take: the diner reads why, in the words the cook saw', async ({
  someone,
}) => {
  const cook = await someone(TABLET);
  await signIn(cook.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Phạm Thị Hoa');
  const { page } = diner;
  await scanLink(page, 'BEPNHA', 101);
  await addAtOnce(page, 'Gỏi gà bắp cải');
  await openCart(page);
  await giveAddress(page, '12 Pasteur, P. Sài Gòn');
  await giveRecipient(diner);
  await placeOrder(page);
  const code = await orderPlaced(page);

  const fresh = takeover(cook.page, code);
  await expect(fresh).toBeVisible();
  // the button waits a moment, so that a second tap on the last order does not answer this one
  await expect(async () => {
    await fresh.getByRole('button', { name: 'Từ chối' }).click();
    await expect(cook.page.getByRole('dialog', { name: `Từ chối ${code}?` })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const reject = cook.page.getByRole('dialog', { name: `Từ chối ${code}?` });
  await expect(reject.getByRole('button', { name: 'Chọn lý do' })).toBeVisible();
  await reject.getByRole('radio', { name: 'Bếp quá tải' }).check();
  await expect(reject).toContainText(REASON);
  await lookClosely(cook.page, 'reject');
  await reject.getByRole('button', { name: 'Từ chối đơn' }).click();
  await expect(reject).toBeHidden();

  await orderSays(page, 'Đơn đã huỷ');
  await expect(page.getByText(`Quán nhắn: ${REASON}`)).toBeVisible();
  await lookClosely(page, 'order, rejected');
  await openTab(cook.page, 'Xong');
  await expect(cook.page.getByRole('tabpanel').getByRole('button', { name: new RegExp(code) })).toContainText(
    'Đã huỷ',
  );
});
