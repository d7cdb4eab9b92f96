import type { Failure, Success } from '@mam/contract/http/envelope.ts';
import type { Language } from '@mam/contract/http/language.ts';
import type { RefusalParams } from '@mam/contract/http/refusal-text.ts';
import { type RefusalCode, refusalText } from '@mam/contract/refusals.ts';

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
export interface Refused<C extends RefusalCode = RefusalCode> {
  readonly refused: C;
}

export type Answer<T> = Ok<T> | Refused;

export const ok = <T>(data: T, message = ''): Ok<T> => ({ data, message });

export const refuse = <C extends RefusalCode>(
  code: C,
  detail: Readonly<Record<string, unknown>> = {},
): Refused<C> => ({ ...detail, refused: code });

export function isRefused<A extends object>(answer: A): answer is Extract<A, { readonly refused: string }> {
  return 'refused' in answer;
}

export function successOf<T>({ data, message, beside }: Ok<T>): Success<T> {
  return { ...beside, error: 0, message, data };
}

/** The envelope of a refusal: the three texts are equal. */
export function failureOf(refusal: Refused, language: Language): Failure {
  const { refused, ...detail } = refusal;
  const message = refusalText(refused, detail as RefusalParams, language);
  return { error: 1, code: refused, message, error_message: message, data: { ...detail, message } };
}
