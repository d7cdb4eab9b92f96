/** The value a sentence chooses its form by when it counts `name`. */
export const countFormKey = (name: string): string => `${name}.form`;

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

/** From here on a number is said in groups, as the language makes them: 1.234 and 1,234. Below, every language writes it as it is. */
const GROUPED = 1_000;

/** Every number among the values with its form in this language (one, other …), and as that language writes it. */
export function withForms(
  language: string,
  values: Readonly<Record<string, string | number>>,
): Record<string, string | number> {
  const formed: Record<string, string | number> = { ...values };
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'number') {
      formed[countFormKey(name)] = pluralRules(language).select(value);
      if (Math.abs(value) >= GROUPED) formed[name] = value.toLocaleString(language);
    }
  return formed;
}
