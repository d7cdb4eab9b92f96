import { addAtOnce, openCart, scanLink } from '../menu/at-the-menu.ts';
import { collectMyself, placeOrder } from '../order/at-the-checkout.ts';
import type { Person } from '../start/people.ts';
import { choosePayment } from './at-the-payment.ts';

/** A flan to fetch, and how it is to be paid; the order is sent. */
export async function orderAndPayWith(
  diner: Person,
  method: RegExp,
  { brand, store }: { brand: string; store: number } = { brand: 'BEPNHA', store: 101 },
): Promise<void> {
  const { page } = diner;
  await scanLink(page, brand, store);
  await addAtOnce(page, 'Bánh flan cà phê');
  await openCart(page);
  await collectMyself(diner);
  await choosePayment(page, method);
  await placeOrder(page);
}
