import { MARKS } from '@mam/domain/diet/facts.ts';
import { ALLERGENS, KINDS, type Kind } from '@mam/domain/diet/substances.ts';
import Type, { type Static } from 'typebox';

const KIND_CODES = Object.keys(KINDS) as Kind[];
const Substances = Type.Array(Type.Enum([...ALLERGENS, ...KIND_CODES]), {
  uniqueItems: true,
});

/** A restaurant's statements about a dish's ingredients; a missing one is not stated. */
export const DietFields = {
  /** contains these of the fourteen EU allergens, cereals and nuts by kind; empty = none, missing = not stated */
  allergens: Type.Optional(Substances),
  /** may contain these: by a choice of the diner, or as traces */
  may_contain: Type.Optional(Substances),
  /** marks the restaurant vouches for */
  diets: Type.Optional(Type.Array(Type.Enum([...MARKS]), { uniqueItems: true })),
  /** 0 mild to 3 very hot */
  spice_level: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
};
const Diet = Type.Object(DietFields);
export type DietWire = Static<typeof Diet>;
