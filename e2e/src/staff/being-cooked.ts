import { orderSays } from '../order/at-the-checkout.ts';
import { ACCEPTED, takeSteps } from '../start/at-the-pass.ts';
import { haveOrdered } from '../start/been-here.ts';
import type { Kitchen } from '../start/empty-board.ts';
import { DESKTOP, PHONE, type Someone, TABLET } from '../start/people.ts';
import { signIn } from './at-the-board.ts';

type Dishes = Parameters<typeof haveOrdered>[1]['dishes'];

/** A delivery that is being cooked: seen by the cook at the pass, the cashier at the counter, and its diner on their phone. */
export async function beingCooked(someone: Someone, kitchen: Kitchen, dishes: Dishes) {
  const cook = await someone(TABLET);
  await signIn(cook.page, 'BEPNHA');
  const cashier = await someone(DESKTOP);
  await signIn(cashier.page, 'BEPNHA');
  const diner = await someone(PHONE, 'Phạm Thị Hoa');
  const { code, address } = await haveOrdered(diner, { dishes, how: { to: '12 Pasteur, P. Sài Gòn' } });
  await takeSteps(kitchen, code, ACCEPTED);
  await diner.page.goto(address);
  await orderSays(diner.page, 'Bếp đang nấu');
  return { cook, cashier, diner, code };
}
