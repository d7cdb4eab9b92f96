/** The most of anything one line, option or part can hold; as a group's maximum it means no limit [OP1]. */
export const UNLIMITED = 999;

/** [OP1] [CA5] A number of dishes: whole, 1 to 999. */
export function isQuantity(n: number): boolean {
  return Number.isInteger(n) && n >= 1 && n <= UNLIMITED;
}

const LISTED = 24;

/** [CA9] The quantities a line's list offers: 1 to 24, and its own where that is more. */
export function quantityChoices(quantity: number): readonly number[] {
  const listed = Array.from({ length: LISTED }, (_, index) => index + 1);
  return quantity > LISTED ? [...listed, quantity] : listed;
}
