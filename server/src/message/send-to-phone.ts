import type { PhoneChannel } from '@mam/domain/message/news.ts';
import type { Sender } from '../outbox/outbox.ts';
import { Undeliverable } from '../outside/undeliverable.ts';
import type { KeptPhoneNews } from './tell.ts';
import { messageText } from './templates.ts';

const asTexts = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** Hands a message to the provider of its channel, while it is news [MS4]. */
export const sendToPhone =
  (channel: PhoneChannel): Sender =>
  async ({ channels, now }, { key, content }) => {
    const { kind, values, language, until, phone } = content as KeptPhoneNews;
    const gateway = channels[channel];
    if (now() > until) throw new Undeliverable('too late to be news');
    if (!gateway?.knows(kind)) throw new Undeliverable('nobody takes it');
    await gateway.send({
      kind,
      phone,
      text: messageText(kind, values, language),
      values: asTexts(values),
      key,
    });
  };
