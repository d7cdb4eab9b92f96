import type { Language } from './language.ts';
import { orderTypeInWords } from './order-type-in-words.ts';
import { timeInWords } from './time-in-words.ts';

/** The HTTP status a refusal is answered with, and its sentence, with {name} places; {seconds:time} is said as people say a time, {type:order} as they call a kind of order. */
export interface Refusal extends Readonly<Record<Language, string>> {
  /** 409: depends on the state of things, the same request may be right a moment later; 422: it breaks a rule by itself */
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
}

/** By code. */
export type Refusals = Readonly<Record<string, Refusal>>;

export type RefusalParams = Readonly<Record<string, string | number | readonly string[] | undefined>>;

function shown(value: string | number | readonly string[] | undefined, language: Language): string {
  if (typeof value === 'number') return value.toLocaleString(language, { maximumFractionDigits: 1 });
  if (typeof value === 'string') return value;
  return (value ?? []).join(', ');
}

/** Puts the params into {name} places; numbers in the language's format, lists with commas. */
export function fillText(text: string, params: RefusalParams, language: Language): string {
  return text.replace(/\{(\w+)(:time|:order)?\}/g, (_, name: string, way?: string) => {
    const value = params[name];
    if (way === ':order') return orderTypeInWords(value, language);
    return way && typeof value === 'number' ? timeInWords(value, language) : shown(value, language);
  });
}
