export type InboxKind = 'sms' | 'zns' | 'call' | 'push';

/** Something that would have reached a person. */
export interface Caught {
  readonly id: number;
  readonly kind: InboxKind;
  /** a number, or the name of a device */
  readonly to: string;
  readonly text: string;
  /** the six digits in it, where it is a code */
  readonly code: string | null;
  /** where a push leads */
  readonly link: string | null;
  /** the request, as it can be looked at; keys are left out */
  readonly request: string;
  /** the answer to the sender */
  readonly status: number;
  readonly at: number;
}
