import { expect } from '@playwright/test';
import { placeButton } from '../order/at-the-checkout.ts';
import { FLAN, SALAD } from '../start/been-here.ts';
import { lookClosely } from '../start/look-closely.ts';
import type { Person } from '../start/people.ts';
import { beginAndInvite, cardOf, choose, fetchSoonest, openBeginning, STORE } from './at-the-group-order.ts';

interface InShares {
  /** cooked for those who have paid in time */
  readonly pledge?: boolean;
  /** what is read before joining */
  readonly reads: string;
}

/** Two have ordered, each to pay their own share to the restaurant; the owner looks at the order. */
export async function orderInShares(owner: Person, long: Person, { pledge = false, reads }: InShares) {
  // chosen at the beginning, read before anybody joins
  const sheet = await openBeginning(owner);
  await sheet.getByRole('radio', { name: 'Mỗi người trả thẳng cho quán' }).check();
  if (pledge) await sheet.getByRole('checkbox', { name: /^Sau 15 phút/ }).check();
  await lookClosely(owner.page, 'who is paid');
  const link = await beginAndInvite(owner);
  await long.page.goto(link);
  const invited = long.page.getByRole('dialog', { name: 'Minh Thư mời bạn' });
  await expect(invited).toContainText('Mỗi người trả phần mình thẳng cho quán');
  await expect(invited).toContainText(reads);
  await invited.getByLabel('Tên của bạn').fill(long.name);
  await invited.getByLabel('Số điện thoại').fill(long.phone);
  await invited.getByRole('button', { name: 'Vào mâm, chọn món' }).click();
  await expect(invited).toBeHidden();
  await choose(long, SALAD);
  await long.page.goto(`/cart?${STORE}`);
  await long.page.getByRole('button', { name: 'Tôi chọn xong' }).click();

  // ordered, without a way to pay to be chosen
  await choose(owner, FLAN);
  await owner.page.goto(`/cart?${STORE}`);
  await expect(cardOf(owner.page, 'Minh Thư')).toContainText('1 món');
  await expect(cardOf(owner.page, 'Hoàng Long')).toContainText('Đã xong');
  await owner.page.getByRole('radio', { name: 'Tự đến lấy' }).check();
  await owner.page.getByRole('button', { name: 'Mọi người xong rồi, chốt mâm' }).click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Chốt mâm' }).click();
  await fetchSoonest(owner.page);
  await expect(owner.page.getByText('mỗi người trả phần mình thẳng cho quán')).toBeVisible();
  await expect(owner.page.getByRole('button', { name: /^Thanh toán/ })).toHaveCount(0);
  await placeButton(owner.page).last().click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Đặt cho cả mâm' }).click();
  await owner.page.getByRole('button', { name: /theo dõi đơn/ }).click();
}
