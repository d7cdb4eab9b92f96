import type { NewsKind } from '@mam/domain/message/news.ts';

/** A message to a phone number: its text, and the values a provider puts into a text of its own. */
export interface PhoneMessage {
  readonly kind: NewsKind;
  /** international, with its plus */
  readonly phone: string;
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
  /** the same message has the same, however often it is sent */
  readonly key: string;
}

export interface PhoneGateway {
  /** whether it can say this */
  knows(kind: NewsKind): boolean;
  /** Throws ChannelDown when it may be tried again, Undeliverable when there is no sense in it. */
  send(message: PhoneMessage): Promise<void>;
}
