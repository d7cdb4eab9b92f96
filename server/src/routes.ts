import type { Feature } from './http/house.ts';

/** Every feature that answers calls, in the written order. */
export const features: readonly Feature[] = [];
