import type { Failure, Success } from '@mam/contract/http/envelope.ts';
import type { Language } from '@mam/contract/http/language.ts';
import type { RefusalParams } from '@mam/contract/http/refusal-text.ts';
import type { CommonCode } from '@mam/contract/http/refusals.ts';
import { type RefusalCode, refusalText } from '@mam/contract/refusals.ts';

/** A call that went well: the envelope's data and message. */
export interface Ok<T> {
  readonly data: T;
  readonly message: string;
  /** fields that old clients look for beside data */
  readonly beside?: Readonly<Record<string, string>>;
}

/**
 * A "no" as a value: a code, and the values its sentence needs. They are sent in the envelope's data too, so a refusal
 * can carry a fresh quote. C: the codes besides those of any call.
 */
export interface Refused<C extends RefusalCode = never> {
  readonly refused: C | CommonCode;
}

export type Answer<T, C extends RefusalCode = never> = Ok<T> | Refused<C>;

export const ok = <T>(data: T, message = ''): Ok<T> => ({ data, message });

export const refuse = <C extends RefusalCode>(
  code: C,
  detail: Readonly<Record<string, unknown>> = {},
): { readonly refused: C } => ({ ...detail, refused: code });

export function isRefused(answer: object): answer is { readonly refused: string } {
  return 'refused' in answer;
}

export function successEnvelope<T>({ data, message, beside }: Ok<T>): Success<T> {
  return { ...beside, error: 0, message, data };
}

/** The envelope of a refusal: the three texts are equal. */
export function refusalEnvelope(refusal: Refused<RefusalCode>, language: Language): Failure {
  const { refused, ...detail } = refusal;
  const message = refusalText(refused, detail as RefusalParams, language);
  return { error: 1, code: refused, message, error_message: message, data: { ...detail, message } };
}

/** A refusal inside an answer: what a call would be refused with, before anybody asks it. */
export function refusalAhead(
  refusal: Refused<RefusalCode>,
  language: Language,
): { code: RefusalCode; message: string } {
  const { refused: code, ...detail } = refusal;
  return { ...detail, code, message: refusalText(code, detail as RefusalParams, language) };
}
