import { expect } from '@playwright/test';
import { orderSays } from '../order/at-the-checkout.ts';
import { orderCard, signIn } from '../staff/at-the-board.ts';
import { ACCEPTED, takeSteps } from '../start/at-the-pass.ts';
import { CHICKEN_SALAD, FLAN, haveOrdered, SALAD, SWEET_SOUP } from '../start/been-here.ts';
import { DESKTOP, type Person, PHONE, test } from '../start/people.ts';

/** More than the 150.000đ from which the code of a newcomer is good. */
const LUNCH = { dishes: [CHICKEN_SALAD, SALAD, SWEET_SOUP, FLAN], how: 'collected' } as const;

test('a guest shows a code on paper: staff lay it on the order that waits, and it is good only once', async ({
  someone,
  kitchen,
}) => {
  const diner = await someone(PHONE, 'Lê Thị Phiếu Giấy');
  const staff = (await someone(DESKTOP)).page;
  await signIn(staff, 'BEPNHA');
  const first = await haveOrdered(diner, LUNCH);
  await takeSteps(kitchen, first.code, ACCEPTED);
  await diner.page.goto(first.address);
  await orderSays(diner.page, 'Bếp đang nấu');

  const sheet = await openCode(staff, first.code);
  // nobody reads small print well: a wrong letter is refused before anything changes
  await sheet.getByLabel('Mã của khách').fill('lua3ok');
  await sheet.getByRole('button', { name: 'Xem mã' }).click();
  await expect(sheet.getByText('Mã giảm giá không đúng')).toBeVisible();
  await sheet.getByLabel('Mã của khách').fill('lua30k');
  await sheet.getByRole('button', { name: 'Xem mã' }).click();
  const preview = sheet.getByRole('status').filter({ hasText: 'Chào bạn mới' });
  await expect(preview).toContainText('172.800đ');
  await sheet.getByRole('button', { name: 'Giảm 30.000đ' }).click();
  await expect(sheet).toBeHidden();

  // whoever ordered and whoever takes the money read the same
  await expect(orderCard(staff, first.code)).toContainText('Thu 172.800đ');
  await expect(diner.page.getByText('172.800đ').first()).toBeVisible();
  await expect(diner.page.getByText('LUA30K').first()).toBeVisible();

  // other dishes: the same again, so soon, would be the first order
  const dishes = [CHICKEN_SALAD, SALAD, SWEET_SOUP];
  const second = await haveOrdered(diner, { ...LUNCH, dishes, identity: first.identity });
  await takeSteps(kitchen, second.code, ACCEPTED);
  const again = await openCode(staff, second.code);
  await again.getByLabel('Mã của khách').fill('LUA30K');
  await again.getByRole('button', { name: 'Xem mã' }).click();
  await expect(again.getByText('Mã đã được sử dụng')).toBeVisible();
});

/** Opens the order's sheet for a guest's code. */
async function openCode(staff: Person['page'], code: string) {
  await orderCard(staff, code)
    .getByRole('button', { name: `Xem đơn ${code}` })
    .click();
  await staff.getByRole('button', { name: 'Nhập mã giảm giá' }).click();
  return staff.getByRole('dialog', { name: `Mã cho đơn ${code}` });
}
