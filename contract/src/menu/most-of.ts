import { UNLIMITED } from '@mam/domain/options/quantity.ts';

/** [OP1] [CO2] The most of a group: of what is configured and what is in force the smaller; 0 sets no limit. */
export function groupMaximum({
  max_permitted: configured,
  max,
}: {
  max_permitted?: number;
  max?: number;
}): number {
  return Math.min(configured || UNLIMITED, max || UNLIMITED);
}
