import { placeOrder } from '../order/at-the-checkout.ts';
import { comeBackToCart, FLAN } from '../start/been-here.ts';
import type { Person } from '../start/people.ts';
import type { Shop } from '../start/shops.ts';
import { choosePayment } from './at-the-payment.ts';

/** A flan to fetch, in the cart already, and how it is to be paid; the order is sent. */
export async function orderAndPayWith(diner: Person, method: RegExp, shop?: Shop): Promise<void> {
  const { page } = diner;
  await comeBackToCart(diner, { dishes: [FLAN], how: 'collected', ...(shop && { shop }) });
  await choosePayment(page, method);
  await placeOrder(page);
}
