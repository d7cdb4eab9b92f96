import { type Checkout, checkout, type Facts, type OpenCheckout } from './checkout.ts';

/** [OR106] Whether an order that staff take is refused as it stands, and would not be by an exception, with a fee where one is lacking. */
export function exceptionWouldDo(
  open: OpenCheckout,
  facts: Facts,
  weighed: Pick<Checkout, 'refusal'>,
): boolean {
  const { taken } = open.draft;
  if (!taken || weighed.refusal === null) return false;
  const lifted = { ...taken, exception: true, agreedFee: taken.agreedFee ?? 0 };
  return checkout({ ...open, draft: { ...open.draft, taken: lifted } }, facts).refusal === null;
}
