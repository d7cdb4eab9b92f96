import type { Failure, Success } from '@mam/contract/http/envelope.ts';
import type { Language } from '@mam/contract/http/language.ts';
import type { RefusalParams, RefusalTexts } from '@mam/contract/http/refusal-text.ts';
import { wordRefusal } from '@mam/contract/http/refusal-text.ts';

/** A call that went well: the envelope's data and message. */
export interface Ok<T> {
  readonly data: T;
  readonly message: string;
  /** what old clients look for beside data */
  readonly beside?: Readonly<Record<string, string>>;
}

/**
 * A "no" as a value: a code and what its sentence needs. Everything beside `refused` is also sent in the
 * envelope's data, so a refusal can carry the fresh quote or the current state.
 */
export interface Refused {
  readonly refused: string;
}

export type Answer<T> = Ok<T> | Refused;

export const ok = <T>(data: T, message = ''): Ok<T> => ({ data, message });

export const refuse = (code: string, detail: Readonly<Record<string, unknown>> = {}): Refused => ({
  ...detail,
  refused: code,
});

export function isRefused(answer: object): answer is Refused {
  return 'refused' in answer;
}

export type TextsOfLanguages = Readonly<Record<Language, RefusalTexts>>;

export function successOf<T>({ data, message, beside }: Ok<T>): Success<T> {
  return { ...beside, error: 0, message, data };
}

/** The envelope of a refusal: the three texts are equal. */
export function failureOf(refusal: Refused, texts: TextsOfLanguages, language: Language): Failure {
  const { refused, ...detail } = refusal;
  const message = wordRefusal(texts[language], refused, detail as RefusalParams, language);
  return { error: 1, code: refused, message, error_message: message, data: { ...detail, message } };
}
