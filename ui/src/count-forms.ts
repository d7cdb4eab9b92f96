/** The value a sentence chooses its form by when it counts `name`. */
export const formOf = (name: string): string => `${name}.form`;

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

/** Every number among the values with its form in this language: one, other … */
export function withForms(
  language: string,
  values: Readonly<Record<string, string | number>>,
): Record<string, string | number> {
  const formed: Record<string, string | number> = { ...values };
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'number') formed[formOf(name)] = rulesOf(language).select(value);
  return formed;
}
