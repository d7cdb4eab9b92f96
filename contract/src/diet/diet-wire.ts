import type { DietFacts } from '@mam/domain/diet/facts.ts';
import type { DietWire } from './diet.schema.ts';

/** [DI1] Reads a dish's ingredients from the wire; anything it does not say stays unknown. */
export function dietFromWire(wire: DietWire): DietFacts {
  return {
    allergens: wire.allergens ?? null,
    mayContain: wire.may_contain ?? [],
    marks: wire.diets ?? [],
    spice: wire.spice_level ?? null,
  };
}
