import type { DietFacts } from '@mam/domain/diet/facts.ts';
import type { DietWire } from './diet.schema.ts';

/** [DI1] What the wire says of a dish's ingredients; what it does not say stays unknown. */
export function dietOf(wire: DietWire): DietFacts {
  return {
    allergens: wire.allergens ?? null,
    mayContain: wire.may_contain ?? [],
    marks: wire.diets ?? [],
    spice: wire.spice_level ?? null,
  };
}
