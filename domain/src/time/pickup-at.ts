/** number_of_days from today in the store's zone; hour −1 = no time chosen / now [OR7]. */
export interface PickupAt {
  readonly days: number;
  readonly hour: number;
  readonly minute: number;
}

export const NO_TIME: PickupAt = { days: 0, hour: -1, minute: 0 };
