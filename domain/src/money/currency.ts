/** A whole number of the currency's smallest unit: đồng, euro cent. Never a fraction. */
export type Minor = number;

/** A rate in whole basis points: 800 is 8 %. */
export type BasisPoints = number;

/** How a store writes its amounts [MO1]. */
export interface Currency {
  /** "đ", "€" */
  readonly symbol: string;
  readonly side: 'left' | 'right';
  /** A no-break space between number and symbol: "12,90 €" */
  readonly spaced: boolean;
  /** Digits after the decimal mark, 0 to 3; one main unit is 10^decimals minor units. */
  readonly decimals: number;
  /** Between groups of three digits; the decimal mark is "," when this is ".", else ".". */
  readonly groupSeparator: string;
}

export const DONG: Currency = { symbol: 'đ', side: 'right', spaced: false, decimals: 0, groupSeparator: '.' };
export const EURO: Currency = { symbol: '€', side: 'right', spaced: true, decimals: 2, groupSeparator: '.' };
