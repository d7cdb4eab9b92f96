/** Answer of a call that went well. */
export interface Success<T> {
  readonly error: 0;
  readonly message: string;
  readonly data: T;
}

/** Answer of a refusal or fault: the three texts are the same, in the diner's language. */
export interface Failure<Code = string> {
  readonly error: 1;
  /** stable, does not depend on the language */
  readonly code: Code;
  readonly message: string;
  readonly error_message: string;
  readonly data: { readonly message: string; readonly [detail: string]: unknown };
}

export type Envelope<T, Code = string> = Success<T> | Failure<Code>;

/** The header names of ours. */
export const USER_TOKEN = 'X-USER-TOKEN';
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
export const CAPTCHA_TOKEN = 'X-CAPTCHA-TOKEN';
/** the code on the table somebody has come by */
export const TABLE_CODE = 'X-TABLE-CODE';
