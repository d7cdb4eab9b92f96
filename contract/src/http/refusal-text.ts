import type { Language } from './language.ts';

/** Sentences by code, with {name} placeholders. */
export type RefusalTexts = Readonly<Record<string, string>>;

export type RefusalParams = Readonly<Record<string, string | number | readonly string[] | undefined>>;

function shown(value: string | number | readonly string[] | undefined, language: Language): string {
  if (typeof value === 'number') return value.toLocaleString(language, { maximumFractionDigits: 1 });
  if (typeof value === 'string') return value;
  return (value ?? []).join(', ');
}

/** Puts the params into {name} places; numbers in the language's format, lists with commas. */
export function fillText(text: string, params: RefusalParams, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => shown(params[name], language));
}

/** The sentence of a refusal, or the one of FAULT for a code nobody worded. */
export function wordRefusal(
  texts: RefusalTexts,
  code: string,
  params: RefusalParams,
  language: Language,
): string {
  return fillText(texts[code] ?? texts.FAULT ?? code, params, language);
}
