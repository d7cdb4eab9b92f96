/** The brands of the demo that requests are made for and against. */
export const BRANDS = ['BEPNHA', 'SPREE'] as const;
export type Brand = (typeof BRANDS)[number];
