import { readFileSync } from 'node:fs';
import type { PhoneChannel } from '@mam/domain/message/news.ts';
import type { Config } from '../../config.ts';
import type { PhoneGateway } from './phone-gateway.ts';
import { plainGateway } from './plain-gateway.ts';
import { zaloNotices } from './zalo-notices.ts';

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
