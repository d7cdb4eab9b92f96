import { readFileSync } from 'node:fs';
import type { NewsKind, PhoneChannel } from '@mam/domain/message/news.ts';
import type { Config } from '../../config.ts';
import { plainGateway } from './plain-gateway.ts';
import { zaloNotices } from './zalo-notices.ts';

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

/** The gateways to phone numbers; null = none was named, so the channel is not offered. */
export type Channels = Readonly<Record<PhoneChannel, PhoneGateway | null>>;

/** The providers that were named. A demo speaks to its own sandbox, in their words. */
export function openChannels({ messages: { sms, call, zns }, mode, port }: Config): Channels {
  const sandbox = (channel: PhoneChannel) =>
    mode === 'demo' ? { url: `http://127.0.0.1:${port}/sandbox/${channel}`, key: 'sandbox' } : null;
  const plain = (named: Config['messages']['sms'], channel: PhoneChannel) => {
    const reached = named ?? sandbox(channel);
    return reached && plainGateway(reached);
  };
  const demoZalo = sandbox('zns');
  return {
    sms: plain(sms, 'sms'),
    call: plain(call, 'call'),
    zns: zns
      ? zaloNotices({ ...zns, token: () => readFileSync(zns.tokenFile, 'utf8').trim() })
      : demoZalo && zaloNotices({ url: demoZalo.url, token: () => demoZalo.key, templates: null }),
  };
}
