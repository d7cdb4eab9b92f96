import { expect } from '@playwright/test';
import { openTab, orderCard } from '../staff/at-the-board.ts';
import { beingCooked } from '../staff/being-cooked.ts';
import { CHICKEN_SALAD, FLAN, SWEET_SOUP } from '../start/been-here.ts';
import { test } from '../start/people.ts';

test('an order is changed: one dish out, one for another; dearer, agreed on the phone, taken at the door', async ({
  someone,
  kitchen,
}) => {
  const dishes = [CHICKEN_SALAD, FLAN, SWEET_SOUP];
  const { cook, cashier, diner, code } = await beingCooked(someone, kitchen, dishes);

  await orderCard(cashier.page, code)
    .getByRole('button', { name: `Xem đơn ${code}` })
    .click();
  await cashier.page.getByRole('button', { name: 'Sửa đơn' }).click();
  const change = cashier.page.getByRole('dialog', { name: `Sửa ${code}` });
  await change.getByRole('button', { name: 'Sửa Bánh flan cà phê' }).click();
  await change
    .getByRole('group', { name: 'Số lượng Bánh flan cà phê' })
    .getByRole('button', { name: 'Bớt' })
    .click();
  await change.getByRole('button', { name: 'Sửa Chè ba màu' }).click();
  await change.getByRole('button', { name: 'Đổi món' }).click();
  const picker = cashier.page.getByRole('dialog', { name: 'Đổi Chè ba màu lấy món nào?' });
  await picker.getByRole('searchbox').fill('nem nuong');
  await picker.getByRole('button', { name: /^Nem nướng Nha Trang/ }).click();
  await expect(change.getByText('đổi từ Chè ba màu')).toBeVisible();
  await expect(change.getByText('Khách phải trả thêm')).toBeVisible();
  await expect(change.getByRole('button', { name: 'Khách phải đồng ý đã' })).toBeVisible();
  await change.getByRole('radio', { name: /^Đã nói qua điện thoại/ }).check();
  await change.getByRole('button', { name: 'Lưu và báo bếp 2 chỗ đổi' }).click();
  await expect(change).toBeHidden();

  await openTab(cook.page, 'Đang nấu');
  await expect(orderCard(cook.page, code)).toContainText('Thu 173.760đ');
  const changed = orderCard(cook.page, code).getByRole('region', { name: /^Đã sửa lúc/ });
  await expect(changed).toContainText('Bánh flan cà phê');
  await expect(changed).toContainText('Nem nướng Nha Trang');
  const told = diner.page.getByRole('region', { name: /^Quán đã sửa đơn lúc/ });
  await expect(told).toContainText('bỏ ra 1');
  await expect(told).toContainText('1, thay Chè ba màu');
  await expect(told).toContainText(/Đơn đắt hơn/);
});
