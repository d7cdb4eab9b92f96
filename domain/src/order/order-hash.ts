/** A hash so short belongs to nothing. */
const TOO_SHORT = 10;

/** Whether an address names an order at all. */
export const isOrderHash = (hash: string): boolean => hash.length > TOO_SHORT;
