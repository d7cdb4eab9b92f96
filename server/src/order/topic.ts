/** The bell of one order, for who holds its hash. */
export const orderTopic = (hash: string) => `order:${hash}`;

/** The bell of a kitchen: an order came or moved. */
export const boardTopic = (brand: string, store: number) => `board:${brand}:${store}`;
