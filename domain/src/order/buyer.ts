/**
 * [OR60] Whose an order is: the diner's who placed it. One that staff took for a caller (creator null) is everybody's who
 * holds its link, since nobody else could stand in for the caller. uid null = who gives no name.
 */
export const isBuyer = (creator: string | null, uid: string | null): boolean =>
  creator === null || creator === uid;
