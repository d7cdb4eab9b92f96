/** The fourteen of Annex II of Regulation (EU) No 1169/2011, in the order of the law. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Cereals and tree nuts are named by their kind; each kind belongs to one of the fourteen. */
export const KINDS = {
  wheat: 'gluten',
  rye: 'gluten',
  barley: 'gluten',
  oats: 'gluten',
  spelt: 'gluten',
  khorasan: 'gluten',
  almonds: 'nuts',
  hazelnuts: 'nuts',
  walnuts: 'nuts',
  cashews: 'nuts',
  pecans: 'nuts',
  brazil_nuts: 'nuts',
  pistachios: 'nuts',
  macadamias: 'nuts',
} as const satisfies Readonly<Record<string, Allergen>>;
export type Kind = keyof typeof KINDS;

/** A substance as a restaurant names it: an allergen, or the kind of it. */
export type Substance = Allergen | Kind;

/** An allergen with the kinds that were named of it. */
export interface Named {
  readonly allergen: Allergen;
  readonly kinds: readonly Kind[];
}

const isAllergen = (code: string): code is Allergen => (ALLERGENS as readonly string[]).includes(code);
const isKind = (code: string): code is Kind => Object.hasOwn(KINDS, code);

/** [DI2] The allergen a substance is or belongs to; null for a code this version does not know. */
export function allergenOf(code: string): Allergen | null {
  if (isAllergen(code)) return code;
  return isKind(code) ? KINDS[code] : null;
}

/** [DI2] Substances by allergen, in the order of the law, each allergen once with its kinds. */
export function byAllergen(codes: readonly string[]): Named[] {
  const kindsOf = (allergen: Allergen) =>
    [...new Set(codes)].filter(isKind).filter((kind) => KINDS[kind] === allergen);
  const found = new Set(codes.map(allergenOf));
  return ALLERGENS.filter((allergen) => found.has(allergen)).map((allergen) => ({
    allergen,
    kinds: kindsOf(allergen),
  }));
}
