import { expect } from '@playwright/test';
import { orderSays } from '../order/at-the-checkout.ts';
import { openTab, orderCard, signIn } from '../staff/at-the-board.ts';
import { createHand } from '../start/count-taps.ts';
import { PHONE, TABLET, test } from '../start/people.ts';
import { atTheTicket } from './at-the-ticket.ts';

test('a caller is written down, called back by three digits, and reads their order; a table orders a round', async ({
  someone,
}) => {
  const { page, phone } = await someone(TABLET);
  await signIn(page, 'BEPNHA');
  await page.getByRole('link', { name: 'Ghi đơn' }).click();
  const hand = createHand(page);
  const { tile, ticket, section, send } = atTheTicket(page, hand);

  // nobody knows the number yet: address and name are filled in while the guest is choosing
  await page.getByRole('textbox', { name: 'Số cuối hoặc tên' }).fill(phone);
  await page.getByRole('button', { name: 'Số mới, ghi tên sau' }).click();
  await page.getByRole('button', { name: /Chưa có địa chỉ/ }).click();
  await page.getByLabel('Tên', { exact: true }).fill('Chị Hạnh');
  await page.getByLabel('Địa chỉ giao').fill('12 Pasteur, P. Sài Gòn');
  await page.getByRole('button', { name: 'Xong' }).click();
  await tile('Cơm tấm sườn bì chả trứng');
  await expect(ticket).toContainText('Giao 12 Pasteur');
  const first = await send('Gửi bếp');
  const guest = (await someone(PHONE)).page;
  const messages = async () => (await page.request.get('/sandbox/inbox/messages')).text();
  await expect.poll(messages).toContain(`đơn ${first}`);
  await guest.goto(/\/order\/detail\?[^"\s\\]+/.exec(await messages())?.[0] ?? '');
  await orderSays(guest, 'Bếp đang nấu');

  // three digits, the name, four dishes of four sections: fourteen taps, and no more
  const before = hand.taps();
  for (const digit of phone.slice(-3)) await hand.tap(page.getByRole('button', { name: digit, exact: true }));
  await hand.tap(page.getByRole('button', { name: /Chị Hạnh/ }));
  await tile('Phở bò tái nạm gầu');
  await hand.tap(ticket.getByRole('button', { name: 'Tô lớn' }));
  for (const [name, dish] of [
    ['Cơm', 'Cơm tấm sườn nướng'],
    ['Chè & bánh', 'Bánh flan cà phê'],
    ['Đồ uống', 'Trà sen vàng'],
  ] as const) {
    await section(name);
    await tile(dish);
  }
  await expect(ticket).toContainText('12 Pasteur');
  const second = await send('Gửi bếp');
  expect(hand.taps() - before).toBeLessThanOrEqual(14);

  await page.goto('/staff/take-order?table=5');
  await expect(page.getByRole('region', { name: 'Bàn 5' })).toBeVisible();
  await tile('Bánh mì thịt nướng mỡ hành');
  const round = await send('Gửi bếp');
  await page.goto('/staff/');
  await openTab(page, 'Đang nấu');
  for (const code of [first, second, round]) await expect(orderCard(page, code)).toBeVisible();
});
