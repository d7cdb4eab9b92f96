import { expect } from '@playwright/test';
import { CHICKEN_SALAD, FLAN } from '../start/been-here.ts';
import { DESKTOP, PHONE, test } from '../start/people.ts';
import { STORE } from '../start/shops.ts';
import { memberCard } from './at-the-group-order.ts';
import { haveChosenTogether } from './chosen-together.ts';

test('one goes on choosing without a network, and catches up with the others', async ({ someone }) => {
  const [owner, tram] = [await someone(DESKTOP, 'Minh Thư'), await someone(PHONE, 'Bảo Trâm')];
  await haveChosenTogether({
    owner: { person: owner, dishes: [FLAN], isChoosing: true },
    members: [{ person: tram, dishes: [CHICKEN_SALAD], isChoosing: true }],
  });
  await owner.page.goto(`/cart?${STORE}`);
  await tram.page.goto(`/cart?${STORE}`);
  const oneMore = tram.page.getByRole('button', { name: 'Thêm một' });
  await expect(oneMore).toBeVisible();
  await tram.page.context().setOffline(true);
  await oneMore.click();
  // the others go on meanwhile, and see hers as it was
  await owner.page.getByRole('button', { name: 'Thêm một' }).click();
  await expect(memberCard(owner.page, 'Minh Thư').first()).toContainText('2 món');
  await expect(memberCard(owner.page, 'Bảo Trâm')).toContainText('1 món');
  await tram.page.context().setOffline(false);
  await expect(memberCard(owner.page, 'Bảo Trâm')).toContainText('2 món');
  await expect(memberCard(tram.page, 'Minh Thư').first()).toContainText('2 món');
});
