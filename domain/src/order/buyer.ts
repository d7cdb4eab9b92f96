/**
 * [OR60] [OR80] An order is the diner's who placed it, and theirs whose device has proved its number. One that staff took
 * for a caller (creator null) is everybody's who holds its link too. uid null = who gives no name.
 */
export const isBuyer = (creator: string | null, uid: string | null, hasProved = false): boolean =>
  creator === null || creator === uid || (uid !== null && hasProved);
